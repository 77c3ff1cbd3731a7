import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { competitions } from '../../db/tables/competition.ts'
import { events } from '../../db/tables/event.ts'
import { notifications, schoolClasses } from '../../db/tables/school-class.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { competition, plays, pupils } from '../../testing/competitions.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

const LIST = '/api/my/teaching-class/competitions'
const ONE = '/api/my/teaching-class/competition'
const ACCEPT = `${ONE}/accept`
const AWAY = `${ONE}/away-team/update`
const HOUR_MS = 3_600_000

/** 2026-11-25 13:00 in Taipei, so many hours from now. */
const hourText = (hours: number) => {
  const at = new Date(server().services.now().getTime() + (hours + 8) * HOUR_MS)
  return `${at.toISOString().slice(0, 13).replace('T', ' ')}:00`
}

async function twoClasses() {
  const homeTeacher = await teacherOf(server(), '王素珍')
  const awayTeacher = await teacherOf(server(), '彭志明')
  const home = await schoolClass(server(), [homeTeacher])
  const away = await schoolClass(server(), [awayTeacher], { name: '五年一班' })
  return { homeTeacher, awayTeacher, home, away }
}

const form = (home: { id: number }, away: { code: string }, fields: object = {}) => ({
  description: '輸贏不要緊，一起練客語！',
  begin_at: hourText(-1),
  end_at: hourText(24),
  event_game_id: 2,
  home_team_id: home.id,
  home_team_flag_id: 1,
  away_team_code: away.code,
  away_team_flag_id: 2,
  condition_id: 1,
  ...fields,
})

const told = (userId: number) =>
  server()
    .services.db.select({ kind: notifications.kind, title: notifications.title, url: notifications.url })
    .from(notifications)
    .where(eq(notifications.userId, userId))

