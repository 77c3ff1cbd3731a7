import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { roomMoves, rooms } from '../../db/tables/room.ts'
import { act } from '../../domain/room/act.ts'
import { roomsOf } from '../../domain/room/rooms.ts'
import { session, user, visitor } from '../../testing/builders.ts'
import { person, schoolClass, stay } from '../../testing/classes.ts'
import { runJob } from '../../testing/jobs.ts'
import { classroomLesson, comeIn, Line, portOf, teachersRoom } from '../../testing/rooms.ts'
import { openSecondProcess, testServer } from '../../testing/server.ts'

const URL = '/api/game_room/create_game_room_by_module'
const ROOM = {
  tmMid: 704,
  tmVid: 'v1',
  tmModuleNo: 2,
  tmModuleType: 'slido_word_cloud',
  gameRoomModuleID: 2,
}

const server = testServer()
let lesson: Awaited<ReturnType<typeof classroomLesson>>
beforeAll(async () => {
  lesson = await classroomLesson(server())
})

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  headers: object,
  payload?: object,
) {
  const answer = await server().app.inject({
    method,
    url,
    headers: { ...headers },
    ...(payload && { payload }),
  })
  return {
    status: answer.statusCode,
    body: answer.body && !answer.body.startsWith('\uFEFF') ? answer.json() : answer.body,
  }
}
/** A room that shows the first question of a module. */
async function shown(roomId: number, moduleId: number) {
  const live = await roomsOf(server().services).get(roomId)
  if (!live) throw new Error('no room')
  const move = { do: 'room.show', module_id: moduleId, question: 0 } as const
  await act(server().services, live, { by: 0, key: `show ${moduleId}`, move })
  return live
}
const teacher = async () => session(server(), await user(server(), { isTeacher: true }))

describe('a classroom game room', () => {
  it('is opened at the module that the call means, by its own numbers or those it was written with', async () => {
    const headers = await teacher()
    const first = await call('POST', URL, headers, ROOM)
    expect(first).toEqual({
      status: 200,
      body: {
        success: true,
        message: '房間開好了',
        game_room_host_url: expect.stringMatching(
          new RegExp(
            `^/game_room/host/\\d+\\?tm_mid=${lesson.cloud.id}&tm_vid=v1&tm_mno=2&tm_mtype=slido_word_cloud&grm_id=2#key=[\\w-]{43}$`,
          ),
        ),
        game_room_play_url: expect.stringMatching(/^\/game_room\/play\/\d{9}$/),
      },
    })
    const own = {
      ...ROOM,
      tmMid: lesson.wall.id,
      tmVid: lesson.wall.version_id,
      tmModuleType: 'slido_postit',
    }
    const again = await call('POST', URL, headers, { ...own, gameRoomModuleID: 1 })
    // One room a lesson: it comes back to it, at that module, and each link has a key of its own.
    expect(again.body.game_room_play_url).toBe(first.body.game_room_play_url)
    expect(again.body.game_room_host_url).not.toBe(first.body.game_room_host_url)
    const other = await call('POST', URL, await teacher(), ROOM)
    expect(other.body.game_room_play_url).not.toBe(first.body.game_room_play_url)
  })
  it('is one, however often the button is pressed at once', async () => {
    const headers = await teacher()
    const made = await Promise.all(Array.from({ length: 8 }, () => call('POST', URL, headers, ROOM)))
    expect(new Set(made.map(({ body }) => body.game_room_play_url)).size).toBe(1)
  })
  it('is opened by nobody but confirmed teachers', async () => {
    expect((await call('POST', URL, await visitor(server()), ROOM)).status).toBe(401)
    for (const wishes of [{}, { isStudent: true }, { isTeacher: false }, { roles: ['admin'] as const }]) {
      const headers = await session(server(), await user(server(), wishes))
      expect((await call('POST', URL, headers, ROOM)).status).toBe(403)
    }
  })
  it('needs all of its parameters, a module that is there, and the id of its own kind of game', async () => {
    const headers = await teacher()
    for (const [key] of Object.entries(ROOM)) {
      const answer = await call('POST', URL, headers, { ...ROOM, [key]: undefined })
      expect(answer).toMatchObject({ status: 422, body: { errors: { [key]: expect.any(Array) } } })
    }
    for (const wrong of [{ gameRoomModuleID: 7 }, { tmMid: 705 }, { tmVid: 'v2' }, { tmModuleNo: 9 }]) {
      expect(await call('POST', URL, headers, { ...ROOM, ...wrong })).toMatchObject({
        status: 200,
        body: { success: false, message: '無法正確開啟模組，請洽網站維護人員。' },
      })
    }
    expect((await call('POST', URL, headers, { ...ROOM, gameRoomModuleID: 3 })).status).toBe(422)
  })
  it('is opened for any exercise of a lesson too', async () => {
    const { code, room_id } = await teachersRoom(server(), lesson.quiz.id)
    expect(code).toMatch(/^\d{9}$/)
    expect(room_id).toBeGreaterThan(0)
    const text = await call('POST', '/api/game_room/open', await teacher(), { module_id: 999_999 })
    expect(text.status).toBe(404)
  })
})

