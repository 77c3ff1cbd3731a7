import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import chefGame from './chef/game.ts'
import chefSample from './chef/sample.json' with { type: 'json' }
import type { GameRules, Played } from './kit/define.ts'
import stepsGame from './sentence-steps/game.ts'
import stepsSample from './sentence-steps/sample.json' with { type: 'json' }
import songGame from './song-trail/game.ts'
import songSample from './song-trail/sample.json' with { type: 'json' }
import voiceGame from './voice-trail/game.ts'
import voiceSample from './voice-trail/sample.json' with { type: 'json' }
import windowsGame from './windows/game.ts'
import { CLOSED, open } from './windows/house.ts'
import windowsSample from './windows/sample.json' with { type: 'json' }

// 200 plays that the real views sent, played by programs with a child's pauses (`npm run fuzz -- record`), each at five
// paces. Of what a game makes its players wait nothing is shortened.

type Kept<Log> = [seed: string, usedTime: number, log: Log]

const bytes = readFileSync(new URL('./kit/testing/recorded.json.gz', import.meta.url))
const recorded: Record<string, Kept<unknown>[]> = JSON.parse(gunzipSync(bytes).toString())

const PACES = [0.8, 1, 1.3, 1.6, 2]

/** Moments at another pace: `waits` is what the game itself takes before each. */
function paced(
  moments: readonly number[],
  pace: number,
  waits: (index: number) => number = () => 0,
): number[] {
  let now = 0
  let before = 0
  return moments.map((at, index) => {
    const wait = Math.min(waits(index), at - before)
    now += wait + Math.round((at - before - wait) * pace)
    before = at
    return now
  })
}

/** Of each game: its plays at a pace, what the rules say of them, and the time that counts. */
function verdicts<C, D, L, V extends Played>(
  folder: string,
  game: GameRules<C, D, L, V>,
  sample: unknown,
  at: (log: L, pace: number, deal: D) => { log: L; usedTime?: number },
): { verdict: V; usedTime: number; pace: number; told: number }[] {
  const content = game.content.parse(sample)
  return (recorded[folder] ?? []).flatMap(([seed, told, own]) => {
    const deal = game.deal(content, seed)
    return PACES.map((pace) => {
      const { log, usedTime } = at(game.log.parse(own), pace, deal)
      const verdict = game.replay(content, deal, game.log.parse(log))
      return { verdict, usedTime: usedTime ?? verdict.leastTime, pace, told }
    })
  })
}

const FEEDBACK_MS = 1000
const feedback = (index: number) => (index > 0 ? FEEDBACK_MS : 0)

const voice = verdicts('voice-trail', voiceGame, voiceSample, (log, pace) => {
  const entries = Object.entries(log).toSorted(([a], [b]) => Number(a) - Number(b))
  const times = paced(
    entries.map(([, own]) => own.at ?? 0),
    pace,
    feedback,
  )
  return { log: Object.fromEntries(entries.map(([no, own], index) => [no, { ...own, at: times[index] }])) }
})

const steps = verdicts('sentence-steps', stepsGame, stepsSample, ({ answers }, pace) => {
  const sent = paced(
    answers.map((own) => own.at),
    pace,
    feedback,
  )
  const begun = (list: readonly number[], index: number) => {
    const before = list[index - 1]
    return before === undefined ? 0 : before + FEEDBACK_MS
  }
  const olds = answers.map((own) => own.at)
  return {
    log: {
      answers: answers.map((own, index) => ({
        ...own,
        at: sent[index] ?? 0,
        placed: own.placed.map(([place, at]): [number, number] => [
          place,
          begun(sent, index) + Math.floor((at - begun(olds, index)) * pace),
        ]),
      })),
    },
  }
})

/** A guest who was served is looked after for so long; nothing is pressed meanwhile. */
const SERVED_MS = 1300

const chef = verdicts('chef', chefGame, chefSample, ({ moves, end }, pace) => {
  const times = paced(
    moves.map(([, , at]) => at),
    pace,
    (index) => (moves[index - 1]?.[0] === 'serve' ? SERVED_MS : 0),
  )
  const all = moves.map(([deed, what], index): (typeof moves)[number] => [deed, what, times[index] ?? 0])
  return { log: { moves: all.filter(([, , at]) => at <= end), end }, usedTime: end }
})

const LOCK_MS = 2500

const windows = verdicts('windows', windowsGame, windowsSample, ({ flips }, pace, { levels }) => {
  let house = CLOSED
  let before = 0
  const waits = flips.map(([level, window]) => {
    if (level !== before) house = CLOSED
    before = level
    const step = open(house, window, levels[level - 1] ?? [])
    house = step.house
    return step.opened === 'miss' ? LOCK_MS : 0
  })
  const times = paced(
    flips.map(([, , at]) => at),
    pace,
    (index) => waits[index - 1] ?? 0,
  )
  const own = flips.map(([level, window], index): (typeof flips)[number] => [
    level,
    window,
    times[index] ?? 0,
  ])
  return { log: { flips: own } }
})

const song = verdicts('song-trail', songGame, songSample, ({ answers, end }, pace) => ({
  log: {
    answers: answers.map((own) => ({ ...own, at: Math.floor(own.at * pace) })),
    end: Math.floor(end * pace),
  },
}))

describe('a recorded play', () => {
  const all = [...voice, ...steps, ...chef, ...windows, ...song]

  it('is a whole play of its game at every pace, and took as long as its view said', () => {
    expect(all).toHaveLength(200 * PACES.length)
    expect(all.filter(({ verdict }) => !verdict.ok).map(({ verdict }) => verdict.fault)).toEqual([])
    expect(all.filter(({ verdict }) => !verdict.finished)).toEqual([])
    expect(all.filter(({ pace, usedTime, told }) => pace === 1 && usedTime !== told)).toEqual([])
  })

  it('is taken for a program’s in at most one of a hundred cases', () => {
    const flagged = all.filter(({ verdict, usedTime }) => verdict.suspicious || usedTime < verdict.fairTime)
    expect(flagged.length).toBeLessThanOrEqual(all.length / 100)
  })
})
