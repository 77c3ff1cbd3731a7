import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hakkaToChineseContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import { isSame, markHakkaToChinese, marksOf, scoreHakkaToChinese } from './score.ts'
import { keptTranslating, startTranslating, translatingReducer } from './translating.ts'

const content = hakkaToChineseContent.parse(sample)

describe('the score of translations', () => {
  it('counts those that their writer judged right', () => {
    const marks = { 0: 'right', 1: 'close', 2: 'wrong', 3: 'right' } as const
    expect(scoreHakkaToChinese(content, marks)).toEqual({
      kind: 'points',
      earned: 2,
      total: 4,
      claimed: true,
    })
    expect(marksOf(content, marks)).toEqual(['right', 'close', 'wrong', 'right'])
    expect(scoreHakkaToChinese(content, { 9: 'right' })).toMatchObject({ reason: 'unknown-option' })
  })
  it('compares what was written itself, whatever its punctuation and width, and believes nothing then', () => {
    const [one, two] = content.questions.map(({ chinese_question_text }) => chinese_question_text)
    const text = `　${one?.replaceAll('，', ',')} ！`
    const right = { kind: 'points', earned: 1, total: 4 }
    expect(scoreHakkaToChinese(content, { 0: { text }, 1: { text: '' } })).toEqual(right)
    expect(marksOf(content, { 0: { text }, 1: { text: '' } })).toEqual([
      'right',
      'close',
      undefined,
      undefined,
    ])
    expect(markHakkaToChinese(content, { 0: { text } })).toEqual({
      right: [0],
      full: ['0'],
      done: true,
      score: right,
    })
    expect(markHakkaToChinese(content, { 0: { text: two } })).toMatchObject({ right: [], done: false })
  })
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const score = scoreHakkaToChinese(content, answer)
        expect(score.kind !== 'points' || score.earned <= score.total).toBe(true)
      }),
    )
  })
})

describe('translating', () => {
  it('is kept with what was given, but a wrong line that was being told', () => {
    const verdict = {
      right: [0],
      full: [],
      done: true,
      score: { kind: 'points' as const, earned: 1, total: 4 },
    }
    const right = translatingReducer(startTranslating, { type: 'judged', text: '阿公', verdict })
    expect(keptTranslating(JSON.parse(JSON.stringify(right)), 4)).toEqual(right)
    const wrong = translatingReducer(startTranslating, {
      type: 'judged',
      text: '別的',
      verdict: { ...verdict, right: [], done: false },
    })
    expect(keptTranslating(wrong, 4)).toEqual({ ...wrong, stage: 'writing' })
    expect(keptTranslating({ ...right, at: 5 }, 4)).toBeUndefined()
    expect(keptTranslating({ ...right, given: { 0: 'perhaps' } }, 4)).toBeUndefined()
  })
  it('is judged only once the reference was seen, and goes on then', () => {
    expect(translatingReducer(startTranslating, { type: 'mark', mark: 'right' })).toBe(startTranslating)
    const checked = translatingReducer(startTranslating, { type: 'check' })
    expect(translatingReducer(checked, { type: 'mark', mark: 'close' })).toMatchObject({
      at: 1,
      stage: 'writing',
      given: { 0: 'close' },
    })
    expect(translatingReducer(checked, { type: 'rewrite' })).toEqual(startTranslating)
  })
  it('keeps the first text where the server marks, and what that earned', () => {
    const judged = (text: string) => ({ type: 'judged', text, verdict: verdictOn(text) }) as const
    const verdictOn = (text: string) => markHakkaToChinese(content, { 0: { text } })
    const wrong = translatingReducer(startTranslating, judged('別的'))
    expect(wrong).toMatchObject({ at: 0, stage: 'wrong', given: { 0: { text: '別的' } } })
    const rewritten = translatingReducer(wrong, { type: 'rewrite' })
    const right = translatingReducer(rewritten, judged(content.questions[0]?.chinese_question_text ?? ''))
    expect(right).toMatchObject({ stage: 'right', given: wrong.given, score: { earned: 0, total: 4 } })
    expect(translatingReducer(right, { type: 'next' })).toMatchObject({ at: 1, stage: 'writing' })
    expect(translatingReducer(startTranslating, { type: 'next' })).toBe(startTranslating)
  })
  it('keeps the first try by tiles when it is written then, and once more is by writing', () => {
    const verdict = markHakkaToChinese(content, { 0: { text: '別的' } })
    const tried = translatingReducer(startTranslating, { type: 'judged', text: '別的', verdict })
    const typing = translatingReducer(tried, { type: 'way', typing: true })
    expect(typing).toMatchObject({ stage: 'writing', typing: true })
    const marked = translatingReducer(translatingReducer(typing, { type: 'check' }), {
      type: 'mark',
      mark: 'right',
    })
    expect(marked).toMatchObject({ at: 1, given: { 0: { text: '別的' } } })
    expect(translatingReducer(marked, { type: 'again' })).toMatchObject({ at: 0, given: {}, typing: true })
  })
  it('takes two sentences for the same whatever their punctuation, width and spelling', () => {
    expect(isSame('早上 我去學校', '早上，我去學校。')).toBe(true)
    expect(isSame('「臺北１０１」～裏面…', '台北101裡面')).toBe(true)
    expect(isSame('早上我去', '早上我來')).toBe(false)
  })
})
