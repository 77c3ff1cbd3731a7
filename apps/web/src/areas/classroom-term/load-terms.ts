import type { TermCategory } from '@hakka/contract/classroom-term'
import type { Api } from '@hakka/contract/client'
import { DEFAULT_DIALECT_ID } from '@hakka/contract/constants'
import { dialectOf } from '../../app/reader-dialect.ts'
import { missingPage, orPage } from '../../app/throw-page.ts'

type Asked = Partial<Record<'dialect_id' | 'category_id', string>>

/** A category as the side menu lists it. */
export interface ListedCategory {
  id: number
  no: number
  title: string
  subcategories: { id: number; no: number; title: string; count: number }[]
}

/** What the page shows: all categories, and the terms of the open one; none where the dialect has not got them. */
export interface TermsData {
  dialectId: number
  categories: ListedCategory[]
  open: TermCategory
  /** Dialects that have terms of the open category. */
  have: number[]
}

/**
 * The asked category in the asked dialect, without one the first. Only its own terms come along: all of them are ten
 * times as much.
 */
export async function loadTerms(api: Api, asked: Asked): Promise<TermsData> {
  const dialectId = dialectOf(asked.dialect_id) ?? DEFAULT_DIALECT_ID
  const [all, menu] = await Promise.all([
    orPage(api('GET /api/classroom_term/categories', { query: { dialect_id: dialectId } })),
    orPage(api('GET /api/classroom_term/menu')),
  ])
  const { categories } = all.data
  const open = asked.category_id
    ? categories.find(({ id }) => String(id) === asked.category_id)
    : (categories.find(({ subcategories }) => subcategories.length > 0) ?? categories[0])
  if (!open) return missingPage()
  const counted = menu.data.categories.find(({ id }) => id === open.id)?.terms ?? []
  return {
    dialectId,
    categories: categories.map(({ id, no, title, subcategories }) => ({
      id,
      no,
      title,
      subcategories: subcategories.map((own) => ({
        id: own.id,
        no: own.no,
        title: own.title,
        count: own.terms.length,
      })),
    })),
    open,
    have: counted.flatMap(({ dialect_id, count }) => (count > 0 ? dialect_id : [])),
  }
}
