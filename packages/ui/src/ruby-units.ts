import { graphemes, plainText } from '@hakka/hakka/characters'
import type { RubyCell } from '@hakka/hakka/ruby'

/** A stretch of cells, `to` exclusive, that belongs to one word. */
export interface WordRange {
  from: number
  to: number
  /** The word as it stands in the text. */
  word: string
  /** It only stays on one line; nothing else sets it apart. */
  kept?: boolean
}

/** A cell and its place in the line. */
export interface PlacedCell extends RubyCell {
  at: number
}

/** Cells that stay on one line; `word` where they are one of the asked words. */
export interface RubyPart {
  from: number
  cells: PlacedCell[]
  word?: string
}

/** Parts that no line break may separate: a word with the punctuation that clings to it. */
export type RubyUnit = RubyPart[]

/** A blank to be filled in stands by itself, as a word would. */
const BLANK = /^[＿_]$/
const OPENS = /^[「『（〈《“‘(]$/
const OPEN_BRACKETS = /^[[［【]$/
const CLOSE_BRACKETS = /^[\]］】]$/

/** The words an article marks by `[ ]`, ［］ or 【】, as ranges of the text without brackets. */
export function bracketRanges(text: string): WordRange[] {
  const ranges: WordRange[] = []
  let at = 0
  let word: string[] | undefined
  for (const grapheme of graphemes(text)) {
    if (OPEN_BRACKETS.test(grapheme)) word = []
    else if (CLOSE_BRACKETS.test(grapheme)) {
      if (word?.length) ranges.push({ from: at - word.length, to: at, word: word.join('') })
      word = undefined
    } else {
      word?.push(grapheme)
      at++
    }
  }
  return ranges
}

/** Where the words stand in a text, longest first, without overlap, in the text's order. */
export function findRanges(text: string, words: readonly string[]): WordRange[] {
  const line = graphemes(plainText(text))
  const taken = new Set<number>()
  const ranges: WordRange[] = []
  const wanted = words.map((word) => ({ word, parts: graphemes(word) }))
  for (const { word, parts } of wanted.sort((a, b) => b.parts.length - a.parts.length)) {
    if (parts.length === 0) continue
    for (let from = 0; from + parts.length <= line.length; from++) {
      const places = parts.map((_, index) => from + index)
      if (parts.some((part, index) => line[from + index] !== part) || places.some((at) => taken.has(at)))
        continue
      for (const at of places) taken.add(at)
      ranges.push({ from, to: from + parts.length, word })
    }
  }
  return ranges.sort((a, b) => a.from - b.from)
}

/** The marked words, and those of the others that overlap none of them. */
export function withKept(text: string, marked: readonly WordRange[], keep: readonly string[]): WordRange[] {
  const there = keep.filter((word) => text.includes(word))
  const others = findRanges(text, there).filter(
    (own) => !marked.some((mark) => own.from < mark.to && mark.from < own.to),
  )
  return [...marked, ...others.map((own) => ({ ...own, kept: true }))]
}

/** Where the blank that begins here ends; its own place, where none does. */
function endOfBlank(cells: readonly RubyCell[], from: number): number {
  let at = from
  while (BLANK.test(cells[at]?.text ?? '')) at++
  return at
}

/** Groups cells so that words stay whole and punctuation never starts or ends a line wrongly. */
export function rubyUnits(cells: readonly RubyCell[], ranges: readonly WordRange[]): RubyUnit[] {
  const units: RubyUnit[] = []
  let opening: RubyPart | undefined
  for (let at = 0; at < cells.length; ) {
    const from = at
    const range = ranges.find((own) => own.from === from)
    const to = Math.max(range?.to ?? from + 1, endOfBlank(cells, from))
    const own = cells.slice(from, to).map((cell, index) => ({ ...cell, at: from + index }))
    const part: RubyPart = { from, cells: own, ...(range && !range.kept && { word: range.word }) }
    const first = part.cells[0]
    const isSign = !range && first !== undefined && !first.syllable && !BLANK.test(first.text)
    const last = units.at(-1)
    at = to
    if (isSign && OPENS.test(first.text)) {
      if (opening) opening.cells.push(...part.cells)
      else opening = part
    } else if (isSign && last && !opening) last.push(part)
    else {
      units.push(opening ? [opening, part] : [part])
      opening = undefined
    }
  }
  if (opening) units.push([opening])
  return units
}
