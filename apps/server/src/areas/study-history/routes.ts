import { progressOf } from '../../domain/attempts/progress.ts'
import { route } from '../../http/route.ts'
import { punchKey } from './punch-key.ts'
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
]
