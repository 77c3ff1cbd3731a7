import type { CallBody } from '@hakka/contract/calls'
import { levelOfStep } from '@hakka/contract/constants'
import { and, eq, max, sql } from 'drizzle-orm'
import { downloadCategories, downloadItems } from '../../db/tables/download.ts'
import { writeAudit } from '../../domain/audit.ts'
import { storeDownload } from '../../domain/uploads/store.ts'
import { AppError } from '../../http/app-error.ts'
import type { Services } from '../../services.ts'
import { categoriesOf, keepCategory } from './categories.ts'
import { findEdited } from './desk-store.ts'

type Fields = Omit<CallBody<'POST /api/download/store'>, 'file'>

export interface Editor {
  services: Services
  userId: number | null
}

/** What a form's fields say together; a year and a semester name each other and their level. */
function rowOf({ category_id, title, level_no, dialect_id, step_no, semester_no }: Fields) {
  const step = step_no ?? null
  const semester = semester_no ?? null
  const level = level_no ?? (step === null ? null : levelOfStep(step))
  const errors: Record<string, string[]> = {}
  if (step !== null && level !== levelOfStep(step)) errors.step_no = ['這個年級不屬於所選的級別']
  if (step !== null && semester === null) errors.semester_no = ['選了年級，也要選學期']
  if (step === null && semester !== null) errors.step_no = ['選了學期，也要選年級']
  if (Object.keys(errors).length > 0) throw new AppError('validation', { errors })
  return {
    categoryId: category_id,
    title,
    levelNo: level,
    dialectId: dialect_id ?? null,
    stepNo: step,
    semesterNo: semester,
  }
}

/** A new file, last in its category. */
export async function storeItem({ services, userId }: Editor, body: CallBody<'POST /api/download/store'>) {
  const fields = rowOf(body)
  const file = await storeDownload(services, body.file, 'file')
  return services.db.transaction(async (transaction) => {
    await keepCategory(transaction, fields.categoryId)
    const [last] = await transaction
      .select({ no: max(downloadItems.no) })
      .from(downloadItems)
      .where(eq(downloadItems.categoryId, fields.categoryId))
    const [row] = await transaction
      .insert(downloadItems)
      .values({ ...fields, no: (last?.no ?? 0) + 1, fileId: file.id })
      .returning()
    if (!row) throw new Error('the new file was not returned')
    const after = await findEdited(transaction, row.id)
    const deed = { userId, action: 'download.store', subjectId: row.id, subject: row.title, after }
    await writeAudit(transaction, deed, services.now())
    return { id: row.id, version: row.version }
  })
}

/** Changed fields and, where one came, another file; 409 when somebody else has saved it meanwhile. */
export async function updateItem(
  { services, userId }: Editor,
  { id, version, file, ...body }: CallBody<'POST /api/download/update'>,
) {
  const fields = rowOf(body)
  if (!(await findEdited(services.db, id))) throw new AppError('not_found')
  const stored = file ? await storeDownload(services, file, 'file') : undefined
  return services.db.transaction(async (transaction) => {
    const [locked] = await transaction
      .select()
      .from(downloadItems)
      .where(eq(downloadItems.id, id))
      .for('update')
    const before = locked && (await findEdited(transaction, id))
    if (!before) throw new AppError('not_found')
    if (version !== undefined && version !== before.version)
      throw new AppError('conflict', { current: before })
    await keepCategory(transaction, fields.categoryId)
    const [row] = await transaction
      .update(downloadItems)
      .set({
        ...fields,
        ...(stored ? { fileId: stored.id } : {}),
        version: before.version + 1,
        updatedAt: services.now(),
      })
      .where(eq(downloadItems.id, id))
      .returning()
    const after = await findEdited(transaction, id)
    const deed = { userId, action: 'download.update', subjectId: id, subject: fields.title, before, after }
    await writeAudit(transaction, deed, services.now())
    return { id, version: row?.version ?? before.version + 1 }
  })
}

/** The file itself stays in the store: others may name the same bytes. */
export async function destroyItem({ services, userId }: Editor, id: number): Promise<void> {
  await services.db.transaction(async (transaction) => {
    const before = await findEdited(transaction, id)
    if (!before) throw new AppError('not_found')
    await transaction.delete(downloadItems).where(eq(downloadItems.id, id))
    const deed = { userId, action: 'download.destroy', subjectId: id, subject: before.title, before }
    await writeAudit(transaction, deed, services.now())
  })
}

/** Puts a category's files in an order. 409: the list is not exactly its files, or somebody has ordered them meanwhile. */
export async function orderItems(
  { services, userId }: Editor,
  { category_id, ids, before: seen }: CallBody<'POST /api/download/order'>,
): Promise<void> {
  await services.db.transaction(async (transaction) => {
    const rows = await transaction
      .select({ id: downloadItems.id, no: downloadItems.no })
      .from(downloadItems)
      .where(eq(downloadItems.categoryId, category_id))
      .orderBy(downloadItems.no, downloadItems.id)
      .for('update')
    const before = rows.map(({ id }) => id)
    const isSeen = seen === undefined || seen.join() === before.join()
    if (!isSeen || new Set(ids).size !== before.length || !before.every((id) => ids.includes(id)))
      throw new AppError('conflict', { current: before })
    for (const [index, id] of ids.entries()) {
      await transaction
        .update(downloadItems)
        .set({ no: index + 1 })
        .where(and(eq(downloadItems.id, id), sql`${downloadItems.no} <> ${index + 1}`))
    }
    const category = (await categoriesOf(transaction)).find(({ id }) => id === category_id)
    const deed = { userId, action: 'download.order', subjectId: category_id, subject: category?.title ?? '' }
    await writeAudit(transaction, { ...deed, before, after: ids }, services.now())
  })
}

/** A category's words and selectors. */
export async function updateCategory(
  { services, userId }: Editor,
  { id, version, ...fields }: CallBody<'POST /api/download/category/update'>,
) {
  return services.db.transaction(async (transaction) => {
    await keepCategory(transaction, id)
    const [before] = await transaction
      .select()
      .from(downloadCategories)
      .where(eq(downloadCategories.id, id))
      .for('update')
    if (!before) throw new AppError('not_found')
    if (version !== undefined && version !== before.version) {
      const current = {
        id,
        title: before.title,
        description: before.description,
        enable_dialect_selector: before.enableDialectSelector,
        enable_level_selector: before.enableLevelSelector,
        version: before.version,
      }
      throw new AppError('conflict', { current })
    }
    const after = {
      title: fields.title,
      description: fields.description,
      enableDialectSelector: fields.enable_dialect_selector,
      enableLevelSelector: fields.enable_level_selector,
      version: before.version + 1,
      updatedAt: services.now(),
    }
    await transaction.update(downloadCategories).set(after).where(eq(downloadCategories.id, id))
    const deed = {
      userId,
      action: 'download.category',
      subjectId: id,
      subject: fields.title,
      before,
      after,
    }
    await writeAudit(transaction, deed, services.now())
    return { id, version: after.version }
  })
}
