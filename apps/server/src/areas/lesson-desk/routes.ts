import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { checksOf } from './checks.ts'
import { commentOn, tickComment } from './comments.ts'
import { copyLesson } from './copy.ts'
import { listLessons } from './list.ts'
import { deskLesson } from './read.ts'
import { revertField } from './revert-field.ts'
import { addModule, arrangeLesson, doubleModule, renameModule, storeLesson, updateLesson } from './save.ts'
import { answerReview, askReview, hideLesson, publishLesson, unplanLesson } from './state.ts'
import { moveLesson, removeLesson } from './unpublished.ts'
import {
  moduleLines,
  moduleVersionsOf,
  revertLesson,
  revertModule,
  versionLines,
  versionsOf,
} from './versions.ts'

/** Whoever may look at lessons at the desk. */
const READERS = { permission: ['lesson.edit', 'lesson.module.edit', 'lesson.publish'] } as const
const EDITING = { policy: { permission: 'lesson.edit' }, audited: true } as const
const WRITING = { policy: { permission: ['lesson.edit', 'lesson.module.edit'] }, audited: true } as const
const PUBLISHING = { policy: { permission: 'lesson.publish' }, audited: true } as const
// All texts of a lesson are read for it.
const CHECK_LIMIT = { max: 120, per: 'user' } as const

export const routes = [
  route('GET /api/admin/lessons', READERS, ({ query, services: { pool, now } }) =>
    listLessons(pool, query, now()),
  ),

  route(
    'GET /api/admin/lesson',
    { policy: READERS, personal: true },
    async ({ query: { id }, actor, services }) => ({ data: await deskLesson(services, id, actor.userId) }),
  ),

  route('POST /api/admin/lesson/store', EDITING, async ({ body, actor, services }) => ({
    data: await storeLesson({ ...services, userId: actor.userId }, body),
  })),

  route(
    'POST /api/admin/lesson/copy',
    { ...EDITING, limit: { max: 60, per: 'user' } },
    async ({ body, actor, services }) => ({
      data: await copyLesson({ ...services, userId: actor.userId }, body),
    }),
  ),

  route('POST /api/admin/lesson/update', EDITING, async ({ body, actor, services }) => ({
    data: await updateLesson({ ...services, userId: actor.userId }, body),
  })),

  route('POST /api/admin/lesson/move', EDITING, async ({ body, actor, services }) => ({
    data: await moveLesson({ ...services, userId: actor.userId }, body),
  })),

  route('POST /api/admin/lesson/remove', EDITING, async ({ body, actor, services }) => {
    await removeLesson({ ...services, userId: actor.userId }, body)
    return { status: 'success' as const }
  }),

  route('POST /api/admin/lesson/arrange', EDITING, async ({ body, actor, services }) => ({
    data: await arrangeLesson({ ...services, userId: actor.userId }, body),
  })),

  route('POST /api/admin/lesson/module/store', EDITING, async ({ body, actor, services }) => ({
    data: await addModule({ ...services, userId: actor.userId }, body),
  })),

  route('POST /api/admin/lesson/module/rename', EDITING, async ({ body, actor, services }) => ({
    data: await renameModule({ ...services, userId: actor.userId }, body),
  })),

  route('POST /api/admin/lesson/module/copy', EDITING, async ({ body, actor, services }) => ({
    data: await doubleModule({ ...services, userId: actor.userId }, body),
  })),

  route(
    'GET /api/admin/lesson/checks',
    { policy: READERS, limit: CHECK_LIMIT },
    async ({ query: { id }, services }) => ({ data: await checksOf(services, id) }),
  ),

  route('POST /api/admin/lesson/publish', PUBLISHING, async ({ body, actor, services }) => {
    // Who may publish may not always answer the public.
    if (body.reports.length > 0 && !actor.permissions.has('feedback edit')) throw new AppError('forbidden')
    return { data: await publishLesson({ ...services, userId: actor.userId }, body) }
  }),

  route('POST /api/admin/lesson/unplan', PUBLISHING, async ({ body, actor, services }) => ({
    data: await unplanLesson({ ...services, userId: actor.userId }, body),
  })),

  route('POST /api/admin/lesson/withdraw', PUBLISHING, async ({ body, actor, services }) => ({
    data: await hideLesson({ ...services, userId: actor.userId }, body),
  })),

  route('POST /api/admin/lesson/review', WRITING, async ({ body, actor, services }) => ({
    data: await askReview({ ...services, userId: actor.userId }, body),
  })),

  route(
    'POST /api/admin/lesson/review/answer',
    { policy: READERS, audited: true },
    async ({ body, actor, services }) => ({
      data: await answerReview(
        { ...services, userId: actor.userId },
        body,
        actor.permissions.has('lesson.publish'),
      ),
    }),
  ),

  route(
    'POST /api/admin/lesson/comment',
    { policy: READERS, audited: true },
    async ({ body, actor, services }) => ({
      data: { id: await commentOn({ ...services, userId: actor.userId }, body) },
    }),
  ),

  route(
    'POST /api/admin/lesson/comment/done',
    { policy: READERS, audited: true },
    async ({ body, actor, services }) => {
      await tickComment({ ...services, userId: actor.userId }, body)
      return { status: 'success' as const }
    },
  ),

  route('GET /api/admin/lesson/versions', READERS, async ({ query: { id }, services }) => ({
    data: await versionsOf(services, id),
  })),

  route('GET /api/admin/lesson/version', READERS, async ({ query: { id, no }, services }) => ({
    data: await versionLines(services, id, no),
  })),

  route('POST /api/admin/lesson/revert', EDITING, async ({ body, actor, services }) => ({
    data: await revertLesson({ ...services, userId: actor.userId }, body),
  })),

  route('GET /api/admin/lesson/module/versions', READERS, async ({ query: { module_id }, services }) => ({
    data: await moduleVersionsOf(services, module_id),
  })),

  route(
    'GET /api/admin/lesson/module/version',
    READERS,
    async ({ query: { module_id, version_id }, services }) => ({
      data: await moduleLines(services, module_id, version_id),
    }),
  ),

  route(
    'POST /api/admin/lesson/module/revert-field',
    { policy: { permission: 'lesson.module.edit' }, audited: true },
    async ({ body, actor, services }) => ({
      data: await revertField({ ...services, userId: actor.userId }, body),
    }),
  ),

  route(
    'POST /api/admin/lesson/module/revert',
    { policy: { permission: 'lesson.module.edit' }, audited: true },
    async ({ body, actor, services }) => ({
      data: await revertModule({ ...services, userId: actor.userId }, body),
    }),
  ),
]
