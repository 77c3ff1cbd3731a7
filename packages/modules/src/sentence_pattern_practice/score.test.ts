import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentencePatternPracticeContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }
import { scoreSentencePatternPractice, solveSentencePatternPractice } from './score.ts'
import { rulesOf } from './tasks.ts'

const content = sentencePatternPracticeContent.parse(sample)

const twice = sentencePatternPracticeContent.parse({
  sentence_pattern_text: '一＿＿，一＿＿。',
  sentence_pattern_pinyin: 'id2 id2',
  items: [
    {
      terms: [
        { text: '隻', pinyin: 'zag2', interactive_flg: true },
        { text: '，', pinyin: '' },
        { text: '隻', pinyin: 'zag2', interactive_flg: true },
      ],
      reactable_options: [
        { id: 1, text: '隻', pinyin: 'zag2', is_correct: true },
        { id: 2, text: '隻', pinyin: 'zag2', is_correct: true },
      ],
    },
  ],
})

describe('the score of a sentence pattern practice', () => {
  it('counts a sentence whose gaps all hold their words', () => {
    const all = solveSentencePatternPractice(content)
    const total = content.items.length
    expect(scoreSentencePatternPractice(content, all)).toEqual({ kind: 'points', earned: total, total })
    const [gap = ''] = Object.keys(all)
    expect(scoreSentencePatternPractice(content, { ...all, [gap]: [] })).toMatchObject({ earned: total - 1 })
  })
  it('takes each of two equal words in either gap, but not one word in both', () => {
    expect(scoreSentencePatternPractice(twice, { '0-0': [2], '0-2': [1] })).toMatchObject({ earned: 1 })
    expect(scoreSentencePatternPractice(twice, { '0-0': [1], '0-2': [1] })).toMatchObject({ earned: 0 })
    expect(twice.items.flatMap(rulesOf).map((rule) => rule.also)).toEqual([['0-2'], ['0-2']])
  })
  it('refuses an option that the module has not, and never throws', () => {
    expect(scoreSentencePatternPractice(content, { '0-1': [999] })).toMatchObject({ kind: 'invalid' })
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const score = scoreSentencePatternPractice(content, answer)
        expect(score.kind !== 'points' || (score.earned >= 0 && score.earned <= score.total)).toBe(true)
      }),
    )
  })
})

describe('the content of a sentence pattern practice', () => {
  const withItem = (change: object) => ({
    ...sample,
    items: [{ ...sample.items[0], ...change }],
  })
  it('needs a gap, and for each gap a correct option that says the same', () => {
    const [first] = sample.items
    const plain = first?.terms.map(({ text, pinyin }) => ({ text, pinyin }))
    expect(sentencePatternPracticeContent.safeParse(withItem({ terms: plain })).success).toBe(false)
    const option = { id: 1, text: '手', pinyin: 'su31', is_correct: true }
    expect(sentencePatternPracticeContent.safeParse(withItem({ reactable_options: [option] })).success).toBe(
      false,
    )
  })
  it('needs the reading of its pattern', () => {
    const wrong = { ...sample, sentence_pattern_pinyin: 'ngai11' }
    expect(sentencePatternPracticeContent.safeParse(wrong).success).toBe(false)
  })
})
