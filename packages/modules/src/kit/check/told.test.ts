import { describe, expect, it } from 'vitest'
import { meaningOf, toldOf } from './told.ts'

const vocabulary = [
  {
    text: {
      hakka: '阿哥',
      pinyin: 'a24 go24',
      chinese: '哥哥',
      audio: { url: '/files/a.mp3', synthetic: true },
      image: { url: '/files/a.webp' },
    },
  },
]

describe('what is told of something picked', () => {
  it('is filled up from the lesson’s words', () => {
    expect(toldOf({ text: '阿哥', pinyin: 'a24 go24' }, vocabulary)).toEqual({
      text: '阿哥',
      lang: undefined,
      pinyin: 'a24 go24',
      chinese: '哥哥',
      image: { url: '/files/a.webp' },
      sound: { url: '/files/a.mp3', synthetic: true },
    })
    expect(toldOf({ text: '哥哥', lang: 'zh' }, vocabulary)).toMatchObject({
      chinese: undefined,
      sound: { url: '/files/a.mp3' },
    })
  })
  it('keeps its own picture and sound', () => {
    const own = { text: '阿哥', image: { url: '/files/b.webp' }, sound: { url: '/files/b.mp3' } }
    expect(toldOf(own, vocabulary)).toMatchObject({
      image: { url: '/files/b.webp' },
      sound: { url: '/files/b.mp3' },
    })
  })
  it('says what it means, where that is known and says more', () => {
    expect(meaningOf(toldOf({ text: '阿哥' }, vocabulary))).toBe('「阿哥」是哥哥。')
    expect(meaningOf(toldOf({ text: '阿姊' }, vocabulary))).toBeUndefined()
    expect(meaningOf({ text: '山', chinese: '山' })).toBeUndefined()
    expect(meaningOf(toldOf({ text: '哥哥', lang: 'zh' }, vocabulary))).toBe('「哥哥」的客語是「阿哥」。')
  })
})
