import { route } from '../../http/route.ts'
import { countsOfFiles, usesOfFile } from './file-uses.ts'
import { foundModule, openModule } from './open.ts'
import { notePresence } from './presence.ts'
import { remarksOf } from './remarks.ts'
import { keepModule, submitModule, switchVersion } from './save.ts'
import { sayText } from './say.ts'

const EDITORS = { permission: 'lesson.module.edit' } as const
const EDITING = { policy: EDITORS, audited: true } as const
// A draft is kept while somebody types: no line of the audit list for each pause.
const TYPING = { policy: EDITORS, limit: { max: 1200, per: 'user' } } as const

// The service may be one that is paid for.
const SAY_LIMIT = { max: 60, per: 'user' } as const

export const routes = [
  route('GET /api/lesson/module', { policy: EDITORS, personal: true }, ({ query, services }) =>
    openModule(services, query),
  ),

  route('GET /api/lesson/module/remarks', EDITORS, ({ query, services }) => remarksOf(services, query)),

  route('POST /api/lesson/module/switch-version', EDITING, ({ body, actor, services }) =>
    switchVersion({ ...services, userId: actor.userId }, body),
  ),

  route('POST /api/lesson/module/update', EDITING, ({ body, actor, services }) =>
    submitModule({ ...services, userId: actor.userId }, body),
  ),

  route('POST /api/lesson/module/draft', TYPING, ({ body, actor, services }) =>
    keepModule({ ...services, userId: actor.userId }, body),
  ),

  route('POST /api/lesson/sound/say', { policy: EDITORS, limit: SAY_LIMIT }, ({ body, services }) =>
    sayText(services, body),
  ),

  route('GET /api/lesson/file/uses', EDITORS, ({ query: { url }, services }) => usesOfFile(services, url)),

  route('GET /api/lesson/file/counts', EDITORS, ({ query, services }) =>
    countsOfFiles(services, query.lesson_id),
  ),

  route('POST /api/lesson/module/presence', TYPING, async ({ body, actor, services }) => {
    const { moduleId, revision } = await foundModule(services.db, body)
    const { leaving } = body
    return { others: await notePresence(services, { moduleId, userId: actor.userId, leaving }), revision }
  }),
]
