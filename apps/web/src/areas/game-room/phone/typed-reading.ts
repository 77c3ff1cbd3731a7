import { graphemes, isHan } from '@hakka/hakka/characters'

/** A word that was taken from the suggestions, and its reading with contour numbers. */
export interface Pick {
  text: string
  pinyin: string
}

/** Letters with what may stand on them, digits, tone marks, and the spaces between syllables. */
const TYPED = /[\p{Script=Latin}^+][\p{Script=Latin}\p{M}\p{Lm}\p{Sk}\d^+ -]*$/u

/** The pinyin at the end of a text that somebody is typing; '' where there is none. */
export const typedAtEnd = (text: string): string => TYPED.exec(text)?.[0] ?? ''

/**
 * The reading of a text, if all its characters were written by suggestions; else nothing, for half a reading fits no
 * line.
 */
export function readingOf(text: string, picks: readonly Pick[]): string | undefined {
  const known = picks.toSorted((a, b) => b.text.length - a.text.length)
  const syllables: string[] = []
  let rest = text.trim()
  while (rest !== '') {
    const own = known.find((pick) => rest.startsWith(pick.text))
    if (own) {
      syllables.push(own.pinyin)
      rest = rest.slice(own.text.length)
      continue
    }
    const [sign = ''] = graphemes(rest)
    if (isHan(sign) || /\p{L}|\p{N}/u.test(sign)) return undefined
    rest = rest.slice(sign.length)
  }
  return syllables.length > 0 ? syllables.join(' ') : undefined
}
