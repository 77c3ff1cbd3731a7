import { graphemes } from '@hakka/hakka/characters'
import { samePairs } from './same-pairs.ts'

/** A piece of a text: as the other has it, or its own. */
interface Piece {
  text: string
  isOwn: boolean
}

/** Larger ones are marked as a whole: each step compares every character with every other. */
const MARKED_MAX = 600

/**
 * A text in pieces, those that the other has not being its own: by the characters that a reader counts.
 * @example markedPieces('食飯', '食粥') // [{ text: '食', isOwn: false }, { text: '飯', isOwn: true }]
 */
export function markedPieces(text: string, other: string | undefined): Piece[] {
  const one = graphemes(text)
  const two = graphemes(other ?? '')
  if (other === undefined || one.length > MARKED_MAX || two.length > MARKED_MAX)
    return [{ text, isOwn: text !== other }]
  const common = new Set(samePairs(one, two).map(([at]) => at))
  const pieces: Piece[] = []
  for (const [at, character] of one.entries()) {
    const isOwn = !common.has(at)
    const last = pieces.at(-1)
    if (last?.isOwn === isOwn) last.text += character
    else pieces.push({ text: character, isOwn })
  }
  return pieces
}
