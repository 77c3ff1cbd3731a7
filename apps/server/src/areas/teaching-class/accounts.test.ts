import type { LoginCard } from '@hakka/contract/school-class-shapes'
import { eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { CookieJar, user, visitor } from '../../testing/builders.ts'
import { schoolClass, teacherOf } from '../../testing/classes.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

async function classOf() {
  const teacher = await teacherOf(server())
  const row = await schoolClass(server(), [teacher], { gradeNo: 5 })
  const studentsOf = async () =>
    (await teacher.ask(`GET /api/my/teaching-class/student/list?class_id=${row.id}`)).body.data.students
  const create = (students: object[], more: object = {}) =>
    teacher.ask('POST /api/my/teaching-class/account/create', { class_id: row.id, students, ...more })
  const made = async (students: object[]): Promise<LoginCard[]> => (await create(students)).body.data.cards
  return { teacher, row, create, made, studentsOf }
}

/** A tablet on which everybody logs out again: it keeps nothing but what makes it known. */
function tablet(address = '203.0.113.7') {
  const jar = new CookieJar()
  return async (username: string, password: string) => {
    const token = await visitor(server())
    const known = jar.header.split('; ').filter((cookie) => cookie.includes('device'))
    const answer = await server().app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { ...token, cookie: [token.cookie, ...known].join('; ') },
      remoteAddress: address,
      payload: { username, password },
    })
    jar.keep(answer)
    return answer.statusCode
  }
}

