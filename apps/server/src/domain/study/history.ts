import { HISTORY_PAGE } from '@hakka/contract/constants'

const DAY_MS = 24 * 60 * 60_000

/** The first moment of a day in Taipei. */
const startOf = (day: string) => new Date(`${day}T00:00:00+08:00`)

/** What a filter of days lets through: rows that end at `from` or later, and begin before `until`. */
export function boundsOf({ begin, end }: { begin?: string | undefined; end?: string | undefined }): {
  from: Date | undefined
  until: Date | undefined
} {
  return {
    from: begin === undefined ? undefined : startOf(begin),
    until: end === undefined ? undefined : new Date(startOf(end).getTime() + DAY_MS),
  }
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Whether a keyword stands in one of the texts; every row has an empty one. */
export function matcherOf(keyword: string | undefined): (...texts: readonly string[]) => boolean {
  const wanted = plain(keyword ?? '')
  return (...texts) => texts.some((text) => plain(text).includes(wanted))
}

/** The rows of a page, never past the last one; without a page all of them. */
export function pageOf<Row>(rows: readonly Row[], asked: number | undefined) {
  const total = rows.length
  if (asked === undefined) return { rows, total, page: 1, pages: 1 }
  const pages = Math.max(1, Math.ceil(total / HISTORY_PAGE))
  const page = Math.min(asked, pages)
  return { rows: rows.slice((page - 1) * HISTORY_PAGE, page * HISTORY_PAGE), total, page, pages }
}

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei', dateStyle: 'short' })
const time = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei', timeStyle: 'short' })

/** `2026/11/20` and `16:02` in Taipei, as spreadsheets take them. */
export const taipeiCells = (at: Date): [day: string, time: string] => [
  day.format(at).replaceAll('-', '/'),
  time.format(at),
]
