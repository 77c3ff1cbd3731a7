import type { RoomMove } from '@hakka/contract/rooms'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { roomsOf } from '../../domain/room/rooms.ts'
import { session, user, visitor } from '../../testing/builders.ts'
import { classroomLesson, comeIn, Line, portOf, teachersRoom } from '../../testing/rooms.ts'
import { openSecondProcess, testServer } from '../../testing/server.ts'

const server = testServer()
let lesson: Awaited<ReturnType<typeof classroomLesson>>
beforeAll(async () => {
  lesson = await classroomLesson(server())
})

const open: Line[] = []
afterEach(() => {
  for (const line of open.splice(0)) line.close()
})

/** A line and why it is not let in. */
async function tried(auth: object, headers?: Record<string, string>, port?: number) {
  const line = new Line(port ?? (await portOf(server())), auth, headers)
  open.push(line)
  return { line, refused: await line.open() }
}
async function line(...given: Parameters<typeof tried>): Promise<Line> {
  const { line, refused } = await tried(...given)
  expect(refused).toBeUndefined()
  return line
}

const post = (at: string, text: string): RoomMove => ({ do: 'wall.post', at, text, colour: 'yellow' })

/** A room at its wall, the host's line, and what shows the wall. */
async function room() {
  const made = await teachersRoom(server(), lesson.wall.id)
  const host = await line({ room: made.room_id, as: 'host' }, made.headers)
  const at = `m${lesson.wall.id}.q0`
  expect(await host.do({ do: 'room.show', module_id: lesson.wall.id, question: 0 })).toMatchObject({
    ok: true,
  })
  return { ...made, host, at }
}

async function pupil(code: string, room: number, name: string) {
  const own = await comeIn(server(), { code, name })
  expect(own.status).toBe(200)
  const cookie = own.headers.cookie ?? ''
  return { ...own, cookie, line: await line({ room, as: 'pupil' }, { cookie }) }
}

describe('a live room', () => {
  it('is joined by its code, posted in, seen by the teacher, and goes on in a process that knew nothing of it', async () => {
    const { room_id, code, host, at } = await room()
    expect(code).toMatch(/^\d{9}$/)
    const ming = await pupil(code, room_id, '小明')
    await expect.poll(() => host.host?.people).toMatchObject([{ name: '小明', present: true }])
    await expect.poll(() => ming.line.stage).toMatchObject({ key: at, asked: { text: '故鄉有什麼？' } })
    await expect
      .poll(() => host.room?.modules.map(({ kind, total }) => [kind, total]))
      .toEqual([
        ['speaking', 1],
        ['post-it', 2],
        ['word-cloud', 1],
        ['ranking', 1],
        ['module', 1],
      ])
    const sent = await ming.line.do(post(at, '茶園'), 'note-0001')
    expect(sent).toMatchObject({ ok: true })
    await expect.poll(() => host.host?.waiting).toMatchObject([{ text: '茶園', by: '小明' }])
    await expect.poll(() => ming.line.own?.notes).toMatchObject([{ text: '茶園', state: 'waiting' }])

    // Another process on the same database, as after a restart, which has nothing in memory.
    const second = await openSecondProcess(server())
    try {
      const again = await line({ room: room_id, as: 'pupil' }, { cookie: ming.cookie }, await portOf(second))
      await expect.poll(() => again.own?.notes).toMatchObject([{ text: '茶園' }])
      // What was acknowledged is sent again, as after a break: it is the same one.
      expect(await again.do(post(at, '茶園'), 'note-0001')).toEqual(sent)
      // What is posted there is seen here.
      await expect.poll(() => again.do(post(at, '山頂'), 'note-0002')).toMatchObject({ ok: true })
      await expect.poll(() => host.host?.waiting, { timeout: 5000 }).toMatchObject([{}, { text: '山頂' }])
    } finally {
      for (const own of open.splice(0)) own.close()
      await second.close()
    }
    roomsOf(server().services).forget(room_id)
    const back = await line({ room: room_id, as: 'pupil' }, { cookie: ming.cookie })
    await expect.poll(() => back.own?.notes).toHaveLength(2)
  })

  it('shows a late comer what stands on the board now', async () => {
    const { room_id, code, host, at } = await room()
    await host.do({ do: 'room.timer', seconds: 60 })
    const late = await pupil(code, room_id, '小美')
    await expect.poll(() => late.line.pupil).toMatchObject({ phase: 'open', stage: { key: at }, members: 1 })
    expect(late.line.pupil?.timer?.ends_at).toBeGreaterThan(late.line.pupil?.now ?? 0)
  })

  it('tells all of another question, also who was there when somebody came in with it', async () => {
    const { room_id, code, host } = await room()
    const { line: ming } = await pupil(code, room_id, '小明')
    const at = `m${lesson.rank.id}.q0`
    const own = await comeIn(server(), { code, name: '小美' })
    const show = host.do({ do: 'room.show', module_id: lesson.rank.id, question: 0 })
    const mei = await line({ room: room_id, as: 'pupil' }, { cookie: own.headers.cookie ?? '' })
    expect(await show).toMatchObject({ ok: true })
    for (const phone of [ming, mei, host]) await expect.poll(() => phone.stage?.key).toBe(at)
    expect(ming.stage?.options.map(({ text }) => text)).toEqual(['茶園', '祠堂', '山頂'])
    expect(await ming.do({ do: 'rank.order', at, order: [2, 1, 3] })).toMatchObject({ ok: true })
    await host.do({ do: 'rank.reveal', at, bars: null })
    const bars = [
      { id: 2, points: 3 },
      { id: 1, points: 2 },
      { id: 3, points: 1 },
    ]
    await expect
      .poll(() => (mei.pupil?.shown?.kind === 'ranking' ? mei.pupil.shown.bars : []))
      .toMatchObject(bars)
  })

  it('comes back by itself when the line breaks, and the host sees who is there', async () => {
    const { room_id, code, host } = await room()
    const { line: ming } = await pupil(code, room_id, '小明')
    await expect.poll(() => host.host?.present).toBe(1)
    ming.socket.io.reconnectionDelay(700).reconnectionDelayMax(700)
    ming.socket.io.engine.close()
    await expect.poll(() => host.host?.present).toBe(0)
    await expect.poll(() => host.host?.present, { timeout: 5000 }).toBe(1)
  })

  it('takes ten copies of one move at once for one, and posts of many for as many', async () => {
    const { room_id, code, host, at } = await room()
    await host.do({ do: 'room.rules', approve: false })
    const crowd = await Promise.all(Array.from({ length: 12 }, (_, no) => pupil(code, room_id, `學生${no}`)))
    const copies = await Promise.all(
      crowd.flatMap(({ line: own }) =>
        Array.from({ length: 10 }, () => own.do(post(at, '同一張'), 'the-same-one')),
      ),
    )
    expect(new Set(copies.map((answer) => (answer.ok ? answer.seq : answer.code))).size).toBe(12)
    await expect
      .poll(() => (host.host?.shown?.kind === 'post-it' ? host.host.shown.notes.length : 0))
      .toBe(12)
  })
})

