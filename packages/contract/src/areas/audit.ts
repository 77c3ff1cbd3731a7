import { z } from 'zod'
import { call } from '../call.ts'
import { listAnswer, listQuery } from '../desk.ts'
import { id, int } from '../shapes.ts'

const AUDIT_COLUMNS = ['at', 'action', 'user_name'] as const

const auditRow = z.object({
  id: z.number().int(),
  at: z.string(),
  /** As the account was called then; the id is `null` when it has been erased. */
  user_id: z.number().int().nullable(),
  user_name: z.string(),
  /** The thing and the verb: `news.update`. */
  action: z.string(),
  subject_id: z.string(),
  subject: z.string(),
  /** What differs, field by field; long texts are cut around the first difference. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
})
export type AuditRow = z.output<typeof auditRow>

export const auditCalls = {
  'GET /api/admin/audit': call({
    summary: '後台操作紀錄：誰在何時改了什麼',
    query: listQuery(AUDIT_COLUMNS).extend({
      user_id: id.optional(),
      action: z.string().max(60).optional(),
      /** The last so many days, today included. */
      days: int(1, 3660).optional(),
    }),
    answer: listAnswer(auditRow).extend({
      /** What the list can be filtered by. */
      actions: z.array(z.string()),
      users: z.array(z.object({ id: z.number().int(), name: z.string() })),
    }),
  }),
}
