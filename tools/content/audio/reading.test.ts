import { describe, expect, it } from 'vitest'
import { readingOf } from './reading.ts'

const SIXIAN = 1

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

  it('reads a word whose character is not settled', () => {
    expect(readingOf('□仔', 'o11 e31', SIXIAN)).toHaveProperty('phrases')
  })

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
