import { buffer } from 'node:stream/consumers'
import { AnsweredFile } from '@hakka/contract/answered-file'
import { KEPT_RECORDINGS } from '@hakka/contract/constants'
import { auditReading } from '../../domain/edit/audit-reading.ts'
import { keepRecording } from '../../domain/recordings/keep.ts'
import { stageOfSetup } from '../../domain/room/act.ts'
import { roomTitle } from '../../domain/room/brief.ts'
import type { LiveRoom } from '../../domain/room/live-room.ts'
import { eraseRecording, findRecording, takeRecording } from '../../domain/room/recordings/take.ts'
import { liveRoom } from '../../domain/room/rooms.ts'
import { leads, memberOf, userOfSeat } from '../../domain/room/seats.ts'
import type { Services } from '../../domain/services.ts'
import { type Context, route } from '../../http/route.ts'
import { pupilSecretOf } from '../../http/session/cookies.ts'
import { AppError } from '../../kernel/app-error.ts'
import { mayKeep } from './policy.ts'

/** Of whole schools behind one address: a sentence each, said again and again. */
const MANY = { max: 6_000, per: 'address' } as const
const PER_USER = { max: 60, per: 'user' } as const

const FOR_ALL = { policy: 'anyone', limit: MANY, apart: true, personal: true } as const

/** The member that a device's cookie names. @throws AppError `not_found` of a device that is not in the room */
async function memberBy(
  services: Services,
  request: Context<'POST /api/game_room/recording'>['request'],
  roomId: number,
): Promise<{ live: LiveRoom; no: number }> {
  const no = await memberOf(services, roomId, pupilSecretOf(request, services.env))
  if (no === undefined) throw new AppError('not_found')
  return { live: await liveRoom(services, roomId), no }
}

/** Notes that somebody with a login has heard what those in a room said. Who leads it by its link alone is nobody's name. */
async function heardNoted({ db, now }: Services, userId: number, roomId: number): Promise<void> {
  const subject = (await roomTitle(db, roomId))?.title ?? ''
  await auditReading(db, { userId, action: 'game_room.recording', subjectId: roomId, subject }, now())
}

/** What pupils say in a room: sent, taken away and kept by whoever said it, heard by whoever leads. */
export const recordingRoutes = [
  route('POST /api/game_room/recording', FOR_ALL, async ({ body, request, services }) => {
    const { live, no } = await memberBy(services, request, body.room_id)
    return { data: await takeRecording(services, live, { ...body, no }) }
  }),
  route('DELETE /api/game_room/recording', FOR_ALL, async ({ query, request, services }) => {
    const { live, no } = await memberBy(services, request, query.room_id)
    await eraseRecording(services, live, { no, at: query.at })
    return undefined
  }),
  route('GET /api/game_room/recording', FOR_ALL, async ({ query, actor, request, services }) => {
    const { room_id: id, at, member: no } = query
    const given = request.headers['x-room-key']
    const key = typeof given === 'string' ? given : undefined
    const own = await memberOf(services, id, pupilSecretOf(request, services.env))
    const isOwn = own === no
    if (!isOwn && !(await leads(services, id, { userId: actor.userId, key }))) throw new AppError('not_found')
    const found = await findRecording(services, await liveRoom(services, id), { no, at })
    const size = found && (await services.privateBlobs.size(found.key))
    if (!found || size === undefined) throw new AppError('not_found')
    if (!isOwn && actor.userId !== null) await heardNoted(services, actor.userId, id)
    return new AnsweredFile({
      mediaType: 'audio/wav',
      disposition: 'inline',
      size,
      stream: (part) => services.privateBlobs.stream(found.key, part),
    })
  }),
  route(
    'POST /api/game_room/recording/keep',
    { policy: 'login', limit: PER_USER, personal: true },
    async ({ body, actor, request, services }) => {
      const { live, no } = await memberBy(services, request, body.room_id)
      const seat = await userOfSeat(services, live.id, no)
      if (seat === undefined || !mayKeep(actor, seat)) throw new AppError('not_found')
      const found = await findRecording(services, live, { no, at: body.at })
      const setup = live.room.stages[body.at]?.setup
      if (!found || !setup) throw new AppError('not_found')
      const title = (await stageOfSetup(services.db, live.id, setup))?.shown.asked?.text ?? ''
      const wav = new Uint8Array(await buffer(services.privateBlobs.stream(found.key)))
      await keepRecording(services, { userId: actor.userId, itemId: null, title, wav })
      return { message: `錄音留下來了，在「我的錄音」，${KEPT_RECORDINGS.days} 天後會自動刪除` }
    },
  ),
]
