import { PRACTICE_TYPES, type PracticeType } from '@hakka/contract/constants'
import { remember, rememberedJson } from '@hakka/ui/remembered.ts'
import { keptNow, placeKept } from './place-kept.ts'

const KEY = 'hakka.last-study'

/** Where this browser was last in a part of self-study. */
export interface LastStudy {
  type: PracticeType
  level_no: number
  dialect_id: number
  /** Its category in menus; none of a book. */
  category_id: number | null
  /** 買菜 */
  title: string
  /** 上次聽到第 3 句 */
  detail: string
  /** How far, where that can be counted. */
  at: { done: number; total: number } | null
  url: string
  /** When, in milliseconds since 1970; none of what was kept before accounts had it. */
  on?: number
  /** Whose: the account of the page, `null` of nobody. */
  by?: number | null
}

const TYPES: readonly unknown[] = PRACTICE_TYPES

const isLast = (value: unknown): value is LastStudy =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  TYPES.includes(value.type) &&
  'title' in value &&
  typeof value.title === 'string' &&
  'detail' in value &&
  typeof value.detail === 'string' &&
  'level_no' in value &&
  typeof value.level_no === 'number' &&
  'dialect_id' in value &&
  typeof value.dialect_id === 'number' &&
  'url' in value &&
  typeof value.url === 'string' &&
  value.url.startsWith('/self_study/')

/** The last place in each part, the latest first. */
export function lastStudies(): LastStudy[] {
  const kept = rememberedJson(KEY)
  return Array.isArray(kept) ? kept.filter(isLast) : []
}

export function keepLastStudy(place: LastStudy): void {
  const others = lastStudies().filter(({ type }) => type !== place.type)
  remember(KEY, JSON.stringify([{ ...place, ...keptNow() }, ...others]))
  placeKept()
}

/** Puts places in the stead of those that are kept, the latest first. */
export const putLastStudies = (places: readonly LastStudy[]): void =>
  void remember(KEY, JSON.stringify(places))
