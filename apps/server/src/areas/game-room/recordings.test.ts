import { ROOM_VOICE } from '@hakka/contract/constants/room'
import { encodeWav } from '@hakka/judge/encode-wav'
import { HOST } from '@hakka/rooms/room'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { roomRecordings, rooms } from '../../db/tables/room.ts'
import { act, presentStage } from '../../domain/room/act.ts'
import { liveRoom } from '../../domain/room/rooms.ts'
import { session, user, visitor } from '../../testing/builders.ts'
import { formOf } from '../../testing/form.ts'
import { runJob } from '../../testing/jobs.ts'
import { classroomLesson, comeIn, teachersRoom } from '../../testing/rooms.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let lesson: Awaited<ReturnType<typeof classroomLesson>>
let at = ''
beforeAll(async () => {
  lesson = await classroomLesson(server())
  await runJob(server(), 'faces')
  at = `m${lesson.said.id}.q0`
})

const wav = (seconds = 0.2, rate = 16_000) => encodeWav(new Float32Array(seconds * rate), rate)
let tries = 0

type Headers = Record<string, string>

/** A room at a word that is said, what its teacher does there, and its pupils' calls. */
async function room() {
  const made = await teachersRoom(server(), lesson.said.id)
  const live = await liveRoom(server().services, made.room_id)
  const does = (move: Parameters<typeof act>[2]['move']) => {
    tries += 1
    return act(server().services, live, { by: HOST, key: `host-${tries}`, move })
  }
  await does({ do: 'room.show', module_id: lesson.said.id, question: 0 })
  const ask = async (method: 'GET' | 'DELETE', headers: Headers, member = 1) => {
    const url = `/api/game_room/recording?room_id=${made.room_id}&at=${at}&member=${member}`
    return server().app.inject({ method, url, headers })
  }
  const pupil = async (name: string, before: Headers = {}) => {
    const { headers, body } = await comeIn(server(), { code: made.code, name }, before)
    return { headers, no: body.data?.no ?? 0 }
  }
  return {
    ...made,
    live,
    does,
    pupil,
    hear: (headers: Headers, member = 1) => ask('GET', headers, member),
    erase: (headers: Headers) => ask('DELETE', headers),
  }
}

