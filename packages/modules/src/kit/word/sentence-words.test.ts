import { expect, it } from 'vitest'
import { pieceRanges } from './use-sentence-words.tsx'

it('takes the dictionary’s words of a sentence where the lesson has none, by what is seen of it', () => {
  const pieces = [
    { text: '𠊎摎', known: false },
    { text: '阿爸', known: true },
    { text: '食朝', known: true },
    { text: '。', known: false },
  ]
  const lesson = [{ from: 4, to: 6, word: '食朝' }]
  expect(pieceRanges('𠊎摎阿爸[食朝]。', pieces, lesson)).toEqual([{ from: 2, to: 4, word: '阿爸' }])
  expect(pieceRanges('𠊎摎阿姆食朝。', pieces, [])).toEqual([])
})
