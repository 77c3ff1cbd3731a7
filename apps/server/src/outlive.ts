import { isUnavailable } from './db/unavailable.ts'
import { describe } from './kernel/describe.ts'
import type { Log } from './kernel/log.ts'

/** As Node.js ends on its own. */
const UNHEARD = 1

/**
 * From now on what nobody heard does not end the site for everybody who is in it. A rejection leaves nothing in doubt: it
 * is a fault of ours, in the log. A connection that breaks in a library's hands, between the listeners that it takes off
 * and puts on, is one more that is lost. After anything else that was thrown nobody knows what was left half done: the
 * process ends, and the next one begins whole. What is said holds no value of a statement.
 */
export function outliveUnheard(log: Log): void {
  process.on('unhandledRejection', (error) => log.error(describe(error), 'nobody heard a rejection'))
  process.on('uncaughtException', (error) => {
    if (isUnavailable(error)) {
      log.warn(describe(error), 'nobody heard that a connection was lost')
      return
    }
    log.error(describe(error), 'nobody heard an error: the process ends')
    process.exit(UNHEARD)
  })
}
