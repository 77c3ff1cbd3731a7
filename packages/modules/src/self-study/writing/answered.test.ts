import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answeredCloze, gapsBefore } from './answered.ts'

const words = [
  { text: '食飯', pinyin: 'siid5 fan55' },
  { text: '啉茶', pinyin: 'lim24 ca11' },
  { text: '書', pinyin: 'su24' },
]
const example = { hakka: '𠊎', pinyin: 'ngai11', chinese: '我' }
const set = {
  words,
  questions: [
    {
      kind: 'cloze' as const,
      hakka: {
        text: '𠊎愛①，毋愛②。這係③！',
        pinyin: 'ngai11 oi55 siid5 fan55 m11 oi55 lim24 ca11 lia31 he55 su24',
      },
      chinese: { text: '' },
      answers: [['食飯'], ['啉茶', '食飯'], ['書']],
    },
    { kind: 'article' as const, prompt: example, hints: [], example },
    {
      kind: 'cloze' as const,
      hakka: { text: '①', pinyin: 'su24' },
      chinese: { text: '' },
      answers: [['書']],
    },
  ],
}

test('each gap is asked by its own sentence, the others in it filled; a gap takes each of its words', () => {
  const told = answeredCloze(set, 1, ['啉茶', '食飯', ''])
  expect(told).toMatchObject([
    {
      asked: { text: '𠊎愛＿＿，毋愛啉茶。', pinyin: 'ngai11 oi55 … m11 oi55 lim24 ca11' },
      right: [{ text: '食飯', pinyin: 'siid5 fan55' }],
      given: [{ text: '啉茶' }],
      isRight: false,
    },
    { asked: { text: '𠊎愛食飯，毋愛＿＿。' }, given: [{ text: '食飯' }], isRight: true },
    { asked: { text: '這係＿＿！' }, given: [], isRight: false },
  ])
})

test('gaps are counted on through the set', () => {
  expect([1, 2, 3].map((no) => gapsBefore(set, no))).toEqual([0, 3, 3])
})

test('whatever is no answer tells nothing, and never throws', () => {
  expect(answeredCloze(set, 2, ['書'])).toEqual([])
  fc.assert(
    fc.property(fc.integer({ min: -2, max: 5 }), fc.anything(), (no, answer) => {
      expect(Array.isArray(answeredCloze(set, no, answer))).toBe(true)
    }),
  )
})
