import { HOUR_MS } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { putIn } from './put-in.ts'
import { keepTake, linesOf } from './takes.ts'

const EDITORS = { permission: 'lesson.module.edit' } as const
// A word is said in two seconds at least.
const TAKES = { max: 1800, per: 'user', ms: HOUR_MS } as const

export const routes = [
  route('GET /api/admin/lesson/recording', EDITORS, async ({ query: { id }, actor, services: { db } }) => ({
    data: await linesOf(db, actor.userId, id),
  })),

  route(
    'POST /api/admin/lesson/recording/take',
    { policy: EDITORS, limit: TAKES },
    async ({ body, actor, services }) => ({
      data: { take_url: await keepTake(services, { userId: actor.userId, ...body }) },
    }),
  ),

  route(
    'POST /api/admin/lesson/recording',
    { policy: EDITORS, audited: true },
    async ({ body: { id }, actor, services }) => ({
      data: await putIn({ ...services, userId: actor.userId }, id),
    }),
  ),
]
