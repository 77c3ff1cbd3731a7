import { expect, test } from 'vitest'
import { scoreCloze } from './score.ts'

const cloze = (...answers: string[][]) => ({
  kind: 'cloze' as const,
  hakka: { text: '①②', pinyin: '' },
  chinese: { text: '' },
  answers,
})
const example = { hakka: '𠊎', pinyin: 'ngai11', chinese: '我' }
const set = {
  questions: [
    cloze(['食飯'], ['啉茶', '食茶']),
    { kind: 'article' as const, prompt: example, hints: [], example },
    cloze(['書']),
  ],
}

test('a gap takes each of its words and is worth a point', () => {
  expect(scoreCloze(set, 1, ['食飯', '食茶'])).toEqual({ kind: 'points', earned: 2, total: 2 })
  expect(scoreCloze(set, 1, ['啉茶', '食飯'])).toEqual({ kind: 'points', earned: 0, total: 2 })
  expect(scoreCloze(set, 1, ['食飯', ''])).toEqual({ kind: 'points', earned: 1, total: 2 })
})

test('the whole set is worth all of its gaps; what is written in it asks nothing', () => {
  expect(scoreCloze(set, 0, [['食飯', '啉茶'], null, ['筆']])).toEqual({
    kind: 'points',
    earned: 2,
    total: 3,
  })
})

test('whatever is no answer is invalid, and never throws', () => {
  const invalid = { kind: 'invalid', reason: 'not-an-answer' }
  for (const [no, answer] of [
    [1, ['食飯']],
    [1, null],
    [1, [1, 2]],
    [1, ['食飯', 'x'.repeat(101)]],
    [2, ['食飯']],
    [4, []],
    [-1, []],
    [0, []],
    [0, [['食飯', '啉茶'], null, null]],
  ] as const)
    expect(scoreCloze(set, no, answer)).toEqual(invalid)
})
