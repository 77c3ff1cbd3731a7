import type { Work } from '@hakka/contract/assignment-shapes'
import type { CallAnswer } from '@hakka/contract/calls'

type Report = CallAnswer<'GET /api/my/teaching-class/assignment/report'>['data']

/** What a cell shows. Points are of 100; a game's are its own. */
export interface ReportCell {
  state: Work['state']
  first: number | null
  best: number | null
  partsDone: number
  tries: number
  late: boolean
  claimed: boolean
}

export interface ReportRow {
  memberId: number
  name: string
  seatNo: number | null
  usedMs: number
  /** She came after its day. */
  joinedAfter: boolean
  isReturned: boolean
  isHandedIn: boolean
  sounds: Report['pupils'][number]['recordings']
  cells: readonly ReportCell[]
}

export interface ReportColumn {
  id: number
  title: string
  parts: number
  /** Of those whose it is. */
  asked: number
  done: number
  help: number
  /** What the class had right at its first tries, of 100; null where nothing has points. */
  percent: number | null
}

const ofHundred = (points: Work['best']): number | null =>
  points && points.total !== null && points.total > 0
    ? Math.round((points.earned / points.total) * 100)
    : (points?.earned ?? null)

const cellOf = (work: Report['works'][number]): ReportCell => ({
  state: work.state,
  first: ofHundred(work.first),
  best: ofHundred(work.best),
  partsDone: work.parts_done,
  tries: work.tries,
  late: work.late,
  claimed: work.claimed,
})

/** It was given back, and not handed in since. Both times are written alike. */
const isReturned = (handIn: Report['pupils'][number]['hand_in']): boolean =>
  handIn?.returned_at != null && (handIn.handed_in_at === null || handIn.handed_in_at < handIn.returned_at)

/** A report as its page needs it: cells that are alike are one, or 40 pupils with 30 things would be a long page. */
export function rowsOf({ works, pupils }: Report): ReportRow[] {
  const cells = works.map(cellOf)
  return pupils.map((pupil) => ({
    memberId: pupil.member_id,
    name: pupil.name,
    seatNo: pupil.seat_no,
    usedMs: pupil.used_ms,
    joinedAfter: pupil.joined_after,
    isHandedIn: pupil.hand_in?.handed_in_at != null,
    isReturned: isReturned(pupil.hand_in),
    sounds: pupil.recordings,
    cells: pupil.cells.flatMap((place) => cells[place] ?? []),
  }))
}

const isDone = ({ state }: ReportCell) => state === 'done' || state === 'needs_help'
const isAsked = ({ state }: ReportCell) => state !== 'not_asked'

export function columnsOf({ items, works, pupils }: Report): ReportColumn[] {
  return items.map(({ id, title, parts }, at) => {
    const cells = pupils.flatMap((pupil) => works[pupil.cells[at] ?? -1] ?? [])
    const points = cells.flatMap(({ first }) =>
      first?.total ? { earned: first.earned, total: first.total } : [],
    )
    const total = sumOf(points.map((own) => own.total))
    return {
      id,
      title,
      parts,
      asked: cells.filter(({ state }) => state !== 'not_asked').length,
      done: cells.filter(({ state }) => state === 'done' || state === 'needs_help').length,
      help: cells.filter(({ state }) => state === 'needs_help').length,
      percent: total > 0 ? Math.round((sumOf(points.map((own) => own.earned)) / total) * 100) : null,
    }
  })
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, own) => sum + own, 0)

/** Places of the columns, those first that most need to do again, then those that the class had least right. */
export const weakestFirst = (columns: readonly ReportColumn[]): number[] =>
  columns
    .map(({ help, percent }, at) => ({ help, percent: percent ?? 101, at }))
    .sort((one, other) => other.help - one.help || one.percent - other.percent || one.at - other.at)
    .map(({ at }) => at)

/** `free`: nothing of it is hers to do. */
export type RowKind = 'help' | 'none' | 'doing' | 'free' | 'done'

const KINDS: readonly RowKind[] = ['help', 'none', 'doing', 'free', 'done']

export function kindOf({ cells }: Pick<ReportRow, 'cells'>): RowKind {
  const asked = cells.filter(isAsked)
  if (asked.length === 0) return 'free'
  if (asked.some(({ state }) => state === 'needs_help')) return 'help'
  if (asked.every(({ state }) => state === 'not_started')) return 'none'
  return asked.every(isDone) ? 'done' : 'doing'
}

/** The stays of those who need help. */
export const inNeed = (rows: readonly ReportRow[]): number[] =>
  rows.filter((row) => kindOf(row) === 'help').map(({ memberId }) => memberId)

