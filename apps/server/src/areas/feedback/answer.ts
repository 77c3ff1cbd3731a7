import { FEEDBACK_STATUSES } from '@hakka/contract/constants'
import type { FeedbackAttachment, ReplyFields, Report } from '@hakka/contract/feedback'
import { eq } from 'drizzle-orm'
import { feedback } from '../../db/tables/feedback.ts'
import { writeAudit } from '../../domain/audit.ts'
import { storeAny } from '../../domain/uploads/store.ts'
import { AppError } from '../../http/app-error.ts'
import type { Services } from '../../services.ts'
import { findWhole } from './store.ts'

/** What the audit list keeps: the handler's part, never the reporter's address. */
const recordOf = ({ status, reply, note, attachments }: Report) => ({
  status: FEEDBACK_STATUSES[status] ?? '',
  reply,
  note,
  attachments: attachments.map((own) => own.description || own.file_url),
})

/**
 * Changes what a handler says to a report.
 * @returns the report before and after
 * @throws AppError `conflict` with the present report when `version` is an older one, `not_found`, `validation`
 */
export async function answerReport(
  services: Pick<Services, 'db' | 'blobs' | 'now'>,
  { id, userId }: { id: number; userId: number | null },
  fields: ReplyFields,
): Promise<{ before: Report; after: Report }> {
  const { db, now } = services
  const known = await findWhole(db, id)
  if (!known) throw new AppError('not_found')
  const attachments = await storedOf(services, fields.attachments, known)
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ id: feedback.id })
      .from(feedback)
      .where(eq(feedback.id, id))
      .for('update')
    const before = row && (await findWhole(transaction, id))
    if (!before) throw new AppError('not_found')
    if (fields.version !== undefined && fields.version !== before.version) {
      throw new AppError('conflict', { current: before })
    }
    const at = now()
    await transaction
      .update(feedback)
      .set({
        status: fields.status,
        ...(fields.reply === undefined ? {} : { reply: fields.reply }),
        ...(fields.note === undefined ? {} : { note: fields.note }),
        ...(attachments === undefined ? {} : { attachments }),
        version: before.version + 1,
        updatedAt: at,
      })
      .where(eq(feedback.id, id))
    const after = await findWhole(transaction, id)
    if (!after) throw new Error('the report that was answered is gone')
    const deed = { userId, action: 'feedback.reply', subjectId: id, subject: before.code }
    await writeAudit(transaction, { ...deed, before: recordOf(before), after: recordOf(after) }, at)
    return { before, after }
  })
}

/** New files are stored; of others only those that the report has already are taken. */
async function storedOf(
  services: Pick<Services, 'db' | 'blobs'>,
  given: ReplyFields['attachments'],
  { attachments }: Report,
): Promise<FeedbackAttachment[] | undefined> {
  if (!given) return undefined
  const stored: FeedbackAttachment[] = []
  for (const [index, { file, file_url, description }] of given.entries()) {
    const field = `attachments.${index}.file`
    const own = attachments.find((one) => one.file_url === file_url)
    if (!file && !own)
      throw new AppError('validation', { errors: { [field]: ['找不到這個附件，請重新選擇'] } })
    const url = file ? (await storeAny(services, file, field)).url : own?.file_url
    if (url) stored.push({ description: description || file?.name || '', file_url: url })
  }
  return stored
}
