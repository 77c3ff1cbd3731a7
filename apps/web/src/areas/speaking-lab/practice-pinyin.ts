import { hanOf } from '@hakka/hakka/characters'
import { readTyped, tonesOfMark } from '@hakka/hakka/typed'

/**
 * Pinyin as somebody types it, with tone numbers or marks, as contour numbers. A syllable without a mark has the tone
 * that is written without one.
 * @returns `undefined` for what is no pinyin of that dialect
 * @example practicePinyin('aˊgungˊ', 1) // 'a24 gung24'
 */
export function practicePinyin(typed: string, dialectId: number): string | undefined {
  const read = readTyped(typed, dialectId)?.map(({ letters, tones }) => {
    const [tone] = tones ?? tonesOfMark(letters, '', dialectId)
    return tone === undefined ? undefined : letters + tone
  })
  return read?.every((syllable) => syllable !== undefined) ? read.join(' ') : undefined
}

/** How many characters and how many syllables there are, where they differ. */
export function countsApart(
  text: string,
  pinyin: string,
): { characters: number; syllables: number } | undefined {
  const characters = hanOf(text).length
  const syllables = pinyin.split(' ').length
  return characters === syllables ? undefined : { characters, syllables }
}
