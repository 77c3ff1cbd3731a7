import { graphemes } from '@hakka/hakka/characters'
import { foldHakka } from '@hakka/hakka/fold'

/**
 * Whether an answer in writing, or of tiles, counts: it is a model answer, or has a word that is known.
 * @param words of the lesson, and those that the dictionary has found in the answer
 */
export function counts(answer: string, models: readonly string[], words: readonly string[]): boolean {
  const folded = foldHakka(answer)
  const isIn = (word: string) => foldHakka(word) !== '' && folded.includes(foldHakka(word))
  return folded !== '' && (models.some((own) => foldHakka(own) === folded) || words.some(isIn))
}

/** A known word, as a place in a text. */
interface Place {
  from: number
  to: number
  word: string
}

/** A model answer in pieces, without its punctuation: its known words, and what lies between them. */
export function piecesOf(text: string, words: readonly Place[]): string[] {
  const line = graphemes(text)
  const pieces: string[] = []
  let rest = ''
  for (let at = 0; at < line.length; ) {
    const word = words.find(({ from }) => from === at)
    const sign = line[at] ?? ''
    if (word || foldHakka(sign) === '') {
      pieces.push(rest, word?.word ?? '')
      rest = ''
    } else rest += sign
    at = word ? word.to : at + 1
  }
  return [...pieces, rest].filter((own) => own !== '')
}

/** One tile for each piece; what several answers say is there as often as one of them says it. */
export function tilesOf(answers: readonly (readonly string[])[]): string[] {
  const most = new Map<string, number>()
  for (const pieces of answers) {
    for (const piece of pieces) {
      const count = pieces.filter((own) => own === piece).length
      most.set(piece, Math.max(most.get(piece) ?? 0, count))
    }
  }
  return Array.from(most).flatMap(([piece, count]) => Array.from({ length: count }, () => piece))
}
