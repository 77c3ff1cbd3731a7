import { downloadVersion } from '@hakka/contract/download'
import { existing } from '../../domain/edit/edit.ts'
import { findRevision, listRevisions } from '../../domain/edit/revisions.ts'
import { fileUrl } from '../../domain/uploads/store.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { categoriesOf } from './categories.ts'
import { findEdited, listForDesk } from './desk-store.ts'
import { orderItems } from './order.ts'
import { destroyItem, ITEM, restoreItem, revertItem, storeItem, updateItem } from './save.ts'
import { editedCategory, updateCategory } from './save-category.ts'

const EDITORS = { permission: 'download.edit' } as const
const EDITING = { policy: EDITORS, audited: true } as const

export const deskRoutes = [
  route('GET /api/admin/downloads', EDITORS, ({ query, services }) => listForDesk(services.db, query)),
  route('GET /api/download/edit', EDITORS, async ({ query, services }) => {
    return { data: existing(await findEdited(services.db, query.id)) }
  }),
  route('POST /api/download/store', EDITING, async ({ body, services, actor }) => ({
    data: await storeItem({ services, userId: actor.userId }, body),
  })),
  route('POST /api/download/update', EDITING, async ({ body, services, actor }) => ({
    data: await updateItem({ services, userId: actor.userId }, body),
  })),
  route('POST /api/download/order', EDITING, async ({ body, services, actor }) => {
    await orderItems({ services, userId: actor.userId }, body)
    return { status: 'success' as const }
  }),
  route('DELETE /api/download/{id}', EDITING, async ({ params, services, actor }) => {
    await destroyItem({ services, userId: actor.userId }, params.id)
    return { status: 'success' as const }
  }),
  route('POST /api/download/restore', EDITING, async ({ body, services, actor }) => ({
    data: await restoreItem({ services, userId: actor.userId }, body),
  })),
  route('GET /api/download/revisions', EDITORS, async ({ query: { id }, services: { db } }) => ({
    data: await listRevisions(db, ITEM, id),
  })),
  route('GET /api/download/revision', EDITORS, async ({ query, services: { db } }) => {
    const { content, ...own } = await findRevision(db, ITEM, { ...query, schema: downloadVersion })
    return { data: { ...own, content: { ...content, url: await fileUrl(db, content.file_id) } } }
  }),
  route('POST /api/download/revert', EDITING, async ({ body, services, actor }) => ({
    data: await revertItem({ services, userId: actor.userId }, body),
  })),
  route('GET /api/download/category/edit', EDITORS, async ({ query, services }) => {
    const category = (await categoriesOf(services.db)).find(({ id }) => id === query.id)
    if (!category) throw new AppError('not_found')
    return { data: editedCategory(category) }
  }),
  route('POST /api/download/category/update', EDITING, async ({ body, services, actor }) => ({
    data: await updateCategory({ services, userId: actor.userId }, body),
  })),
]
