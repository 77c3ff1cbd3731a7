import {
  inserted,
  type Keyed,
  newKey,
  replaced,
  stepped,
  type Way,
  withKeys,
  without,
} from '#kit/in-place/list.ts'
import { type DraftText, NO_TEXT, saying, textOfLabel } from '#kit/in-place/text.ts'
import type { TimelineDraft } from './content.ts'
import { PARTS, type Part } from './parts.ts'

type Question = TimelineDraft['questions'][number]
type Term = Question['terms'][number]

export const LINES_MOST = 20
export const STATIONS_LEAST = 2
/** Of one line. */
export const STATIONS_MOST = 8

export interface Station extends Keyed {
  term: Term
}

/** A timeline with what is asked of it. */
export interface TimeLine extends Keyed {
  asks: Omit<Question, 'terms'>
  stations: readonly Station[]
}

export interface LinesBoard {
  lines: readonly TimeLine[]
}

export function readLines({ questions = [] }: TimelineDraft): LinesBoard {
  let key = 0
  return {
    lines: withKeys(questions, ({ terms = [], ...asks }, own) => ({
      key: own,
      asks,
      stations: terms.map((term) => ({ key: ++key, term })),
    })),
  }
}

export const writeLines = ({ lines }: LinesBoard): TimelineDraft => ({
  questions: lines.map(({ asks, stations }) => ({ ...asks, terms: stations.map(({ term }) => term) })),
})

const stationsOf = ({ lines }: LinesBoard): Station[] => lines.flatMap(({ stations }) => stations)

export const lineOf = ({ lines }: LinesBoard, station: number): TimeLine | undefined =>
  lines.find(({ stations }) => stations.some(({ key }) => key === station))

const changeLine = (
  { lines }: LinesBoard,
  key: number,
  make: (stations: readonly Station[]) => readonly Station[],
): LinesBoard => ({ lines: replaced(lines, key, (own) => ({ ...own, stations: make(own.stations) })) })

type Added = { board: LinesBoard; key: number } | undefined

const NEW_TERM: Term = { top: NO_TEXT, bottom: NO_TEXT, bottom_show: false }

/** One more line, after another or at the end, with the least stations that a line has. */
export function addLine(board: LinesBoard, after?: number): Added {
  if (board.lines.length >= LINES_MOST) return undefined
  const key = newKey(board.lines)
  const from = newKey(stationsOf(board))
  const stations = Array.from({ length: STATIONS_LEAST }, (_, at) => ({ key: from + at, term: NEW_TERM }))
  const at = board.lines.findIndex((own) => own.key === after)
  const place = at < 0 ? board.lines.length : at + 1
  return { board: { lines: inserted(board.lines, place, { key, asks: NO_TEXT, stations }) }, key }
}

export function doubleLine(board: LinesBoard, line: number): Added {
  const at = board.lines.findIndex((own) => own.key === line)
  const own = board.lines[at]
  if (!own || board.lines.length >= LINES_MOST) return undefined
  const key = newKey(board.lines)
  const from = newKey(stationsOf(board))
  const stations = own.stations.map(({ term }, index) => ({ key: from + index, term }))
  return { board: { lines: inserted(board.lines, at + 1, { ...own, key, stations }) }, key }
}

export const removeLine = ({ lines }: LinesBoard, key: number): LinesBoard => ({ lines: without(lines, key) })

export function moveLine(board: LinesBoard, key: number, step: 1 | -1, far: boolean): LinesBoard {
  const lines = stepped(board.lines, key, step, far)
  return lines === board.lines ? board : { lines }
}

export const setAsks = ({ lines }: LinesBoard, key: number, asks: DraftText): LinesBoard => ({
  lines: replaced(lines, key, (own) => ({ ...own, asks: saying(own.asks, asks) })),
})

/** One more station, after another or at the end of the line. */
export function addStation(board: LinesBoard, line: number, after?: number, term: Term = NEW_TERM): Added {
  const own = board.lines.find(({ key }) => key === line)
  if (!own || own.stations.length >= STATIONS_MOST) return undefined
  const key = newKey(stationsOf(board))
  const at = own.stations.findIndex((station) => station.key === after)
  const place = at < 0 ? own.stations.length : at + 1
  return { board: changeLine(board, line, (stations) => inserted(stations, place, { key, term })), key }
}

export function doubleStation(board: LinesBoard, station: number): Added {
  const line = lineOf(board, station)
  const own = line?.stations.find(({ key }) => key === station)
  return line && own && addStation(board, line.key, station, own.term)
}

