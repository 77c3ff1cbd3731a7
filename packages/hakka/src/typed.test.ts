import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPinyin } from './pinyin.ts'
import { SYLLABLES } from './syllables.ts'
import { TONE_MARKS } from './tones.ts'
import { lettersOf, readTyped, splitLetters, tonesOfMark } from './typed.ts'

const letters = (text: string, dialectId?: number) => readTyped(text, dialectId)?.map((own) => own.letters)

describe('typed pinyin', () => {
  it('is read with numbers, with marks and without any tone, with spaces or without', () => {
    for (const typed of [
      'ngai11 oi55',
      'ngaiˇ oi',
      'ngai oi',
      'ngaioi',
      'ＮＧＡＩ　ｏｉ',
      'ngai-oi',
      'ngai11oi55',
    ]) {
      expect(letters(typed, 1), typed).toEqual(['ngai', 'oi'])
    }
    expect(readTyped('ngaiˇoi', 1)).toEqual([
      { letters: 'ngai', tones: ['11'] },
      { letters: 'oi', tones: undefined },
    ])
  })
  it('takes every way to type a mark', () => {
    for (const typed of ['rhiu⁺', 'rhiu+', 'rhiu33']) expect(readTyped(typed, 3)?.[0]?.tones).toEqual(['33'])
    for (const typed of ['gid^', 'gidˆ']) expect(readTyped(typed, 3)?.[0]?.tones).toEqual(['21'])
    for (const typed of ['a´', 'aˊ']) expect(readTyped(typed, 1)?.[0]?.tones).toEqual(['24'])
  })
  it('means the stopped tone below b, d and g, and the other below the rest', () => {
    expect(readTyped('hagˋ', 1)?.[0]?.tones).toEqual(['2'])
    expect(readTyped('hangˋ', 1)?.[0]?.tones).toEqual(['31'])
    expect(tonesOfMark('hag', '', 2)).toEqual(['5'])
    expect(tonesOfMark('bagˋ'.slice(0, 3), 'ˋ', 5)).toEqual(['43'])
  })
  it('means the contours of all dialects where none is named', () => {
    expect(readTyped('aˋ')?.[0]?.tones).toEqual(expect.arrayContaining(['31', '53']))
  })
  it('reads back what it prints, in every dialect', () => {
    const syllable = fc.constantFrom(...SYLLABLES)
    for (const dialect of [1, 2, 3, 4, 5, 6]) {
      const tone = fc.constantFrom(...Object.keys(TONE_MARKS[dialect] ?? {}))
      const word = fc.array(fc.tuple(syllable, tone), { minLength: 1, maxLength: 4 })
      fc.assert(
        fc.property(word, (list) => {
          const pinyin = list.map((pair) => pair.join('')).join(' ')
          expect(letters(formatPinyin(pinyin, dialect, 'numbers'), dialect)?.join(' ')).toBe(
            lettersOf(pinyin),
          )
          expect(letters(formatPinyin(pinyin, dialect, 'marks'), dialect)?.join(' ')).toBe(lettersOf(pinyin))
        }),
      )
    }
  })
  it('is not what has Chinese or signs in it', () => {
    for (const text of ['食飯', 'a食', '%', 'a_b', '', '  ', '11'])
      expect(readTyped(text, 1), text).toBeUndefined()
  })
  it('is cut where a syllable may end, also where no dialect has that syllable', () => {
    expect(splitLetters('siidfan')).toEqual(['siid', 'fan'])
    expect(splitLetters('nin')).toEqual(['nin'])
    expect(splitLetters('siidf')).toEqual(['siid', 'f'])
    expect(splitLetters('q'.repeat(10_000))).toHaveLength(1)
  })
})
