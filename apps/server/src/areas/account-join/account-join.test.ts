import { and, eq, isNull, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { accountJoins, sessions, users } from '../../db/tables/account.ts'
import { childLinks } from '../../db/tables/child.ts'
import { eventRegistrations, gameBests, gameResults } from '../../db/tables/event.ts'
import { classAccounts, classMembers, notifications } from '../../db/tables/school-class.ts'
import { compositions, studyGoals } from '../../db/tables/self-study.ts'
import { attempts, studyDays } from '../../db/tables/study.ts'
import { joinAccounts } from '../../domain/account-join/join.ts'
import { rankBest } from '../../domain/event/rank-best.ts'
import { visitor } from '../../testing/builders.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { event } from '../../testing/events.ts'
import { runJob } from '../../testing/jobs.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

const PIN = '482915'
const PASSWORD = 'tung-flowers-in-may'
const DAY_MS = 24 * 60 * 60_000

let made = 0

/** A pupil of a class, with a class account and one of her own. */
async function pupil() {
  const teacher = await teacherOf(server())
  const row = await schoolClass(server(), [teacher])
  const account = `${row.code.toLowerCase()}-05`
  const card = await person(server(), { username: account, name: '林詩涵', password: PIN })
  const { db } = server().services
  const at = new Date()
  await db.insert(classAccounts).values({ userId: card.id, classId: row.id, pinSetAt: at })
  const member = await stay(server(), { classId: row.id, userId: card.id }, { via: 'account', seatNo: 5 })
  const email = `pupil-${++made}@family.example`
  const own = await person(server(), { username: email, email, name: '詩涵', password: PASSWORD })
  await db.update(users).set({ roleId: 5, isStudent: true }).where(eq(users.id, own.id))
  return { teacher, row, card, own, account, email, member }
}

type Pupil = Awaited<ReturnType<typeof pupil>>

const look = ({ card, email }: Pupil, more: object = {}) =>
  card.ask('POST /api/my/account-join/look', {
    username: email,
    password: PASSWORD,
    own_password: PIN,
    ...more,
  })

async function joined(who: Pupil): Promise<number> {
  const { ticket } = (await look(who)).body.data
  const answer = await who.card.ask('POST /api/my/account-join', { ticket })
  expect(answer.body).toEqual({ message: '併在一起了，以後用自己的帳號登入' })
  const { joins } = (await who.own.ask('GET /api/my/account-join')).body.data
  return joins[0].id
}

const undo = ({ own }: Pupil, id: number) => own.ask('DELETE /api/my/account-join', { id })

const logIn = async (username: string, password: string) => {
  const answer = await server().app.inject({
    method: 'POST',
    url: '/api/login',
    headers: await visitor(server()),
    payload: { username, password },
  })
  return { status: answer.statusCode, body: answer.json() }
}

const attempt = (userId: number, key: string) => ({
  ...{ userId, key, thing: 'module' as const, thingId: 1, answer: null, doneAt: new Date() },
})

const keysOf = async (userId: number) =>
  (await server().services.db.select().from(attempts).where(eq(attempts.userId, userId)))
    .map(({ key }) => key)
    .sort()

const daysOf = async (userId: number) =>
  Object.fromEntries(
    (await server().services.db.select().from(studyDays).where(eq(studyDays.userId, userId))).map(
      ({ day, key, creditMs }) => [`${day} ${key}`, creditMs / 60_000],
    ),
  )

const presentIn = async (classId: number) =>
  server()
    .services.db.select()
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), isNull(classMembers.leftAt)))

