import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Judgement, JudgeRefusal, JudgeUnavailable, type PronunciationJudge } from '@hakka/judge/port'
import type { Env } from '../../kernel/env.ts'
import type { Log } from '../../kernel/log.ts'
import { ROOT } from '../../kernel/root.ts'
import type { Judging } from '../../ports/judging.ts'
import { HttpJudge } from './http-judge.ts'
import { type JudgePool, judgePool, shareOf } from './pool.ts'
import type { TaskAnswer } from './task.ts'

const WORKERS = {
  source: 'apps/server/src/domain/judge/worker.ts',
  /** Of the server that `npm start` runs, where this module is part of one file. */
  built: 'apps/server/build/judge-worker.js',
}
const WORKER = pathToFileURL(join(ROOT, WORKERS[import.meta.url.endsWith('.ts') ? 'source' : 'built']))

/** The embedded engine's weights. */
export const MODEL = join(ROOT, 'packages/judge/model/judge.bin')

/** Opens nothing yet: the first recording does. */
export function openJudging({ env, log }: { env: Env; log: Log }): Judging {
  const { engine, url, modelPath: onnxPath } = env.judge
  const pool = judgePool({
    worker: WORKER,
    argv: onnxPath ? [MODEL, onnxPath] : [MODEL],
    threads: shareOf(env.judge),
  })
  if (engine !== 'http' || !url) return onPool(pool)
  const fallback = env.judge.fallback ? (error: JudgeUnavailable) => warn(log, error) : undefined
  return byService(pool, new HttpJudge(url), fallback)
}

const warn = (log: Log, { message }: JudgeUnavailable) =>
  log.warn({ reason: message }, 'the configured judge did not answer: the embedded one does')

/** An engine that runs in the pool's threads. */
export function onPool(pool: JudgePool): Judging {
  return {
    async judge({ wav, ...said }, signal) {
      return judged(await pool.run({ kind: 'judge', sound: { wav }, ...said }, signal))
    },
    close: () => pool.close(),
  }
}

/**
 * A service judges; the pool reads the file, and judges too where the service does not answer.
 * @param fallback told when that happens; without it the service's silence is a 503
 */
export function byService(
  pool: JudgePool,
  service: PronunciationJudge,
  fallback?: (error: JudgeUnavailable) => void,
): Judging {
  return {
    async judge({ wav, ...said }, signal) {
      const decoded = expected(await pool.run({ kind: 'decode', wav }, signal))
      if (decoded.kind !== 'decoded') throw new JudgeUnavailable('the file was not read')
      const { pcm } = decoded
      try {
        return await service.judge({ ...said, pcm }, signal)
      } catch (error) {
        if (!(error instanceof JudgeUnavailable) || !fallback || signal.aborted) throw error
        fallback(error)
        return judged(await pool.run({ kind: 'judge', sound: { pcm }, ...said }, signal))
      }
    },
    close: () => pool.close(),
  }
}

function judged(answer: TaskAnswer): Judgement {
  const told = expected(answer)
  if (told.kind !== 'judged') throw new JudgeUnavailable('there is no judgement')
  return told.judgement
}

function expected(answer: TaskAnswer): Extract<TaskAnswer, { kind: 'decoded' | 'judged' }> {
  if (answer.kind === 'refused') throw new JudgeRefusal(answer.code)
  if (answer.kind === 'unavailable') throw new JudgeUnavailable(answer.message)
  return answer
}
