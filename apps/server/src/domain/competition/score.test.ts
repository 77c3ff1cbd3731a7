import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leaderOf, NOBODY, shownScore, type TeamTotals, teamScore } from './score.ts'

const totals = (scores: readonly number[], usedTime = 1000): TeamTotals => {
  const bests = scores.map((score) => ({ score, usedTime })).toSorted((a, b) => b.score - a.score)
  const total = scores.reduce((sum, own) => sum + own, 0)
  return {
    players: bests.length,
    plays: bests.length,
    score: total,
    usedTime: usedTime * bests.length,
    top: bests.slice(0, 3),
  }
}

const shown = (condition: number, scores: readonly number[], size: number) =>
  shownScore(teamScore(condition, totals(scores), size))

describe('a team’s score', () => {
  test.each([
    [1, [90, 80, 71], 10, 80.3],
    // Seven of twenty-one are 30 percent, six are not.
    [1, Array(7).fill(50), 21, 50],
    [1, Array(6).fill(50), 21, null],
    [1, [100], 1, 100],
    [2, [30, 100, 70], 60, 100],
    [3, [100, 90, 80, 10], 60, 90],
    // One who plays alone leaves two with nothing; a class of two is asked for two.
    [3, [90], 24, 30],
    [3, [90], 2, 45],
    [3, [90], 1, 90],
  ])('by condition %i of %j in a class of %i is %j', (condition, scores, size, expected) => {
    expect(shown(condition, scores, size)).toBe(expected)
  })

  test.each([1, 2, 3])('by condition %i is none where nobody has played', (condition) => {
    expect(teamScore(condition, NOBODY, 24)).toBeNull()
  })
})

describe('who is ahead', () => {
  const of = (scores: readonly number[], usedTime = 1000) =>
    teamScore(1, totals(scores, usedTime), scores.length)

  test('is who has more points, however little more', () => {
    expect(leaderOf(of([100, 100, 99]), of([100, 99, 100, 99]))).toBe('home')
  })

  test('is of as many points who took less time, and nobody where that is equal too', () => {
    expect(leaderOf(of([100, 80], 900), of([90], 1000))).toBe('home')
    expect(leaderOf(of([100, 80], 1000), of([90], 999))).toBe('away')
    expect(leaderOf(of([100, 80]), of([90]))).toBe('draw')
  })

  test('is whoever has a score at all, and nobody where neither has', () => {
    expect(leaderOf(null, of([0]))).toBe('away')
    expect(leaderOf(of([0]), null)).toBe('home')
    expect(leaderOf(null, null)).toBeNull()
  })

  test('turns round with the teams', () => {
    const scores = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { maxLength: 200 })
    const time = fc.integer({ min: 0, max: 2_147_483_647 })
    const mirror = { home: 'away', away: 'home', draw: 'draw' } as const
    fc.assert(
      fc.property(scores, time, scores, time, (a, timeA, b, timeB) => {
        const [one, other] = [of(a, timeA), of(b, timeB)]
        const ahead = leaderOf(one, other)
        expect(leaderOf(other, one)).toBe(ahead && mirror[ahead])
      }),
    )
  })
})