describe('who may what in a room', () => {
  it('lets the teacher lead by login or by the board’s key, a colleague and a phone by a link that works once', async () => {
    const { room_id, key, headers } = await room()
    await line({ room: room_id, as: 'host', key })
    await line({ room: room_id, as: 'board', key })
    const link = async (to: string) => {
      const payload = { room_id, to }
      const answer = await server().app.inject({
        method: 'POST',
        url: '/api/game_room/link',
        headers,
        payload,
      })
      return String(answer.json().data.url).split('=').at(-1) ?? ''
    }
    const take = async (own: string, by: Record<string, string>) => {
      const payload = { room_id, key: own }
      return server().app.inject({ method: 'POST', url: '/api/game_room/link/take', headers: by, payload })
    }
    const phone = await visitor(server())
    const remote = await link('remote')
    // The link itself opens nothing.
    expect((await tried({ room: room_id, as: 'host', key: remote })).refused).toBe('not_yours')
    const taken = await take(remote, phone)
    expect(taken.json()).toMatchObject({ data: { role: 'remote' } })
    expect((await take(remote, phone)).statusCode).toBe(404)
    const own = await line({ room: room_id, as: 'host', key: taken.json().data.key })
    expect(await own.do({ do: 'room.rules', locked: true })).toMatchObject({ ok: true })

    const colleague = await session(server(), await user(server(), { isTeacher: true }))
    const somebody = await session(server(), await user(server(), {}))
    const beside = await link('cohost')
    expect((await take(beside, phone)).statusCode).toBe(401)
    expect((await take(beside, somebody)).statusCode).toBe(403)
    expect((await take(beside, colleague)).json()).toMatchObject({ data: { role: 'cohost' } })
    await line({ room: room_id, as: 'host' }, colleague)
    expect((await tried({ room: room_id, as: 'host' }, somebody)).refused).toBe('not_yours')
  })

  it('refuses a stranger, a key of another room, an id that is a lie, and a foreign page', async () => {
    const one = await room()
    const other = await room()
    const ming = await pupil(one.code, one.room_id, '小明')
    expect((await tried({ room: one.room_id, as: 'host', key: other.key })).refused).toBe('not_yours')
    expect((await tried({ room: one.room_id, as: 'host' }, other.headers)).refused).toBe('not_yours')
    expect((await tried({ room: one.room_id, as: 'host' })).refused).toBe('not_yours')
    expect((await tried({ room: other.room_id, as: 'pupil' }, { cookie: ming.cookie })).refused).toBe(
      'not_here',
    )
    expect((await tried({ room: one.room_id, as: 'pupil' })).refused).toBe('not_here')
    expect((await tried({ room: 999_999, as: 'host' }, one.headers)).refused).toBe('not_yours')
    expect((await tried({ room: 'one', as: 'host' }, one.headers)).refused).toBe('malformed')
    for (const origin of ['https://evil.example', 'null']) {
      const { refused } = await tried({ room: one.room_id, as: 'host' }, { ...one.headers, origin })
      expect(refused).toBe('websocket error')
    }
  })

  it('lets a pupil do nothing of the teacher’s, and a board nothing at all', async () => {
    const { room_id, code, key, at, host } = await room()
    const { line: ming } = await pupil(code, room_id, '小明')
    const board = await line({ room: room_id, as: 'board', key })
    const moves: RoomMove[] = [
      { do: 'room.end' },
      { do: 'room.rules', approve: false },
      { do: 'room.put_out', member: 1 },
      { do: 'wall.hide', at, note: 1, hidden: true },
      { do: 'quiz.reveal', at },
    ]
    for (const move of moves) {
      expect(await ming.do(move)).toEqual({ ok: false, code: 'not_yours' })
      expect(await board.do(move)).toEqual({ ok: false, code: 'not_yours' })
    }
    expect(await host.do(post(at, '老師寫的'))).toEqual({ ok: false, code: 'not_yours' })
    // A number that a pupil makes up is nobody's: whose a move is says the line.
    const sneaky = { id: 'sneaky-0001', move: { ...post(at, '別人'), by: 2, member: 2 }, by: 0 }
    expect(await ming.raw(sneaky)).toMatchObject({ ok: true })
    await expect.poll(() => host.host?.waiting).toMatchObject([{ by: '小明', member: 1 }])
  })

  it('keeps out whoever was put out: the line, the device, under another name too', async () => {
    const { room_id, code, host } = await room()
    const ming = await pupil(code, room_id, '小明')
    expect(await host.do({ do: 'room.put_out', member: 1 })).toMatchObject({ ok: true })
    await expect.poll(() => ming.line.own?.member.state).toBe('out')
    await expect.poll(() => ming.line.socket.connected).toBe(false)
    const again = await comeIn(server(), { code, name: '別人' }, { ...ming.headers })
    expect(again).toMatchObject({ status: 403, body: { code: 'room_out' } })
    expect(await host.do({ do: 'room.admit', member: 1 })).toMatchObject({ ok: true })
    expect((await comeIn(server(), { code, name: '小明' }, { ...ming.headers })).status).toBe(200)
  })
})

