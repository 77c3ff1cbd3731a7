import { describe, expect, it } from 'vitest'
import { countsApart, practicePinyin } from './practice-pinyin.ts'

describe('pinyin for practice', () => {
  it.each([
    ['a24 gung24', 1, 'a24 gung24'],
    ['aˊ gungˊ', 1, 'a24 gung24'],
    ['aˊgungˊ', 1, 'a24 gung24'],
    ['loiˇseˋsuˋ', 1, 'loi11 se31 su31'],
    ['zai gien', 1, 'zai55 gien55'],
    ['ａ２４　ｇｕｎｇ２４', 1, 'a24 gung24'],
  ])('%s in dialect %i is %s', (typed, dialectId, pinyin) => {
    expect(practicePinyin(typed, dialectId)).toBe(pinyin)
  })
  it.each(['', '   ', '阿公', "'; drop table users; --", '(a+)+$', '1234', '\u0000', 'ˊˊˊ'])(
    '%j is none',
    (typed) => {
      expect(practicePinyin(typed, 1)).toBeUndefined()
    },
  )
  it('is told apart from its text by the number of syllables', () => {
    expect(countsApart('阿公', 'a24 gung24')).toBeUndefined()
    expect(countsApart('恁仔細！', 'an31 zii31')).toEqual({ characters: 3, syllables: 2 })
  })
})
