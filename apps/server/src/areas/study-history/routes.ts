import { AppError } from '../../http/app-error.ts'
import { route } from '../../http/route.ts'
import { progressOf, saveProgress } from './progress.ts'
import { punchKey } from './punch-key.ts'
import { recordPunch } from './store.ts'

function needUser(userId: number | null): number {
  if (userId === null) throw new AppError('login_required')
  return userId
}

export const routes = [
  route('POST /api/study_history/punch', 'login', async ({ body, actor, services }) => ({
    recorder: await recordPunch(services.db, {
      userId: needUser(actor.userId),
      pageCode: body.page_code,
      ...punchKey(body),
      recorderId: body.recorder_id ?? undefined,
    }),
  })),
  route('GET /api/my/lesson-progress', 'login', async ({ actor, services }) => ({
    data: { lessons: await progressOf(services.db, needUser(actor.userId)) },
  })),
  route('POST /api/my/lesson-progress', 'login', async ({ body, actor, services }) => ({
    data: await saveProgress(services.db, needUser(actor.userId), body.lesson_id, {
      moduleNos: body.module_nos,
      results: body.results ?? [],
    }),
  })),
]
