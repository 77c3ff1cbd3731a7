import { drawnCharacters, hasGlyph } from './glyphs.ts'

/** The texts of a piece of content, by the face that sets them. */
export interface ContentTexts {
  /** Hakka: set in the lesson face. Give these to `lessonFont`. */
  reading: string[]
  /** Everything, Hakka too: titles and words also stand in menus, lists and messages. */
  interface: string[]
}

const HAKKA_KEYS = new Set(['hakka', 'hakka_hover', 'hakka_question_text', 'text', 'name'])
const HAKKA_SPAN = /<span\b[^>]*\blang="hak[^"]*"[^>]*>(.*?)<\/span>/gs

/**
 * Sorts the texts of a lesson, module or whole pack. An object with a reading beside its text (`pinyin`) holds
 * Hakka; in HTML, a `<span lang="hak">` does.
 */
export function contentTexts(content: unknown): ContentTexts {
  const texts: ContentTexts = { reading: [], interface: [] }
  collect(content, '', false, texts)
  return texts
}

function collect(value: unknown, key: string, besidePinyin: boolean, texts: ContentTexts): void {
  if (typeof value === 'string') {
    texts.interface.push(value)
    if (besidePinyin && HAKKA_KEYS.has(key)) texts.reading.push(value)
    for (const [, hakka] of value.matchAll(HAKKA_SPAN)) if (hakka) texts.reading.push(hakka)
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, key, besidePinyin, texts)
  } else if (typeof value === 'object' && value !== null) {
    const hakka = 'pinyin' in value
    for (const [field, inner] of Object.entries(value)) collect(inner, field, hakka, texts)
  }
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
