import { z } from 'zod'
import { call } from '../call.ts'
import { NOTIFICATIONS_PAGE } from '../constants/notification.ts'
import { id, int } from '../shapes.ts'

export const notification = z.object({
  id: z.number().int(),
  kind: z.string(),
  title: z.string(),
  /** Where it leads, on this site. */
  url: z.string(),
  created_at: z.string(),
  read: z.boolean(),
})
export type Notification = z.output<typeof notification>

export const notificationCalls = {
  'GET /api/my/notifications': call({
    summary: '自己的通知，最新的在前',
    query: z.object({ page: int(1, 100_000).default(1).catch(1) }),
    answer: z.object({
      data: z.array(notification),
      /** On all pages. */
      unread: z.number().int(),
      /** From 1; never past the last page. */
      page: z.number().int(),
      pages: z.number().int(),
    }),
  }),
  'POST /api/my/notifications/read': call({
    summary: '把一頁通知標成看過了',
    body: z.object({
      _token: z.string().max(200).optional(),
      ids: z.array(id).min(1, '請選擇通知').max(NOTIFICATIONS_PAGE, `一次最多 ${NOTIFICATIONS_PAGE} 則`),
    }),
    answer: z.undefined(),
  }),
}
