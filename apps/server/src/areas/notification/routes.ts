import { NOTIFICATIONS_PAGE } from '@hakka/contract/constants/notification'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { notifications } from '../../db/tables/school-class.ts'
import { route } from '../../http/route.ts'

const OWN = { policy: 'login', personal: true } as const

export const routes = [
  route('GET /api/my/notifications', OWN, async ({ actor, query, services: { db } }) => {
    const own = eq(notifications.userId, actor.userId)
    const pages = Math.max(1, Math.ceil((await db.$count(notifications, own)) / NOTIFICATIONS_PAGE))
    const page = Math.min(query.page, pages)
    const rows = await db
      .select()
      .from(notifications)
      .where(own)
      .orderBy(desc(notifications.id))
      .limit(NOTIFICATIONS_PAGE)
      .offset((page - 1) * NOTIFICATIONS_PAGE)
    return {
      data: rows.map(({ id, kind, title, url, createdAt, readAt }) => ({
        id,
        kind,
        title,
        url,
        created_at: createdAt.toISOString(),
        read: readAt !== null,
      })),
      unread: await db.$count(notifications, and(own, isNull(notifications.readAt))),
      page,
      pages,
    }
  }),

  route('POST /api/my/notifications/read', OWN, async ({ actor, body, services: { db, now } }) => {
    await db
      .update(notifications)
      .set({ readAt: now() })
      .where(
        and(
          eq(notifications.userId, actor.userId),
          inArray(notifications.id, body.ids),
          isNull(notifications.readAt),
        ),
      )
    return undefined
  }),
]
