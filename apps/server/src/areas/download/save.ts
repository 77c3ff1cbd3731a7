import type { CallBody } from '@hakka/contract/calls'
import { levelOfStep } from '@hakka/contract/constants'
import { type DeskDownloadItem, type DownloadVersion, downloadVersion } from '@hakka/contract/download'
import { and, eq, isNull, max } from 'drizzle-orm'
import { downloadItems } from '../../db/tables/download.ts'
import type { Transaction } from '../../db/transaction.ts'
import { hidden, shownAgain } from '../../domain/edit/deletion.ts'
import { create, edit, existing, type Thing } from '../../domain/edit/edit.ts'
import { findRevision } from '../../domain/edit/revisions.ts'
import type { Services } from '../../domain/services.ts'
import { storeDownload } from '../../domain/uploads/store.ts'
import { AppError } from '../../kernel/app-error.ts'
import { keepCategory } from './categories.ts'
import { findEdited } from './desk-store.ts'

type Fields = Omit<CallBody<'POST /api/download/store'>, 'file' | 'form_key'>

export interface Editor {
  services: Services
  userId: number
}

/** A file in what is kept of its versions. */
const contentOf = (item: DeskDownloadItem): DownloadVersion => ({
  category_id: item.category_id,
  category_title: item.category_title,
  title: item.title,
  level_no: item.level_no,
  dialect_id: item.dialect_id,
  step_no: item.step_no,
  semester_no: item.semester_no,
  file_id: item.file_id,
  extension: item.extension,
  size: item.size,
})

export const ITEM: Thing<DeskDownloadItem> = {
  name: 'download',
  topic: 'download',
  oneByOne: true,
  find: findEdited,
  record: (item) => item,
  contentOf,
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

const lastNo = async (transaction: Transaction, categoryId: number) => {
  const [last] = await transaction
    .select({ no: max(downloadItems.no) })
    .from(downloadItems)
    .where(and(eq(downloadItems.categoryId, categoryId), isNull(downloadItems.deletedAt)))
  return last?.no ?? 0
}

/** A new file, last in its category. */
export async function storeItem(
  { services, userId }: Editor,
  { form_key, file, ...body }: CallBody<'POST /api/download/store'>,
) {
  const fields = rowOf(body)
  const stored = await storeDownload(services, file, 'file')
  const deed = {
    userId,
    action: 'download.store',
    formKey: form_key,
    content: { ...fields, fileId: stored.id },
  }
  const { id, sent, after } = await create(services, ITEM, deed, async (transaction, _, at) => {
    await keepCategory(transaction, fields.categoryId)
    const no = (await lastNo(transaction, fields.categoryId)) + 1
    const [row] = await transaction
      .insert(downloadItems)
      .values({ ...fields, no, fileId: stored.id, createdAt: at, updatedAt: at })
      .returning({ id: downloadItems.id })
    if (!row) throw new Error('the new file was not returned')
    return row.id
  })
  // Its first answer was lost, and somebody went on filling in.
  if (sent === 'changed') {
    const columns = { ...fields, fileId: stored.id }
    return write({ services, userId }, { action: 'download.update', id, version: 1 }, columns)
  }
  return { id, version: after.version }
}

/** Changed fields and, where one came, another file; 409 when somebody else has saved it meanwhile. */
export async function updateItem(
  editor: Editor,
  { id, version, file, ...body }: CallBody<'POST /api/download/update'>,
) {
  const fields = rowOf(body)
  existing(await findEdited(editor.services.db, id))
  const stored = file ? await storeDownload(editor.services, file, 'file') : undefined
  const columns = { ...fields, ...(stored ? { fileId: stored.id } : {}) }
  return write(editor, { action: 'download.update', id, version }, columns)
}

/** Goes back to an earlier version with its file. */
export async function revertItem(
  editor: Editor,
  { id, revision, version }: CallBody<'POST /api/download/revert'>,
) {
  const { content } = await findRevision(editor.services.db, ITEM, {
    id,
    version: revision,
    schema: downloadVersion,
  })
  const columns = { ...rowOf(content), fileId: content.file_id }
  return write(editor, { action: 'download.revert', id, version }, columns)
}

async function write(
  { services, userId }: Editor,
  deed: { action: string; id: number; version: number | undefined },
  columns: ReturnType<typeof rowOf> & { fileId?: number },
) {
  const { after } = await edit(services, ITEM, { userId, ...deed }, async (transaction, before, at) => {
    await keepCategory(transaction, columns.categoryId)
    await transaction
      .update(downloadItems)
      .set({ ...columns, version: before.version + 1, updatedAt: at })
      .where(eq(downloadItems.id, deed.id))
  })
  return { id: deed.id, version: after.version }
}

/** Hides a file from everybody; what it says and the file itself stay until it is purged. */
export async function destroyItem({ services, userId }: Editor, id: number): Promise<void> {
  const deed = { userId, action: 'download.destroy', id }
  await edit(services, ITEM, deed, async (transaction, before, at) => {
    await transaction
      .update(downloadItems)
      .set(hidden(before, { userId, at }))
      .where(eq(downloadItems.id, id))
  })
}

/** Shows a deleted file again, in its place of before, or last where another has that place now. */
export async function restoreItem(
  { services, userId }: Editor,
  { id, version }: CallBody<'POST /api/download/restore'>,
) {
  const deed = { userId, action: 'download.restore', id, version, isDeleted: true }
  const { after } = await edit(services, ITEM, deed, async (transaction, before, at) => {
    const { category_id: categoryId, no } = before.item
    const inPlace = and(
      eq(downloadItems.categoryId, categoryId),
      eq(downloadItems.no, no),
      isNull(downloadItems.deletedAt),
    )
    const isTaken = (await transaction.$count(downloadItems, inPlace)) > 0
    await transaction
      .update(downloadItems)
      .set({
        ...shownAgain(before, at),
        no: isTaken ? (await lastNo(transaction, categoryId)) + 1 : no,
      })
      .where(eq(downloadItems.id, id))
  })
  return { id, version: after.version }
}
