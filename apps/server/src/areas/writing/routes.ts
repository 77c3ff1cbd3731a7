import { COMPOSITIONS_MAX } from '@hakka/contract/constants'
import { TEXT_EDITORS } from '../../domain/account/study-permissions.ts'
import { findCategory } from '../../domain/self-study/categories.ts'
import { itemsOf } from '../../domain/self-study/items.ts'
import { categoryHead } from '../../domain/self-study/present.ts'
import { writingSets } from '../../domain/self-study/readers.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { ownsComposition } from './policy.ts'
import { presentSet } from './present.ts'
import { saveSet } from './save.ts'
import {
  compositionsOf,
  deleteComposition,
  findComposition,
  saveComposition,
  writingCategoryId,
} from './store.ts'

const OWN = { policy: 'login', personal: true } as const

export const routes = [
  route('GET /api/self_study/writing/category', 'anyone', async ({ query, services: { db } }) => {
    const id = await writingCategoryId(db, query.c)
    const category = id === undefined ? undefined : await findCategory(db, 'writing', id)
    if (!category) throw new AppError('not_found')
    const sets = await itemsOf(db, writingSets, { categoryId: category.id, dialectId: query.d })
    return { data: { ...(await categoryHead(db, category, query.d)), sets: sets.map(presentSet) } }
  }),

  route(
    'POST /api/self_study/writing/set',
    { policy: { permission: TEXT_EDITORS.writing }, audited: true },
    async ({ body, actor, services }) => saveSet(services, actor.userId, body),
  ),

  route(
    'POST /api/self_study/writing/create_composition',
    { ...OWN, limit: { max: 20, per: 'user' } },
    async ({ body, actor, services: { db } }) => {
      const id = await saveComposition(db, {
        userId: actor.userId,
        dialectId: body.dialect_id,
        levelNo: body.level_no,
        categoryNo: body.category_id ?? 1,
        no: body.no,
        title: body.title,
        text: body.composition_text,
      })
      if (id !== undefined) return { data: { id } }
      const message = `最多可以存 ${COMPOSITIONS_MAX} 篇。請先到「我的寫作」刪掉不要的，再存一次`
      throw new AppError('validation', { message, errors: { composition_text: [message] } })
    },
  ),

  route('GET /api/self_study/writing/get_compositions', OWN, async ({ actor, services: { db } }) => ({
    data: await compositionsOf(db, actor.userId),
  })),

  route(
    'DELETE /api/self_study/writing/composition/{id}',
    { ...OWN, resource: { find: findComposition, may: ownsComposition } },
    async ({ resource, services: { db } }) => {
      await deleteComposition(db, resource.id)
      return undefined
    },
  ),
]
