import { kept } from '../../domain/edit.ts'
import { AppError } from '../../http/app-error.ts'
import { route } from '../../http/route.ts'
import { categoriesOf } from './categories.ts'
import { findEdited, listForDesk } from './desk-store.ts'
import { orderItems } from './order.ts'
import { destroyItem, storeItem, updateItem } from './save.ts'
import { editedCategory, updateCategory } from './save-category.ts'

const editor = { permission: 'download.edit' } as const

export const deskRoutes = [
  route('GET /api/admin/downloads', editor, ({ query, services }) => listForDesk(services.db, query)),
  route('GET /api/download/edit', editor, async ({ query, services }) => {
    return { data: kept(await findEdited(services.db, query.id)) }
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
    return { data: editedCategory(category) }
  }),
  route('POST /api/download/category/update', editor, async ({ body, services, actor }) => ({
    data: await updateCategory({ services, userId: actor.userId }, body),
  })),
]
