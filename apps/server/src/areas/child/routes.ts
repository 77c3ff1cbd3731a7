import { eq } from 'drizzle-orm'
import { users } from '../../db/tables/account.ts'
import { auditReading } from '../../domain/edit/audit-reading.ts'
import type { Services } from '../../domain/services.ts'
import { studyMonth } from '../../domain/study/study-month.ts'
import { HOUR_MS } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { codeOf, makeCode } from './code.ts'
import { childrenOf, endLink, findLink, linkChild } from './link.ts'
import { mayEnd, mayLook } from './policy.ts'
import { weekOf } from './week.ts'

const OWN = { policy: 'login', personal: true } as const

const CODES = { max: 30, per: 'user', ms: HOUR_MS } as const

/** By network: whoever guesses may register as often as he likes. A parents' evening at school is within it. */
const GUESSES = { max: 120, per: 'address', ms: HOUR_MS } as const

/** Notes that a parent has looked, once an hour. */
async function readNoted(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, childId }: { userId: number; childId: number },
): Promise<void> {
  const [child] = await db.select({ name: users.name }).from(users).where(eq(users.id, childId))
  const subject = child?.name ?? ''
  await auditReading(db, { userId, action: 'child.week', subjectId: childId, subject }, now())
}

export const routes = [
  route('GET /api/my/child/code', OWN, async ({ actor, services: { db, now } }) => ({
    data: await codeOf(db, actor.userId, now()),
  })),

  route('POST /api/my/child/code', { ...OWN, limit: CODES }, async ({ actor, services }) => {
    await makeCode(services, actor.userId)
    return { data: await codeOf(services.db, actor.userId, services.now()) }
  }),

  route('GET /api/my/child/list', OWN, async ({ actor, services: { db } }) => ({
    data: { children: await childrenOf(db, actor.userId) },
  })),

  route('POST /api/my/child/link', { ...OWN, limit: GUESSES }, async ({ actor, body, services }) => {
    const { id, name } = await linkChild(services, { parentId: actor.userId, code: body.code })
    return { data: { id }, message: `看得到${name}的學習了` }
  }),

  route(
    'GET /api/my/child/{id}/week',
    { ...OWN, resource: { find: findLink, may: mayLook } },
    async ({ actor, query, resource: { childId }, services }) => {
      await readNoted(services, { userId: actor.userId, childId })
      const { db, now } = services
      return { data: await weekOf(db, { childId, back: query.back, now: now() }) }
    },
  ),

  route(
    'GET /api/my/child/{id}/month',
    { ...OWN, resource: { find: findLink, may: mayLook } },
    async ({ actor, query, resource: { childId }, services }) => {
      await readNoted(services, { userId: actor.userId, childId })
      const { db, now } = services
      const { days, ...month } = await studyMonth(db, { userId: childId, month: query.month, now: now() })
      return { data: { ...month, days: days.map(({ day, minutes }) => ({ day, minutes })) } }
    },
  ),

  route(
    'DELETE /api/my/child/{id}',
    { ...OWN, resource: { find: findLink, may: mayEnd } },
    async ({ actor, resource, services }) => {
      await endLink(services, { link: resource, userId: actor.userId })
      const byParent = resource.parentId === actor.userId
      return { message: byParent ? '解除連結了，你看不到這個孩子的學習' : '收回了，這位家長看不到你的學習' }
    },
  ),
]
