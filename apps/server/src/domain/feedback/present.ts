import type { FeedbackAttachment, PublicReport, Report } from '@hakka/contract/feedback'
import { z } from 'zod'
import type { feedback, feedbackScreenshots } from '../../db/tables/feedback.ts'

type Row = typeof feedback.$inferSelect
type Screenshot = typeof feedbackScreenshots.$inferSelect

const attachments = z.array(z.object({ description: z.string(), file_url: z.string() })).catch([])

/** Files of a row's reply. */
const attachmentsOf = (row: Pick<Row, 'attachments'>): FeedbackAttachment[] =>
  attachments.parse(row.attachments)

/** Field by field: what is not named here never reaches the public, whatever else a row may hold. */
export const publicOf = (row: Row): PublicReport => ({
  id: row.id,
  code: row.code,
  category: row.category,
  subcategory: row.subcategory,
  dialects: row.dialectIds,
  types: row.types,
  content: row.content,
  status: row.status,
  reply: row.reply,
  attachments: attachmentsOf(row),
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

/** For who handles reports. */
export const wholeOf = (row: Row, screenshots: readonly Screenshot[]): Report => ({
  ...publicOf(row),
  email: row.email,
  tel: row.tel,
  url: row.url,
  note: row.note,
  screenshots: screenshots.map(({ no, description }) => ({
    no,
    file: { id: no, url: `/api/feedback/${row.id}/screenshot/${no}` },
    description,
  })),
  version: row.version,
})
