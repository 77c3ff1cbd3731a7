import { plainText } from '@hakka/hakka/characters'
import { formatSyllable, type PinyinStyle } from '@hakka/hakka/pinyin'
import { type RubyCell, rubyCells } from '@hakka/hakka/ruby'
import type { MouseEvent } from 'react'
import { findRanges, type RubyPart, rubyUnits, type WordRange, withKept } from './ruby-units.ts'

export interface RubyProps {
  /** Hakka text; vocabulary brackets in it are not shown. */
  text: string
  /** The Ministry's pinyin with contour numbers, one syllable a character. */
  pinyin: string
  dialectId: number
  /** How tones are shown; `none` leaves the syllables out. */
  marks?: PinyinStyle | 'none'
  /** `inline` stands in running text, `word` is the one word of a slide, `wall` what a class reads. */
  size?: 'inline' | 'line' | 'sentence' | 'title' | 'word' | 'wall'
  /** Words of the text to be tinted. */
  highlight?: string | readonly string[]
  /** Words that can be pressed, as places in the text. */
  words?: readonly WordRange[]
  /** Words that no line break may part. */
  keep?: readonly string[]
  /** The pressed word and its button, to place an explanation by. */
  onWord?(range: WordRange, button: HTMLButtonElement): void
  /** The word whose explanation is open: its `from`. */
  openWord?: number | undefined
}

/**
 * Hakka text with the syllable under its own character.
 * @throws RangeError where text and pinyin don't fit each other; see `rubyCells`.
 */
export function Ruby(props: RubyProps) {
  const { text, pinyin, size = 'line', marks = 'marks', highlight, words = [], keep = [] } = props
  const cells = rubyCells(text, pinyin)
  const marked = words.length > 0 ? words : findRanges(text, wordsOf(highlight))
  const units = rubyUnits(cells, withKept(text, marked, keep))
  const interactive = words.length > 0 && props.onWord !== undefined
  return (
    <span className="ruby" lang="hak-Hant-TW" data-size={size} data-marks={marks}>
      <span className="ruby-plain sr-only">{plainText(text).replace(/＿+/g, '……')}</span>
      <span className="ruby-line" aria-hidden={!interactive || undefined}>
        {units.map((unit) => (
          <span key={unit[0]?.from} className="ruby-unit">
            {unit.map((part) => (
              <Part key={part.from} {...props} part={part} interactive={interactive} />
            ))}
          </span>
        ))}
      </span>
    </span>
  )
}

const wordsOf = (highlight: RubyProps['highlight']) =>
  typeof highlight === 'string' ? [highlight] : (highlight ?? [])

type PartProps = RubyProps & { part: RubyPart; interactive: boolean }

function Part({ part, interactive, onWord, openWord, highlight, ...look }: PartProps) {
  const shown = part.cells.map((cell) => <Cell key={cell.at} cell={cell} {...look} />)
  const { word, from } = part
  if (!interactive || word === undefined) {
    return (
      <span
        className="ruby-part"
        aria-hidden={interactive || undefined}
        data-highlight={(word !== undefined && wordsOf(highlight).includes(word)) || undefined}
      >
        {shown}
      </span>
    )
  }
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    onWord?.({ from, to: from + part.cells.length, word }, event.currentTarget)
  return (
    <button
      type="button"
      className="ruby-word"
      aria-haspopup="dialog"
      aria-expanded={openWord === from}
      onClick={press}
    >
      <span className="ruby-plain sr-only">{word}</span>
      <span className="ruby-part" aria-hidden="true">
        {shown}
      </span>
    </button>
  )
}

/** Chinese punctuation and full-width forms: as wide as a character in every face that has them. */
const WIDE_SIGN = /^[\u3001-\u3003\u3008-\u3011\uFF01-\uFF5E]$/

function Cell({
  cell,
  dialectId,
  marks = 'marks',
}: { cell: RubyCell } & Pick<RubyProps, 'dialectId' | 'marks'>) {
  const { syllable } = cell
  return (
    <span
      className="ruby-cell"
      data-sign={syllable ? undefined : WIDE_SIGN.test(cell.text) ? 'wide' : 'narrow'}
    >
      <b>{cell.text}</b>
      {syllable && marks !== 'none' && <i lang="hak-Latn-TW">{formatSyllable(syllable, dialectId, marks)}</i>}
    </span>
  )
}
