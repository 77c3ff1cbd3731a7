import { readTyped, tonesOfMark } from '@hakka/hakka/typed'

/** A reading as it is kept, made of what was typed. */
export interface TypedReading {
  /** Contour numbers, a space between syllables; a syllable whose tone is missing has none, and is no reading yet. */
  pinyin: string
  /** The syllable, from 1, that has no tone. */
  toneless: number | undefined
}

/**
 * Reads a reading as people type it, in the marks of a dialect or in numbers; what is no pinyin stays as it is.
 * @example typedReading('aˊ bag2', 1) // { pinyin: 'a24 bag2', toneless: undefined }
 */
export function typedReading(text: string, dialectId: number): TypedReading {
  const syllables = readTyped(text, dialectId)
  if (!syllables) return { pinyin: text.trim(), toneless: undefined }
  // Who types numbers means numbers: a syllable without one is not finished. Beside marks one without is whole.
  const inNumbers = /\d/.test(text) && !/[ˊˇˋ^⁺+]/.test(text)
  const tones = syllables.map(
    ({ letters, tones }) => tones?.[0] ?? (inNumbers ? undefined : tonesOfMark(letters, '', dialectId)[0]),
  )
  const toneless = tones.indexOf(undefined)
  return {
    pinyin: syllables.map(({ letters }, index) => letters + (tones[index] ?? '')).join(' '),
    toneless: toneless < 0 ? undefined : toneless + 1,
  }
}
