import { pino } from 'pino'
import type { Log } from '../services.ts'

/** Lines are written together: a system call for each would cost more than most answers. */
const BUFFER_BYTES = 4096
const FLUSH_MS = 500

let last = 0
let stamp = ''

/** Many lines fall into one millisecond, and a time is dear to write out. */
function timestamp(): string {
  const now = Date.now()
  if (now !== last) {
    last = now
    stamp = `,"time":"${new Date(now).toISOString()}"`
  }
  return stamp
}

/** JSON lines. Nothing is logged but what the code names: no headers, no bodies, no whole addresses. */
export function createLog(level: string, write?: (line: string) => void): Log {
  const options = { level, base: null, timestamp }
  if (write) return pino(options, { write })
  // What is held is written when the process ends, whatever ends it short of SIGKILL.
  const output = pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS })
  return pino(options, output)
}
