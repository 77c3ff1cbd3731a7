import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { graphemes, hanOf, plainText } from './characters.ts'
import { formatPinyin, isPinyin, parsePinyin } from './pinyin.ts'
import { rubyCells } from './ruby.ts'

describe('characters', () => {
  it('counts a character outside the BMP as one', () => {
    expect(graphemes('𠊎愛𢯭手')).toEqual(['𠊎', '愛', '𢯭', '手'])
    expect(hanOf('𠊎，你！')).toEqual(['𠊎', '你'])
  })
  it('splits every text as the segmenter does, also where it does without it', () => {
    const segmenter = new Intl.Segmenter('zh-Hant-TW', { granularity: 'grapheme' })
    const character = fc.oneof(
      fc.integer({ min: 0x20, max: 0x3fff }),
      fc.integer({ min: 0x3000, max: 0x31ff }),
      fc.integer({ min: 0xe000, max: 0xffef }),
      fc.integer({ min: 0x1f000, max: 0x2ffff }),
      fc.constantFrom(0x200d, 0xfe0f, 0x301, 0x302a, 0x3099, 0xff9e, 0x1f3fb, 0x1f1f9, 0x0d, 0x0a),
    )
    const text = fc.array(character, { maxLength: 6 }).map((codes) => String.fromCodePoint(...codes))
    const segments = (own: string) => Array.from(segmenter.segment(own), ({ segment }) => segment)
    const same = (own: string) => graphemes(own).join('|') === segments(own).join('|')
    fc.assert(fc.property(text, same), { numRuns: 2_000 })
    // Every character after one that a mark could join; the Han ones a block at once.
    const after = (code: number, count: number) =>
      Array.from({ length: count }, (_, at) => `客${String.fromCodePoint(code + at)}`).join('')
    const check = (from: number, to: number, count: number) => {
      for (let code = from; code < to; code += count) {
        if (!same(after(code, count))) expect.fail(`U+${code.toString(16)}`)
      }
    }
    check(0x20, 0x3400, 1)
    check(0x3400, 0xa000, 64)
    check(0xe000, 0xf900, 64)
    check(0xf900, 0x10000, 1)
    check(0x20000, 0x40000, 64)
  }, 20_000)
  it('shows an article without its vocabulary brackets', () => {
    expect(plainText('唱[山歌]、【茶園】')).toBe('唱山歌、茶園')
  })
})

describe('pinyin', () => {
  it('shows the same syllable with the marks of each dialect', () => {
    expect(formatPinyin('ngai11 oi55', 1, 'marks')).toBe('ngaiˇ oi')
    expect(formatPinyin('ngai55 oi11', 2, 'marks')).toBe('ngai oiˇ')
    expect(formatPinyin('rhiu33 gid21', 3, 'marks')).toBe('rhiu⁺ gid^')
    expect(formatPinyin('shied43', 5, 'marks')).toBe('shiedˋ')
  })
  it('keeps a contour outside the inventory as its number', () => {
    expect(formatPinyin('bi53', 1, 'marks')).toBe('bi53')
  })
  it('accepts exactly what it parses and prints with numbers', () => {
    const syllable = fc.tuple(fc.stringMatching(/^[a-z]{1,6}$/), fc.stringMatching(/^[1-5]{1,3}$/))
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1 }), (list) => {
        const text = list.map((pair) => pair.join('')).join(' ')
        expect(isPinyin(text)).toBe(true)
        expect(parsePinyin(text)).toHaveLength(list.length)
        expect(formatPinyin(text, 1, 'numbers')).toBe(text)
      }),
    )
    expect(isPinyin('ngai')).toBe(false)
    expect(isPinyin('ngaiˇ')).toBe(false)
  })
})

describe('ruby', () => {
  it('puts each syllable under its own character and none under punctuation', () => {
    expect(
      rubyCells('𠊎唱[山歌]。', 'ngai11 cong55 san24 go24').map((cell) => cell.syllable?.letters),
    ).toEqual(['ngai', 'cong', 'san', 'go', undefined])
  })
  it('refuses a text with a syllable too many', () => {
    expect(() => rubyCells('𠊎', 'ngai11 oi55')).toThrow(/1 個字，2 個音節/)
  })
})
