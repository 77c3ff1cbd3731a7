import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchingContent } from './content.ts'
import { roundsOf } from './rounds.ts'
import sample from './sample.json' with { type: 'json' }
import { scoreMatching } from './score.ts'

const content = matchingContent.parse(sample)

describe('the score of a matching', () => {
  it('counts each option that lies at its own term', () => {
    expect(scoreMatching(content, { 0: [1, 2, 3, 4], 1: [5, 6, 7, 8] })).toEqual({
      kind: 'points',
      earned: 8,
      total: 8,
    })
    expect(scoreMatching(content, { 0: [1, 5], 1: [6] })).toMatchObject({ earned: 2 })
  })
  it('gives nothing for an option that lies in two places, nor for one that belongs nowhere', () => {
    expect(scoreMatching(content, { 0: [1], 1: [1, 9] })).toMatchObject({ earned: 0 })
  })
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const score = scoreMatching(content, answer)
        expect(score.kind !== 'points' || (score.earned >= 0 && score.earned <= score.total)).toBe(true)
      }),
    )
  })
})

describe('the boards of a matching', () => {
  it('hold six terms at most, of nearly equal number, and lose none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), (count) => {
        const terms = Array.from({ length: count }, () => ({
          text: '題',
          lang: 'zh' as const,
          reactable_options: [],
        }))
        const boards = roundsOf({ terms })
        expect(boards.flat().map((term) => term.index)).toEqual(terms.map((_, index) => index))
        expect(boards.every((board) => board.length >= 1 && board.length <= 6)).toBe(true)
      }),
    )
  })
})
