import { expect, test } from 'vitest'
import { markedPieces } from './marked-pieces.ts'

test('a text is marked by the characters that a reader counts', () => {
  expect(markedPieces('𠊎食飯', '𠊎食粥')).toEqual([
    { text: '𠊎食', isOwn: false },
    { text: '飯', isOwn: true },
  ])
  expect(markedPieces('lo31 moi24', 'lo31 moi55')).toEqual([
    { text: 'lo31 moi', isOwn: false },
    { text: '24', isOwn: true },
  ])
})

test('what the other version has not at all is its own, and so is what is too long to be compared', () => {
  expect(markedPieces('阿伯', undefined)).toEqual([{ text: '阿伯', isOwn: true }])
  const long = '字'.repeat(2000)
  expect(markedPieces(long, `${long}。`)).toEqual([{ text: long, isOwn: true }])
})
