import { isNull } from 'drizzle-orm'
import { assessments } from '../../db/tables/download.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { ASSESSMENT_CATEGORY, categoriesOf, presentCategory, TARGETS } from './categories.ts'
import { deskRoutes } from './desk-routes.ts'
import { assessmentItems, itemCounts, itemsOf } from './store.ts'

export const routes = [
  ...deskRoutes,
  route('GET /api/download/categories', 'anyone', async ({ query: { page }, services: { db } }) => {
    const counts = await itemCounts(db)
    counts.set(ASSESSMENT_CATEGORY, await db.$count(assessments, isNull(assessments.deletedAt)))
    const categories = (await categoriesOf(db)).filter(
      ({ id }) => page === undefined || (id === ASSESSMENT_CATEGORY) === (page === 'assessment'),
    )
    return {
      data: {
        categories: categories.map((own) => ({
          ...presentCategory(own),
          target: TARGETS[own.id - 1] ?? '',
          item_count: counts.get(own.id) ?? 0,
        })),
      },
    }
  }),
  route('GET /api/download/category', 'anyone', async ({ query: { id }, services: { db } }) => {
    const category = (await categoriesOf(db)).find((own) => own.id === id)
    if (!category) throw new AppError('not_found')
    const items = id === ASSESSMENT_CATEGORY ? await assessmentItems(db) : await itemsOf(db, id)
    return { ...presentCategory(category), items }
  }),
]
