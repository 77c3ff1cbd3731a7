import { describe, expect, it } from 'vitest'
import { parseSyllable } from './syllable.ts'

describe('parseSyllable', () => {
  it('tells syllabic nasals and nasal vowels from initials and codas', () => {
    expect(parseSyllable('ng31')).toEqual({
      initial: '',
      vowel: '',
      coda: 'ng',
      contour: '31',
      stopped: false,
    })
    expect(parseSyllable('ang11')).toEqual({
      initial: '',
      vowel: 'a',
      coda: 'ng',
      contour: '11',
      stopped: false,
    })
    expect(parseSyllable('hinn11')).toEqual({
      initial: 'h',
      vowel: 'i',
      coda: 'nn',
      contour: '11',
      stopped: false,
    })
  })
})