export function removeStation(board: LinesBoard, station: number): LinesBoard {
  const line = lineOf(board, station)
  return line && line.stations.length > STATIONS_LEAST
    ? changeLine(board, line.key, (stations) => without(stations, station))
    : board
}

/** A station earlier or later on its line. */
export function moveStation(board: LinesBoard, station: number, step: 1 | -1, far: boolean): LinesBoard {
  const line = lineOf(board, station)
  const moved = line && stepped(line.stations, station, step, far)
  return line && moved && moved !== line.stations ? changeLine(board, line.key, () => moved) : board
}

/** Puts a station at a place of its line. */
export function putStation(board: LinesBoard, station: number, at: number): LinesBoard {
  const line = lineOf(board, station)
  const own = line?.stations.find(({ key }) => key === station)
  return line && own
    ? changeLine(board, line.key, (stations) => inserted(without(stations, station), at, own))
    : board
}

const changeTerm = (board: LinesBoard, station: number, make: (term: Term) => Term): LinesBoard => {
  const line = lineOf(board, station)
  return line
    ? changeLine(board, line.key, (stations) =>
        replaced(stations, station, (own) => ({ ...own, term: make(own.term) })),
      )
    : board
}

export const partOf = (board: LinesBoard, station: number, part: Part): DraftText | undefined => {
  const value = stationsOf(board).find(({ key }) => key === station)?.term[part]
  return value === undefined ? undefined : textOfLabel(value)
}

/** Writes a part of a station, or takes it off the line. */
export const setPart = (
  board: LinesBoard,
  station: number,
  part: Part,
  value: DraftText | undefined,
): LinesBoard =>
  changeTerm(board, station, (term) =>
    value === undefined
      ? { ...term, [part]: undefined, [`${part}_show`]: undefined }
      : { ...term, [part]: value },
  )

/** Makes a part a gap to be filled in, or shows it. */
export const turnGap = (board: LinesBoard, station: number, part: Part, gap: boolean): LinesBoard =>
  changeTerm(board, station, (term) =>
    term[part] === undefined ? term : { ...term, [`${part}_show`]: !gap },
  )

/** Whether a part is a gap. */
export const isGap = ({ term }: Station, part: Part): boolean => term[`${part}_show`] === false

/**
 * Carries a part: up and down it changes places with what stands there; left and right with the same part of the next
 * station. Gaps go with their texts.
 */
export function movePart(
  board: LinesBoard,
  station: number,
  part: Part,
  way: Way,
  far: boolean,
): { board: LinesBoard; station: number; part: Part } {
  const stay = { board, station, part }
  const stations = lineOf(board, station)?.stations ?? []
  const at = stations.findIndex(({ key }) => key === station)
  const row = PARTS.indexOf(part)
  const [down, right] = [
    way === 'down' ? 1 : way === 'up' ? -1 : 0,
    way === 'right' ? 1 : way === 'left' ? -1 : 0,
  ]
  const to = PARTS[far && down !== 0 ? (down > 0 ? PARTS.length - 1 : 0) : row + down]
  const other = stations[far && right !== 0 ? (right > 0 ? stations.length - 1 : 0) : at + right]
  const own = stations[at]
  if (!to || !other || !own || (other === own && to === part)) return stay
  const [one, two] = [cellOf(own, part), cellOf(other, to)]
  const swapped = putCell(putCell(board, own.key, part, two), other.key, to, one)
  return { board: swapped, station: other.key, part: to }
}

interface Cell {
  value: Term[Part]
  show: boolean | undefined
}

const cellOf = ({ term }: Station, part: Part): Cell => ({ value: term[part], show: term[`${part}_show`] })

const putCell = (board: LinesBoard, station: number, part: Part, { value, show }: Cell): LinesBoard =>
  changeTerm(board, station, (term) => ({ ...term, [part]: value, [`${part}_show`]: show }))

export const lineSpot = (key: number): string => `line ${key}`
export const stationSpot = (key: number): string => `station ${key}`
export const partSpot = (key: number, part: Part): string => `part ${key} ${part}`

/** The thing of the board that a path of the content leads to. */
export function spotOfLines({ lines }: LinesBoard, path: readonly string[]): string | undefined {
  const [, question, field, term, part] = path
  const line = question === undefined ? undefined : lines[Number(question)]
  if (!line) return undefined
  const station = field === 'terms' && term !== undefined ? line.stations[Number(term)] : undefined
  if (!station) return lineSpot(line.key)
  const own = PARTS.find((one) => part === one || part === `${one}_show`)
  return own ? partSpot(station.key, own) : stationSpot(station.key)
}