describe('whoever sends what is none', () => {
  it('is told so, and cut off; the room goes on', async () => {
    const { room_id, code, host, at } = await room()
    const { line: ming } = await pupil(code, room_id, '小明')
    const answers: unknown[] = []
    const junk = [null, 1, 'x', [], {}, { id: 'x' }, { id: 'long-enough', move: { do: '__proto__' } }]
    const deep = {
      id: 'deep-0001',
      move: { do: 'quiz.answer', at, answer: JSON.parse(`${'['.repeat(2_000)}1${']'.repeat(2_000)}`) },
    }
    expect(await ming.raw(deep)).toMatchObject({ ok: false })
    // Told, not looked for: the line comes back by itself, sooner than a busy machine looks again.
    const cut = new Promise((resolve) => void ming.socket.once('disconnect', resolve))
    for (let no = 0; no < 10_000; no++) {
      ming.socket.emit('move', junk[no % junk.length], (told: unknown) => void answers.push(told))
    }
    await cut
    expect(answers.length).toBeLessThan(200)
    const { line: mei } = await pupil(code, room_id, '小美')
    expect(await mei.do(post(at, '還在'))).toMatchObject({ ok: true })
    await expect.poll(() => host.host?.waiting).toMatchObject([{ text: '還在' }])
  })
  it('posts once a second and no faster, however many lines the device has', async () => {
    const { room_id, code, at } = await room()
    const { line: one, cookie } = await pupil(code, room_id, '小明')
    const two = await line({ room: room_id, as: 'pupil' }, { cookie })
    const told = await Promise.all([one, two, one, two].map((own, no) => own.do(post(at, `第${no}張`))))
    expect(told.filter(({ ok }) => ok)).toHaveLength(1)
    expect(told.filter((own) => !own.ok && own.code === 'too_fast')).toHaveLength(3)
  })
  it('is refused what is unfit, in Mandarin, in Hakka, with signs between, or on the teacher’s list', async () => {
    const { room_id, code, host, at } = await room()
    const { line: ming } = await pupil(code, room_id, '小明')
    await host.do({ do: 'room.words', words: ['作業'] })
    for (const text of ['你白痴', '屌-你', '短命仔！', '不想寫作業']) {
      expect(await ming.do(post(at, text))).toEqual({ ok: false, code: 'unfit' })
    }
    expect(await ming.do(post(at, '哈哈哈哈哈哈'))).toMatchObject({ ok: true })
    await expect.poll(() => host.host?.waiting).toMatchObject([{ flags: ['repeated'] }])
  })
  it('takes the largest note there is, and not one sign more', async () => {
    const { room_id, code, at } = await room()
    const { line: ming } = await pupil(code, room_id, '小明')
    expect(await ming.raw({ id: 'too-long-1', move: post(at, '𠊎'.repeat(61)) })).toMatchObject({
      code: 'malformed',
    })
    expect(await ming.do(post(at, '𠊎'.repeat(60)))).toMatchObject({ ok: true })
  })
})
