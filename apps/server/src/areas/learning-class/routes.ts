import { and, eq, isNull } from 'drizzle-orm'
import { schools } from '../../db/tables/place.ts'
import { classMembers } from '../../db/tables/school-class.ts'
import { belongsToClass } from '../../domain/school-class/belonging.ts'
import { classEventsOf } from '../../domain/school-class/event-ranks.ts'
import { teachersOf } from '../../domain/school-class/roll.ts'
import { HOUR_MS } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { classOfCode, classOfLink, join, leave } from './join.ts'
import { classesOf } from './store.ts'

const OWN = { policy: 'login', personal: true } as const

/** Codes and keys are not guessed at. */
const GUESSES = { max: 60, per: 'user', ms: HOUR_MS, together: 'class links' } as const

export const routes = [
  route('GET /api/my/learning-class/list', OWN, async ({ actor, services: { db } }) => ({
    data: { school_classes: await classesOf(db, actor.userId) },
  })),

  route(
    'GET /api/my/learning-class/invitation',
    { ...OWN, limit: GUESSES },
    async ({ actor, query, services: { db } }) => {
      const row = await classOfLink(db, query)
      const [school] = row.schoolId
        ? await db.select({ name: schools.name }).from(schools).where(eq(schools.id, row.schoolId))
        : []
      const own = and(
        eq(classMembers.classId, row.id),
        eq(classMembers.userId, actor.userId),
        isNull(classMembers.leftAt),
      )
      const [stay] = await db.select().from(classMembers).where(own)
      return {
        data: {
          id: row.id,
          name: row.name,
          school_name: school?.name ?? null,
          teachers: (await teachersOf(db, [row.id])).map(({ name }) => name),
          joined: stay?.joinedAt != null,
        },
      }
    },
  ),

  route('GET /api/my/learning-class/events', OWN, async ({ actor, query, services: { db, now } }) => {
    const classId = query.class_id
    if (!(await belongsToClass(db, actor.userId, classId))) throw new AppError('not_found')
    return { data: { events: await classEventsOf(db, { classId, viewer: actor.userId, now: now() }) } }
  }),

  route('POST /api/my/learning-class/join', { ...OWN, limit: GUESSES }, async ({ actor, body, services }) => {
    const byLink = 'key' in body
    const row = byLink ? await classOfLink(services.db, body) : await classOfCode(services.db, body.code)
    const status = await join(services, {
      classId: row.id,
      userId: actor.userId,
      via: byLink ? 'link' : 'code',
    })
    const message =
      status === 'joined' ? `你加入${row.name}了` : `已經告訴老師了，老師同意以後你就加入${row.name}`
    return { data: { id: row.id, name: row.name, status }, message }
  }),

  route('DELETE /api/my/learning-class/quit', OWN, async ({ actor, body, services }) => {
    const how = await leave(services, { classId: body.class_id, userId: actor.userId })
    return { message: how === 'left' ? '你離開班級了，自己的學習紀錄都還在' : '申請取消了' }
  }),
]
