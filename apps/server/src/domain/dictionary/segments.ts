import type { WordSegment } from '@hakka/contract/dictionary'
import { graphemes } from '@hakka/hakka/characters'
import { foldHakka } from '@hakka/hakka/fold'

/** Longer words are sayings, which nobody selects in the middle of a phrase. */
const WORD_MAX = 8

interface Character {
  text: string
  /** '' for punctuation and spaces. */
  folded: string
}

const charactersOf = (text: string): Character[] =>
  graphemes(text).map((own) => ({ text: own, folded: foldHakka(own) }))

/** From each character on, the folded texts that a word may be, the shortest first; punctuation ends them. */
function candidatesAt(characters: readonly Character[], at: number): string[] {
  const candidates: string[] = []
  let folded = ''
  for (const character of characters.slice(at, at + WORD_MAX)) {
    if (character.folded === '') break
    folded += character.folded
    candidates.push(folded)
  }
  return candidates
}

/** Every folded text that may be a word of the phrase, to be asked for at once. */
export const candidatesOf = (text: string): string[] => {
  const characters = charactersOf(text)
  return [...new Set(characters.flatMap((_, at) => candidatesAt(characters, at)))]
}

/**
 * A phrase in pieces, by the longest words that are known; what lies between them stays together.
 * @returns nothing for a phrase without any known word, and for a single character
 */
export function segmentsOf(text: string, known: ReadonlySet<string>): WordSegment[] {
  const characters = charactersOf(text)
  const segments: WordSegment[] = []
  for (let at = 0; at < characters.length; ) {
    const length = candidatesAt(characters, at).findLastIndex((folded) => known.has(folded)) + 1
    const piece = characters
      .slice(at, at + Math.max(1, length))
      .map((own) => own.text)
      .join('')
    const before = segments.at(-1)
    if (length === 0 && before && !before.known) before.text += piece
    else segments.push({ text: piece, known: length > 0 })
    at += Math.max(1, length)
  }
  return segments.some((segment) => segment.known) && segments.length > 1 ? segments : []
}
