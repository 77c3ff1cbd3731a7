import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pairs } from '#kit/pair/pairs-content.ts'
import sample from './sample.json' with { type: 'json' }
import { scoreWordMatching } from './score.ts'

const content = pairs.parse(sample)
const total = content.groups.length

describe('the score of a word matching', () => {
  it('counts each line that joins a pair', () => {
    const all = Object.fromEntries(content.groups.map((_, index) => [index, [index]]))
    expect(scoreWordMatching(content, all)).toEqual({ kind: 'points', earned: total, total })
    expect(scoreWordMatching(content, { 0: [1], 1: [0] })).toMatchObject({ earned: 0 })
  })
  it('refuses a card that the module has not, and never throws', () => {
    expect(scoreWordMatching(content, { 0: [99] })).toMatchObject({ kind: 'invalid' })
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const score = scoreWordMatching(content, answer)
        expect(score.kind !== 'points' || (score.earned >= 0 && score.earned <= score.total)).toBe(true)
      }),
    )
  })
})
