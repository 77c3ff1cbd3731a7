import { progressOf } from '../../domain/attempts/progress.ts'
import { pageOf } from '../../domain/study/history.ts'
import { studyMonth } from '../../domain/study/study-month.ts'
import { wholeMinutes } from '../../domain/study/study-time.ts'
import { route } from '../../http/route.ts'
import { recordsFile } from './csv.ts'
import { punchKey } from './punch-key.ts'
import { studied } from './records.ts'
import { recordPunch } from './store.ts'

const OWN = { policy: 'login', personal: true } as const

export const routes = [
  route(
    'POST /api/study_history/punch',
    { policy: 'login', limit: { max: 60, per: 'user' } },
    async ({ body, actor, services }) => ({
      recorder: await recordPunch(services.db, {
        userId: actor.userId,
        pageCode: body.page_code,
        ...punchKey(body),
        recorderId: body.recorder_id ?? undefined,
      }),
    }),
  ),

  route('GET /api/my/lesson-progress', OWN, async ({ actor, services }) => ({
    data: { lessons: await progressOf(services.db, actor.userId) },
  })),

  route('GET /api/my/study-history', OWN, async ({ actor, query, services: { db } }) => {
    const all = await studied(db, actor.userId, query)
    const { rows, ...paged } = pageOf(all, query.page)
    return {
      data: Object.fromEntries(rows.map(({ id, record }) => [String(id), record])),
      ...paged,
      total_minutes: wholeMinutes(all.reduce((sum, { creditMs }) => sum + creditMs, 0)),
    }
  }),

  // Each reads every record that is chosen.
  route(
    'GET /api/my/study-history/export',
    { ...OWN, limit: { max: 10, per: 'user' } },
    async ({ actor, query, services: { db, now } }) =>
      recordsFile(await studied(db, actor.userId, query), now()),
  ),

  route('GET /api/my/study-days', OWN, async ({ actor, query, services: { db, now } }) => ({
    data: await studyMonth(db, { userId: actor.userId, month: query.month, now: now() }),
  })),
]
