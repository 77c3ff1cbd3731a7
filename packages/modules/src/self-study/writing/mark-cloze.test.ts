import { expect, test } from 'vitest'
import { markCloze, wordsIn } from './mark-cloze.ts'
import { scoreCloze } from './score.ts'

const words = ['食飯', '啉茶', '書', '食茶']
const answers = [['食飯'], ['啉茶', '食茶']]
const example = { hakka: '𠊎', pinyin: 'ngai11', chinese: '我' }
const questions = [
  { kind: 'cloze' as const, hakka: { text: '①②', pinyin: '' }, chinese: { text: '' }, answers },
  { kind: 'article' as const, prompt: example, hints: [], example },
]

test('each gap takes any of its words; a wrong one and an empty one are no part of what is right', () => {
  expect(markCloze(words, answers, { 'gap-1': [0], 'gap-2': [3] })).toMatchObject({
    right: [0, 3],
    full: ['gap-1', 'gap-2'],
    done: true,
  })
  expect(markCloze(words, answers, { 'gap-1': [2], 'gap-2': [1] })).toMatchObject({
    right: [1],
    full: ['gap-2'],
    done: false,
  })
  expect(markCloze(words, answers, {})).toMatchObject({ right: [], done: false })
})

test('browser and server give an answer the same points', () => {
  for (const placed of [{ 'gap-1': [0], 'gap-2': [3] }, { 'gap-1': [1], 'gap-2': [0] }, { 'gap-2': [1] }, {}])
    expect(scoreCloze({ questions }, 1, wordsIn(words, 2, placed))).toEqual(
      markCloze(words, answers, placed).score,
    )
})