describe('two accounts are proved first', () => {
  test('from the class account with its PIN and the own one’s password, and it says what comes along', async () => {
    const who = await pupil()
    const { db } = server().services
    await db.insert(attempts).values([attempt(who.card.id, 'a'), attempt(who.card.id, 'b')])
    expect((await look(who)).body.data).toEqual({
      ticket: expect.any(String),
      from: { username: who.account, name: '林詩涵' },
      to: { username: who.email, name: '詩涵' },
      counts: { attempts: 2, minutes: 0, classes: 1, compositions: 0, results: 0 },
    })
  })

  test('or from the own account, with the card of the other', async () => {
    const who = await pupil()
    const body = { username: who.account, password: PIN, own_password: PASSWORD }
    const { data } = (await who.own.ask('POST /api/my/account-join/look', body)).body
    expect(data).toMatchObject({ from: { username: who.account }, to: { username: who.email } })
    expect((await who.own.ask('POST /api/my/account-join', { ticket: data.ticket })).status).toBe(200)
    // Who asked goes on where she is.
    expect((await who.own.ask('GET /api/my/id')).body.data.id).toBe(who.own.id)
  })

  test.each([
    ['the PIN', { own_password: '111222' }, 'own_password'],
    ['no PIN', { own_password: undefined }, 'own_password'],
    ['the other password', { password: 'somebody-else-entirely' }, 'password'],
  ])('and not without %s', async (_, more, field) => {
    const answer = await look(await pupil(), more)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors)).toEqual([field])
  })

  test('tries count like those at the login: five, and it is shut', async () => {
    const who = await pupil()
    for (let no = 0; no < 5; no++) await look(who, { password: 'wrong-every-time' })
    const answer = await look(who)
    expect(answer.body.errors.password[0]).toContain('15 分鐘')
  })

  test('nobody joins two of a kind, a teacher’s account, a parent’s or one of staff', async () => {
    const who = await pupil()
    const other = await pupil()
    const message = async (more: object) => (await look(who, more)).body.errors?.username?.[0]
    expect(await message({ username: other.account, password: PIN })).toBe(
      '這也是班級帳號，請輸入你自己的帳號',
    )
    expect(await message({ username: who.account, password: PIN })).toBe(
      '這就是你現在登入的帳號，請輸入另一個',
    )
    const { db } = server().services
    for (const change of [{ roleId: 7 }, { roleId: 4, teacherConfirmedAt: new Date() }]) {
      await db.update(users).set(change).where(eq(users.id, who.own.id))
      expect(await message({})).toBe('只能併入學生自己的帳號')
    }
  })

  test('a ticket is for who asked, for ten minutes, and can’t be made up', async () => {
    const who = await pupil()
    const { ticket } = (await look(who)).body.data
    for (const [asker, given] of [
      [await person(server()), ticket],
      [who.card, 'made-up'],
    ] as const) {
      const answer = await asker.ask('POST /api/my/account-join', { ticket: given })
      expect([answer.status, answer.body.message]).toEqual([422, '等太久了，請再輸入一次兩個帳號的密碼'])
    }
  })
})

