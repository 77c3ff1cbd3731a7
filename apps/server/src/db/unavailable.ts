/** Errors of sockets and of PostgreSQL that mean: not there now, try later. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
])
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end)/

/** Whether the database (not the statement) is what failed, however deep the cause lies. */
export function isUnavailable(error: unknown): boolean {
  for (const cause of causes(error)) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    // A file that is not there is ENOENT as well: only what happens on sockets counts.
    const onFile = 'syscall' in cause && cause.syscall === 'open'
    if (code.startsWith('08') || (CODES.has(code) && !onFile) || MESSAGES.test(cause.message)) return true
  }
  return false
}

/** Of PostgreSQL: a wrong password, no such user, no such database. */
const REFUSED = new Set(['28000', '28P01', '3D000'])

/** Whether the database is there and does not let this user in. */
export const isRefused = (error: unknown): boolean =>
  causes(error).some((cause) => 'code' in cause && typeof cause.code === 'string' && REFUSED.has(cause.code))

/** An error, what caused it, and so on; an AggregateError's members too. */
export function causes(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  return [error, ...inner.flatMap(causes)]
}
