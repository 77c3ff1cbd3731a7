import { getPriority } from 'node:os'
import { encodeWav } from '@hakka/judge/encode-wav'
import { JudgeUnavailable } from '@hakka/judge/port'
import { afterEach, describe, expect, test } from 'vitest'
import { JudgeBusy } from '../../ports/judging.ts'
import { judgePool, shareOf } from './pool.ts'
import type { JudgeTask } from './task.ts'
import { soundOf } from './testing/judgements.ts'

const worker = new URL('./testing/stub-worker.ts', import.meta.url)
const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const pool of open.splice(0)) await pool.close()
})

function pool(options: Partial<Parameters<typeof judgePool>[0]> = {}) {
  const made = judgePool({ worker, threads: 1, queue: 2, ...options })
  open.push(made)
  return made
}

const task = (does: string, pcm = soundOf()): JudgeTask => ({
  kind: 'judge',
  dialectId: 1,
  words: [{ text: does, pinyin: 'gung24' }],
  sound: { pcm },
})
const never = new AbortController().signal

test.each([
  // threads set, processes, cores: share of each
  [undefined, 1, 1, 1],
  [undefined, 1, 8, 7],
  [undefined, 4, 8, 1],
  [undefined, 2, 8, 3],
  [6, 2, 8, 3],
  [6, 4, 2, 1],
  [1, 256, 8, 1],
  [256, 1, 8, 256],
])('%s threads for %s processes on %s cores are %s for each', (threads, processes, cores, share) => {
  expect(shareOf({ threads, processes }, cores)).toBe(share)
})

describe('the judge’s threads', () => {
  test('judge a file, and read one for another engine', async () => {
    const judging = pool()
    const file = () => encodeWav(soundOf(), 16_000)
    const answer = await judging.run({ ...task('公'), sound: { wav: file() } } as JudgeTask, never)
    expect(answer).toMatchObject({ kind: 'judged', judgement: { score: 72 } })
    const read = await judging.run({ kind: 'decode', wav: file() }, never)
    expect(read.kind === 'decoded' && read.pcm.length).toBe(16_000)
  })

  test('tell a refusal by its code, also where the file is longer than half a minute', async () => {
    const judging = pool()
    expect(await judging.run(task('公', soundOf(1, 0)), never)).toEqual({ kind: 'refused', code: 'silence' })
    const wav = encodeWav(soundOf(31), 16_000)
    expect(await judging.run({ kind: 'decode', wav }, never)).toEqual({ kind: 'refused', code: 'too_long' })
    expect(await judging.run({ ...task('公'), dialectId: 5 } as JudgeTask, never)).toMatchObject({
      code: 'unsupported_dialect',
    })
  })

  test('step back behind the pages, which keep their priority', async () => {
    const before = getPriority()
    const answer = await pool().run(task('priority'), never)
    const expected = process.platform === 'linux' ? 'priority 10' : `priority ${before}`
    expect(answer).toMatchObject({ judgement: { engine: expected } })
    expect(getPriority()).toBe(before)
  })

  test('take one each, let as many wait as the queue holds, and turn the next away', async () => {
    const judging = pool()
    const runs = [1, 2, 3].map(() => judging.run(task('wait 100'), never))
    await expect(judging.run(task('公'), never)).rejects.toThrow(JudgeBusy)
    const answers = await Promise.all(runs)
    expect(answers.map(({ kind }) => kind)).toEqual(['judged', 'judged', 'judged'])
    expect((await judging.run(task('公'), never)).kind).toBe('judged')
  })

  test('end one that runs away, and go on with a new thread', async () => {
    const judging = pool({ limitMs: 500, startMs: 2_000 })
    const spinning = judging.run(task('spin'), never)
    const next = judging.run(task('公'), never)
    await expect(spinning).rejects.toThrow(JudgeUnavailable)
    expect((await next).kind).toBe('judged')
  })

  test('give a task longer whose thread has to start, and no other', async () => {
    const judging = pool({ limitMs: 5, startMs: 60_000 })
    expect((await judging.run(task('公'), never)).kind).toBe('judged')
    await expect(judging.run(task('wait 1500'), never)).rejects.toThrow(JudgeUnavailable)
  })

  test('answer for an engine that breaks, or takes its thread with it', async () => {
    const judging = pool()
    await expect(judging.run(task('break'), never)).rejects.toThrow(JudgeUnavailable)
    await expect(judging.run(task('crash'), never)).rejects.toThrow(JudgeUnavailable)
    expect(await judging.run(task('down'), never)).toEqual({ kind: 'unavailable', message: 'no model' })
    expect((await judging.run(task('公'), never)).kind).toBe('judged')
  })

  test('forget who has gone while waiting, and make room', async () => {
    const judging = pool({ queue: 1 })
    const first = judging.run(task('wait 400'), never)
    const gone = new AbortController()
    const second = judging.run(task('公'), gone.signal)
    gone.abort()
    await expect(second).rejects.toThrow(JudgeBusy)
    expect((await judging.run(task('公'), never)).kind).toBe('judged')
    await first
  })

  test('give up on one that waits too long', async () => {
    const judging = pool({ waitMs: 400 })
    await judging.run(task('公'), never)
    const first = judging.run(task('wait 1500'), never)
    await expect(judging.run(task('公'), never)).rejects.toThrow(JudgeBusy)
    expect((await first).kind).toBe('judged')
  })
})
