import { describe, expect, it } from 'vitest'
import { besides, meaningOf, toldOf } from './told.ts'

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

describe('what was asked for', () => {
  const hakka = toldOf({ text: '阿哥' }, vocabulary)
  const mandarin = toldOf({ text: '哥哥', lang: 'zh' }, vocabulary)
  it('is told whole beside something of its own language', () => {
    expect(besides(hakka, { text: '阿姊' })).toEqual(hakka)
  })
  it('keeps the answer to itself beside something of the other', () => {
    expect(meaningOf(besides(hakka, { text: '姊姊', lang: 'zh' }))).toBeUndefined()
    expect(besides(hakka, { text: '姊姊', lang: 'zh' }).sound).toBeDefined()
    expect(meaningOf(besides(mandarin, { text: '阿姊' }))).toBeUndefined()
    expect(besides(mandarin, { text: '阿姊' }).sound).toBeUndefined()
  })
})

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
  it('says what it means, where that is known', () => {
    expect(meaningOf(toldOf({ text: '阿哥' }, vocabulary))).toBe('「阿哥」是哥哥。')
    expect(meaningOf(toldOf({ text: '阿姊' }, vocabulary))).toBeUndefined()
    expect(meaningOf({ text: '山', chinese: '山' })).toBe('「山」的意思和華語一樣。')
    expect(meaningOf({ text: '請坐！', chinese: '請坐吧！' })).toBe('「請坐！」的意思是「請坐吧！」。')
    expect(meaningOf(toldOf({ text: '哥哥', lang: 'zh' }, vocabulary))).toBe('「哥哥」的客語是「阿哥」。')
  })
})
