import { constants, setPriority } from 'node:os'
import type { JudgeTask, TaskAnswer } from './task.ts'
import { type Tools, work } from './work.ts'

/**
 * What the pool runs in each of its threads.
 * @param open makes the engine, once a thread
 */
export function threadOf(open: () => Promise<Tools>): (task: JudgeTask) => Promise<TaskAnswer> {
  stepBack()
  const tools = open()
  // Said with the first task that needs them.
  tools.catch(() => {})
  return async (task) => work(task, await tools)
}

/** Pages go first. Linux gives each thread a priority of its own; elsewhere it would be the whole server's. */
function stepBack(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Where that is not allowed, judging is as urgent as the rest.
  }
}
