import { LEVELS, PRACTICE_NAMES, type PracticeType } from '@hakka/contract/constants'
import type { Crumb } from '../shell/Breadcrumbs.tsx'

/** What names a page of practice. */
export interface PracticePlace {
  level_no: number
  dialect_id: number
  category_id: number
}

const queryOf = (own: Record<string, number | undefined>) =>
  new URLSearchParams(
    Object.entries(own).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )

/** The page of a category, at an item's number. */
export const practiceUrl = (
  type: PracticeType,
  { level_no, dialect_id, category_id }: PracticePlace,
  hash = '',
) => `/self_study/${type}?${queryOf({ level_no, dialect_id, category_id })}${hash}`

/** Levels and categories of a part; writing has no menu. */
export const practiceMenuUrl = (type: PracticeType, own: { level_no?: number; dialect_id?: number } = {}) =>
  `/self_study/${type}${type === 'writing' ? '' : '/menu'}?${queryOf(own)}`.replace(/\?$/, '')

/** Ⅲ級 */
export const levelMark = (levelNo: number) => LEVELS.find(({ no }) => no === levelNo)?.name.slice(0, 2) ?? ''

export const SELF_STUDY: Crumb = { label: '自主學習', to: '/self_study' }

/** The way to a page of practice: 自主學習, its part, its level; and where it leads back to. */
export function practiceWay(type: PracticeType, levelNo: number, dialectId: number) {
  const menu = practiceMenuUrl(type, { level_no: levelNo, dialect_id: dialectId })
  const crumbs: Crumb[] = [
    SELF_STUDY,
    { label: PRACTICE_NAMES[type], to: menu },
    { label: levelMark(levelNo) },
  ]
  const back =
    type === 'writing' ? { to: '/self_study', label: '回到自主學習' } : { to: menu, label: '回到主題' }
  return { crumbs, back }
}
