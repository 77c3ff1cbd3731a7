import { AppError } from '../../http/app-error.ts'
import { route } from '../../http/route.ts'
import { categoriesOf, presentCategory } from './categories.ts'
import { findEdited, listForDesk } from './desk-store.ts'
import { destroyItem, orderItems, storeItem, updateCategory, updateItem } from './save.ts'

const editor = { permission: 'download.edit' } as const

export const deskRoutes = [
  route('GET /api/admin/downloads', editor, ({ query, services }) => listForDesk(services.db, query)),
  route('GET /api/download/edit', editor, async ({ query, services }) => {
    const data = await findEdited(services.db, query.id)
    if (!data) throw new AppError('not_found')
    return { data }
  }),
  route('POST /api/download/store', editor, async ({ body, services, actor }) => ({
    data: await storeItem({ services, userId: actor.userId }, body),
  })),
  route('POST /api/download/update', editor, async ({ body, services, actor }) => ({
    data: await updateItem({ services, userId: actor.userId }, body),
  })),
  route('POST /api/download/order', editor, async ({ body, services, actor }) => {
    await orderItems({ services, userId: actor.userId }, body)
    return { status: 'success' as const }
  }),
  route('DELETE /api/download/{id}', editor, async ({ params, services, actor }) => {
    await destroyItem({ services, userId: actor.userId }, params.id)
    return { status: 'success' as const }
  }),
  route('GET /api/download/category/edit', editor, async ({ query, services }) => {
    const category = (await categoriesOf(services.db)).find(({ id }) => id === query.id)
    if (!category) throw new AppError('not_found')
    return { data: { ...presentCategory(category), version: category.version } }
  }),
  route('POST /api/download/category/update', editor, async ({ body, services, actor }) => ({
    data: await updateCategory({ services, userId: actor.userId }, body),
  })),
]