describe('joined accounts', () => {
  test('have both histories; the card opens nothing, its logins are over and its teachers know', async () => {
    const who = await pupil()
    const { db } = server().services
    const { card, own } = who
    const day = '2026-11-20'
    await db
      .insert(attempts)
      .values([
        attempt(card.id, 'card'),
        attempt(card.id, 'both'),
        attempt(own.id, 'both'),
        attempt(own.id, 'own'),
      ])
    const time = (userId: number, key: string, minutes: number) => ({
      ...{ userId, day, key, area: 'lesson', creditMs: minutes * 60_000 },
    })
    await db
      .insert(studyDays)
      .values([time(card.id, 'x', 10), time(card.id, 'y', 40), time(own.id, 'y', 30), time(own.id, 'z', 5)])
    await db.insert(compositions).values({ ...COMPOSITION, userId: card.id })
    await db.insert(studyGoals).values({ userId: card.id, kind: 'off' })
    await joined(who)
    expect(await keysOf(own.id)).toEqual(['both', 'card', 'own'])
    expect(await daysOf(own.id)).toEqual({ [`${day} x`]: 10, [`${day} y`]: 60, [`${day} z`]: 5 })
    expect(await db.$count(compositions, eq(compositions.userId, own.id))).toBe(1)
    expect(await db.$count(studyGoals, eq(studyGoals.userId, own.id))).toBe(1)
    expect(await db.$count(sessions, eq(sessions.userId, card.id))).toBe(0)
    const refused = await logIn(who.account, PIN)
    expect([refused.status, refused.body.message]).toEqual([
      403,
      '這個班級帳號已經併入你自己的帳號，請用自己的帳號登入',
    ])
    const list = (await who.teacher.ask(`GET /api/my/teaching-class/student/list?class_id=${who.row.id}`))
      .body
    expect(list.data.students).toMatchObject([{ name: '詩涵', seat_no: 5, account: null, pin_open: false }])
    expect((await who.teacher.ask('GET /api/my/notifications')).body.data[0].title).toBe(
      '五年三班的林詩涵改用自己的帳號了，名字是「詩涵」',
    )
  })

  test('are given back within a day, as if nothing had been; what came since stays with the own one', async () => {
    const who = await pupil()
    const { db } = server().services
    const { card, own, row } = who
    const day = '2026-11-20'
    await db.insert(attempts).values([attempt(card.id, 'card'), attempt(own.id, 'own')])
    const time = (userId: number, key: string, minutes: number) => ({
      ...{ userId, day, key, area: 'lesson', creditMs: minutes * 60_000 },
    })
    await db.insert(studyDays).values([time(card.id, 'x', 10), time(card.id, 'y', 40), time(own.id, 'y', 30)])
    // Both wait or are in the same class.
    const theirs = await stay(server(), { classId: row.id, userId: own.id }, { seatNo: null })
    const id = await joined(who)
    expect(await presentIn(row.id)).toMatchObject([{ id: theirs.id, userId: own.id, seatNo: 5 }])
    await db.insert(attempts).values(attempt(own.id, 'since'))
    expect((await undo(who, id)).body.message).toContain('分開了')
    expect(await keysOf(card.id)).toEqual(['card'])
    expect(await keysOf(own.id)).toEqual(['own', 'since'])
    expect(await daysOf(own.id)).toEqual({ [`${day} y`]: 30 })
    expect(await daysOf(card.id)).toEqual({ [`${day} x`]: 10, [`${day} y`]: 40 })
    expect((await presentIn(row.id)).map(({ userId, seatNo }) => [userId, seatNo]).sort()).toEqual(
      [
        [card.id, 5],
        [own.id, null],
      ].sort(),
    )
    expect((await logIn(who.account, PIN)).status).toBe(200)
    expect((await undo(who, id)).status).toBe(404)
  })

  test('are one player of an event, with the better of both, and two again afterwards', async () => {
    const who = await pupil()
    const { db } = server().services
    const [both, alone] = [(await event(server())).id, (await event(server())).id]
    const play = async (eventId: number, userId: number, score: number) => {
      await db
        .insert(eventRegistrations)
        .values({ eventId, userId, status: userId === who.own.id ? 0 : 1 })
        .onConflictDoNothing()
      const uuid = crypto.randomUUID()
      await db.insert(gameResults).values({
        ...{ uuid, playId: uuid, eventId, gameId: 1, dialectId: 1, userId, actor: '', seed: '' },
        ...{ rulesVersion: 1, quizData: {}, bodyHash: '', isFinal: true, flagged: false },
        ...{ score, usedTime: 9000, claimedScore: score, claimedTime: 9000, elapsed: 9000 },
        ...{ startedAt: new Date(), createdAt: new Date() },
      })
      await db.transaction((transaction) => rankBest(transaction, eventId, userId))
    }
    await play(both, who.card.id, 80)
    await play(both, who.own.id, 60)
    await play(alone, who.card.id, 50)
    const bests = async (userId: number) =>
      (await db.select().from(gameBests).where(eq(gameBests.userId, userId)))
        .map(({ eventId, score, plays }) => [eventId, score, plays])
        .sort()
    // The own one was not accepted yet.
    expect([await bests(who.card.id), await bests(who.own.id)]).toEqual([
      [
        [both, 80, 1],
        [alone, 50, 1],
      ].sort(),
      [],
    ])
    const id = await joined(who)
    expect([await bests(who.card.id), await bests(who.own.id)]).toEqual([
      [],
      [
        [both, 80, 2],
        [alone, 50, 1],
      ].sort(),
    ])
    await undo(who, id)
    expect([await bests(who.card.id), await bests(who.own.id)]).toEqual([
      [
        [both, 80, 1],
        [alone, 50, 1],
      ].sort(),
      [],
    ])
  })

  test('of a class where the own one waits are in; a parent of both sees one child', async () => {
    const who = await pupil()
    const { db } = server().services
    await stay(server(), { classId: who.row.id, userId: who.own.id }, { joinedAt: null })
    const parent = await person(server())
    const link = (childId: number) => ({ parentId: parent.id, childId, linkedAt: new Date() })
    await db.insert(childLinks).values([link(who.card.id), link(who.own.id)])
    const id = await joined(who)
    expect(await presentIn(who.row.id)).toMatchObject([
      { id: who.member.id, userId: who.own.id, joinedAt: expect.any(Date) },
    ])
    const present = () =>
      db
        .select()
        .from(childLinks)
        .where(and(eq(childLinks.parentId, parent.id), isNull(childLinks.endedAt)))
    expect(await present()).toMatchObject([{ childId: who.own.id }])
    await undo(who, id)
    expect(await present()).toHaveLength(2)
    expect(await presentIn(who.row.id)).toHaveLength(2)
  })

  test('asked for fifty times at once are joined once, and given back once', async () => {
    const who = await pupil()
    const { db } = server().services
    await db.insert(attempts).values(Array.from({ length: 40 }, (_, no) => attempt(who.card.id, `k${no}`)))
    await db.insert(studyDays).values({
      ...{ userId: who.card.id, day: '2026-11-20', key: 'x', area: 'lesson', creditMs: 60_000 },
    })
    const { ticket } = (await look(who)).body.data
    const pair = { fromId: who.card.id, toId: who.own.id }
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => who.card.ask('POST /api/my/account-join', { ticket }))),
      // More in a minute are too many for one browser.
      Promise.all(Array.from({ length: 40 }, () => joinAccounts(server().services, pair))),
    ])
    // Some come when the class account's login is over already.
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true)
    expect(await db.$count(accountJoins, eq(accountJoins.fromId, who.card.id))).toBe(1)
    expect(await keysOf(who.own.id)).toHaveLength(40)
    expect(await daysOf(who.own.id)).toEqual({ '2026-11-20 x': 1 })
    const told = eq(notifications.userId, who.teacher.id)
    expect(await db.$count(notifications, told)).toBe(1)
    const { joins } = (await who.own.ask('GET /api/my/account-join')).body.data
    const undone = await Promise.all(Array.from({ length: 10 }, () => undo(who, joins[0].id)))
    expect(undone.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await keysOf(who.card.id)).toHaveLength(40)
  })

  test('are given back by their pupil alone', async () => {
    const who = await pupil()
    const id = await joined(who)
    const none = (await (await person(server())).ask('DELETE /api/my/account-join', { id: 2_000_000_000 }))
      .body
    expect((await (await pupil()).own.ask('DELETE /api/my/account-join', { id })).body).toEqual(none)
    expect((await who.teacher.ask('DELETE /api/my/account-join', { id })).body).toEqual(none)
  })

  test('with the largest history go over and back: 3,000 attempts, 2,000 days of pages', async () => {
    const who = await pupil()
    const { db } = server().services
    await server().seed(sql`insert into attempts (user_id, thing, thing_id, key, done_at)
      select ${who.card.id}, 'module', 1, 'k' || no, now() from generate_series(1, 3000) as no`)
    await server().seed(sql`insert into study_days (user_id, day, key, area, credit_ms)
      select ${who.card.id}, date '2020-01-01' + no, 'x', 'lesson', 60000 from generate_series(1, 2000) as no`)
    const id = await joined(who)
    expect(await db.$count(attempts, eq(attempts.userId, who.own.id))).toBe(3000)
    expect(await db.$count(studyDays, eq(studyDays.userId, who.own.id))).toBe(2000)
    await undo(who, id)
    expect(await db.$count(attempts, eq(attempts.userId, who.card.id))).toBe(3000)
    expect(await db.$count(studyDays, eq(studyDays.userId, who.own.id))).toBe(0)
  })

  test('go with the own account when it is erased', async () => {
    const who = await pupil()
    await joined(who)
    const body = { account: who.email, password: PASSWORD }
    expect((await who.own.ask('DELETE /api/my/account', body)).status).toBe(200)
    const { db } = server().services
    expect(await db.$count(users, eq(users.id, who.card.id))).toBe(0)
  })
})

describe('a day later', () => {
  beforeAll(() => server().setNow(new Date()))

  test('it is final: the class account is deleted, what it had is the own one’s', async () => {
    const who = await pupil()
    const { db } = server().services
    await db.insert(attempts).values(attempt(who.card.id, 'card'))
    const id = await joined(who)
    // What was under way when they were joined.
    await db.insert(attempts).values(attempt(who.card.id, 'late'))
    await runJob(server(), 'finish-joins')
    expect(await db.$count(users, eq(users.id, who.card.id))).toBe(1)
    server().setNow(new Date(Date.now() + DAY_MS + 60_000))
    await runJob(server(), 'finish-joins')
    expect(await db.$count(users, eq(users.id, who.card.id))).toBe(0)
    expect(await keysOf(who.own.id)).toEqual(['card', 'late'])
    expect(await presentIn(who.row.id)).toMatchObject([{ userId: who.own.id }])
    server().setNow(new Date())
    expect((await undo(who, id)).status).toBe(404)
  })
})

const COMPOSITION = {
  ...{ dialectId: 1, levelNo: 1, no: 1, title: '我的家', compositionText: '𠊎屋下有四儕人。' },
}
