import { z } from 'zod'
import { call } from '../call.ts'
import { keywordQuery, listAnswer } from '../desk.ts'
import { int } from '../shapes.ts'

/** A mail that was kept instead of sent, as the list shows it. */
const outboxRow = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  to: z.string(),
  subject: z.string(),
})

export type OutboxRow = z.output<typeof outboxRow>

const outboxMail = outboxRow.extend({ html: z.string(), text: z.string() })

export const outboxCalls = {
  'GET /api/admin/outbox': call({
    summary: '沒有設定郵件伺服器時，留在本站的郵件，新的在前；設定了就是 404',
    query: z.object({ keyword: keywordQuery, page: int(1, 100_000).default(1) }),
    answer: listAnswer(outboxRow),
  }),
  'GET /api/admin/outbox/{id}': call({
    summary: '留在本站的一封郵件',
    params: z.object({ id: z.string().max(50) }),
    answer: z.object({ data: outboxMail }),
  }),
}