describe('making a competition', () => {
  test('invites the other class, whose teacher is told and sees it at once', async () => {
    const { homeTeacher, awayTeacher, home, away } = await twoClasses()
    const made = await homeTeacher.ask(`POST ${ONE}`, form(home, { code: ` ${away.code.toLowerCase()} ` }))
    expect(made).toMatchObject({ status: 200, body: { message: '邀請送出了，等對方老師回覆' } })
    const { body } = await awayTeacher.ask(`GET ${LIST}`)
    expect(body.data.competitions).toMatchObject([
      {
        id: made.body.data.id,
        condition_id: 1,
        event: { game: { title: '語句闖天關' }, event_game_id: 2, description: '輸贏不要緊，一起練客語！' },
        home_team: { flag_id: 1, name: '五年三班', is_my_teaching_class: false, teachers: ['王素珍'] },
        away_team: { flag_id: 2, name: '五年一班', is_my_teaching_class: true, agree_status: 0 },
        home_team_id: home.id,
        away_team_code: away.code,
        winner: null,
      },
    ])
    expect(await told(awayTeacher.id)).toEqual([
      {
        kind: 'invited',
        title: '五年三班想和你的五年一班比「語句闖天關」',
        url: '/my/teaching-class/competitions',
      },
    ])
    expect(await told(homeTeacher.id)).toEqual([])
  })

  test('makes an event that no menu, no desk and no draft’s address shows', async () => {
    const { homeTeacher, awayTeacher, home, away } = await twoClasses()
    const { body } = await homeTeacher.ask(`POST ${ONE}`, form(home, away))
    await awayTeacher.ask(`POST ${ACCEPT}`, { id: body.data.id, status: 1 })
    const { body: shown } = await homeTeacher.ask(`GET /api/event/competition?id=${body.data.id}`)
    const eventId = shown.data.competition.event_id
    const menu = await homeTeacher.ask('GET /api/event/menu')
    expect(JSON.stringify(menu.body)).not.toContain('語句闖天關')
    const desk = await person(server(), { roles: ['event_manager'] })
    expect((await desk.ask('GET /api/event/index?page=1')).body).toMatchObject({ total: 0 })
    expect((await desk.ask(`GET /api/event/edit?id=${eventId}`)).status).toBe(404)
    expect((await desk.ask(`GET /api/event/winners?event_id=${eventId}`)).status).toBe(404)
    const signUp = await homeTeacher.ask('POST /api/event/register', { event_id: eventId })
    expect(signUp.body.errors).toEqual({ event_id: ['班級競賽不用報名，兩班的同學直接玩就算'] })
  })

  test.each([
    ['no beginning', { begin_at: '' }, { begin_at: ['請選擇開始日期'] }],
    ['no end', { end_at: undefined }, { end_at: ['請選擇結束日期'] }],
    ['no game', { event_game_id: '' }, { event_game_id: ['請選擇競賽項目'] }],
    [
      'a code of nobody',
      { away_team_code: 'ZZZZZZ' },
      { away_team_code: ['找不到這個班級代碼，請再向對方老師確認一次'] },
    ],
    ['one flag for both', { away_team_flag_id: 1 }, { away_team_flag_id: ['兩隊要用不同的隊旗'] }],
    ['a half hour', { end_at: '2126-12-20 00:30' }, { end_at: ['請選擇整點'] }],
  ])('with %s is refused at its field', async (_, fields, errors) => {
    const { homeTeacher, home, away } = await twoClasses()
    const { status, body } = await homeTeacher.ask(`POST ${ONE}`, form(home, away, fields))
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors })
  })

  test('whose end has passed while the form was open, or stands before its beginning, is refused', async () => {
    const { homeTeacher, home, away } = await twoClasses()
    const past = form(home, away, { begin_at: hourText(-5), end_at: hourText(-1) })
    expect((await homeTeacher.ask(`POST ${ONE}`, past)).body.errors).toEqual({
      end_at: ['結束時間已經過了，請選晚一點的時間'],
    })
    const turned = form(home, away, { begin_at: hourText(5), end_at: hourText(5) })
    expect((await homeTeacher.ask(`POST ${ONE}`, turned)).body.errors).toEqual({
      end_at: ['結束時間要比開始時間晚'],
    })
  })

  test('against oneself, a class that is not public or one whose year is over is refused', async () => {
    const { homeTeacher, awayTeacher, home } = await twoClasses()
    const own = await homeTeacher.ask(`POST ${ONE}`, form(home, home))
    expect(own.body.errors).toEqual({ away_team_code: ['不能和自己的班級比，請輸入另一個班級的代碼'] })
    for (const columns of [{ status: 2 }, { archivedAt: server().services.now() }]) {
      const shut = await schoolClass(server(), [awayTeacher], columns)
      const away = await homeTeacher.ask(`POST ${ONE}`, form(home, shut))
      expect(away.body.errors).toEqual({ away_team_code: ['這個班級目前不接受邀請'] })
      const open = await awayTeacher.ask(`POST ${ONE}`, form(shut, home))
      expect(open.body.errors).toEqual({ home_team_id: ['未公開或已經封存的班級不能辦競賽'] })
    }
  })

  test('for a class of somebody else is 404, and tells nothing of it', async () => {
    const { homeTeacher, away } = await twoClasses()
    const other = await twoClasses()
    expect((await homeTeacher.ask(`POST ${ONE}`, form(other.home, away))).status).toBe(404)
    expect((await homeTeacher.ask(`GET ${LIST}?class_id=${other.home.id}`)).status).toBe(404)
  })

  test('makes one of a form that arrives twenty times at once', async () => {
    const { homeTeacher, home, away } = await twoClasses()
    const sent = form(home, away, { form_key: crypto.randomUUID() })
    const answers = await Promise.all(Array.from({ length: 20 }, () => homeTeacher.ask(`POST ${ONE}`, sent)))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    const count = await server().services.db.$count(competitions, eq(competitions.homeClassId, home.id))
    expect(count).toBe(1)
  })

  test('stops at twenty that are not over', { timeout: 30_000 }, async () => {
    const { homeTeacher, home, away } = await twoClasses()
    for (let no = 0; no < 20; no += 1)
      expect((await homeTeacher.ask(`POST ${ONE}`, form(home, away))).status).toBe(200)
    expect((await homeTeacher.ask(`POST ${ONE}`, form(home, away))).body.message).toBe(
      '一個班級同時最多辦 20 場競賽',
    )
  })

  test('looks a class up by its code, for teachers alone', async () => {
    const { homeTeacher, away } = await twoClasses()
    await pupils(server(), { classId: away.id, count: 3 })
    const found = await homeTeacher.ask(`GET ${ONE}/away-class?code=${away.code.toLowerCase()}`)
    expect(found.body.data).toEqual({
      name: '五年一班',
      school_name: null,
      teachers: ['彭志明'],
      student_count: 3,
    })
  })
})

