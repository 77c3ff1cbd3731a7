import { AnsweredFile } from '@hakka/contract/answered-file'
import { AppError } from '../../http/app-error.ts'
import { route } from '../../http/route.ts'
import { answerReport } from './answer.ts'
import { exportReports } from './csv.ts'
import { sendAnswered, sendReceived } from './mails.ts'
import { receiveReport } from './receive.ts'
import { findPublic, findScreenshot, findWhole, listReports } from './store.ts'

const HANDLE = 'feedback edit'
const HANDLERS = { permission: HANDLE } as const

export const routes = [
  route('POST /api/feedback', 'anyone', async ({ body, actor, services }) => {
    const { code, known } = await receiveReport(services, body, actor.userId)
    if (!known) await sendReceived(services, { email: body.email, code, userId: actor.userId })
    return { feedback_code: code }
  }),

  route('GET /api/feedback', 'anyone', async ({ query, actor, services: { db } }) => ({
    ...(await listReports(db, query, actor.permissions.has(HANDLE) && query.view !== 'public')),
    permissions: [...actor.permissions],
  })),

  route('GET /api/feedback/export', HANDLERS, ({ query, actor, services }) =>
    exportReports(services, query, actor.userId),
  ),

  route('GET /api/feedback/{id}', 'anyone', async ({ params: { id }, actor, services: { db } }) => {
    const data = actor.permissions.has(HANDLE) ? await findWhole(db, id) : await findPublic(db, id)
    if (!data) throw new AppError('not_found')
    return { data }
  }),

  route('PUT /api/feedback/{id}', HANDLERS, async ({ params: { id }, body, actor, services }) => {
    const { before, after } = await answerReport(services, { id, userId: actor.userId }, body)
    await sendAnswered(services, before, after)
    return { success: true as const, message: '儲存成功' }
  }),

  route(
    'GET /api/feedback/{id}/screenshot/{no}',
    HANDLERS,
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