describe('class accounts', () => {
  test('are made of a list, with seats and PINs, and are in the class at once', async () => {
    const { row, made, studentsOf } = await classOf()
    const cards = await made([
      { seat_no: 2, name: '江宜臻' },
      { name: '古子軒' },
      { seat_no: '', name: '宋承恩' },
    ])
    const account = (no: string) => `${row.code.toLowerCase()}-${no}`
    expect(cards).toEqual([
      { name: '江宜臻', seat_no: 2, account: account('02'), pin: expect.stringMatching(/^\d{6}$/) },
      { name: '古子軒', seat_no: 1, account: account('01'), pin: expect.stringMatching(/^\d{6}$/) },
      { name: '宋承恩', seat_no: 3, account: account('03'), pin: expect.stringMatching(/^\d{6}$/) },
    ])
    expect(await studentsOf()).toMatchObject([
      { name: '古子軒', account: account('01'), pin_open: true },
      { name: '江宜臻' },
      { name: '宋承恩' },
    ])
    const [pupil] = await server()
      .services.db.select()
      .from(users)
      .where(eq(users.username, account('01')))
    expect(pupil).toMatchObject({ email: null, isStudent: true, roleId: 5, gradeNo: 5 })
    expect(pupil?.passwordHash).toMatch(/^\$argon2id\$/)
  })

  test('open with the PIN of their card alone', async () => {
    const { made } = await classOf()
    const [first, second] = await made([{ name: '古子軒' }, { name: '江宜臻' }])
    const logIn = tablet()
    expect(await logIn(first?.account ?? '', first?.pin ?? '')).toBe(200)
    expect(await logIn(first?.account.toUpperCase() ?? '', first?.pin ?? '')).toBe(200)
    expect(await logIn(second?.account ?? '', first?.pin ?? '')).toBe(422)
  })

  test('are all made or none: two of one seat are told, and nobody is made', async () => {
    const { row, create } = await classOf()
    const twice = await create([
      { seat_no: 1, name: '古子軒' },
      { seat_no: 1, name: '江宜臻' },
    ])
    expect([twice.status, twice.body.errors]).toEqual([422, { 'students.1.seat_no': ['座號 1 已經有人了'] }])
    const own = like(users.username, `${row.code.toLowerCase()}-%`)
    expect(await server().services.db.$count(users, own)).toBe(0)
  })

  test('of a list that is sent twice are made once', async () => {
    const { create, studentsOf } = await classOf()
    const more = { form_key: '7f1de1f0-6a3f-4d3a-9d52-4b0c1f0e6a13' }
    const answers = await Promise.all([1, 2].map(() => create([{ name: '古子軒' }], more)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await studentsOf()).toHaveLength(1)
  })

  test('are sixty at once, and not one more', async () => {
    const { made, create } = await classOf()
    const list = (count: number) => Array.from({ length: count }, (_, no) => ({ name: `學生${no}` }))
    expect((await create(list(61))).status).toBe(422)
    const cards = await made(list(60))
    expect(new Set(cards.map(({ account }) => account)).size).toBe(60)
    expect(cards.at(-1)?.seat_no).toBe(60)
  }, 60_000)

  test('get a new PIN of their teacher: the old one and the logins of before are void', async () => {
    const { teacher, row, made, studentsOf } = await classOf()
    const [card] = await made([{ name: '古子軒' }])
    const [student] = await studentsOf()
    const body = { class_id: row.id, member_ids: [student.id] }
    const answer = await teacher.ask('POST /api/my/teaching-class/account/pin', body)
    const [fresh] = answer.body.data.cards
    const logIn = tablet()
    expect(await logIn(card?.account ?? '', card?.pin ?? '')).toBe(422)
    expect(await logIn(card?.account ?? '', fresh.pin)).toBe(200)
  })

  test('with an address of their own are no longer the teacher’s to open', async () => {
    const { teacher, row, made, studentsOf } = await classOf()
    const [card] = await made([{ name: '古子軒' }])
    await server()
      .services.db.update(users)
      .set({ email: 'own@pupil.example', emailVerifiedAt: new Date() })
      .where(eq(users.username, card?.account ?? ''))
    const [student] = await studentsOf()
    expect(student.pin_open).toBe(false)
    const body = { class_id: row.id, member_ids: [student.id] }
    const answer = await teacher.ask('POST /api/my/teaching-class/account/pin', body)
    expect([answer.status, answer.body.message]).toEqual([422, '選到的學生用的都是自己的帳號，不能發 PIN'])
    expect(await tablet()(card?.account ?? '', card?.pin ?? '')).toBe(200)
  })
})

describe('wrong PINs', () => {
  test('lock an account for those who were never in it, not for its own tablet; a teacher opens it by one tap', async () => {
    const { teacher, row, made, studentsOf } = await classOf()
    const [card] = await made([{ name: '古子軒' }])
    const { account, pin } = card ?? { account: '', pin: '' }
    const own = tablet()
    expect(await own(account, pin)).toBe(200)
    // A classmate somewhere else guesses.
    const other = tablet('198.51.100.9')
    for (let no = 0; no < 5; no++) expect(await other(account, '000000')).toBe(422)
    expect(await other(account, pin)).toBe(429)
    expect(await own(account, pin)).toBe(200)
    const [student] = await studentsOf()
    expect(student.locked).toBe(true)
    const body = { class_id: row.id, member_ids: [student.id] }
    expect((await teacher.ask('POST /api/my/teaching-class/account/unlock', body)).status).toBe(200)
    expect((await studentsOf())[0].locked).toBe(false)
    expect(await other(account, pin)).toBe(200)
  })
})

describe('a class account that is locked', () => {
  const told = async (username: string) => {
    const answers = []
    for (let no = 0; no < 6; no++) {
      const answer = await server().app.inject({
        method: 'POST',
        url: '/api/login',
        headers: await visitor(server()),
        payload: { username, password: '000000' },
      })
      answers.push(answer.json().message)
    }
    return answers
  }

  test('is told that its teacher opens it, alike for a card that there is none of; never of 忘記密碼', async () => {
    const { made } = await classOf()
    const [card] = await made([{ name: '古子軒' }])
    const messages = await told(card?.account ?? '')
    expect(messages).toEqual([
      '帳號或 PIN 不正確',
      '帳號或 PIN 不正確',
      '帳號或 PIN 不正確，還可以再試 2 次。請老師在班級名單按一下「打開」，就能馬上再試。',
      '帳號或 PIN 不正確，還可以再試 1 次。請老師在班級名單按一下「打開」，就能馬上再試。',
      '帳號或 PIN 不正確，已經錯了 5 次，請於 15 分鐘後再試。請老師在班級名單按一下「打開」，就能馬上再試。',
      'PIN 輸入錯誤次數過多，先鎖住 15 分鐘。請老師在班級名單按一下「打開」，就能馬上再試。',
    ])
    expect(await told('zzzzzz-77')).toEqual(messages)
  })
})

describe('the login of a class account', () => {
  const MINUTE_MS = 60_000

  test('ends after twenty minutes without use, whatever was ticked; that of an own account does not', async () => {
    const { made } = await classOf()
    const [card] = await made([{ name: '古子軒' }])
    const at = Date.now()
    const logIn = async (username: string, password: string) => {
      const jar = new CookieJar()
      const token = await visitor(server())
      const answer = await server().app.inject({
        method: 'POST',
        url: '/api/login',
        headers: token,
        payload: { username, password, remember_me: true },
      })
      jar.keep(answer)
      return {
        cookies: [answer.headers['set-cookie'] ?? ''].flat().join(),
        async idAfter(minutes: number) {
          server().setNow(new Date(at + minutes * MINUTE_MS))
          const { data } = (
            await server().app.inject({ url: '/api/my/id', headers: { cookie: jar.header } })
          ).json()
          return data.id
        },
      }
    }
    const { username } = await user(server(), { username: 'own-account', password: 'tung-flowers-in-may' })
    const own = await logIn(username, 'tung-flowers-in-may')
    const pupil = await logIn(card?.account ?? '', card?.pin ?? '')
    expect(pupil.cookies).not.toContain('Max-Age=2592000')
    // Each use begins the twenty minutes anew.
    for (const minutes of [19, 38, 57]) expect(await pupil.idAfter(minutes)).toBeTypeOf('number')
    expect(await pupil.idAfter(57 + 21)).toBeNull()
    expect(await own.idAfter(24 * 60)).toBeTypeOf('number')
    server().setNow(new Date())
  })

  test('opens by its confirmed address too, and by the name on its card for ever', async () => {
    const { made } = await classOf()
    const [card] = await made([{ name: '古子軒' }])
    await server()
      .services.db.update(users)
      .set({ email: 'Card@pupil.example', emailVerifiedAt: new Date() })
      .where(eq(users.username, card?.account ?? ''))
    const logIn = tablet()
    expect(await logIn('card@pupil.example', card?.pin ?? '')).toBe(200)
    expect(await logIn(card?.account ?? '', card?.pin ?? '')).toBe(200)
  })
})
