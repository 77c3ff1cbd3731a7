import { causes } from './causes.ts'
import { stackOrigin } from './stack-origin.ts'

/** What the log keeps of an error: where it arose, never the values that a statement carried. */
export function describe(error: unknown): Record<string, unknown> {
  const chain = causes(error)
  const stack = (chain.at(-1)?.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { causes: chain.map(describeOne), at: stack.slice(0, 8).map((line) => stackOrigin(line.trim())) }
}

function describeOne(error: Error): Record<string, unknown> {
  const code = 'code' in error ? error.code : undefined
  if ('query' in error) return { name: error.constructor.name, query: error.query }
  // PostgreSQL quotes what it can't read: such a message may hold what a pupil wrote.
  if ('severity' in error) {
    const { constraint, table, routine } = {
      constraint: undefined,
      table: undefined,
      routine: undefined,
      ...error,
    }
    return { name: 'DatabaseError', code, constraint, table, routine }
  }
  return { name: error.name, code, message: error.message }
}
