import type { StrengthModifier } from '../../src/engine/contracts/strength-modifier.ts';

const day = 86_400_000;
const asOfMs = Date.UTC(2026, 10, 29);

/** One memory as a modifier sees it; what is left out is 0 days, unread and unprotected. */
export interface ModifiedMemory {
  readonly ageDays?: number;
  readonly idleDays?: number;
  /** undefined = never read. */
  readonly readDaysAgo?: number;
  readonly reads?: number;
  readonly isProtected?: boolean;
  readonly timeConstantDays?: number;
  /** One value per column that the modifier reads; undefined = what stands in for a missing one. */
  readonly columns?: readonly (number | undefined)[];
}

type Params = Readonly<Record<string, number | string>>;
type Hook = 'fillHeight' | 'fillElapsed' | 'fillStrength';

function inputOf(modifier: StrengthModifier, params: Params, memories: readonly ModifiedMemory[]) {
  const floats = (pick: (memory: ModifiedMemory) => number) => Float64Array.from(memories, pick);
  const history = {
    rowCount: memories.length,
    asOfMs,
    createdMs: floats(({ ageDays = 0 }) => asOfMs - ageDays * day),
    ageDays: floats(({ ageDays = 0 }) => ageDays),
    idleDays: floats(({ idleDays = 0 }) => idleDays),
    lastReadMs: floats(({ readDaysAgo = Number.NaN }) => asOfMs - readDaysAgo * day),
    readCount: floats(({ reads = 0 }) => reads),
    log: null,
  };
  const input = {
    history,
    isProtected: Uint8Array.from(memories, ({ isProtected = false }) => Number(isProtected)),
    timeConstantDays: floats(({ timeConstantDays = 1 }) => timeConstantDays),
    isStore: true,
  };
  const columns = (modifier.reads?.(params) ?? []).map(({ missing }, i) =>
    floats((memory) => memory.columns?.[i] ?? missing),
  );
  return { input, columns };
}

/** Runs one hook of a modifier over `values`; `memories[i]` is whose value `values[i]` is. */
export function modify(
  modifier: StrengthModifier,
  hook: Hook,
  params: Params,
  values: readonly number[],
  memories: readonly ModifiedMemory[] = values.map(() => ({})),
): number[] {
  const { input, columns } = inputOf(modifier, params, memories);
  const out = Float64Array.from(values);
  if (hook === 'fillElapsed') modifier.fillElapsed!(out, null, input, params, columns);
  else modifier[hook]!(out, input, params, columns);
  return Array.from(out);
}

/** Which of the memories a modifier protects. */
export function protectedOnes(
  modifier: StrengthModifier,
  params: Params,
  memories: readonly ModifiedMemory[],
): boolean[] {
  const { input, columns } = inputOf(modifier, params, memories);
  const out = new Uint8Array(memories.length);
  modifier.fillProtected!(out, input, params, columns);
  return Array.from(out, (isProtected) => isProtected === 1);
}
