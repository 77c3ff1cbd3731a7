import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { practiceContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import { scorePractice } from './score.ts'

const content = practiceContent.parse(sample)

describe('the score of a practice', () => {
  it('counts a question whose area holds exactly its correct options', () => {
    expect(scorePractice(content, { 0: [1], 1: [4], 2: [7, 8], 3: [11] })).toEqual({
      kind: 'points',
      earned: 4,
      total: 4,
    })
  })
  it('gives nothing for half of the correct options, or for a wrong one beside them', () => {
    expect(scorePractice(content, { 2: [7] })).toMatchObject({ earned: 0 })
    expect(scorePractice(content, { 2: [7, 8, 9] })).toMatchObject({ earned: 0 })
  })
  it('refuses an option that the module has not', () => {
    expect(scorePractice(content, { 0: [99] })).toEqual({ kind: 'invalid', reason: 'unknown-option' })
  })
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const score = scorePractice(content, answer)
        expect(score.kind !== 'points' || (score.earned >= 0 && score.earned <= score.total)).toBe(true)
      }),
    )
  })
})
