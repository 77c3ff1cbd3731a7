import { z } from 'zod'
import { call } from '../call.ts'
import { STAFF_ROLES } from '../constants.ts'
import { listAnswer, listQuery } from '../desk.ts'
import { id } from '../shapes.ts'

const USER_COLUMNS = ['waiting', 'created_at', 'name', 'username', 'last_seen_at'] as const

const staffRole = z.enum(STAFF_ROLES.map(({ code }) => code))
const teacherState = z.enum(['none', 'pending', 'confirmed'])

const userRow = z.object({
  id: z.number().int(),
  username: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  /** What the account registered as; `null` for one that an administrator made. */
  role_id: z.number().int().nullable(),
  /** Staff roles only. */
  roles: z.array(staffRole),
  teacher: teacherState,
  locked: z.boolean(),
  /** Holds roles that allow nothing yet: the password by the staff's rule, or the confirmed address, is missing. */
  staff_waiting: z.boolean(),
  created_at: z.string(),
  /** Of the sessions that are still open. */
  last_seen_at: z.string().nullable(),
})
export type UserRow = z.output<typeof userRow>

const userDetail = userRow.extend({
  email_verified: z.boolean(),
  /** An account of the demo: it needs no address to be staff. */
  demo: z.boolean(),
  city: z.string().nullable(),
  school: z.string().nullable(),
  /** Other accounts that open this one: `edu`, `google`. */
  providers: z.array(z.string()),
  /** How many browsers are logged in. */
  sessions: z.number().int(),
})
export type UserDetail = z.output<typeof userDetail>

const one = z.object({ data: userDetail })
const params = z.object({ id })

export const userCalls = {
  'GET /api/admin/users': call({
    summary: '使用者列表，待確認的教師在前',
    query: listQuery(USER_COLUMNS).extend({
      /** A staff role, what an account registered as, or a state. */
      role: z
        .enum([
          ...STAFF_ROLES.map(({ code }) => code),
          'teacher',
          'student',
          'parent',
          'public',
          'pending',
          'locked',
        ])
        .optional(),
    }),
    answer: listAnswer(userRow),
  }),
  'GET /api/admin/users/{id}': call({ summary: '一位使用者', params, answer: one }),
  'PUT /api/admin/users/{id}/roles': call({
    summary: '設定使用者的工作人員權限',
    params,
    body: z.object({
      roles: z.array(staffRole, { error: '請選擇權限' }).max(STAFF_ROLES.length, '請選擇權限'),
      /** The roles as the editor read them: 409 when they are others by now. */
      was: z.array(staffRole).max(STAFF_ROLES.length).optional(),
    }),
    answer: one,
  }),
  'PUT /api/admin/users/{id}/teacher': call({
    summary: '確認或退回教師身分',
    params,
    body: z.object({ confirmed: z.boolean({ error: '請選擇確認或退回' }) }),
    answer: one,
  }),
  'PUT /api/admin/users/{id}/lock': call({
    summary: '停用或恢復帳號；停用時登出所有裝置',
    params,
    body: z.object({ locked: z.boolean({ error: '請選擇停用或恢復' }) }),
    answer: one,
  }),
}