describe('coming in', () => {
  it('takes a code in threes, says whose room it is, and knows the device again', async () => {
    const { code, owner } = await teachersRoom(server(), lesson.wall.id)
    const spaced = `${code.slice(0, 3)} ${code.slice(3, 6)} ${code.slice(6)}`
    const look = (headers: object) =>
      call('GET', `/api/game_room/look?code=${encodeURIComponent(spaced)}`, headers)
    expect((await look({})).body.data).toMatchObject({ teacher: owner.name, locked: false, mine: null })
    const ming = await comeIn(server(), { code, name: ' 小 明\u202E ' })
    expect(ming.body.data).toMatchObject({ no: 1, name: '小 明', state: 'in' })
    expect((await look(ming.headers)).body.data.mine).toMatchObject({ no: 1, name: '小 明' })
    // Another name does not make another pupil of it; handing the device on does.
    expect((await comeIn(server(), { code, name: '小美' }, ming.headers)).body.data.no).toBe(1)
    expect(
      (await call('POST', '/api/game_room/leave', ming.headers, { room_id: ming.body.data.room_id })).status,
    ).toBe(204)
    expect((await comeIn(server(), { code, name: '小美' }, ming.headers)).body.data).toMatchObject({
      no: 2,
      name: '小美',
    })
  })
  it('gives a village’s name to whoever writes none, and takes no unfit one', async () => {
    const { code } = await teachersRoom(server(), lesson.wall.id)
    const named = await Promise.all(Array.from({ length: 10 }, () => comeIn(server(), { code })))
    expect(new Set(named.map(({ body }) => body.data.name)).size).toBe(10)
    expect(await comeIn(server(), { code, name: '白-痴' })).toMatchObject({
      status: 422,
      body: { errors: { name: ['這個名字不適合，換一個'] } },
    })
    expect((await comeIn(server(), { code, name: '名'.repeat(13) })).status).toBe(422)
  })
  it('whose answer was lost comes in again as the same pupil, by what her page alone knows', async () => {
    const { code, room_id } = await teachersRoom(server(), lesson.wall.id)
    const page = 'p'.repeat(32)
    const lost = await comeIn(server(), { code, name: '小明', page })
    const again = await comeIn(server(), { code, name: '小明', page })
    expect([again.status, again.body]).toEqual([200, lost.body])
    const other = await comeIn(server(), { code, name: '小明', page: 'q'.repeat(32) })
    expect(other.body.data).toMatchObject({ no: 2, name: '小明2' })
    const mineOf = async (headers: Record<string, string>) =>
      (await server().app.inject({ url: `/api/game_room/look?code=${code}`, headers })).json().data.mine
    expect(await mineOf(again.headers)).toMatchObject({ no: 1, name: '小明' })
    // The seat is where the answer came to.
    expect(await mineOf(lost.headers)).toBeNull()
    const live = await roomsOf(server().services).get(room_id)
    expect(Object.keys(live?.room.members ?? {})).toEqual(['1', '2'])
  })
  it('takes two pages of one device that come at once for one pupil', async () => {
    const { code: earlier } = await teachersRoom(server(), lesson.wall.id)
    const known = await comeIn(server(), { code: earlier, name: '小明' })
    const { code, room_id } = await teachersRoom(server(), lesson.wall.id)
    const pages = ['p', 'q', 'r'].map((page) => page.repeat(32))
    const came = await Promise.all(
      pages.map((page) => comeIn(server(), { code, name: '小明', page }, known.headers)),
    )
    expect(came.map(({ status, body }) => [status, body.data.no])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ])
    const live = await roomsOf(server().services).get(room_id)
    expect(Object.keys(live?.room.members ?? {})).toEqual(['1'])
  })
  it('shuts at the lock but to those who are in', async () => {
    const { code, room_id } = await teachersRoom(server(), lesson.wall.id)
    const ming = await comeIn(server(), { code, name: '小明' })
    const live = await roomsOf(server().services).get(room_id)
    await live?.submit({ key: 'lock', make: () => ({ by: 0, move: { do: 'room.rules', locked: true } }) })
    expect(await comeIn(server(), { code, name: '小美' })).toMatchObject({
      status: 409,
      body: { code: 'room_locked' },
    })
    expect((await comeIn(server(), { code, name: '小明' }, ming.headers)).status).toBe(200)
  })
  it('makes who guesses wait after sixty wrong codes a minute, and never counts right ones', async () => {
    const { code } = await teachersRoom(server(), lesson.wall.id)
    const { code: other } = await teachersRoom(server(), lesson.wall.id)
    const from = (remoteAddress: string, own: string) =>
      server().app.inject({ url: `/api/game_room/look?code=${own}`, remoteAddress })
    for (let no = 0; no < 100; no++) expect((await from('203.0.113.9', code)).statusCode).toBe(200)
    for (let no = 0; no < 60; no++) {
      expect((await from('203.0.113.9', String(100_000_000 + no))).statusCode).toBe(404)
    }
    expect((await from('203.0.113.9', '100000099')).json().code).toBe('room_unknown')
    expect((await from('203.0.113.9', '100000098')).statusCode).toBe(429)
    // Nobody has come in from there: right or wrong, the answer is the same.
    expect((await from('203.0.113.9', other)).statusCode).toBe(429)
    // The class that is in it goes on coming in.
    for (let no = 0; no < 30; no++) expect((await from('203.0.113.9', code)).statusCode).toBe(200)
    expect((await from('203.0.113.10', other)).statusCode).toBe(200)
  })
  it('opens a room to a class behind an address that waits: by the line of its teacher there, or with the first who gets through', async () => {
    const [hers, unseen] = [
      await teachersRoom(server(), lesson.wall.id),
      await teachersRoom(server(), lesson.wall.id),
    ]
    // Whose counts are its own: the other tests come from this address too.
    const other = await openSecondProcess(server())
    const look = async (own: string) =>
      (await other.app.inject({ url: `/api/game_room/look?code=${own}`, remoteAddress: '127.0.0.1' }))
        .statusCode
    const host = new Line(await portOf(other), { room: hers.room_id, as: 'host' }, hers.headers)
    expect(await host.open()).toBeUndefined()
    host.close()
    for (let no = 0; no < 61; no++) await look(String(200_000_000 + no))
    expect(await look('200000099')).toBe(429)
    expect(await look(hers.code)).toBe(200)
    expect(await look(unseen.code)).toBe(429)
    await expect.poll(() => look(unseen.code), { timeout: 8000, interval: 500 }).toBe(200)
    expect(await look('200000099')).toBe(429)
    expect(await look(unseen.code)).toBe(200)
    await other.close()
  }, 20_000)
  it('tells who sends hundreds of codes at once no more than who sends them one after the other', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 300 }, async (_, no) => {
        const url = `/api/game_room/look?code=${300_000_000 + no}`
        return (await server().app.inject({ url, remoteAddress: '203.0.113.77' })).statusCode
      }),
    )
    expect(statuses.filter((status) => status === 404).length).toBeLessThan(90)
  })
  it('lets a pupil take a name of the class list by her own login, and else by the teacher’s nod', async () => {
    const owner = await person(server(), { isTeacher: true, name: '林老師' })
    const pupil = await person(server(), { name: '王小明' })
    const { id: class_id } = await schoolClass(server(), [owner], { name: '七年三班' })
    await stay(server(), { classId: class_id, userId: pupil.id })
    const opened = await call('POST', '/api/game_room/open', owner.headers, {
      module_id: lesson.wall.id,
      class_id,
    })
    const { code } = opened.body.data
    const list = async (headers: object) =>
      (await call('GET', `/api/game_room/names?code=${code}`, headers)).body.data
    expect(await list({})).toMatchObject([{ name: '王○明', is_me: false }])
    expect(await list(pupil.headers)).toMatchObject([{ name: '王小明', is_me: true }])
    const [{ member_id }] = await list({})
    const body = { code, way: 'class', member_id }
    expect((await comeIn(server(), body)).body.data.state).toBe('waiting')
    expect((await comeIn(server(), body, { ...pupil.headers })).body.data).toMatchObject({ state: 'in' })
    expect((await comeIn(server(), { ...body, member_id: 999_999 })).status).toBe(404)
    // Typed it is hers as well; a name that nobody of the class has is free.
    const typed = { code, way: 'own', name: '王 小明' }
    expect((await comeIn(server(), typed)).body.data.state).toBe('waiting')
    expect((await comeIn(server(), { ...typed, name: '小王' })).body.data.state).toBe('in')
  })
})

