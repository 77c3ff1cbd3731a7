import { AnsweredFile } from '@hakka/contract/answered-file'
import { KEPT_RECORDINGS } from '@hakka/contract/constants'
import { keepRecording } from '../../domain/recordings/keep.ts'
import { removeRecording } from '../../domain/recordings/remove.ts'
import { itemById } from '../../domain/self-study/items.ts'
import { spokenSentences } from '../../domain/self-study/readers.ts'
import { refusal } from '../../domain/uploads/refuse.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { ownsRecording } from './policy.ts'
import { findRecording, recordingById, recordingsOf } from './store.ts'

const OWN = { policy: 'login', personal: true } as const
const ONE = { ...OWN, resource: { find: findRecording, may: ownsRecording } } as const

// Each may be ten megabytes.
const LIMIT = { max: 20, per: 'user' } as const

export const routes = [
  route('GET /api/my/recordings', OWN, async ({ actor, services }) => ({
    data: await recordingsOf(services, actor.userId),
  })),

  route('POST /api/my/recordings', { ...OWN, limit: LIMIT }, async ({ actor, body, services }) => {
    const found = await itemById(services.db, spokenSentences, body.item_id)
    if (!found) throw refusal('item_id', '找不到這個句子，請重新整理頁面')
    const id = await keepRecording(services, {
      userId: actor.userId,
      itemId: found.id,
      title: found.item.hakka.text,
      wav: body.file.bytes,
    })
    const data = await recordingById(services, id)
    if (!data) throw new AppError('not_found')
    return { data, message: `錄音留下來了，${KEPT_RECORDINGS.days} 天後會自動刪除` }
  }),

  route('GET /api/my/recordings/{id}/sound', ONE, async ({ resource, services: { privateBlobs } }) => {
    const size = await privateBlobs.size(resource.key)
    if (size === undefined) throw new AppError('not_found')
    return new AnsweredFile({
      mediaType: 'audio/wav',
      disposition: 'inline',
      size,
      stream: (part) => privateBlobs.stream(resource.key, part),
    })
  }),

  route('DELETE /api/my/recordings/{id}', ONE, async ({ resource, services }) => {
    await removeRecording(services, resource)
    return { message: '錄音刪除了' }
  }),
]