/** Things that some need to do again, with the stays of those; none where it is all of one thing. */
export function inNeedByThing(
  rows: readonly ReportRow[],
  columns: readonly ReportColumn[],
): { column: ReportColumn; memberIds: number[] }[] {
  const each = columns.flatMap((column, at) => {
    const needing = rows.filter(({ cells }) => cells[at]?.state === 'needs_help')
    return needing.length > 0 ? [{ column, memberIds: needing.map(({ memberId }) => memberId) }] : []
  })
  return each.length > 1 ? each : []
}

/** Who needs help first, then who has not begun, who is at it, who came after it, and who is through. */
export const inOrder = (rows: readonly ReportRow[]): ReportRow[] =>
  KINDS.flatMap((kind) => rows.filter((row) => kindOf(row) === kind))

/** The same in an order that tells nothing of seats and names, decided by the seed. */
export function shuffled(rows: readonly ReportRow[], seed: number): ReportRow[] {
  const keyOf = ({ memberId }: ReportRow) => Math.imul(memberId ^ seed, 0x9e3779b1) >>> 0
  return KINDS.flatMap((kind) =>
    rows.filter((row) => kindOf(row) === kind).sort((one, other) => keyOf(one) - keyOf(other)),
  )
}

export interface ReportFigures {
  done: number
  of: number
  percent: number | null
  minutes: number | null
  /** The thing that most need to do again. */
  weakest: ReportColumn | undefined
}

export function figuresOf(rows: readonly ReportRow[], columns: readonly ReportColumn[]): ReportFigures {
  const told = columns.flatMap(({ percent }) => percent ?? [])
  const begun = rows.filter(({ usedMs }) => usedMs > 0)
  const [weakest] = columns.filter(({ help }) => help > 0).toSorted((one, other) => other.help - one.help)
  return {
    done: rows.filter((row) => kindOf(row) !== 'free' && row.cells.filter(isAsked).every(isDone)).length,
    of: rows.filter((row) => kindOf(row) !== 'free').length,
    percent: told.length > 0 ? Math.round(sumOf(told) / told.length) : null,
    minutes: begun.length > 0 ? minutesOf(sumOf(begun.map(({ usedMs }) => usedMs)) / begun.length) : null,
    weakest,
  }
}

/** What was begun took a minute at least. */
export const minutesOf = (ms: number): number => Math.max(1, Math.round(ms / 60_000))

export const STATES: Record<Work['state'], string> = {
  not_asked: '不用做',
  not_started: '還沒開始',
  doing: '做到一半',
  done: '做完',
  needs_help: '要再練',
}

/** What stands in a cell: 完成, 83, 50→83, 2/6. */
export function cellText({ state, first, best, partsDone }: ReportCell, parts: number): string {
  if (state === 'not_started' || state === 'not_asked') return ''
  if (state === 'doing') return parts > 0 && partsDone > 0 ? `${partsDone}/${parts}` : '做到一半'
  if (best === null) return '完成'
  return first !== null && first !== best ? `${first}→${best}` : String(best)
}

/** How a class did a thing. */
export const wholeOf = (column: ReportColumn | undefined): string =>
  !column ? '' : column.percent === null ? `${column.done} / ${column.asked}` : `${column.percent}%`

/** What a spreadsheet would take for a formula begins with a mark. */
const FORMULA = /^[=+\-@\t\r]/

const field = (value: string | number): string => {
  const text = String(value)
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** The grid as a spreadsheet opens it: of each thing its state, the first try, the best one and what is to be marked. */
export function csvOf(rows: readonly ReportRow[], columns: readonly ReportColumn[]): string {
  const head = [
    '座號',
    '姓名',
    ...columns.flatMap(({ title }) => [title, `${title}：第一次`, `${title}：最好`, `${title}：註記`]),
    '用時（分）',
  ]
  const lines = rows.map((row) => [
    row.seatNo ?? '',
    row.name,
    ...row.cells.flatMap(({ state, first, best, late, claimed }) => [
      STATES[state],
      first ?? '',
      best ?? '',
      [late && '晚交', row.joinedAfter && '到期後才加入', claimed && '自己評的'].filter(Boolean).join('、'),
    ]),
    row.usedMs > 0 ? minutesOf(row.usedMs) : '',
  ])
  // With a byte order mark, by which a spreadsheet knows what characters these are.
  return `\uFEFF${[head, ...lines].map((line) => line.map(field).join(',')).join('\r\n')}\r\n`
}
