import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoreWordGames } from './score.ts'

const content = { questions: [] }

describe('the score of a word game', () => {
  it('counts the questions whose first pick was right', () => {
    const first = [
      { asked: 3, picked: 3 },
      { asked: 1, picked: 2 },
      { asked: 0, picked: 0 },
    ]
    expect(scoreWordGames(content, first)).toEqual({ kind: 'points', earned: 2, total: 3 })
  })
  it('refuses what is no list of picks', () => {
    expect(scoreWordGames(content, { asked: 1, picked: 1 })).toEqual({
      kind: 'invalid',
      reason: 'not-an-answer',
    })
    expect(scoreWordGames(content, [{ asked: 1 }])).toMatchObject({ kind: 'invalid' })
  })
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const score = scoreWordGames(content, answer)
        expect(score.kind === 'invalid' || score.earned <= score.total).toBe(true)
      }),
    )
  })
})
