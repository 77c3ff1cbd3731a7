import { expect, test } from 'vitest'
import { clozeParts } from './cloze-parts.ts'

test('a text flows character by character around its gaps; signs cling to what they belong to', () => {
  const parts = clozeParts('𠊎講：「愛①！」②。', 'ngai11 gong31 oi55 siid5 fan55 m11', [
    ['食飯', '飯'],
    ['毋'],
  ])
  expect(parts).toEqual([
    { text: '𠊎', pinyin: 'ngai11' },
    { text: '講：', pinyin: 'gong31' },
    { text: '「愛', pinyin: 'oi55' },
    { gap: 1, before: '', after: '！」' },
    { gap: 2, before: '', after: '。' },
  ])
})

test('a gap may begin a text and stand in quotes', () => {
  expect(clozeParts('①來，「②」', 'ngi11 loi11 ngai11', [['你'], ['𠊎']])).toEqual([
    { gap: 1, before: '', after: '' },
    { text: '來，', pinyin: 'loi11' },
    { gap: 2, before: '「', after: '」' },
  ])
})

test('a reading that does not fit throws: a shifted one would teach every word wrongly', () => {
  expect(() => clozeParts('愛①。', 'oi55', [['食飯']])).toThrow(RangeError)
})
