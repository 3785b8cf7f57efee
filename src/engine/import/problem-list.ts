import type { RowProblem } from '../row-flags.ts';
import { detachedText } from './growing-text.ts';

const keptProblems = 1000;
const keptCharacters = 120;

/** What was found wrong: the first thousand by line are kept, all are counted. */
export class ProblemList {
  readonly #early: RowProblem[] = [];
  readonly #late: RowProblem[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** `isLate`: found after the last row was read; each of the two kinds comes in the order of lines. */
  add(problem: RowProblem, isLate: boolean): void {
    this.#count++;
    const list = isLate ? this.#late : this.#early;
    if (list.length >= keptProblems) return;
    list.push({
      ...problem,
      field: detachedText(problem.field.slice(0, keptCharacters)),
      value: detachedText(problem.value.slice(0, keptCharacters)),
    });
  }

  first(): RowProblem[] {
    return [...this.#early, ...this.#late].sort((a, b) => a.line - b.line).slice(0, keptProblems);
  }
}
