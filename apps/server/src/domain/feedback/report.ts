import { FEEDBACK_STATUSES } from '@hakka/contract/constants'
import type { Report } from '@hakka/contract/feedback'
import { eq } from 'drizzle-orm'
import { feedback } from '../../db/tables/feedback.ts'
import type { Transaction } from '../../db/transaction.ts'
import { editIn, type Thing } from '../edit/edit.ts'
import type { Sender } from '../mail/send.ts'
import { findWhole } from './find.ts'
import { COMPLETED, sendAnswered } from './mail.ts'

/** A report as handlers change it. */
export const REPORT: Thing<Report> = {
  name: 'feedback',
  topic: 'feedback',
  find: async (transaction, id) => {
    const item = await findWhole(transaction, id)
    return item && { item, title: item.code, version: item.version, savedAt: new Date(item.updated_at) }
  },
  // The handler's part, never the reporter's address.
  record: ({ status, reply, note, attachments }) => ({
    status: FEEDBACK_STATUSES[status] ?? '',
    reply,
    note,
    attachments: attachments.map((own) => own.description || own.file_url),
  }),
}

/**
 * Completes a report in a change of something else, as the publication that mends what it tells of: both are done or
 * neither. The reporter is told.
 * @throws AppError `conflict` with the present report when `version` is an older one, `not_found`
 */
export async function completeReport(
  services: Sender,
  transaction: Transaction,
  { id, version, reply }: { id: number; version: number; reply: string },
  { userId, at }: { userId: number; at: Date },
): Promise<void> {
  const deed = { userId, action: 'feedback.reply', id, version }
  await editIn(
    transaction,
    () => at,
    REPORT,
    deed,
    async ({ item: before }) => {
      await transaction
        .update(feedback)
        .set({ status: COMPLETED, reply, version: version + 1, updatedAt: at })
        .where(eq(feedback.id, id))
      const after = await findWhole(transaction, id)
      if (after) await sendAnswered(services, transaction, before, after)
      return undefined
    },
  )
}
