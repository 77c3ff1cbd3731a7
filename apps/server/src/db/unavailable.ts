import { causes } from '../kernel/causes.ts'

/**
 * Of sockets, of names looked up, and of PostgreSQL: not there now, try later. Of a socket of a file a process that stands
 * still is EAGAIN, as soon as as many wait for it as it lets.
 */
const ON_SOCKETS = [
  'EAGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EADDRNOTAVAIL',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETRESET',
  'ENETUNREACH',
  'ENOENT',
  'ENOTCONN',
  'EPIPE',
  'EPROTO',
  'ETIMEDOUT',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]
const ON_NAMES = ['EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA', 'ENOTFOUND']
/** Ended by its operator, crashed, starting, dropped, idle; cancelled by a limit; out of connections or memory; read-only after a change of servers. */
const OF_POSTGRES = [
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
  '57014',
  '53300',
  '53200',
  '25006',
  '25P03',
  '58000',
  '58030',
]
const CODES = new Set([...ON_SOCKETS, ...ON_NAMES, ...OF_POSTGRES])
const SOCKET_CALLS = new Set(['connect', 'read', 'write', 'shutdown', 'getaddrinfo'])
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end)/

/** Whether the database (not the statement) is what failed, however deep the cause lies. */
export function isUnavailable(error: unknown): boolean {
  for (const cause of causes(error)) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    // Of files some of these mean something else: only what happens on sockets counts.
    const onFile = 'syscall' in cause && !SOCKET_CALLS.has(String(cause.syscall))
    if (code.startsWith('08') || (CODES.has(code) && !onFile) || MESSAGES.test(cause.message)) return true
  }
  return false
}

/** Of PostgreSQL: a wrong password, no such user, no such database. */
const REFUSED = new Set(['28000', '28P01', '3D000'])

/** Whether the database is there and does not let this user in. */
export const isRefused = (error: unknown): boolean =>
  causes(error).some((cause) => 'code' in cause && typeof cause.code === 'string' && REFUSED.has(cause.code))
