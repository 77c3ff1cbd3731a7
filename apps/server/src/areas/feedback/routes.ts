import { AnsweredFile } from '@hakka/contract/answered-file'
import { findWhole } from '../../domain/feedback/find.ts'
import { publicOf } from '../../domain/feedback/present.ts'
import { HOUR_MS } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { answerReport } from './answer.ts'
import { exportReports } from './csv.ts'
import { HANDLE, mayRead, seesWhole } from './policy.ts'
import { receiveReport } from './receive.ts'
import { findRow, findScreenshot, listReports } from './store.ts'

const HANDLERS = { permission: HANDLE } as const
const READING = { policy: HANDLERS, personal: true } as const

// A whole class may report from one address; who floods the handlers does not get far.
const REPORT_LIMIT = { max: 60, per: 'address', ms: HOUR_MS } as const
// Each reads every report that is chosen.
const EXPORT_LIMIT = { max: 10, per: 'user' } as const

export const routes = [
  route(
    'POST /api/feedback',
    { policy: 'anyone', limit: REPORT_LIMIT },
    async ({ body, actor, services }) => ({
      feedback_code: await receiveReport(services, body, actor.userId),
    }),
  ),

  route(
    'GET /api/feedback',
    { policy: 'anyone', personal: true },
    async ({ query, actor, services: { db } }) => ({
      ...(await listReports(db, query, seesWhole(actor) && query.view !== 'public')),
      permissions: [...actor.permissions],
    }),
  ),

  route('GET /api/feedback/export', { ...READING, limit: EXPORT_LIMIT }, ({ query, actor, services }) =>
    exportReports(services, query, actor.userId),
  ),

  route(
    'GET /api/feedback/{id}',
    {
      policy: 'anyone',
      resource: { find: findRow, may: mayRead },
      personal: true,
    },
    async ({ actor, resource, services: { db } }) => {
      const data = seesWhole(actor) ? await findWhole(db, resource.id) : publicOf(resource)
      if (!data) throw new AppError('not_found')
      return { data }
    },
  ),

  route(
    'PUT /api/feedback/{id}',
    { policy: HANDLERS, audited: true },
    async ({ params: { id }, body, actor, services }) => {
      await answerReport(services, { id, userId: actor.userId }, body)
      return { success: true as const, message: '儲存成功' }
    },
  ),

  route(
    'GET /api/feedback/{id}/screenshot/{no}',
    READING,
    async ({ params, services: { db, privateBlobs } }) => {
      const picture = await findScreenshot(db, params)
      const size = picture && (await privateBlobs.size(picture.key))
      if (!picture || size === undefined) throw new AppError('not_found')
      return new AnsweredFile({
        mediaType: picture.mediaType,
        disposition: 'inline',
        size,
        stream: (part) => privateBlobs.stream(picture.key, part),
      })
    },
  ),
]
