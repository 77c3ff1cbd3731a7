import { graphemes } from '@hakka/hakka/characters'
import { filledGaps, gapsOf } from '@hakka/hakka/gaps'
import { rubyCells } from '@hakka/hakka/ruby'

/** A gap by its number, or a character with its syllable; signs cling to what they follow, or to what they open. */
export type ClozePart = { gap: number; before: string; after: string } | { text: string; pinyin: string }

const OPENS = /^[「『（〈《]$/

/**
 * Takes a text with gaps apart, so that it can flow around them.
 * @param pinyin of the text with the first word of each gap in it
 * @throws RangeError where text and pinyin don't fit each other
 */
export function clozeParts(
  text: string,
  pinyin: string,
  answers: readonly (readonly string[])[],
): ClozePart[] {
  const cells = rubyCells(filledGaps(text, answers), pinyin)
  const parts: ClozePart[] = []
  let at = 0
  let opening = ''
  for (const grapheme of graphemes(text)) {
    const [gap] = gapsOf(grapheme)
    if (gap !== undefined) {
      at += graphemes(answers[gap - 1]?.[0] ?? '').length
      parts.push({ gap, before: opening, after: '' })
      opening = ''
      continue
    }
    const syllable = cells[at++]?.syllable
    const last = parts.at(-1)
    if (syllable) {
      parts.push({ text: opening + grapheme, pinyin: syllable.letters + syllable.tone })
      opening = ''
    } else if (OPENS.test(grapheme) || !last) opening += grapheme
    else if ('gap' in last) last.after += grapheme
    else last.text += grapheme
  }
  if (opening) parts.push({ text: opening, pinyin: '' })
  return parts
}
