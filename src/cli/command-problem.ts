/** The file or the command cannot be used: one line on standard error, exit 2. */
export class CommandProblem extends Error {
  override readonly name = 'CommandProblem';
}
