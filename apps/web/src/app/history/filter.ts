import {
  BOUNDS,
  DIALECT_COUNT,
  dialectName,
  HISTORY_CATEGORIES,
  type HistoryCategory,
} from '@hakka/contract/constants'
import { dayAfter, monthAfter, monthCells, sundayOf } from '../study-time/month.ts'

/** What a history is narrowed to; it stands in the page's address. */
export interface HistoryFilter {
  dialect_id?: number
  category?: HistoryCategory
  begin?: string
  end?: string
  keyword?: string
}

const isDay = (text: string) =>
  /^2\d{3}-\d{2}-\d{2}$/.test(text) && monthCells(text.slice(0, 7)).includes(text)

const isCategory = (text: string): text is HistoryCategory => HISTORY_CATEGORIES.some(({ id }) => id === text)

/** The filter of an address; what somebody wrote into it that is none is passed over. */
export function filterOf(params: URLSearchParams): HistoryFilter {
  const given = (name: string) => params.get(name)?.trim() ?? ''
  const dialect = Number(given('dialect_id'))
  const keyword = [...given('keyword')].slice(0, BOUNDS.keyword).join('')
  const category = given('category')
  const [begin, end] = [given('begin'), given('end')]
  return {
    ...(Number.isInteger(dialect) && dialect >= 1 && dialect <= DIALECT_COUNT && { dialect_id: dialect }),
    ...(isCategory(category) && { category }),
    ...(isDay(begin) && { begin }),
    ...(isDay(end) && { end }),
    ...(keyword && { keyword }),
  }
}

/** From 1. */
export const pageNo = (params: URLSearchParams): number =>
  Math.max(1, Math.min(100_000, Math.trunc(Number(params.get('page') ?? 1)) || 1))

/** The filter as an address has it; `?` where there is none. */
export const searchOf = (filter: HistoryFilter): string =>
  `?${new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))}`

export interface FilterChip {
  name: string
  label: string
  /** The filter without it. */
  rest: HistoryFilter
}

/** 11/01, in another year 2025/11/01. */
const shortDay = (day: string, today: string) =>
  day.slice(day.startsWith(today.slice(0, 4)) ? 5 : 0).replaceAll('-', '/')

/** What is set, each to be taken away by itself; both dates are one. */
export function chipsOf(filter: HistoryFilter, today: string): FilterChip[] {
  const { dialect_id, category, begin, end, keyword } = filter
  const without = (...names: (keyof HistoryFilter)[]): HistoryFilter =>
    Object.fromEntries(Object.entries(filter).filter(([name]) => !names.some((own) => own === name)))
  const chips: FilterChip[] = []
  if (dialect_id) chips.push({ name: 'dialect', label: dialectName(dialect_id), rest: without('dialect_id') })
  if (category) {
    const label = HISTORY_CATEGORIES.find(({ id }) => id === category)?.name ?? ''
    chips.push({ name: 'category', label, rest: without('category') })
  }
  if (begin || end) {
    const [from, to] = [begin, end].map((day) => (day ? shortDay(day, today) : ''))
    const label =
      begin && end ? (begin === end ? `${from}` : `${from}–${to}`) : begin ? `${from} 起` : `到 ${to}`
    chips.push({ name: 'dates', label, rest: without('begin', 'end') })
  }
  if (keyword) chips.push({ name: 'keyword', label: `「${keyword}」`, rest: without('keyword') })
  return chips
}

/** Periods that are asked for often. */
export function periodsOf(today: string): { label: string; begin: string; end: string }[] {
  const sunday = sundayOf(today)
  const month = today.slice(0, 7)
  const whole = (own: string) => ({ begin: `${own}-01`, end: dayAfter(`${monthAfter(own, 1)}-01`, -1) })
  return [
    { label: '這個星期', begin: sunday, end: dayAfter(sunday, 6) },
    { label: '這個月', ...whole(month) },
    { label: '上個月', ...whole(monthAfter(month, -1)) },
  ]
}
