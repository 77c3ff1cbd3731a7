import type { StudyKindId } from '@hakka/modules/server'

/** The page of a theme; its dialect is the reader's where none is named. Themes of writing are named by their numbers. */
export function practiceUrl(
  kind: StudyKindId,
  at: {
    levelNo?: number | null
    dialectId?: number | null
    categoryId: number
    categoryNo: number
    no?: number
  },
): string {
  const query = new URLSearchParams()
  if (kind !== 'classroom_term' && at.levelNo) query.set('level_no', String(at.levelNo))
  query.set('dialect_id', String(at.dialectId ?? 1))
  query.set('category_id', String(kind === 'writing' ? at.categoryNo : at.categoryId))
  const path = kind === 'classroom_term' ? '/classroom_term/list' : `/self_study/${kind}`
  return `${path}?${query}${at.no === undefined ? '' : `#no-${at.no}`}`
}

/** The page of a picture book. */
export const bookUrl = (id: number, dialectId: number): string =>
  `/self_study/reading/${id}?dialect_id=${dialectId}`
