import { inArray } from 'drizzle-orm'
import { modules } from '../../db/tables/content.ts'
import { ownAttempts } from '../../domain/attempts/own.ts'
import { progressOf } from '../../domain/attempts/progress.ts'
import { recordAttempts } from '../../domain/attempts/record.ts'
import type { Services } from '../../domain/services.ts'
import { route } from '../../http/route.ts'

export const routes = [
  route('GET /api/my/attempts', { policy: 'login', personal: true }, async ({ query, actor, services }) => ({
    data: { modules: await ownAttempts(services.db, actor.userId, query.lesson_id) },
  })),
  route(
    'POST /api/my/attempts',
    { policy: 'login', personal: true, limit: { max: 60, per: 'user' } },
    async ({ body, actor, services: { db, now } }) => {
      const attempts = await recordAttempts(db, actor.userId, body.attempts, now())
      const moduleIds = body.attempts.flatMap(({ thing, thing_id }) => (thing === 'module' ? [thing_id] : []))
      const lessons = await progressOf(db, actor.userId, await lessonsOf(db, moduleIds))
      return { data: { attempts, lessons } }
    },
  ),
]

async function lessonsOf(db: Services['db'], moduleIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: modules.lessonId })
    .from(modules)
    .where(inArray(modules.id, [...moduleIds]))
  return rows.flatMap(({ id }) => id ?? [])
}
