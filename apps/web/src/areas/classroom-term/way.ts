import type { Crumb } from '../../app/shell/Breadcrumbs.tsx'

export const TERMS = '/classroom_term'

/** The page of a category, at a subcategory's number, or on the wall. */
export const termsUrl = (
  { category_id, dialect_id, wall }: { category_id: number; dialect_id: number; wall?: boolean },
  hash = '',
) => `${TERMS}/list?category_id=${category_id}&dialect_id=${dialect_id}${wall ? '&wall=1' : ''}${hash}`

/** 教材下載 → 課室用語 → the category. */
export const termsWay = (category?: string): Crumb[] => [
  { label: '教材下載', to: '/download' },
  category ? { label: '課室用語', to: TERMS } : { label: '課室用語' },
  ...(category ? [{ label: category }] : []),
]
