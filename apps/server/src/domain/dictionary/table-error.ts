/** What is wrong with a table, in sentences with the row they are about; nothing of it was taken over. */
export class TableError extends Error {
  override name = 'TableError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[], options?: ErrorOptions) {
    super(problems.join('\n'), options)
    this.problems = problems
  }
}
