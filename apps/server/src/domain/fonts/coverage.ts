import { drawnCharacters, hasGlyph } from './glyphs.ts'

/** The texts of a piece of content, by the face that sets them. */
interface ContentTexts {
  /** Hakka: set in the lesson face. */
  reading: string[]
  /** Everything, Hakka too: titles and words also stand in menus, lists and messages. */
  interface: string[]
}

/** Every text in a tree of JSON, whatever it is. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

/**
 * The characters that no face of ours is known to show, so that some reader would see a box. Hakka text is set in the
 * lesson face, then HakkaRare; interface text in HakkaRare, then the system's fonts.
 */
export function uncovered(texts: ContentTexts): string[] {
  const reading = drawnCharacters(texts.reading).filter(
    (character) => !hasGlyph('reading', character) && !hasGlyph('rare', character),
  )
  const shell = drawnCharacters(texts.interface).filter(
    (character) => !hasGlyph('interface', character) && !hasGlyph('rare', character),
  )
  return drawnCharacters([...reading, ...shell])
}
