import { drawnCharacters, hasGlyph } from './glyphs.ts'
import { subset } from './subset.ts'

/**
 * The face of one lesson: a WOFF2 of Iansui, with LXGW WenKai where Iansui lacks a character, cut to these
 * characters. The same characters always give the same bytes, whatever their order, so a content hash can name them.
 *
 * @param characters texts or single characters of the lesson's Hakka; repeats, spaces and line ends do no harm
 * @returns the file, and the characters it lacks, in code point order (HakkaRare or the system's fonts show those,
 *   see `coverage.ts`)
 * @example const { bytes, missing } = await lessonFont(['𠊎等行過茶園'])
 */
export async function lessonFont(
  characters: Iterable<string>,
): Promise<{ bytes: Buffer; missing: string[] }> {
  const drawn = drawnCharacters(characters)
  const missing = drawn.filter((character) => !hasGlyph('reading', character))
  const text = drawn.filter((character) => hasGlyph('reading', character)).join('')
  return { bytes: await subset(` ${text}`), missing }
}
