import { asc, type SQL, sql } from 'drizzle-orm'
import { studyCategories, studyItems } from '../../db/tables/self-study.ts'

/** Where something stands among its neighbours: as an editor has put them, else by its number; what came since is last. */
const placeOf = (table: typeof studyCategories | typeof studyItems): SQL =>
  sql`coalesce(${table.position}, ${table.no})`

/** Categories of one theme, or themes of one level, in order. */
export const categoriesInOrder: readonly SQL[] = [
  asc(placeOf(studyCategories)),
  asc(studyCategories.no),
  asc(studyCategories.id),
]

/** Items of one category and dialect in order. */
export const itemsInOrder: readonly SQL[] = [asc(placeOf(studyItems)), asc(studyItems.no), asc(studyItems.id)]
