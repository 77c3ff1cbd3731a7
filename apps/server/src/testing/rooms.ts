import { randomUUID } from 'node:crypto'
import {
  type BoardView,
  type HostView,
  type OwnView,
  type PupilView,
  ROOM_EVENTS,
  type RoomBrief,
  type RoomStage,
} from '@hakka/contract/room-views'
import { LIVE_PATH, type MoveAnswer, type RoomMove } from '@hakka/contract/rooms'
import { io, type Socket } from 'socket.io-client'
import { importPack } from '../content/import.ts'
import { readPack } from '../content/read.ts'
import { tinyLesson, tinyPack, withUids } from '../content/testing/tiny-pack.ts'
import { twoTerms } from './assignments.ts'
import { session, setCookie, user, visitor } from './builders.ts'
import type { TestServer } from './server.ts'

type Site = Pick<TestServer, 'app'>

/** The address of a server's port; the first call opens it. */
export async function portOf({ app }: Site): Promise<number> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const [address] = app.addresses()
  if (typeof address !== 'object') throw new Error('the server has no port')
  return address.port
}

/** A line to a room, with what came over it last: nothing that the contract does not know. */
export class Line {
  readonly socket: Socket
  host: HostView | undefined
  board: BoardView | undefined
  pupil: PupilView | undefined
  own: OwnView | undefined
  stage: RoomStage | undefined
  room: RoomBrief | undefined
  /** How many states have come. */
  states = 0

  constructor(port: number, auth: object, headers: Record<string, string> = {}) {
    this.socket = io(`http://127.0.0.1:${port}`, {
      path: LIVE_PATH,
      addTrailingSlash: false,
      transports: ['websocket'],
      auth: { ...auth },
      extraHeaders: headers,
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
    })
    this.socket.on('state', (sent) => {
      const state = ROOM_EVENTS.state.parse(sent)
      this.states += 1
      if (state.audience === 'host') this.host = state
      if (state.audience === 'board') this.board = state
      if (state.audience === 'pupil') this.pupil = state
    })
    this.socket.on('own', (sent) => {
      this.own = ROOM_EVENTS.own.parse(sent)
    })
    this.socket.on('stage', (sent) => {
      this.stage = ROOM_EVENTS.stage.parse(sent)
    })
    this.socket.on('room', (sent) => {
      this.room = ROOM_EVENTS.room.parse(sent)
    })
  }

  /** Whether it is let in; else why not. */
  async open(): Promise<string | undefined> {
    if (this.socket.connected) return undefined
    return new Promise((resolve) => {
      this.socket.once('connect', () => resolve(undefined))
      this.socket.once('connect_error', ({ message }) => resolve(message))
    })
  }

  /** Sends whatever a test sends, a move or none. */
  async raw(sent: unknown): Promise<MoveAnswer> {
    return this.socket.timeout(5000).emitWithAck('move', sent)
  }

  async do(move: RoomMove, id: string = randomUUID()): Promise<MoveAnswer> {
    return this.raw({ id, move })
  }

  close(): void {
    this.socket.disconnect()
  }
}

/** A lesson with the classroom modules, an exercise of two terms, and a word to be said. */
export async function classroomLesson(server: TestServer) {
  const question = { text: '故鄉有什麼？', lang: 'zh' }
  const option = (id: number, text: string) => ({ id, text, lang: 'zh' })
  const options = [option(1, '茶園'), option(2, '祠堂'), option(3, '山頂')]
  const own = (no: number, type: string, content: object) => ({
    no,
    type,
    version: 1,
    name: type,
    description: '',
    content,
  })
  const modules = [
    ...tinyLesson.activities[1].modules,
    own(3, 'slido_postit', { questions: [question, { text: '還有呢？', lang: 'zh' }] }),
    own(4, 'slido_word_cloud', {
      questions: [question],
      youth_data: { tm_mid: 704, tm_vid: 'v1', module_no: 2 },
    }),
    own(5, 'ranking_bar', { questions: [{ ...question, options }] }),
    twoTerms(6),
  ]
  const lesson = withUids({ ...tinyLesson, activities: { 1: { modules } } })
  await importPack(server.services, await readPack(await tinyPack({ 'lessons/a.json': lesson })))
  const answer = await server.app.inject('/api/lesson?step_no=1&semester_no=1&no=1')
  const { activities }: { activities: Record<string, { modules: { id: number; version_id: number }[] }> } =
    answer.json()
  const [said, , wall, cloud, rank, quiz] = activities[1]?.modules ?? []
  if (!said || !wall || !cloud || !rank || !quiz) throw new Error('the lesson lacks a module')
  return { said, wall, cloud, rank, quiz }
}

/** A teacher with a room that she has opened at a module. */
export async function teachersRoom(server: TestServer, moduleId: number) {
  const owner = await user(server, { isTeacher: true })
  const headers = await session(server, owner)
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/game_room/open',
    headers,
    payload: { module_id: moduleId },
  })
  const { data }: { data: { room_id: number; code: string; host_url: string } } = answer.json()
  return { ...data, headers, owner, key: data.host_url.split('#key=')[1] ?? '' }
}

/** A device that comes in by a code: what it is answered, and its cookies. */
export async function comeIn(
  server: Pick<TestServer, 'app'>,
  body: { code: string; name?: string; way?: string; member_id?: number; page?: string },
  before: Record<string, string> = {},
) {
  const headers = before.cookie ? before : await visitor(server)
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/game_room/join',
    headers,
    payload: { way: body.name === undefined ? 'village' : 'own', ...body },
  })
  const pupil = setCookie(answer, 'hakka_pupil')?.split(';')[0]
  const cookie = [headers.cookie, pupil].filter(Boolean).join('; ')
  return { status: answer.statusCode, body: answer.json(), headers: { ...headers, cookie } }
}
