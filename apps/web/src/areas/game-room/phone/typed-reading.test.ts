import { describe, expect, it } from 'vitest'
import { readingOf, typedAtEnd } from './typed-reading.ts'

describe('pinyin at the end of a note', () => {
  it('is what stands after the last character', () => {
    expect(typedAtEnd('阿公个茶ienˇ')).toBe('ienˇ')
    expect(typedAtEnd('caˇ ienˇ')).toBe('caˇ ienˇ')
    expect(typedAtEnd('ca11')).toBe('ca11')
  })
  it('is nothing where none is typed', () => {
    expect(typedAtEnd('阿公个茶園')).toBe('')
    expect(typedAtEnd('阿公，')).toBe('')
    expect(typedAtEnd('')).toBe('')
  })
})

describe('the reading of a note', () => {
  const picks = [
    { text: '茶', pinyin: 'ca11' },
    { text: '茶園', pinyin: 'ca11 ien11' },
    { text: '阿公', pinyin: 'a24 gung24' },
  ]
  it('is put together of what was picked, signs left aside', () => {
    expect(readingOf('阿公，茶園！', picks)).toBe('a24 gung24 ca11 ien11')
  })
  it('is nothing where a character was typed otherwise', () => {
    expect(readingOf('阿公个茶園', picks)).toBeUndefined()
    expect(readingOf('！', picks)).toBeUndefined()
  })
})
