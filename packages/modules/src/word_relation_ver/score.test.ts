import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { relationContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import { scoreWordRelation } from './score.ts'

const content = relationContent.parse(sample)
const right: Record<string, number[]> = Object.fromEntries(
  content.relations.flatMap(({ options }, index) =>
    options.filter((option) => option.is_correct).map(({ id }) => [index, [id]]),
  ),
)
const [first = ''] = Object.keys(right)

describe('the score of a graph of words', () => {
  it('counts each blank relation that holds its correct option', () => {
    expect(scoreWordRelation(content, right)).toEqual({ kind: 'points', earned: 3, total: 3 })
    expect(scoreWordRelation(content, { ...right, [first]: Object.values(right)[1] })).toMatchObject({
      earned: 2,
    })
  })
  it('is none where no relation is a blank', () => {
    expect(scoreWordRelation({ ...content, relations: [] }, {})).toEqual({ kind: 'none' })
  })
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const score = scoreWordRelation(content, answer)
        expect(score.kind !== 'points' || score.earned <= score.total).toBe(true)
      }),
    )
  })
})
