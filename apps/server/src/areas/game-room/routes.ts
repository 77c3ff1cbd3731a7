import { CLASSROOM_GAMES } from '@hakka/contract/constants'
import { LINK_MINUTES } from '@hakka/contract/constants/room'
import { HOST } from '@hakka/rooms/room'
import { eq } from 'drizzle-orm'
import { rooms } from '../../db/tables/room.ts'
import { auditReading } from '../../domain/edit/audit-reading.ts'
import { act } from '../../domain/room/act.ts'
import { roomTitle } from '../../domain/room/brief.ts'
import { askedModule, expiryOf, lessonOfModule, newKey, openRoom, roomById } from '../../domain/room/find.ts'
import { classList, join, leave, mineIn, shownList } from '../../domain/room/join.ts'
import { takeLink } from '../../domain/room/links.ts'
import { liveRoom, roomsOf } from '../../domain/room/rooms.ts'
import { leads } from '../../domain/room/seats.ts'
import { playableModules } from '../../domain/room/stage.ts'
import { findClass, teachesClass } from '../../domain/school-class/belonging.ts'
import { newSecret } from '../../domain/secret/secrets.ts'
import type { Services } from '../../domain/services.ts'
import { route } from '../../http/route.ts'
import { pupilSecretOf, setPupilCookie } from '../../http/session/cookies.ts'
import { AppError } from '../../kernel/app-error.ts'
import { roomOfCode } from './codes.ts'
import { roomFile } from './csv.ts'
import { endRoom } from './end.ts'
import { ownsRoom } from './policy.ts'
import { recordingRoutes } from './recordings.ts'
import { roomResults } from './results.ts'
import { openRooms, roomsOfTeacher } from './store.ts'
import { hostUrl, linkUrl, playUrl } from './urls.ts'

/** Said to the page as they are. */
const MISMATCH = '無法正確開啟模組，請洽網站維護人員。'
const OPENED = '房間開好了'

/** Of whole schools behind one address; what is guessed is counted apart. */
const MANY = { max: 30_000, per: 'address' } as const
const PER_TEACHER = { max: 120, per: 'user' } as const

const refusal = { success: false, message: MISMATCH, game_room_host_url: null, game_room_play_url: null }

/** Somebody else's class is none. */
async function taughtClass({ db }: Services, classId: number | null, userId: number): Promise<void> {
  const found = classId === null ? undefined : await findClass(db, classId)
  if (classId !== null && !(found && teachesClass({ userId }, found))) throw new AppError('not_found')
}

/** The row that a call names. */
const roomIn = (input: 'query' | 'body') => ({
  find: ({ db }: Services, asked: { query?: unknown; body?: unknown }) => {
    const given = asked[input]
    const id = typeof given === 'object' && given !== null && 'room_id' in given ? given.room_id : undefined
    return typeof id === 'number' ? roomById(db, id) : Promise.resolve(undefined)
  },
  may: ownsRoom,
})

/** Notes that a teacher has read what those in her room did. */
const read = (
  { db, now }: Services,
  { userId }: { userId: number },
  { id, title }: { id: number; title: string },
): Promise<void> =>
  auditReading(db, { userId, action: 'game_room.results', subjectId: id, subject: title }, now())

