import type { FeedbackAttachment, ReplyFields, Report } from '@hakka/contract/feedback'
import { eq } from 'drizzle-orm'
import { feedback } from '../../db/tables/feedback.ts'
import { edit } from '../../domain/edit/edit.ts'
import { findWhole } from '../../domain/feedback/find.ts'
import { sendAnswered } from '../../domain/feedback/mail.ts'
import { REPORT } from '../../domain/feedback/report.ts'
import type { Sender } from '../../domain/mail/send.ts'
import type { Services } from '../../domain/services.ts'
import { storeAny } from '../../domain/uploads/store.ts'
import { AppError } from '../../kernel/app-error.ts'

/**
 * Changes what a handler says to a report, and tells the reporter what came of it.
 * @throws AppError `conflict` with the present report when `version` is an older one, `not_found`, `validation`
 */
export async function answerReport(
  services: Pick<Services, 'db' | 'blobs'> & Sender,
  { id, userId }: { id: number; userId: number },
  fields: ReplyFields,
): Promise<void> {
  const known = await findWhole(services.db, id)
  if (!known) throw new AppError('not_found')
  const attachments = await storedOf(services, fields.attachments, known)
  const deed = { userId, action: 'feedback.reply', id, version: fields.version }
  await edit(services, REPORT, deed, async (transaction, { item: before, version }, at) => {
    await transaction
      .update(feedback)
      .set({
        status: fields.status,
        ...(fields.reply === undefined ? {} : { reply: fields.reply }),
        ...(fields.note === undefined ? {} : { note: fields.note }),
        ...(attachments === undefined ? {} : { attachments }),
        version: version + 1,
        updatedAt: at,
      })
      .where(eq(feedback.id, id))
    const after = await findWhole(transaction, id)
    if (after) await sendAnswered(services, transaction, before, after)
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
