import { graphemes, isHan } from '@hakka/hakka/characters'
import { foldHakka } from '@hakka/hakka/fold'
import { parsePinyin } from '@hakka/hakka/pinyin'
import type { TypedSyllable } from '@hakka/hakka/typed'

/** `[from, to)`. */
export type Range = [number, number]

/** Graphemes of a text that a card shows. */
const SHOWN = 40

/** The graphemes of a text that fold to the needle, or `null`. */
export function textPlace(text: string, needle: string): Range | null {
  const owners: number[] = []
  let folded = ''
  for (const [at, grapheme] of graphemes(text).entries()) {
    const own = foldHakka(grapheme)
    folded += own
    for (let unit = 0; unit < own.length; unit++) owners.push(at)
  }
  const start = needle === '' ? -1 : folded.indexOf(needle)
  const from = owners[start]
  const to = owners[start + needle.length - 1]
  return from === undefined || to === undefined ? null : [from, to + 1]
}

/** The graphemes of a text whose syllables were typed, or `null`. */
export function syllablePlace(text: string, pinyin: string, typed: readonly TypedSyllable[]): Range | null {
  const syllables = parsePinyin(pinyin)
  const start = syllables.findIndex((_, first) =>
    typed.every(({ letters, tones }, at) => {
      const own = syllables[first + at]
      return own?.letters === letters && (!tones || tones.includes(own.tone))
    }),
  )
  if (start < 0) return null
  const carriers = graphemes(text).flatMap((grapheme, at) => (isHan(grapheme) ? [at] : []))
  const from = carriers[start]
  const to = carriers[start + typed.length - 1]
  return carriers.length !== syllables.length || from === undefined || to === undefined
    ? null
    : [from, to + 1]
}

/** Cuts a text to what a card shows, around the find. */
export function cutText(
  text: string,
  at: Range | null,
): { text: string; at: Range | null; from: number; to: number } {
  const all = graphemes(text)
  if (all.length <= SHOWN) return { text, at, from: 0, to: all.length }
  const [start, end] = at ?? [0, 0]
  const wanted = Math.max(0, start - Math.max(0, Math.floor((SHOWN - (end - start)) / 2)))
  const to = Math.min(all.length, wanted + SHOWN)
  const from = Math.max(0, to - SHOWN)
  const before = from > 0 ? '…' : ''
  const shift = before.length - from
  return {
    text: `${before}${all.slice(from, to).join('')}${to < all.length ? '…' : ''}`,
    at: at && [start + shift, Math.min(end, to) + shift],
    from,
    to,
  }
}

/** The syllables of the graphemes `[from, to)`. */
export function cutPinyin(text: string, pinyin: string, { from, to }: { from: number; to: number }): string {
  const count = (part: readonly string[]) => part.filter(isHan).length
  const all = graphemes(text)
  if (from === 0 && to === all.length) return pinyin
  const start = count(all.slice(0, from))
  return pinyin
    .split(' ')
    .slice(start, start + count(all.slice(from, to)))
    .join(' ')
}
