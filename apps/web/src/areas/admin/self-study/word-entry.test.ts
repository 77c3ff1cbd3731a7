import { expect, test } from 'vitest'
import { newWord, wordEntries, wordField, wordsSent, wordsText } from './word-entry.ts'

const WORDS = [
  { text: '食飯', pinyin: 'siid5 fan55', chinese: '吃飯' },
  { text: '阿公', pinyin: 'a24 gung24', chinese: '' },
]

test('words are sent as they came, those that were added among them', () => {
  const entries = wordEntries(WORDS)
  expect(wordsSent(entries)).toEqual(WORDS)
  expect(wordsSent([...entries, newWord('new', '茶')])).toEqual([
    ...WORDS,
    { text: '茶', pinyin: '', chinese: '' },
  ])
  expect(wordsText(entries)).toBe('食飯 siid5 fan55（吃飯）\n阿公 a24 gung24')
})

test('a fault is told at its word, wherever that has been moved', () => {
  const [first, second] = wordEntries(WORDS)
  const moved = [second, first].flatMap((own) => own ?? [])
  expect(wordField('words.0.pinyin', moved)).toBe('words.word-2.pinyin')
  expect(wordField('words', moved)).toBe('words')
  expect(wordField('words.7.text', moved)).toBe('words')
  expect(wordField('hakka_sentence.text', moved)).toBe('hakka_sentence.text')
})
