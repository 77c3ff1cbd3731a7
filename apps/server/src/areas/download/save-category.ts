import type { CallBody } from '@hakka/contract/calls'
import { eq } from 'drizzle-orm'
import { downloadCategories } from '../../db/tables/download.ts'
import type { Transaction } from '../../db/transaction.ts'
import { edit, type Found, type Thing } from '../../domain/edit/edit.ts'
import { type Category, categoriesOf, keepCategory, presentCategory } from './categories.ts'
import type { Editor } from './save.ts'

/** A category as its editor reads it. */
export const editedCategory = (own: Category) => ({ ...presentCategory(own), version: own.version })

const CATEGORY: Thing<ReturnType<typeof editedCategory>> = {
  name: 'download_category',
  topic: 'download',
  find: findCategory,
  record: (category) => category,
}

async function findCategory(
  transaction: Transaction,
  wanted: number,
): Promise<Found<ReturnType<typeof editedCategory>> | undefined> {
  const own = (await categoriesOf(transaction)).find(({ id }) => id === wanted)
  return own && { item: editedCategory(own), title: own.title, version: own.version, savedAt: null }
}

/** A category's words and selectors. */
export async function updateCategory(
  { services, userId }: Editor,
  { id, version, ...fields }: CallBody<'POST /api/download/category/update'>,
) {
  const deed = { userId, action: 'download.category', id, version }
  const { after } = await edit(services, CATEGORY, deed, async (transaction, before, at) => {
    await keepCategory(transaction, id)
    await transaction
      .update(downloadCategories)
      .set({
        title: fields.title,
        description: fields.description,
        enableDialectSelector: fields.enable_dialect_selector,
        enableLevelSelector: fields.enable_level_selector,
        version: before.version + 1,
        updatedAt: at,
      })
      .where(eq(downloadCategories.id, id))
  })
  return { id, version: after.version }
}
