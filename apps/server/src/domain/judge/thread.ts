import { stepBack } from '../running/step-back.ts'
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
