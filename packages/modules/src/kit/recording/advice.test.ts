import { describe, expect, it } from 'vitest'
import { advicePieces } from './advice.ts'

describe('a sentence of advice', () => {
  const sentence = '第 1 個字「屋」唸得太高，要唸低而短的 {vug2}。'
  it('has its pinyin in marks or in numbers, as the reader chose', () => {
    expect(advicePieces(sentence, 1, 'numbers')).toEqual([
      { text: '第 1 個字「屋」唸得太高，要唸低而短的 ', pinyin: false },
      { text: 'vug2', pinyin: true },
      { text: '。', pinyin: false },
    ])
    expect(advicePieces(sentence, 1, 'marks')[1]).toEqual({ text: 'vugˋ', pinyin: true })
  })
  it('without pinyin, or with braces that hold none, stays as it is', () => {
    expect(advicePieces('唸得很標準！', 1, 'marks')).toEqual([{ text: '唸得很標準！', pinyin: false }])
    expect(advicePieces('{a} {}', 1, 'marks')).toEqual([{ text: '{a} {}', pinyin: false }])
    expect(advicePieces('', 1, 'marks')).toEqual([])
  })
})
