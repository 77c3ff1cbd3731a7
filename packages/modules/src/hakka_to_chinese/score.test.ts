import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hakkaToChineseContent } from './module.ts'
import sample from './sample.json' with { type: 'json' }
import { countOf, scoreHakkaToChinese } from './score.ts'
import { isSame, startTranslating, translatingReducer } from './translating.ts'

const content = hakkaToChineseContent.parse(sample)

describe('the score of translations', () => {
  it('counts those that their writer judged right', () => {
    const marks = { 0: 'right', 1: 'close', 2: 'wrong', 3: 'right' } as const
    expect(scoreHakkaToChinese(content, marks)).toEqual({ kind: 'points', earned: 2, total: 4 })
    expect([countOf(marks, 'right'), countOf(marks, 'close')]).toEqual([2, 1])
    expect(scoreHakkaToChinese(content, { 9: 'right' })).toMatchObject({ reason: 'unknown-option' })
  })
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const score = scoreHakkaToChinese(content, answer)
        expect(score.kind === 'invalid' || score.earned <= score.total).toBe(true)
      }),
    )
  })
})

describe('translating', () => {
  it('is judged only once the reference was seen, and goes on then', () => {
    expect(translatingReducer(startTranslating, { type: 'mark', mark: 'right' })).toBe(startTranslating)
    const checked = translatingReducer(startTranslating, { type: 'check' })
    expect(translatingReducer(checked, { type: 'mark', mark: 'close' })).toMatchObject({
      at: 1,
      checked: false,
      marks: { 0: 'close' },
    })
    expect(translatingReducer(checked, { type: 'rewrite' })).toEqual(startTranslating)
  })
  it('takes two sentences for the same whatever their punctuation', () => {
    expect(isSame('早上 我去學校', '早上，我去學校。')).toBe(true)
    expect(isSame('早上我去', '早上我來')).toBe(false)
  })
})
