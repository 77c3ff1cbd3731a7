import { graphemes } from '@hakka/hakka/characters'
import { foldHakka } from '@hakka/hakka/fold'
import { shuffle } from '#kit/shuffle.ts'

/** Of a long answer; what is more is joined, so that the tiles stay in view. */
const TILES_MAX = 12
const FALSE_TILES = 2

/** A piece of Mandarin; `spare` ones the answer does not need. */
export interface Tile {
  id: number
  text: string
  spare: boolean
}

/** A text in words, each with the punctuation that follows it; of a single word its characters. */
export function piecesOf(text: string): string[] {
  const words = Array.from(
    new Intl.Segmenter('zh-Hant', { granularity: 'word' }).segment(text),
    (own) => own.segment,
  )
  const pieces = joined(words)
  return fewer(pieces.length > 1 ? pieces : joined(graphemes(text)))
}

/** Signs cling to what stands before them; the first ones to what follows. */
function joined(words: readonly string[]): string[] {
  const pieces: string[] = []
  for (const word of words) {
    const last = pieces.at(-1)
    const clings = last !== undefined && (foldHakka(word) === '' || foldHakka(last) === '')
    if (clings) pieces[pieces.length - 1] = last + word
    else pieces.push(word)
  }
  return pieces.map((own) => own.trim()).filter((own) => own !== '')
}

/** The shortest neighbours are joined until there are few enough. */
function fewer(pieces: readonly string[]): string[] {
  let left = [...pieces]
  while (left.length > TILES_MAX) {
    const lengths = left.slice(1).map((own, at) => own.length + (left[at]?.length ?? 0))
    const at = lengths.indexOf(Math.min(...lengths))
    left = [...left.slice(0, at), `${left[at]}${left[at + 1]}`, ...left.slice(at + 2)]
  }
  return left
}

/**
 * The tiles of an answer with two that it does not need, in an order that the seed decides.
 * @param others texts that the false ones are taken from: the other answers
 * @param words taken where those give none: what the lesson's words mean
 */
export function tilesOf(
  answer: string,
  others: readonly string[],
  words: readonly string[],
  seed: number,
): Tile[] {
  const whole = foldHakka(answer)
  const fits = (text: string) => foldHakka(text) !== '' && !whole.includes(foldHakka(text))
  const bare = (text: string) => text.replace(/[^\p{L}\p{N}\p{M}]+$/u, '')
  const from = (texts: readonly string[]) => shuffle([...new Set(texts.map(bare).filter(fits))], seed)
  const spare = [...new Set([...from(others.flatMap(piecesOf)), ...from(words)])].slice(0, FALSE_TILES)
  const tiles = [
    ...piecesOf(answer).map((text) => ({ text, spare: false })),
    ...spare.map((text) => ({ text, spare: true })),
  ]
  return shuffle(
    tiles.map((own, id) => ({ ...own, id })),
    seed,
  )
}

/** How many tiles of a line stand right from its beginning on. */
export function rightBeginning(answer: string, line: readonly string[]): number {
  const whole = foldHakka(answer)
  const isRight = (_: string, at: number) => whole.startsWith(foldHakka(line.slice(0, at + 1).join('')))
  return line.filter(isRight).length
}

/** The tile that goes on from a right beginning: the longest that fits. */
export function nextTile(answer: string, line: readonly string[], left: readonly Tile[]): Tile | undefined {
  const fitting = left.filter(({ text }) => rightBeginning(answer, [...line, text]) > line.length)
  return fitting.sort((a, b) => b.text.length - a.text.length)[0]
}
