import { newsCategoryName } from '@hakka/contract/constants'
import type { NewsState } from '@hakka/contract/news'
import { news } from '../../db/tables/news.ts'
import { schools } from '../../db/tables/place.ts'

/** What every list reads of a row; with `schools` joined from the left. */
export const HEAD = {
  id: news.id,
  title: news.title,
  publishDate: news.publishDate,
  categoryId: news.categoryId,
  isHighlighted: news.isHighlighted,
  schoolId: news.schoolId,
  schoolName: schools.name,
}

interface Head {
  id: number
  title: string
  publishDate: Date
  categoryId: number
  isHighlighted: boolean
  schoolId: number | null
  schoolName: string | null
}

export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

export const headOf = (row: Head) => ({
  id: row.id,
  title: row.title,
  publish_date: row.publishDate.toISOString(),
  category: { id: row.categoryId, name: newsCategoryName(row.categoryId) },
  category_id: row.categoryId,
  is_highlighted: flag(row.isHighlighted),
  school_id: row.schoolId,
  school_name: row.schoolName,
})

export function stateOf(row: { isPublished: boolean; publishDate: Date }, now: Date): NewsState {
  if (!row.isPublished) return 'draft'
  return row.publishDate > now ? 'scheduled' : 'public'
}