export const routes = [
  route(
    'POST /api/game_room/create_game_room_by_module',
    { policy: 'teacher', limit: PER_TEACHER },
    async ({ body, actor, services }) => {
      const { tmMid: mid, tmVid: vid, tmModuleNo: no, tmModuleType: type } = body
      if (CLASSROOM_GAMES[type] !== body.gameRoomModuleID) return refusal
      const asked = { mid: String(mid), vid: String(vid), no: String(no), type }
      const module = await askedModule(services.db, asked)
      if (!module) return refusal
      const opened = await openRoom(services.db, {
        ownerId: actor.userId,
        lessonId: module.lessonId,
        classId: null,
        now: services.now(),
      })
      await backTo(services, opened.id, module.id)
      return {
        success: true,
        message: OPENED,
        game_room_host_url: hostUrl(opened, { mid: module.id, vid, no, type }),
        game_room_play_url: playUrl(opened.code),
      }
    },
  ),
  route(
    'POST /api/game_room/open',
    { policy: 'teacher', limit: PER_TEACHER },
    async ({ body, actor, services }) => {
      const { db, now } = services
      const lessonId = await lessonOfModule(db, body.module_id)
      const found = lessonId && (await playableModules(db, lessonId)).find(({ id }) => id === body.module_id)
      if (!lessonId || !found) throw new AppError('not_found')
      const classId = body.class_id ?? null
      await taughtClass(services, classId, actor.userId)
      const opened = await openRoom(db, { ownerId: actor.userId, lessonId, classId, now: now() })
      await backTo(services, opened.id, found.id)
      const module = { mid: found.id, vid: found.version_id, no: found.code, type: found.type }
      const { id: room_id, code } = opened
      return { data: { room_id, code, host_url: hostUrl(opened, module), play_url: playUrl(code) } }
    },
  ),
  route(
    'GET /api/game_room/list',
    { policy: 'teacher', personal: true },
    async ({ query, actor, services }) => {
      const { class_id = null } = query
      await taughtClass(services, class_id, actor.userId)
      return { data: await roomsOfTeacher(services.db, actor.userId, class_id) }
    },
  ),
  route(
    'PUT /api/game_room/class',
    { policy: 'teacher', resource: roomIn('body') },
    async ({ body, actor, resource, services }) => {
      await taughtClass(services, body.class_id, actor.userId)
      const expiresAt = body.class_id === null ? expiryOf(services.now()) : null
      await services.db
        .update(rooms)
        .set({ classId: body.class_id, expiresAt })
        .where(eq(rooms.id, resource.id))
      return undefined
    },
  ),
  route(
    'DELETE /api/game_room',
    { policy: 'teacher', resource: roomIn('query') },
    async ({ resource, services }) => {
      await endRoom(services, resource.id)
      await services.db.delete(rooms).where(eq(rooms.id, resource.id))
      roomsOf(services).forget(resource.id)
      return undefined
    },
  ),
  route(
    'GET /api/game_room/export',
    { policy: 'teacher', resource: roomIn('query'), personal: true },
    async ({ actor, resource, services }) => {
      await read(services, actor, resource)
      return roomFile(services, resource)
    },
  ),
  route(
    'GET /api/game_room/results',
    { policy: 'teacher', resource: roomIn('query'), personal: true },
    async ({ actor, resource, services }) => {
      await read(services, actor, resource)
      return { data: await roomResults(services, resource) }
    },
  ),
  route(
    'POST /api/game_room/link',
    { policy: 'anyone', limit: { max: 120, per: 'address' } },
    async ({ body, actor, services }) => {
      const { room_id: id, to, key } = body
      if (!(await leads(services, id, { userId: actor.userId, key }))) throw new AppError('not_found')
      if (to === 'board') {
        const made = await newKey(services.db, id, 'host', services.now())
        return { data: { url: linkUrl(id, to, made), expires_at: null } }
      }
      const expiresAt = new Date(services.now().getTime() + LINK_MINUTES[to] * 60_000)
      const role = to === 'remote' ? 'to_remote' : 'to_cohost'
      const made = await newKey(services.db, id, role, services.now(), { expiresAt })
      return { data: { url: linkUrl(id, to, made), expires_at: expiresAt.toISOString() } }
    },
  ),
  route(
    'POST /api/game_room/link/take',
    { policy: 'anyone', limit: { max: 60, per: 'address' } },
    async ({ body, actor, services }) => ({ data: await takeLink(services, actor, body) }),
  ),
  route(
    'GET /api/game_room/look',
    { policy: 'anyone', limit: MANY, apart: true, personal: true },
    async ({ query, request, services }) => {
      const row = await roomOfCode(services, request, query.code)
      const live = await liveRoom(services, row.id)
      const mine = (await mineIn(services, live, pupilSecretOf(request, services.env))) ?? null
      const brief = await roomTitle(services.db, row.id)
      const { title = '', teacher = '', class_name = null } = brief ?? {}
      const { locked } = live.room.rules
      return { data: { room_id: row.id, title, teacher, class_name, locked, mine } }
    },
  ),
  route(
    'GET /api/game_room/names',
    { policy: 'anyone', limit: MANY, apart: true, personal: true },
    async ({ query, request, actor, services }) => {
      const row = await roomOfCode(services, request, query.code)
      return { data: shownList(await classList(services.db, row.classId), actor.userId) }
    },
  ),
  route(
    'POST /api/game_room/join',
    { policy: 'anyone', limit: MANY, apart: true, personal: true },
    async ({ body, request, reply, actor, services }) => {
      const row = await roomOfCode(services, request, body.code)
      const live = await liveRoom(services, row.id)
      const known = pupilSecretOf(request, services.env)
      const device = known ?? newSecret()
      setPupilCookie(reply, services.env, device)
      const comer = { userId: actor.userId, device, isNew: known === undefined, page: body.page }
      return { data: await join(services, { row, live }, comer, body) }
    },
  ),
  route('POST /api/game_room/leave', 'anyone', async ({ body, request, services }) => {
    const device = pupilSecretOf(request, services.env)
    const live = await roomsOf(services).get(body.room_id)
    if (device && live) await leave(services, live, device)
    return undefined
  }),
  ...recordingRoutes,
  route(
    'GET /api/admin/game_rooms',
    { policy: { permission: 'live.moderate' }, personal: true },
    async ({ query, services }) => openRooms(services.db, { page: query.page, now: services.now() }),
  ),
  route(
    'POST /api/admin/game_room/end',
    { policy: { permission: 'live.moderate' }, audited: true },
    async ({ body, actor, services }) => {
      if (!(await roomById(services.db, body.room_id))) throw new AppError('not_found')
      await endRoom(services, body.room_id, actor.userId)
      return undefined
    },
  ),
]

/** A room in which something is on shows the module that its teacher has come back for. */
async function backTo(services: Services, roomId: number, moduleId: number): Promise<void> {
  const live = await liveRoom(services, roomId)
  const { room } = live
  const shown = room.at === null ? undefined : room.stages[room.at]?.setup.module_id
  if (room.phase !== 'open' || shown === moduleId) return
  const move = { do: 'room.show', module_id: moduleId, question: 0 } as const
  await act(services, live, { by: HOST, key: `back:${room.seq}`, move })
}
