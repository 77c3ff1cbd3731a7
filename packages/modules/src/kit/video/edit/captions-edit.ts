import type { z } from 'zod'
import { type Keyed, replaced, without } from '#kit/in-place/list.ts'
import { NO_TEXT } from '#kit/in-place/text.ts'
import type { captionMap } from '#kit/video/video.ts'

export type CaptionsDraft = z.input<typeof captionMap>
export type Caption = CaptionsDraft[string]

/** A line of the film; its key is the number it is written under. */
export interface FilmLine extends Keyed {
  value: Caption
}

/** The lines of a film in the order they are heard. */
export interface FilmLines {
  lines: readonly FilmLine[]
}

/** In seconds: how long a line is heard unless somebody says when it ends, and at least. */
const USUAL = 2
const LEAST = 0.2
/** The film's times are whole tenths of a second. */
const TENTHS = 10
/** The longest film that lines can be written for, in seconds. */
const LONGEST = 7200

const inOrder = (lines: readonly FilmLine[]): FilmLines => ({
  lines: lines.toSorted((one, other) => one.value.start - other.value.start || one.key - other.key),
})

export const readCaptions = (captions: CaptionsDraft = {}): FilmLines =>
  inOrder(
    Object.entries(captions).map(([no, value]) => ({
      key: Number(no),
      value: { ...value, start: Number(value.start) || 0, end: Number(value.end) || 0 },
    })),
  )

export const writeCaptions = ({ lines }: FilmLines): CaptionsDraft =>
  Object.fromEntries(lines.map(({ key, value }) => [String(key), value]))

const rounded = (seconds: number): number =>
  Math.round(Math.max(0, Math.min(LONGEST, seconds)) * TENTHS) / TENTHS

const timed = (board: FilmLines, key: number, make: (value: Caption) => { start: number; end: number }) =>
  inOrder(
    replaced(board.lines, key, (own) => {
      const { start, end } = make(own.value)
      return { ...own, value: { ...own.value, start: rounded(start), end: rounded(end) } }
    }),
  )

/**
 * A new line that begins now. One that is still heard ends here; the new one ends before the next, or a while later.
 */
export function addLine(board: FilmLines, at: number): { board: FilmLines; key: number } {
  const start = rounded(at)
  const next = board.lines.find(({ value }) => value.start > start)
  const end = next ? Math.max(start + LEAST, Math.min(start + USUAL, next.value.start)) : start + USUAL
  const key = Math.max(0, ...board.lines.map((own) => own.key)) + 1
  const cut = board.lines.map((own) =>
    own.value.start < start && own.value.end > start ? { ...own, value: { ...own.value, end: start } } : own,
  )
  const line = { key, value: { start, end: rounded(end), hakka: NO_TEXT } }
  return { board: inOrder([...cut, line]), key }
}

/** A line begins now; one that would be over by then goes on as long as it was. */
export const beginsAt = (board: FilmLines, key: number, at: number): FilmLines =>
  timed(board, key, ({ start, end }) => ({
    start: at,
    end: end >= at + LEAST ? end : at + Math.max(LEAST, end - start),
  }))

/** A line ends now; one that would not have begun by then begins a while before. */
export const endsAt = (board: FilmLines, key: number, at: number): FilmLines =>
  timed(board, key, ({ start, end }) => ({
    start: start <= at - LEAST ? start : Math.max(0, at - Math.max(LEAST, end - start)),
    end: Math.max(at, LEAST),
  }))

/** A line earlier or later as a whole. */
export const shift = (board: FilmLines, key: number, seconds: number): FilmLines =>
  timed(board, key, ({ start, end }) => {
    const by = Math.max(-start, Math.min(LONGEST - end, seconds))
    return { start: start + by, end: end + by }
  })

/** One end of a line earlier or later, never past the other. */
export const stretch = (board: FilmLines, key: number, edge: 'start' | 'end', seconds: number): FilmLines =>
  timed(board, key, ({ start, end }) =>
    edge === 'start'
      ? { start: Math.min(start + seconds, end - LEAST), end }
      : { start, end: Math.max(end + seconds, start + LEAST) },
  )

export const setLine = (board: FilmLines, key: number, value: Caption): FilmLines => ({
  lines: replaced(board.lines, key, (own) => ({ ...own, value })),
})

export const removeLine = (board: FilmLines, key: number): FilmLines => ({ lines: without(board.lines, key) })

/** The same words once more, right after. */
export function doubleLine(board: FilmLines, key: number): { board: FilmLines; key: number } | undefined {
  const own = board.lines.find((line) => line.key === key)
  if (!own) return undefined
  const added = addLine(board, own.value.end)
  const { start, end } = added.board.lines.find((line) => line.key === added.key)?.value ?? own.value
  return { board: setLine(added.board, added.key, { ...own.value, start, end }), key: added.key }
}

/** 0:05.2, as an editor sees a time: a learner's clock has no tenths. */
export function fineClock(seconds: number): string {
  const tenths = Math.round(seconds * TENTHS)
  const rest = (tenths % (60 * TENTHS)) / TENTHS
  return `${Math.floor(tenths / (60 * TENTHS))}:${rest.toFixed(1).padStart(4, '0')}`
}

/** Lines that are heard while another one is. */
export const overlapping = ({ lines }: FilmLines): ReadonlySet<number> =>
  new Set(
    lines.flatMap(({ key, value }, at) => {
      const before = lines[at - 1]
      return before && before.value.end > value.start + 0.001 ? [key] : []
    }),
  )

/** A line's name on a board, among the films there. */
export const captionSpot = (film: string, key: number): string => `caption-${film} ${key}`
