import type { StudyKindName } from '@hakka/contract/constants'
import { holdsOne, ITEM_EDITORS } from '../../domain/account/study-permissions.ts'
import { HOUR_MS } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { soundHeard } from './heard.ts'
import { putIn } from './put-in.ts'
import { keepTake, linesOf } from './takes.ts'

const RECORDING = { permission: Object.values(ITEM_EDITORS).flat() } as const
// A sentence is said in two seconds at least.
const TAKES = { max: 1800, per: 'user', ms: HOUR_MS } as const

/** @throws AppError `forbidden` for who may not change sounds of this kind */
function needEditor(actor: Parameters<typeof holdsOne>[0], kind: StudyKindName): void {
  if (!holdsOne(actor, ITEM_EDITORS[kind])) throw new AppError('forbidden')
}

export const routes = [
  route(
    'GET /api/admin/self_study/{type}/recording',
    RECORDING,
    async ({ params: { type }, query, actor, services: { db } }) => {
      needEditor(actor, type)
      return { data: await linesOf(db, type, { userId: actor.userId, ...query }) }
    },
  ),

  route(
    'POST /api/admin/self_study/{type}/recording/take',
    { policy: RECORDING, limit: TAKES },
    async ({ params: { type }, body, actor, services }) => {
      needEditor(actor, type)
      return { data: { take_url: await keepTake(services, type, { userId: actor.userId, ...body }) } }
    },
  ),

  route(
    'POST /api/admin/self_study/{type}/recording',
    { policy: RECORDING, audited: true },
    async ({ params: { type }, body: { _token, ...of }, actor, services }) => {
      needEditor(actor, type)
      return { data: await putIn({ ...services, userId: actor.userId }, type, of) }
    },
  ),

  route(
    'POST /api/admin/self_study/{type}/recording/heard',
    { policy: RECORDING, audited: true },
    async ({ params: { type }, body, actor, services }) => {
      needEditor(actor, type)
      await soundHeard({ ...services, userId: actor.userId }, type, body)
      return { status: 'success' as const }
    },
  ),
]