describe('answering', () => {
  test('fifty times at once is one answer, and the other teacher hears of it once', async () => {
    const { id, eventId, awayTeacher, homeTeacher } = await competition(server(), { agreeStatus: 0 })
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => awayTeacher.ask(`POST ${ACCEPT}`, { id, status: 1 })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await told(homeTeacher.id)).toEqual([
      { kind: 'answered', title: '五年一班接受了「聲跡探秘賽」的挑戰', url: `/event/competition?id=${id}` },
    ])
    const [event] = await server().services.db.select().from(events).where(eq(events.id, eventId))
    expect(event).toMatchObject({ isDraft: false, version: 2 })
  })

  test('by GET needs the token in a header, and a link of another site does nothing', async () => {
    const { id, awayTeacher } = await competition(server(), { agreeStatus: 0 })
    const get = (headers: Record<string, string>) =>
      server().app.inject({ url: `${ACCEPT}?id=${id}&status=1`, headers })
    const { 'x-csrf-token': token = '', ...bare } = awayTeacher.headers
    expect((await get(bare)).statusCode).toBe(403)
    expect((await get({ ...bare, 'x-csrf-token': token, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      403,
    )
    const [before] = await server().services.db.select().from(competitions).where(eq(competitions.id, id))
    expect(before?.agreeStatus).toBe(0)
    const answer = await get({ ...bare, 'x-csrf-token': token })
    expect(answer.json()).toEqual({ message: '接受挑戰了，兩班可以開始比' })
  })

  test('with no can become yes, and yes becomes no only before it begins', async () => {
    const { services } = server()
    const begin = new Date(services.now().getTime() + HOUR_MS)
    const { id, awayTeacher } = await competition(server(), {
      agreeStatus: 0,
      event: { beginAt: begin, endAt: new Date(begin.getTime() + HOUR_MS) },
    })
    const say = async (status: number) => (await awayTeacher.ask(`POST ${ACCEPT}`, { id, status })).status
    expect([await say(2), await say(1), await say(2), await say(1)]).toEqual([200, 200, 200, 200])
    const running = await competition(server())
    const late = await running.awayTeacher.ask(`POST ${ACCEPT}`, { id: running.id, status: 2 })
    expect(late.body.message).toBe('競賽已經開始了，不能再拒絕')
  })

  test('too late, or for a class that is not public or archived by now, is refused', async () => {
    const { db, now } = server().services
    const late = await competition(server(), { agreeStatus: 0, event: { endAt: now() } })
    const answer = await late.awayTeacher.ask(`POST ${ACCEPT}`, { id: late.id, status: 1 })
    expect(answer.body.message).toBe('這場競賽的時間已經過了，請對方老師改了時間再接受')
    for (const columns of [{ status: 2 }, { archivedAt: now() }]) {
      const own = await competition(server(), { agreeStatus: 0 })
      await db.update(schoolClasses).set(columns).where(eq(schoolClasses.id, own.away.id))
      const { status } = await own.awayTeacher.ask(`POST ${ACCEPT}`, { id: own.id, status: 1 })
      expect(status).toBe(422)
    }
  })
})

describe('whose it is', () => {
  test('who teaches the home team edits and deletes, who teaches the away team answers and sets its side', async () => {
    const own = await competition(server(), { agreeStatus: 0 })
    const { id, homeTeacher, awayTeacher } = own
    const stranger = await teacherOf(server())
    const end = hourText(3)
    const deeds = [
      [`GET ${ONE}?id=${id}`, undefined, 'home'],
      [`POST ${ONE}`, form(own.home, own.away, { competition_id: id, event_game_id: 1 }), 'home'],
      [`PUT ${AWAY}`, { competition_id: id, team_flag_id: 4, event_end_at: end }, 'away'],
      [`POST ${ACCEPT}`, { id, status: 1 }, 'away'],
      [`DELETE ${ONE}`, { id }, 'home'],
    ] as const
    for (const [call, body, side] of deeds) {
      for (const other of [stranger, side === 'home' ? awayTeacher : homeTeacher])
        expect((await other.ask(call, body)).status, call).toBe(404)
      const answer = await (side === 'home' ? homeTeacher : awayTeacher).ask(call, body)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    expect((await homeTeacher.ask(`GET ${LIST}`)).body.data.competitions).toEqual([])
    expect((await stranger.ask(`GET /api/event/competition?id=${id}`)).status).toBe(404)
  })

  test('who no longer teaches the class finds it no more', async () => {
    const { id, home, homeTeacher } = await competition(server())
    await homeTeacher.ask('DELETE /api/my/teaching-class/quit', { class_id: home.id })
    expect((await homeTeacher.ask(`GET ${ONE}?id=${id}`)).status).toBe(404)
    expect((await homeTeacher.ask(`GET ${LIST}`)).body.data.competitions).toEqual([])
  })

  test('one that was never made is not deleted', async () => {
    const teacher = await teacherOf(server())
    const { body } = await teacher.ask(`DELETE ${ONE}`, { id: '' })
    expect(body.errors).toEqual({ id: ['不能刪除還沒建立的競賽'] })
  })
})

describe('editing', () => {
  test('game, class and code stay; after yes the condition and the other flag too', async () => {
    const own = await competition(server(), { agreeStatus: 0 })
    const { home, away, homeTeacher, awayTeacher, id } = own
    const save = async (fields: object) =>
      (
        await homeTeacher.ask(
          `POST ${ONE}`,
          form(home, away, { competition_id: id, event_game_id: 1, ...fields }),
        )
      ).body
    expect((await save({ event_game_id: 2 })).errors).toEqual({ event_game_id: ['建立以後不能換遊戲'] })
    expect((await save({ away_team_code: 'ZZZZZZ' })).errors).toEqual({
      away_team_code: ['對手的班級代碼送出後不能改'],
    })
    expect((await save({ condition_id: 3 })).message).toBe('儲存成功')
    const begin = hourText(2)
    expect((await save({ condition_id: 3, begin_at: begin })).message).toBe('儲存成功')
    await awayTeacher.ask(`POST ${ACCEPT}`, { id, status: 1 })
    expect((await save({ begin_at: begin })).errors).toEqual({
      condition_id: ['對方接受以後，勝利條件不能再改'],
    })
    // The away team's flag is its own by now: 2 as it was invited, whatever is sent.
    expect((await save({ condition_id: 3, begin_at: begin, away_team_flag_id: 4 })).message).toBe('儲存成功')
    expect((await save({ condition_id: 3, begin_at: begin, home_team_flag_id: 2 })).errors).toEqual({
      home_team_flag_id: ['客隊已經選了這面隊旗'],
    })
  })

  test('by the away team sets its flag and the end, but not the home team’s flag', async () => {
    const { id, awayTeacher } = await competition(server())
    const save = async (flag: number, end: string) =>
      (await awayTeacher.ask(`PUT ${AWAY}`, { competition_id: id, team_flag_id: flag, event_end_at: end }))
        .body
    expect(await save(4, hourText(5))).toEqual({ message: '更新客隊資料成功' })
    expect((await save(1, hourText(5))).errors).toEqual({ team_flag_id: ['主隊已經選了這面隊旗'] })
    expect((await save(4, '')).errors).toEqual({ event_end_at: ['請選擇結束日期'] })
    expect((await save(4, hourText(0))).errors).toEqual({
      event_end_at: ['結束時間已經過了，請選晚一點的時間'],
    })
  })

  test('is over when it is over', async () => {
    const { now } = server().services
    const own = await competition(server(), { event: { endAt: now() } })
    const { homeTeacher, awayTeacher, home, away, id } = own
    const edited = form(home, away, { competition_id: id, event_game_id: 1 })
    expect((await homeTeacher.ask(`POST ${ONE}`, edited)).body.message).toBe('競賽已經結束，不能再改')
    const set = { competition_id: id, team_flag_id: 4, event_end_at: hourText(5) }
    expect((await awayTeacher.ask(`PUT ${AWAY}`, set)).body.message).toBe('競賽已經結束，不能再改')
  })
})

describe('a pupil’s list', () => {
  const ask = async (pupil: Awaited<ReturnType<typeof person>>, query = '') =>
    (await pupil.ask(`GET /api/my/learning-class/competitions${query}`)).body.data.competitions

  test('has what both teachers have agreed on, with whose team is the own and no code', async () => {
    const own = await competition(server())
    const waiting = await competition(server(), { agreeStatus: 0 })
    const pupil = await person(server())
    for (const classId of [own.away.id, waiting.away.id]) await stay(server(), { classId, userId: pupil.id })
    expect(await ask(pupil)).toMatchObject([
      {
        id: own.id,
        away_team_code: '',
        home_team: { is_my_class: false },
        away_team: { is_my_class: true, is_my_teaching_class: false },
      },
    ])
    expect(await ask(pupil, `?class_id=${own.home.id}`)).toHaveLength(1)
    expect(await ask(pupil, `?class_id=${waiting.home.id}`)).toEqual([])
  })

  test('says who has won once it is over, and is empty for who has left or waits', async () => {
    const { now } = server().services
    const own = await competition(server(), { conditionId: 2, event: { endAt: now() } })
    const [player = 0] = await pupils(server(), { classId: own.away.id, count: 1 })
    await plays(server(), own.eventId, [{ userId: player, team: 'away', score: 10, usedTime: 5000 }])
    const pupil = await person(server())
    await stay(server(), { classId: own.home.id, userId: pupil.id })
    expect(await ask(pupil)).toMatchObject([{ winner: 'away' }])
    const waiting = await person(server())
    await stay(server(), { classId: own.home.id, userId: waiting.id }, { joinedAt: null })
    expect(await ask(waiting)).toEqual([])
  })
})
