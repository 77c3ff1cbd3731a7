import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleReviewContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import { scoreArticleReview } from './score.ts'

const content = articleReviewContent.parse(sample)
const right = Object.fromEntries(
  content.questions.map((question, index) => [
    index,
    question.reactable_options.filter((option) => option.is_correct).map((option) => option.id),
  ]),
)

describe('the score of an article and its questions', () => {
  it('is full when each question has exactly its correct options', () => {
    expect(scoreArticleReview(content, right)).toEqual({ kind: 'points', earned: 4, total: 4 })
  })
  it('gives nothing for one of two correct options', () => {
    expect(scoreArticleReview(content, { ...right, 2: right[2]?.slice(1) })).toMatchObject({ earned: 3 })
  })
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const score = scoreArticleReview(content, answer)
        expect(score.kind !== 'points' || score.earned <= score.total).toBe(true)
      }),
    )
  })
})
