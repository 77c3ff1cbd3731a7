import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../kernel/root.ts'

/**
 * `reading`: what the lesson face has. `rare`: what HakkaRare has. `interface`: what Noto Sans TC has, which stands
 * for the system fonts of our readers.
 */
type GlyphSet = 'reading' | 'rare' | 'interface'

const PAGE = 256
/** Written by tools/content/fonts.ts: page of 256 → 64 hex digits, one bit a character. */
const sets: Record<GlyphSet, Record<string, string>> = JSON.parse(
  readFileSync(join(ROOT, 'apps/server/src/domain/fonts/glyph-table.json'), 'utf8'),
)

const pageName = (page: number) => `U+${page.toString(16).toUpperCase()}xx`

/** Signs of levels that the system fonts of Taiwan have (they are in Big5) and the open file of Noto Sans TC has not. */
const OF_EVERY_SYSTEM = /^[Ⅰ-Ⅹ]$/

/** Whether the set has a glyph for the character (one code point). */
export function hasGlyph(set: GlyphSet, character: string): boolean {
  if (set === 'interface' && OF_EVERY_SYSTEM.test(character)) return true
  const code = character.codePointAt(0)
  if (code === undefined) return false
  const page = sets[set][pageName(Math.floor(code / PAGE))]
  if (!page) return false
  const bit = code % PAGE
  const digit = Number.parseInt(page.charAt(bit >> 2), 16)
  return (digit & (8 >> (bit & 3))) !== 0
}

/** All characters of the set as one text. */
export function charactersOf(set: GlyphSet): string {
  const characters: string[] = []
  for (const page of Object.keys(sets[set])) {
    const first = Number.parseInt(page.slice(2, -2), 16) * PAGE
    for (let code = first; code < first + PAGE; code++) characters.push(String.fromCodePoint(code))
  }
  return characters.filter((character) => hasGlyph(set, character)).join('')
}

/** Spaces, line ends, joiners and variation selectors: drawn by nothing. A private-use character is not blank. */
const isBlank = (character: string): boolean => /^[\p{Z}\p{Cc}\p{Cf}\p{Variation_Selector}]$/u.test(character)

/** The code points that want a glyph, each once, in code point order: equal texts give equal lists. */
export function drawnCharacters(texts: Iterable<string>): string[] {
  const characters = new Set<string>()
  for (const text of texts) for (const character of text) if (!isBlank(character)) characters.add(character)
  return [...characters].sort((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0))
}
