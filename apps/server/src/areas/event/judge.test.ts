import type { Game, Played } from '@hakka/games/server'
import { describe, expect, test } from 'vitest'
import { judge } from './judge.ts'

const played: Played = {
  ok: true,
  fault: null,
  score: 60,
  leastTime: 20_000,
  fairTime: 30_000,
  finished: true,
  suspicious: false,
}

/** A game whose rules say this of any log. */
const gameThat = (says: Partial<Played>): Pick<Game, 'replay'> => ({
  replay: () => ({ ...played, ...says }),
})
const weigh = (says: Partial<Played>, usedTime: number, elapsed: number, limit: number | null = null) =>
  judge(
    gameThat(says),
    { content: null, deal: null, log: null },
    { score: 100, usedTime },
    { elapsed, limit },
  )

describe('what a play is worth', () => {
  test('is the score of the rules, never the claimed one', () => {
    expect(weigh({}, 40_000, 40_500)).toMatchObject({ score: 60, refused: null, flagged: false })
    expect(weigh({ ok: false }, 40_000, 40_500)).toMatchObject({ score: 0, refused: 'impossible' })
  })

  test('takes the time that was claimed when the server saw as much go by, else what it saw', () => {
    const time = (usedTime: number, elapsed: number) => weigh({}, usedTime, elapsed).usedTime
    expect([time(40_000, 41_500), time(40_000, 41_501)]).toEqual([40_000, 41_501])
    expect([time(40_250, 40_000), time(40_251, 40_000)]).toEqual([40_250, 40_000])
  })

  test('is nothing in a ranking where it took longer than its event allows', () => {
    expect(weigh({}, 60_000, 60_400, 60_000)).toMatchObject({ refused: null })
    expect(weigh({}, 60_001, 60_400, 60_000)).toMatchObject({ refused: 'too_late', score: 60 })
  })

  test('counts no time for which the clock of the game stood', () => {
    const time = (usedTime: number, elapsed: number) => weigh({ idle: 9000 }, usedTime, elapsed).usedTime
    expect(time(40_000, 49_400)).toBe(40_000)
    expect(time(40_000, 60_000)).toBe(51_000)
    expect(weigh({ idle: 9000 }, 0, 5000)).toMatchObject({ usedTime: 0, refused: 'too_fast' })
  })

  test('refuses less than the moves take and has somebody look at what is very quick', () => {
    expect(weigh({}, 19_999, 20_000).refused).toBe('too_fast')
    expect(weigh({}, 29_999, 30_000)).toMatchObject({ refused: null, flagged: true })
    expect(weigh({ suspicious: true }, 40_000, 40_000).flagged).toBe(true)
  })
})
