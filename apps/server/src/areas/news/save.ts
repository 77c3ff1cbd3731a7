import type { EditedNews, NewsFields } from '@hakka/contract/news'
import { and, eq, isNull } from 'drizzle-orm'
import { news } from '../../db/tables/news.ts'
import { schools } from '../../db/tables/place.ts'
import type { Transaction } from '../../db/transaction.ts'
import { writeAudit } from '../../domain/audit.ts'
import { excerptOf, textOf } from '../../domain/excerpt.ts'
import { sanitizeHtml } from '../../domain/html.ts'
import { AppError } from '../../http/app-error.ts'
import type { Services } from '../../services.ts'
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

/** What the audit list keeps of an item. */
const recordOf = (item: EditedNews) => ({
  title: item.title,
  category: item.category.name,
  is_published: item.is_published === 1,
  is_highlighted: item.is_highlighted === 1,
  publish_date: item.publish_date,
  school: item.school_name,
  content: item.content,
})

type Editor = Pick<Services, 'db' | 'now'> & { userId: number | null }

/** @returns the new item's id */
export const insertNews = ({ db, now, userId }: Editor, fields: NewsFields): Promise<number> =>
  db.transaction(async (transaction) => {
    const at = now()
    const columns = await columnsOf(transaction, fields)
    const [row] = await transaction
      .insert(news)
      .values({ ...columns, createdAt: at, updatedAt: at })
      .returning({ id: news.id })
    const item = row && (await findEdited(transaction, row.id, at))
    if (!item) throw new Error('the new item was not returned')
    const deed = { userId, action: 'news.store', subjectId: item.id, subject: item.title }
    await writeAudit(transaction, { ...deed, after: recordOf(item) }, at)
    return item.id
  })

/** Locks an item until the transaction ends, so that two editors can't both find their version in force. */
async function lock(transaction: Transaction, id: number, at: Date): Promise<EditedNews> {
  const [row] = await transaction
    .select({ id: news.id })
    .from(news)
    .where(and(eq(news.id, id), isNull(news.deletedAt)))
    .for('update')
  const item = row && (await findEdited(transaction, id, at))
  if (!item) throw new AppError('not_found')
  return item
}

/** @throws AppError `conflict` with the present item when `version` is an older one, `not_found`, `validation` */
export const updateNews = (
  { db, now, userId }: Editor,
  { id, version, ...fields }: NewsFields & { id: number; version?: number | undefined },
): Promise<number> =>
  db.transaction(async (transaction) => {
    const at = now()
    const before = await lock(transaction, id, at)
    if (version !== undefined && version !== before.version) {
      throw new AppError('conflict', { current: before })
    }
    const columns = await columnsOf(transaction, fields)
    await transaction
      .update(news)
      .set({ ...columns, version: before.version + 1, updatedAt: at })
      .where(eq(news.id, id))
    const after = await findEdited(transaction, id, at)
    const deed = { userId, action: 'news.update', subjectId: id, subject: columns.title }
    await writeAudit(transaction, { ...deed, before: recordOf(before), after: after && recordOf(after) }, at)
    return id
  })

/** Hides an item from everybody; the row stays. */
export const deleteNews = ({ db, now, userId }: Editor, id: number): Promise<void> =>
  db.transaction(async (transaction) => {
    const at = now()
    const before = await lock(transaction, id, at)
    await transaction
      .update(news)
      .set({ deletedAt: at, updatedAt: at, version: before.version + 1 })
      .where(eq(news.id, id))
    const deed = { userId, action: 'news.destroy', subjectId: id, subject: before.title }
    await writeAudit(transaction, { ...deed, before: recordOf(before) }, at)
  })
