import { availableParallelism } from 'node:os'
import { JudgeUnavailable } from '@hakka/judge/port'
import type { Piscina } from 'piscina'
import type { JudgeTask, TaskAnswer } from './task.ts'
import { Turns } from './turns.ts'

export interface JudgePool {
  /**
   * @param task whose file is gone from the caller's hands afterwards
   * @param signal of whoever waits. What has begun goes on without: to end a thread and start another costs more than
   * the judgement that nobody waits for any more.
   * @throws JudgeBusy
   * @throws JudgeUnavailable for a task that fails, or that takes longer than the limit
   */
  run(task: JudgeTask, signal: AbortSignal): Promise<TaskAnswer>
  close(): Promise<void>
}

interface PoolOptions {
  /** The module that each thread runs. */
  worker: URL
  /** What the module finds in `process.argv`, after the two that are always there. */
  argv?: string[]
  threads: number
  /** Tasks that may wait for a thread. */
  queue?: number
  /** How long a task may run, and how long it may wait before. */
  limitMs?: number
  waitMs?: number
  /** How much longer it may run where its thread has to be started first: a small machine reads the model in for seconds. */
  startMs?: number
}

/**
 * How many threads this process may judge with: its share of the machine's, which are one less than its cores where
 * nothing is set. With more processes than threads each still has one.
 */
export function shareOf(
  { threads, processes }: { threads: number | undefined; processes: number },
  cores: number = availableParallelism(),
): number {
  return Math.max(1, Math.floor((threads ?? cores - 1) / processes))
}

const IDLE_MS = 60_000
/** A judgement needs a tenth of it; a thread that runs away ends instead of the server. */
const HEAP_MB = 192

/** A file is handed to its thread, not copied: it is the largest thing that a visitor may have in memory. */
function handedOver(task: JudgeTask): ArrayBuffer[] {
  if (task.kind === 'decode') return [task.wav.buffer]
  return 'wav' in task.sound ? [task.sound.wav.buffer] : []
}

/**
 * Threads that judge, one task each, opened with the first task and ended when nobody comes for a minute. A judgement
 * holds its thread for a fifth of a second, which no page should wait for.
 */
export function judgePool(options: PoolOptions): JudgePool {
  const { worker, argv = [], threads, queue = 32 } = options
  const { limitMs = 5_000, waitMs = 15_000, startMs = 5_000 } = options
  // The library's own queue stays empty: it forgets what waits in it when the thread before has to be ended.
  const turns = new Turns({ atOnce: threads, waiting: queue, waitMs })
  let opened: Promise<Piscina> | undefined

  const open = async () => {
    const { Piscina: Pool } = await import('piscina')
    return new Pool({
      filename: worker.href,
      argv,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
  }

  return {
    async run(task, signal) {
      await turns.begin(signal)
      let limit: AbortSignal | undefined
      try {
        opened ??= open()
        const pool = await opened
        const mayStart = pool.threads.length < threads
        limit = AbortSignal.timeout(mayStart ? limitMs + startMs : limitMs)
        return await pool.run(task, { signal: limit, transferList: handedOver(task) })
      } catch (cause) {
        throw new JudgeUnavailable(limit?.aborted ? 'it took too long' : 'a thread failed', { cause })
      } finally {
        turns.end()
      }
    },
    async close() {
      const pool = await opened
      opened = undefined
      await pool?.destroy()
    },
  }
}
