import { describe, expect, it } from 'vitest'
import { readingOf } from './reading.ts'

const SIXIAN = 1
const HAILU = 2
const DAPU = 3
const RAOPING = 4

describe('readingOf', () => {
  it('pauses at commas and full stops, and passes over brackets', () => {
    const reading = readingOf('[𠊎]係佢，你好。係！', 'ngai11 he55 gi11 ngi11 ho31 he55', SIXIAN)
    expect(reading).toEqual({
      phrases: [
        { pause: 0, syllables: ['ngai11', 'he55', 'gi11'], phonemes: 'Nai11 he55 ki11' },
        { pause: 0.24, syllables: ['ngi11', 'ho31'], phonemes: 'n^i11 ho31' },
        { pause: 0.42, syllables: ['he55'], phonemes: 'he55' },
      ],
    })
  })

  it('keeps a nasal apart from a vowel that follows', () => {
    const reading = readingOf('凳仔', 'den55 e31', SIXIAN)
    expect(reading).toEqual({
      phrases: [{ pause: 0, syllables: ['den55', 'e31'], phonemes: 'te55n _| e31' }],
    })
  })

  it('falls in each breath by what it ends in, for a voice of a role', () => {
    const deepest = (text: string, dialectId = SIXIAN) => {
      const reading = readingOf(text, 'gi11 gi11 gi11 gi11', dialectId, true)
      return 'phrases' in reading ? reading.phrases.map(({ sinks }) => sinks?.at(-1)) : reading
    }
    expect(deepest('佢佢佢佢')).toEqual([1.75])
    expect(deepest('「佢佢，佢佢。」')).toEqual([0.75, 1.75])
    expect(deepest('佢佢：佢佢？！')).toEqual([0.75, 0.5])
    expect(deepest('佢佢！佢佢……')).toEqual([1.75, 0.75])
    expect(deepest('佢，佢，佢，佢。', RAOPING)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('reads a word whose character is not settled', () => {
    expect(readingOf('□仔', 'o11 e31', SIXIAN)).toHaveProperty('phrases')
  })

  it('says sandhi within a breath, and none across a comma', () => {
    const said = (text: string, pinyin: string, dialectId: number) => {
      const reading = readingOf(text, pinyin, dialectId)
      return 'phrases' in reading ? reading.phrases.map(({ syllables }) => syllables.join(' ')) : reading
    }
    expect(said('阿公', 'a24 gung24', SIXIAN)).toEqual(['a11 gung24'])
    expect(said('阿公，食飯！', 'a24 gung24 siid5 fan55', SIXIAN)).toEqual(['a11 gung24', 'siid5 fan55'])
    expect(said('先生、書', 'xin24 sang24 su24', SIXIAN)).toEqual(['xin11 sang24', 'su24'])
    expect(said('屋下', 'vug5 ha53', HAILU)).toEqual(['vug2 ha53'])
    expect(said('屋，下', 'vug5 ha53', HAILU)).toEqual(['vug5', 'ha53'])
  })

  it.each([DAPU, RAOPING])(
    'says single syllables only where sandhi is not known, as in dialect %i',
    (dialectId) => {
      expect(readingOf('一、二。', 'ngi53 ngi53', dialectId)).toHaveProperty('phrases')
      expect(readingOf('二二', 'ngi53 ngi53', dialectId)).toEqual({
        missing: '此腔調的連讀變調還沒有老師確認，只唸單音節',
      })
    },
  )

  it.each([
    ['more characters than syllables', '佢係', 'gi11'],
    ['more syllables than characters', '佢', 'gi11 he55'],
    ['Latin letters', 'A佢', 'gi11'],
    ['a blank to fill in', '佢＿＿', 'gi11'],
    ['no text at all', '。', ''],
  ])('stays silent on %s', (_, text, pinyin) => {
    expect(readingOf(text, pinyin, SIXIAN)).toHaveProperty('missing')
  })
})
