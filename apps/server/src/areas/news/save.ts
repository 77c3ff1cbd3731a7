import type { CallBody } from '@hakka/contract/calls'
import { type EditedNews, type NewsFields, type NewsVersion, newsVersion } from '@hakka/contract/news'
import { eq } from 'drizzle-orm'
import { news } from '../../db/tables/news.ts'
import { schools } from '../../db/tables/place.ts'
import type { Transaction } from '../../db/transaction.ts'
import { hidden, shownAgain } from '../../domain/edit/deletion.ts'
import { create, edit, type Thing } from '../../domain/edit/edit.ts'
import { findRevision } from '../../domain/edit/revisions.ts'
import type { Services } from '../../domain/services.ts'
import { excerptOf, textOf } from '../../domain/text/excerpt.ts'
import { sanitizeHtml } from '../../domain/text/html.ts'
import { AppError } from '../../kernel/app-error.ts'
import { findEdited } from './desk-store.ts'

/** Of the content as it is stored (0-reading: HTML 100 KB after sanitising). */
const CONTENT_BYTES = 100 * 1024

/** What a form's fields are stored as. */
async function columnsOf(transaction: Transaction, fields: NewsFields) {
  const errors: Record<string, string[]> = {}
  const content = sanitizeHtml(fields.content).trim()
  if (textOf(content) === '' && !content.includes('<img ')) errors.content = ['請輸入公告內容']
  else if (Buffer.byteLength(content) > CONTENT_BYTES) {
    errors.content = ['公告內容超過 100 KB，請縮短文字或減少表格']
  }
  const schoolId = fields.school_id === '' ? null : fields.school_id
  if (schoolId != null && (await transaction.$count(schools, eq(schools.id, schoolId))) === 0) {
    errors.school_id = ['找不到這所學校，請重新選擇']
  }
  if (Object.keys(errors).length > 0) throw new AppError('validation', { errors })
  return {
    type: fields.type,
    title: fields.title.replace(/\s+/g, ' '),
    content,
    excerpt: excerptOf(content),
    categoryId: fields.category_id,
    isPublished: fields.is_published === 1,
    isHighlighted: fields.is_highlighted === 1,
    publishDate: fields.publish_date,
    ...(schoolId === undefined ? {} : { schoolId }),
  }
}

/** An item in what is kept of its versions. */
const contentOf = (item: EditedNews): NewsVersion => ({
  type: item.type,
  title: item.title,
  content: item.content,
  category_id: item.category_id,
  is_published: item.is_published,
  is_highlighted: item.is_highlighted,
  publish_date: item.publish_date,
  school_id: item.school_id,
  school_name: item.school_name,
})

export const NEWS: Thing<EditedNews> = {
  name: 'news',
  topic: 'news',
  find: findEdited,
  record: (item) => ({
    title: item.title,
    category: item.category.name,
    is_published: item.is_published === 1,
    is_highlighted: item.is_highlighted === 1,
    publish_date: item.publish_date,
    school: item.school_name,
    content: item.content,
  }),
  contentOf,
}

type Editor = Pick<Services, 'db' | 'now'> & { userId: number }

/** @returns the new item's id; that of the first one where the form had been sent before */
export async function insertNews(
  { userId, ...services }: Editor,
  { form_key, ...fields }: CallBody<'POST /api/news/store'>,
): Promise<number> {
  const deed = { userId, action: 'news.store', formKey: form_key, content: fields }
  const { id, sent } = await create(services, NEWS, deed, async (transaction, _, at) => {
    const columns = await columnsOf(transaction, fields)
    const [row] = await transaction
      .insert(news)
      .values({ ...columns, createdAt: at, updatedAt: at })
      .returning({ id: news.id })
    if (!row) throw new Error('the new item was not returned')
    return row.id
  })
  // Its first answer was lost, and somebody went on writing.
  return sent === 'changed' ? updateNews({ userId, ...services }, { ...fields, id, version: 1 }) : id
}

/** @throws AppError `conflict` with the present item when `version` is an older one, `not_found`, `validation` */
export const updateNews = (
  editor: Editor,
  { id, version, ...fields }: NewsFields & { id: number; version?: number | undefined },
): Promise<number> => write(editor, { action: 'news.update', id, version }, fields)

/** Goes back to an earlier version. @throws AppError as updating does, also `not_found` for one that is not kept */
export async function revertNews(
  editor: Editor,
  { id, revision, version }: CallBody<'POST /api/news/revert'>,
): Promise<number> {
  const { content } = await findRevision(editor.db, NEWS, { id, version: revision, schema: newsVersion })
  const fields = { ...content, publish_date: new Date(content.publish_date) }
  return write(editor, { action: 'news.revert', id, version }, fields)
}

async function write(
  { userId, ...services }: Editor,
  deed: { action: string; id: number; version: number | undefined },
  fields: NewsFields,
): Promise<number> {
  await edit(services, NEWS, { userId, ...deed }, async (transaction, before, at) => {
    const columns = await columnsOf(transaction, fields)
    await transaction
      .update(news)
      .set({ ...columns, version: before.version + 1, updatedAt: at })
      .where(eq(news.id, deed.id))
  })
  return deed.id
}

/** Hides an item from everybody. */
export async function deleteNews({ userId, ...services }: Editor, id: number): Promise<void> {
  await edit(services, NEWS, { userId, action: 'news.destroy', id }, async (transaction, before, at) => {
    await transaction.update(news).set(hidden(before, { userId, at })).where(eq(news.id, id))
  })
}

/** Shows a deleted item again. @throws AppError `not_found` for one that is not deleted, or not any more */
export async function restoreNews(
  { userId, ...services }: Editor,
  { id, version }: CallBody<'POST /api/news/restore'>,
): Promise<number> {
  const deed = { userId, action: 'news.restore', id, version, isDeleted: true }
  await edit(services, NEWS, deed, async (transaction, before, at) => {
    await transaction.update(news).set(shownAgain(before, at)).where(eq(news.id, id))
  })
  return id
}
