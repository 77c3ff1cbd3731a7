import { z } from 'zod'
import { call } from '../call.ts'
import { keywordQuery, listAnswer } from '../desk.ts'
import { int } from '../shapes.ts'

/** What is known of a mail. Nobody but the other server knows whether it has reached its reader. */
const mailState = z.enum(['sending', 'retrying', 'sent', 'kept', 'failed'])
export type MailState = z.output<typeof mailState>

/** Why a mail was not taken. */
const mailReason = z.enum([
  'unreachable',
  'login',
  'certificate',
  'sender',
  'recipient',
  'refused',
  'busy',
  'folder',
  'disk_full',
  'address',
  'unknown',
])
export type MailReason = z.output<typeof mailReason>

/** A mail that the site was asked to send, as the list shows it. */
const outboxRow = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  state: mailState,
  /** Tries that have ended. */
  tries: z.number().int(),
  /** While it waits for another try; ISO 8601, UTC. */
  next_try_at: z.string().nullable(),
  /** Why the last try failed. */
  reason: mailReason.nullable(),
  /** The number that the mail server answered with. */
  response_code: z.number().int().nullable(),
  /** Whether what it says is still there, to be sent again. */
  can_resend: z.boolean(),
})

export type OutboxRow = z.output<typeof outboxRow>

/** What it says is there only where the site keeps it. */
const outboxMail = outboxRow.extend({ html: z.string().nullable(), text: z.string().nullable() })

export type OutboxMail = z.output<typeof outboxMail>

export const outboxCalls = {
  'GET /api/admin/outbox': call({
    summary: '網站要寄的郵件和它們的狀態，新的在前',
    query: z.object({ keyword: keywordQuery, page: int(1, 100_000).default(1) }),
    answer: listAnswer(outboxRow).extend({
      /** Where mails go: to the mail server, or into this site's folder. */
      delivery: z.enum(['server', 'folder']),
    }),
  }),
  'GET /api/admin/outbox/{id}': call({
    summary: '一封郵件和它的狀態',
    params: z.object({ id: z.string().max(50) }),
    answer: z.object({ data: outboxMail }),
  }),
  'POST /api/admin/outbox/{id}/resend': call({
    summary: '重寄一封郵件',
    params: z.object({ id: z.string().max(50) }),
    answer: z.object({ data: outboxMail, message: z.string() }),
  }),
}
