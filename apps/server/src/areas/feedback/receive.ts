import { FEEDBACK } from '@hakka/contract/constants'
import type { ReportFields } from '@hakka/contract/feedback'
import { eq, like, sql } from 'drizzle-orm'
import { feedback, feedbackScreenshots } from '../../db/tables/feedback.ts'
import type { Transaction } from '../../db/transaction.ts'
import { lock } from '../../domain/edit/lock.ts'
import { digestOf, once, SENT_MS } from '../../domain/edit/once.ts'
import type { Sender } from '../../domain/mail/send.ts'
import type { Services } from '../../domain/services.ts'
import { storePrivateImage } from '../../domain/uploads/store.ts'
import { publishNotice } from '../../ports/notices.ts'
import { sendReceived } from './mails.ts'

/** How long the same words of the same person are the same report. */
const TWICE_MS = 10 * 60_000
/** One number after the other, whoever reports at the same time. */
const NUMBERS = 'feedback numbers'

interface Picture {
  key: string
  mediaType: string
  description: string
}

/** What is asked for only in some categories is kept only there. */
const columnsOf = (fields: ReportFields) => ({
  email: fields.email,
  tel: fields.tel,
  url: fields.url,
  content: fields.content,
  dialectIds: FEEDBACK.dialect_categories.includes(fields.category)
    ? [...new Set(fields.dialects)].sort((a, b) => a - b)
    : [],
  types: [...new Set(fields.types)],
  category: fields.category,
  subcategory: fields.category === FEEDBACK.content_category ? (fields.subcategory ?? null) : null,
})

/**
 * Keeps a report with its pictures and the mail to who reports it, or nothing of it.
 * @returns its code; of one that was there already, the one it has
 * @throws AppError `validation` with a sentence for each picture that is none
 */
export async function receiveReport(
  services: Pick<Services, 'db' | 'privateBlobs'> & Sender,
  fields: ReportFields,
  userId: number | null,
): Promise<string> {
  const pictures: Picture[] = []
  try {
    for (const [index, { file, description }] of fields.screenshots.entries()) {
      pictures.push({
        ...(await storePrivateImage(services, file, `screenshots.${index}.file`)),
        description,
      })
    }
    const kept = await services.db.transaction((transaction) =>
      keep(services, transaction, {
        columns: columnsOf(fields),
        pictures,
        userId,
        formKey: fields.form_key,
        now: services.now(),
      }),
    )
    if (kept.known) await remove(services, pictures)
    return kept.code
  } catch (error) {
    await remove(services, pictures)
    throw error
  }
}

const remove = async ({ privateBlobs }: Pick<Services, 'privateBlobs'>, pictures: readonly Picture[]) => {
  for (const { key } of pictures) await privateBlobs.remove(key)
}

interface Report {
  columns: ReturnType<typeof columnsOf>
  pictures: Picture[]
  userId: number | null
  formKey: string | undefined
  now: Date
}

async function keep(
  services: Sender,
  transaction: Transaction,
  { columns, pictures, userId, formKey, now }: Report,
): Promise<{ code: string; known: boolean }> {
  // Who sends no key with the form is told apart by what it says, for a while: the same problem may come again.
  const key = digestOf([formKey ?? '', columns, pictures.length])
  const sent = { action: 'feedback.store', key, content: null }
  const forMs = formKey === undefined ? TWICE_MS : SENT_MS
  const made = await once(transaction, sent, { at: now, forMs }, async () => {
    await lock(transaction, NUMBERS)
    const code = await nextCode(transaction, now)
    const [row] = await transaction
      .insert(feedback)
      .values({ ...columns, code, userId, createdAt: now, updatedAt: now })
      .returning({ id: feedback.id })
    if (!row) throw new Error('the new report was not returned')
    if (pictures.length > 0) {
      await transaction
        .insert(feedbackScreenshots)
        .values(pictures.map((picture, index) => ({ ...picture, feedbackId: row.id, no: index + 1 })))
    }
    await publishNotice(transaction, { topic: 'feedback' })
    await sendReceived(services, transaction, { email: columns.email, code, userId })
    return row.id
  })
  const [row] = await transaction
    .select({ code: feedback.code })
    .from(feedback)
    .where(eq(feedback.id, made.id))
  if (!row) throw new Error('the report that was sent before is gone')
  return { code: row.code, known: made.sent !== 'first' }
}

/** `F-202611-0042`: the month in Taipei, and a number in it. */
export async function nextCode(transaction: Transaction, now: Date): Promise<string> {
  const month = now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Taipei' }).slice(0, 7).replace('-', '')
  const start = `F-${month}-`
  const [last] = await transaction
    .select({
      no: sql<number | null>`max(substring(${feedback.code} from '^F-[0-9]{6}-([0-9]{1,9})$')::int)`,
    })
    .from(feedback)
    .where(like(feedback.code, `${start}%`))
  return `${start}${String((last?.no ?? 0) + 1).padStart(4, '0')}`
}
