import { plainText } from '@hakka/hakka/characters'
import type { RubyCell } from '@hakka/hakka/ruby'
import { rubyCells, rubyMismatch } from '@hakka/hakka/ruby'

/** A word with one of its readings. */
export interface Form {
  word: string
  /** Contour numbers, one space between syllables. */
  pinyin: string
}

/** How a dialect says a word: `word` is its own word where it has another, `text` its pinyin; '' is unknown. */
export interface DialectForms {
  word: string | null
  text: string
}

const listed = (text: string) =>
  text
    .split(/[、/,；;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/**
 * The words of a dialect with their readings, the usual one first. The dictionary lists several apart by 、, words as
 * well as readings; a word that stands alone has all the readings.
 * @returns empty where no reading is known
 */
export function formsOf(headword: string, { word, text }: DialectForms): Form[] {
  const words = word === null ? [headword] : listed(word)
  const readings = listed(text)
  const [only = headword] = words
  return readings.map((pinyin, at) => ({
    word: words.length === readings.length ? (words[at] ?? only) : only,
    pinyin,
  }))
}

/** A form in cells of one character each; `undefined` where text and pinyin don't fit each other. */
export const cellsOf = ({ word, pinyin }: Form): RubyCell[] | undefined =>
  rubyMismatch(plainText(word), pinyin) === undefined ? rubyCells(word, pinyin) : undefined

/** Letters of a syllable: what both have, what is its own, what both have again. */
export type Letters = readonly [same: string, own: string, same: string]

/** A cell beside the same word in another dialect. */
export interface ComparedCell extends RubyCell {
  /** Another character, or the same one with other letters; a tone is never lit, its drawing tells it. */
  differs?: 'character' | 'sound'
  letters?: Letters
}

/**
 * Sets a word beside the same word of another dialect. Characters are matched in their order as far as both have them,
 * so that a word with one character more is not lit as a whole.
 */
export function compareCells(cells: readonly RubyCell[], others: readonly RubyCell[]): ComparedCell[] {
  const partner = matched(
    cells.map(({ text }) => text),
    others.map(({ text }) => text),
  )
  return cells.map((cell, at): ComparedCell => {
    const other = others[partner[at] ?? -1]
    if (!cell.syllable) return cell
    if (!other?.syllable) return { ...cell, differs: 'character' }
    if (cell.syllable.letters === other.syllable.letters) return cell
    const letters = ownLetters(cell.syllable.letters, other.syllable.letters)
    return { ...cell, differs: 'sound', letters }
  })
}

/** For each of `own`, its place in `other` along the longest sequence that both have; -1 for none. */
function matched(own: readonly string[], other: readonly string[]): number[] {
  const longest = Array.from({ length: own.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  const at = (row: number, column: number) => longest[row]?.[column] ?? 0
  for (let row = own.length - 1; row >= 0; row--) {
    const line = longest[row] ?? []
    for (let column = other.length - 1; column >= 0; column--) {
      line[column] =
        own[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const places: number[] = []
  let column = 0
  for (let row = 0; row < own.length; row++) {
    while (column < other.length && own[row] !== other[column] && at(row, column + 1) === at(row, column))
      column++
    const fits = column < other.length && own[row] === other[column]
    places.push(fits ? column++ : -1)
  }
  return places
}

/** Initials of two letters, which are one sound: `c` and `ch` have nothing in common. */
const DOUBLE = /^(?:ng|zh|ch|sh|rh|bb)/

/** What is left when the beginning and the end that both have are taken away. */
function ownLetters(own: string, other: string): Letters {
  let from = 0
  while (from < own.length && from < other.length && own[from] === other[from]) from++
  if (from === 1 && (DOUBLE.test(own) || DOUBLE.test(other))) from = 0
  let end = 0
  while (
    end < own.length - from &&
    end < other.length - from &&
    own[own.length - 1 - end] === other[other.length - 1 - end]
  )
    end++
  return [own.slice(0, from), own.slice(from, own.length - end), own.slice(own.length - end)]
}