/** A recording of its own each time, in the second after the one before: a pupil sends one a second. */
async function send(
  roomId: number,
  headers: Headers,
  {
    bytes = wav(),
    key,
    question = at,
  }: { bytes?: Uint8Array<ArrayBuffer>; key?: string; question?: string } = {},
) {
  tries += 1
  server().setNow(new Date(Date.now() + tries * 2000))
  const form = await formOf({
    room_id: String(roomId),
    at: question,
    key: key ?? `take-${tries}-0000`,
    file: new File([bytes], 'audio.wav'),
  })
  const answer = await server().app.inject({
    method: 'POST',
    url: '/api/game_room/recording',
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}

const rowsOf = (roomId: number) =>
  server().services.db.select().from(roomRecordings).where(eq(roomRecordings.roomId, roomId))

/** How many of these are among the private files. */
async function stored(rows: readonly { key: string }[]): Promise<number> {
  const there = await Promise.all(rows.map(({ key }) => server().services.privateBlobs.has(key)))
  return there.filter(Boolean).length
}

describe('something to be said in a room', () => {
  it('comes with its reading, its sound, what it means, and the face of its lesson', async () => {
    const { live } = await room()
    const stage = await presentStage(server().services.db, live.id, live.room)
    expect(stage?.shown).toMatchObject({
      kind: 'speaking',
      asked: { text: '阿公', pinyin: 'a24 gung24' },
      said: { sound: { synthetic: true }, chinese: '爺爺', own: false },
      font: { family: 'HakkaLesson', url: expect.stringMatching(/^\/files\//) },
    })
  })
})

describe('a recording of a room', () => {
  it('is heard by whoever leads, by login or by the link’s key, and by whoever said it, and by nobody else', async () => {
    const { room_id, owner, headers, key, pupil, hear, live } = await room()
    const [ming, mei] = [await pupil('小明'), await pupil('小美')]
    const bytes = wav(0.3)
    const sent = await send(room_id, ming.headers, { bytes })
    expect(sent).toMatchObject({ status: 200, body: { data: { seq: live.room.seq, seconds: 0.3 } } })
    for (const own of [headers, { 'x-room-key': key }, ming.headers]) {
      const answer = await hear(own)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'audio/wav'])
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.rawPayload.equals(Buffer.from(bytes))).toBe(true)
    }
    // Heard with a login it is noted; by the key nobody knows who it was, and whoever said it hears her own.
    const { db } = server().services
    const noted = and(eq(auditRows.action, 'game_room.recording'), eq(auditRows.subjectId, String(room_id)))
    expect(await db.select().from(auditRows).where(noted)).toMatchObject([{ userId: owner.id }])
    const other = await room()
    const foreign = await session(server(), await user(server(), { isTeacher: true }))
    for (const own of [
      mei.headers,
      {},
      foreign,
      other.headers,
      { 'x-room-key': other.key },
      { 'x-room-key': 'x' },
    ])
      expect((await hear(own)).statusCode).toBe(404)
    expect((await hear(headers, 2)).statusCode).toBe(404)
  })

  it('sent twice is one, and a new try takes the place of the older with its bytes', async () => {
    const { room_id, pupil, hear, live } = await room()
    const ming = await pupil('小明')
    const first = await send(room_id, ming.headers, { key: 'same-0001' })
    expect(await send(room_id, ming.headers, { key: 'same-0001' })).toEqual(first)
    const [before] = await rowsOf(room_id)
    expect(live.room.seq).toBe(first.body.data.seq)
    const newer = wav(0.4)
    expect((await send(room_id, ming.headers, { bytes: newer })).status).toBe(200)
    const rows = await rowsOf(room_id)
    expect(rows).toHaveLength(1)
    expect(await stored([...rows, ...(before ? [before] : [])])).toBe(1)
    expect((await hear(ming.headers)).rawPayload.equals(Buffer.from(newer))).toBe(true)
  })

  it('is refused with a sentence that helps, and nothing of it is stored', async () => {
    const { room_id, pupil, does } = await room()
    const ming = await pupil('小明')
    const tooLong = await send(room_id, ming.headers, { bytes: wav(31) })
    expect([tooLong.status, tooLong.body.errors]).toEqual([422, { file: ['錄音太長，最多 30 秒'] }])
    const notWav = await send(room_id, ming.headers, { bytes: new Uint8Array(500) })
    expect([notWav.status, notWav.body.errors]).toEqual([422, { file: ['這個錄音檔讀不出來，請重新錄一次'] }])
    const large = await send(room_id, ming.headers, { bytes: wav(20, 48_000) })
    expect([large.status, large.body.code]).toEqual([413, 'too_large'])
    const told = async () => {
      const { status, body } = await send(room_id, ming.headers)
      return [status, body.code, body.message]
    }
    await does({ do: 'room.rules', frozen: true })
    expect(await told()).toEqual([409, 'room_refused', '老師先把畫面停住了，等一下再送'])
    await does({ do: 'room.rules', frozen: false, closed: true })
    expect(await told()).toEqual([409, 'room_refused', '老師停止收件了'])
    await does({ do: 'room.show', module_id: lesson.wall.id, question: 0 })
    expect(await told()).toEqual([409, 'room_refused', '老師換題了，看一下黑板'])
    const toWall = await send(room_id, ming.headers, { question: `m${lesson.wall.id}.q0` })
    expect(toWall.body.message).toBe('老師換題了，看一下黑板')
    await does({ do: 'room.end' })
    expect(await told()).toEqual([409, 'room_refused', '這個房間結束了'])
    expect(await rowsOf(room_id)).toEqual([])
  })

  it('is of members of this very room alone: not of strangers, of other rooms, nor of whoever was put out', async () => {
    const { room_id, pupil, does, headers, hear } = await room()
    const other = await room()
    const foreign = await other.pupil('小美')
    for (const own of [await visitor(server()), headers, foreign.headers])
      expect((await send(room_id, own)).status).toBe(404)
    const ming = await pupil('小明')
    expect((await send(room_id, ming.headers)).status).toBe(200)
    const rows = await rowsOf(room_id)
    await does({ do: 'room.put_out', member: 1 })
    expect((await send(room_id, ming.headers)).status).toBe(409)
    expect((await hear(headers)).statusCode).toBe(404)
    expect(await stored(rows)).toBe(0)
    expect(await rowsOf(room_id)).toEqual([])
  })

  it('of the longest, from forty at once behind one address, all come in', async () => {
    const { room_id, pupil, live } = await room()
    const class_ = []
    for (let no = 1; no <= 40; no++) class_.push(await pupil(`學生${no}`))
    const bytes = wav(ROOM_VOICE.seconds)
    const answers = await Promise.all(class_.map(({ headers }) => send(room_id, headers, { bytes })))
    expect(answers.map(({ status }) => status)).toEqual(class_.map(() => 200))
    expect(await rowsOf(room_id)).toHaveLength(40)
    expect(new Set(answers.map(({ body }) => body.data.seq)).size).toBe(40)
    // What the room has of them is short, whatever they said.
    expect(JSON.stringify(live.room).length).toBeLessThan(20_000)
  }, 120_000)

  it('finds no room where a room is full of them', async () => {
    const { room_id, pupil } = await room()
    const ming = await pupil('小明')
    await server()
      .services.db.insert(roomRecordings)
      .values({
        roomId: room_id,
        no: 9,
        at,
        key: 'full',
        size: ROOM_VOICE.roomBytes,
        seconds: 1,
        goneAt: new Date(Date.now() + 3_600_000),
      })
    const { status, body } = await send(room_id, ming.headers)
    expect([status, body.code]).toEqual([409, 'room_voices_full'])
  })
})

describe('the recordings of a room go', () => {
  /** A room with one recording, by login or without. */
  async function recorded(before?: Headers) {
    const made = await room()
    const ming = await made.pupil('小明', before)
    expect((await send(made.room_id, ming.headers)).status).toBe(200)
    const rows = await rowsOf(made.room_id)
    expect(await stored(rows)).toBe(1)
    return { ...made, ming, rows }
  }
  const post = (url: string, headers: Headers, payload: object) =>
    server().app.inject({ method: 'POST', url, headers, payload })

  it('when the room ends; who has said it stays in its results and its table', async () => {
    const { room_id, headers, does, rows, hear, ming } = await recorded()
    await does({ do: 'room.end' })
    expect([await stored(rows), await rowsOf(room_id)]).toEqual([0, []])
    for (const own of [headers, ming.headers]) expect((await hear(own)).statusCode).toBe(404)
    const results = await server().app.inject({ url: `/api/game_room/results?room_id=${room_id}`, headers })
    expect(results.json().data.stages).toMatchObject([
      { kind: 'speaking', asked: { text: '阿公', pinyin: 'a24 gung24' }, answered: 1, right: null },
    ])
    const table = await server().app.inject({ url: `/api/game_room/export?room_id=${room_id}`, headers })
    expect(table.body).toContain('"阿公","小明","唸好了，錄音 1 秒"')
  })

  it('when it is deleted, and when who moderates ends it', async () => {
    const { room_id, headers, rows } = await recorded()
    const url = `/api/game_room?room_id=${room_id}`
    expect((await server().app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204)
    const other = await recorded()
    const support = await session(server(), await user(server(), { roles: ['support'] }))
    await post('/api/admin/game_room/end', support, { room_id: other.room_id })
    expect(await stored([...rows, ...other.rows])).toBe(0)
  })

  it('when its pupil hands the device on, and when she deletes hers: that she has said it stays', async () => {
    const left = await recorded()
    expect(
      (await post('/api/game_room/leave', left.ming.headers, { room_id: left.room_id })).statusCode,
    ).toBe(204)
    const deleted = await recorded()
    for (let twice = 0; twice < 2; twice++)
      expect((await deleted.erase(deleted.ming.headers)).statusCode).toBe(204)
    expect(await stored([...left.rows, ...deleted.rows])).toBe(0)
    expect((await deleted.hear(deleted.headers)).statusCode).toBe(404)
    expect((await deleted.erase(await visitor(server()))).statusCode).toBe(404)
    const [said] = Object.values(deleted.live.room.stages)
    expect(said?.state).toMatchObject({ said: [{ by: 1, recording: null }] })
  })

  it('by the sweep, where the room is gone, ended or expired behind its back, and a day after they came', async () => {
    const made = [await recorded(), await recorded(), await recorded(), await recorded()]
    const [gone, ended, expired, old] = made
    const { db } = server().services
    const now = server().services.now()
    await db.delete(rooms).where(eq(rooms.id, gone?.room_id ?? 0))
    await db
      .update(rooms)
      .set({ endedAt: now })
      .where(eq(rooms.id, ended?.room_id ?? 0))
    await db
      .update(rooms)
      .set({ expiresAt: new Date(now.getTime() - 1) })
      .where(eq(rooms.id, expired?.room_id ?? 0))
    await db
      .update(rooms)
      .set({ expiresAt: null })
      .where(eq(rooms.id, old?.room_id ?? 0))
    await runJob(server(), 'expire')
    expect(await Promise.all(made.map(({ rows }) => stored(rows)))).toEqual([0, 0, 0, 1])
    server().setNow(new Date(now.getTime() + (ROOM_VOICE.hours + 1) * 3_600_000))
    await runJob(server(), 'expire')
    expect(await stored(old?.rows ?? [])).toBe(0)
    server().setNow(new Date(Date.now() + tries * 2000))
  })

  it('with the account of the pupil, and with that of the teacher', async () => {
    const password = 'right password'
    const account = async () => {
      const username = `voice${Math.random()}`
      const own = await user(server(), { username, password })
      return { username, headers: await session(server(), own) }
    }
    const pupil = await account()
    const { rows } = await recorded(pupil.headers)
    const erased = await server().app.inject({
      method: 'DELETE',
      url: '/api/my/account',
      headers: pupil.headers,
      payload: { account: pupil.username, password },
    })
    expect([erased.statusCode, await stored(rows)]).toEqual([200, 0])
    const led = await recorded()
    await server().services.pool.query('delete from users where id = $1', [led.owner.id])
    await runJob(server(), 'expire')
    expect(await stored(led.rows)).toBe(0)
  })

  it('unless she keeps hers by her login: then it is among her recordings, and nobody else’s', async () => {
    const ming = await session(server(), await user(server()))
    const { room_id, does, ming: seat } = await recorded(ming)
    const keep = (own: Headers) => post('/api/game_room/recording/keep', own, { room_id, at })
    expect((await keep(await visitor(server()))).statusCode).toBe(401)
    // Another pupil's login on the same device.
    const pupilCookie = seat.headers.cookie?.split('; ').find((own) => own.startsWith('hakka_pupil')) ?? ''
    const other = await session(server(), await user(server()))
    expect((await keep({ ...other, cookie: `${other.cookie}; ${pupilCookie}` })).statusCode).toBe(404)
    const kept = await keep(seat.headers)
    expect([kept.statusCode, kept.json().message]).toEqual([
      200,
      '錄音留下來了，在「我的錄音」，30 天後會自動刪除',
    ])
    await does({ do: 'room.end' })
    expect((await keep(seat.headers)).statusCode).toBe(404)
    const { data } = (await server().app.inject({ url: '/api/my/recordings', headers: ming })).json()
    expect(data).toMatchObject([{ title: '阿公', url: null }])
    expect((await server().app.inject({ url: data[0].sound_url, headers: ming })).statusCode).toBe(200)
  })
})
