import { execFileSync } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { availableParallelism, constants, setPriority } from 'node:os'
import { basename } from 'node:path'

/**
 * Lets every other thread go first: pages do not wait for a judgement. Linux alone gives threads priorities of their
 * own; elsewhere it would be the whole server's.
 */
export function stepBack(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    if (availableParallelism() === 1) onlyWhenIdle()
  } catch {
    // Where that is not allowed, or there is no `chrt`, judging is nearly as urgent as the rest.
  }
}

/**
 * On a single core even a nice thread runs for some milliseconds before another gets its turn: a page waited 10 ms
 * instead of 0.1. The scheduler's idle class gives way at once; Node.js has no call for it. With more cores the thread
 * keeps its share of a busy machine.
 */
function onlyWhenIdle(): void {
  const thread = basename(readlinkSync('/proc/thread-self'))
  execFileSync('chrt', ['--idle', '--pid', '0', thread], { stdio: 'ignore', timeout: 2_000 })
}