describe('a room afterwards', () => {
  it('is its teacher’s to read, keep for a class and take away; to others there is none', async () => {
    const { room_id, headers, code } = await teachersRoom(server(), lesson.wall.id)
    const mine = await schoolClass(server(), [])
    const other = await teacher()
    for (const own of [other, await session(server(), await user(server(), { isTeacher: true }))]) {
      expect((await call('GET', `/api/game_room/export?room_id=${room_id}`, own)).status).toBe(404)
      expect((await call('GET', `/api/game_room/results?room_id=${room_id}`, own)).status).toBe(404)
      expect((await call('PUT', '/api/game_room/class', own, { room_id, class_id: null })).status).toBe(404)
      expect((await call('DELETE', `/api/game_room?room_id=${room_id}`, own)).status).toBe(404)
    }
    expect((await call('PUT', '/api/game_room/class', headers, { room_id, class_id: mine.id })).status).toBe(
      404,
    )
    expect((await call('GET', '/api/game_room/list', headers)).body.data).toMatchObject([
      { id: room_id, code },
    ])
    expect((await call('DELETE', `/api/game_room?room_id=${room_id}`, headers)).status).toBe(204)
    expect((await call('GET', '/api/game_room/list', headers)).body.data).toEqual([])
    expect(await server().services.db.$count(roomMoves, eq(roomMoves.roomId, room_id))).toBe(0)
  })
  it('is gone after a day with all that was in it, unless a class keeps it', async () => {
    const owner = await person(server(), { isTeacher: true })
    const { id: class_id } = await schoolClass(server(), [owner])
    const open = (more: object) =>
      call('POST', '/api/game_room/open', owner.headers, { module_id: lesson.wall.id, ...more })
    const kept = (await open({ class_id })).body.data.room_id
    await server().services.db.update(rooms).set({ endedAt: new Date() }).where(eq(rooms.id, kept))
    const gone = (await open({})).body.data.room_id
    server().setNow(new Date(Date.now() + 24 * 3_600_000 + 1000))
    // Nobody comes back to one whose day is over.
    const later = await session(server(), owner)
    const again = await call('POST', '/api/game_room/open', later, { module_id: lesson.wall.id })
    expect(again.body.data.room_id).not.toBe(gone)
    await runJob(server(), 'expire')
    const { db } = server().services
    server().setNow(new Date())
    expect(await db.$count(rooms, eq(rooms.id, kept))).toBe(1)
    expect(await db.$count(rooms, eq(rooms.id, gone))).toBe(0)
  })
  it('gives what was done as a table, its formulas as texts', async () => {
    const { room_id, headers, code } = await teachersRoom(server(), lesson.wall.id)
    await comeIn(server(), { code, name: '=小明' })
    const live = await roomsOf(server().services).get(room_id)
    const at = `m${lesson.wall.id}.q0`
    if (!live) throw new Error('no room')
    const { services } = server()
    await act(services, live, {
      by: 0,
      key: 'show',
      move: { do: 'room.show', module_id: lesson.wall.id, question: 0 },
    })
    const post = { do: 'wall.post', at, text: '茶園', colour: 'yellow' } as const
    expect(await act(services, live, { by: 1, key: 'note', move: post })).toMatchObject({ ok: true })
    const { body } = await call('GET', `/api/game_room/export?room_id=${room_id}`, headers)
    expect(body).toContain('"故鄉有什麼？","\'=小明","茶園"')
  })
  it('is told question by question with the log that makes it so, without answers to exercises', async () => {
    const { room_id, headers, code } = await teachersRoom(server(), lesson.wall.id)
    await comeIn(server(), { code, name: '小明' })
    const live = await shown(room_id, lesson.wall.id)
    const { services } = server()
    const post = { do: 'wall.post', at: `m${lesson.wall.id}.q0`, text: '茶園', colour: 'yellow' } as const
    await act(services, live, { by: 1, key: 'note', move: post })
    await shown(room_id, lesson.quiz.id)
    const at = `m${lesson.quiz.id}.q0`
    await act(services, live, { by: 1, key: 'answer', move: { do: 'quiz.answer', at, answer: {} } })
    const { body } = await call('GET', `/api/game_room/results?room_id=${room_id}`, headers)
    expect(body.data).toMatchObject({
      id: room_id,
      members: 1,
      stages: [
        { kind: 'post-it', asked: { text: '故鄉有什麼？' }, answered: 1, right: null },
        { kind: 'module', exercise: null, right: 0 },
      ],
    })
    const done: string[] = body.data.log.map(({ move }: { move: { do: string } }) => move.do)
    expect(done).toEqual(['member.join', 'room.show', 'wall.post', 'room.show'])
    // The table too is a reading; within the hour it is the same.
    await call('GET', `/api/game_room/export?room_id=${room_id}`, headers)
    const noted = and(eq(auditRows.action, 'game_room.results'), eq(auditRows.subjectId, String(room_id)))
    expect(await services.db.$count(auditRows, noted)).toBe(1)
  })
  it('loses what a pupil did in it with her account', async () => {
    const owner = await person(server(), { isTeacher: true })
    const pupil = await person(server(), { name: '王小明' })
    const { id: class_id } = await schoolClass(server(), [owner])
    const opened = await call('POST', '/api/game_room/open', owner.headers, {
      module_id: lesson.wall.id,
      class_id,
    })
    const { code, room_id } = opened.body.data
    await comeIn(server(), { code, name: '小明' }, { ...pupil.headers })
    expect(await server().services.db.$count(roomMoves, eq(roomMoves.roomId, room_id))).toBe(1)
    await server().services.pool.query('delete from users where id = $1', [pupil.id])
    expect(await server().services.db.$count(roomMoves, eq(roomMoves.roomId, room_id))).toBe(0)
  })
})

describe('who moderates', () => {
  it('sees the open rooms and ends one, which is written down', async () => {
    const { room_id, code } = await teachersRoom(server(), lesson.wall.id)
    const headers = await session(server(), await user(server(), { roles: ['support'] }))
    const listed = async () =>
      (await call('GET', '/api/admin/game_rooms', headers)).body.data.find(
        ({ id }: { id: number }) => id === room_id,
      )
    await comeIn(server(), { code, name: '小明' })
    expect(await listed()).toMatchObject({ code, members: 1, kind: null, owner_name: expect.any(String) })
    await shown(room_id, lesson.rank.id)
    expect(await listed()).toMatchObject({ kind: 'ranking' })
    expect((await call('POST', '/api/admin/game_room/end', headers, { room_id })).status).toBe(204)
    expect((await call('POST', '/api/admin/game_room/end', headers, { room_id })).status).toBe(204)
    expect((await call('GET', `/api/game_room/look?code=${code}`, {})).status).toBe(404)
    expect(await listed()).toBeUndefined()
    const { db } = server().services
    expect(await db.$count(auditRows, eq(auditRows.action, 'game_room.end'))).toBe(1)
  })
})
