import { progressOf } from '../../domain/attempts/progress.ts'
import { titlesFace } from '../../domain/lesson/face-of.ts'
import { route } from '../../http/route.ts'
import { lessonsToDo } from './next.ts'
import { reviewOf } from './review.ts'

export const routes = [
  route(
    'GET /api/my/dashboard',
    { policy: 'login', personal: true },
    async ({ actor: { userId }, services: { db, now } }) => ({
      data: {
        ...(await lessonsToDo(db, userId, await progressOf(db, userId))),
        review: await reviewOf(db, userId, now()),
        font: await titlesFace(db),
      },
    }),
  ),
]
