import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timelineContent } from './content.ts'
import { blanksOf } from './parts.ts'
import sample from './sample.json' with { type: 'json' }
import { scoreTimeline } from './score.ts'

const content = timelineContent.parse(sample)

describe('the blanks of a timeline', () => {
  it('are the parts that are not shown, numbered through all questions', () => {
    expect(blanksOf(content).map(({ id, area, value }) => `${id} ${area} ${value.text}`)).toEqual([
      '1 0-0-middle 燒暖',
      '2 0-0-bottom 清明',
      '3 0-1-bottom 落雪',
      '4 1-0-bottom 日頭',
      '5 1-1-bottom 月光',
    ])
  })
  it('must be there, and differ within a question', () => {
    const [first] = sample.questions
    const shown = first?.terms.map((term) => ({ ...term, middle_show: true, bottom_show: true }))
    const problem = (terms: unknown) =>
      timelineContent.safeParse({ questions: [{ ...first, terms }] }).error?.issues[0]?.message
    expect(problem(shown)).toBe('第 1 題沒有空格')
    expect(problem([first?.terms[0], first?.terms[0]])).toContain('空了兩次')
  })
})

describe('the score of a timeline', () => {
  it('counts each blank that holds its own text', () => {
    const right = {
      '0-0-middle': [1],
      '0-0-bottom': [2],
      '0-1-bottom': [3],
      '1-0-bottom': [4],
      '1-1-bottom': [5],
    }
    expect(scoreTimeline(content, right)).toEqual({ kind: 'points', earned: 5, total: 5 })
    expect(scoreTimeline(content, { '0-0-middle': [2], '0-0-bottom': [1], '0-1-bottom': [3] })).toMatchObject(
      {
        earned: 1,
      },
    )
  })
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const score = scoreTimeline(content, answer)
        expect(score.kind !== 'points' || (score.earned >= 0 && score.earned <= score.total)).toBe(true)
      }),
    )
  })
})
