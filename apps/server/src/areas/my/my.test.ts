import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { cities, schools } from '../../db/tables/place.ts'
import { createApiToken } from '../../domain/account/api-tokens.ts'
import { user } from '../../testing/builders.ts'
import { mailsTo, tokenFor } from '../../testing/outbox.ts'
import { testServer } from '../../testing/server.ts'
import { callersOf } from './testing.ts'

const server = testServer()
const { browser, rowOf } = callersOf(server)

async function place(name: string) {
  const { db } = server().services
  const id = 900 + Math.floor(Math.random() * 30_000)
  const [city] = await db.insert(cities).values({ id, name }).returning()
  const [school] = await db
    .insert(schools)
    .values({ code: `${id}`, name: `${name}國小`, cityId: id, district: '東區' })
    .returning()
  if (!city || !school) throw new Error('not inserted')
  return { city, school }
}

describe('profile', () => {
  test('shows what is there, and null for what is not', async () => {
    const { city, school } = await place('新竹')
    const someone = await user(server(), { username: 'profile', name: '阿梅', isStudent: true })
    const ask = await browser(someone)
    expect((await ask('GET', '/api/my/account/json')).json().userFields).toMatchObject({
      userName: '阿梅',
      account: 'profile',
      email: null,
      email_2: null,
      cityName: null,
      schoolName: null,
      districtName: null,
      levelName: null,
      eduCloud: { name: '教育雲端帳號', linkAccount: 'no', linkUrl: '' },
      googleOauth: { name: 'Google 帳號', linkAccount: 'no', linkUrl: '' },
    })
    const answer = await ask('PUT', '/api/my/account', {
      name: ' 阿梅梅 ',
      email_2: 'prize@mail.test',
      city_id: city.id,
      school_id: school.id,
      grade_no: '8',
      class_no: '2',
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({
      name: '阿梅梅',
      school: { name: '新竹國小' },
      grade_no: 8,
      class_no: 2,
    })
    expect((await ask('GET', '/api/my/account/json')).json().userFields).toMatchObject({
      userName: '阿梅梅',
      email_2: 'prize@mail.test',
      cityName: '新竹',
      schoolName: '新竹國小',
      districtName: '東區',
      levelName: '國中二年級',
    })
  })

  test('what is not sent stays, what is sent empty goes', async () => {
    const { city, school } = await place('苗栗')
    const someone = await user(server())
    const ask = await browser(someone)
    await ask('PUT', '/api/my/account', { name: '甲', school_id: school.id, grade_no: 3 })
    expect(await rowOf(someone)).toMatchObject({ cityId: city.id, schoolId: school.id, gradeNo: 3 })
    await ask('PUT', '/api/my/account', { name: '乙' })
    expect(await rowOf(someone)).toMatchObject({ name: '乙', schoolId: school.id, gradeNo: 3 })
    await ask('PUT', '/api/my/account', { name: '乙', school_id: '', grade_no: '' })
    expect(await rowOf(someone)).toMatchObject({ cityId: city.id, schoolId: null, gradeNo: null })
  })

  test('a name is counted as a reader counts it', async () => {
    const someone = await user(server())
    const name = '𠊎'.repeat(50)
    expect((await (await browser(someone))('PUT', '/api/my/account', { name })).statusCode).toBe(200)
    expect(await rowOf(someone)).toMatchObject({ name })
  })

  test('each wrong field is named', async () => {
    const { school } = await place('雲林')
    const { city } = await place('嘉義')
    const ask = await browser(await user(server()))
    const wrong = async (body: object) => (await ask('PUT', '/api/my/account', body)).json().errors
    expect(await wrong({ name: ' ', email_2: 'nowhere', grade_no: 13 })).toEqual({
      name: ['請輸入姓名'],
      email_2: ['電子郵件格式不正確'],
      grade_no: ['不可大於 12'],
    })
    expect(await wrong({ name: '名'.repeat(51) })).toEqual({ name: ['姓名最多 50 個字'] })
    expect(await wrong({ name: '甲\u202E乙' })).toEqual({ name: ['姓名含有無法使用的字元'] })
    expect(await wrong({ name: '甲', school_id: 999_999 })).toEqual({ school_id: ['找不到這所學校'] })
    expect(await wrong({ name: '甲', city_id: city.id, school_id: school.id })).toEqual({
      school_id: ['這所學校不在所選的縣市'],
    })
    expect(await wrong({ name: ' ', city_id: 9999, school_id: 999_999, grade_no: 13 })).toEqual({
      name: ['請輸入姓名'],
      city_id: ['請選擇縣市'],
      school_id: ['找不到這所學校'],
      grade_no: ['不可大於 12'],
    })
    expect(await wrong({ name: '甲', city_id: 32_768 })).toEqual({ city_id: ['請選擇縣市'] })
  })

  test('a body cannot make anybody a teacher or an administrator', async () => {
    const someone = await user(server())
    const ask = await browser(someone)
    await ask('PUT', '/api/my/account', {
      name: '甲',
      teacherConfirmedAt: '2026-11-20',
      is_teacher: true,
      role_id: 4,
      roleId: 1,
      username: 'admin',
    })
    expect(await rowOf(someone)).toMatchObject({
      username: someone.username,
      teacherConfirmedAt: null,
      roleId: null,
    })
  })
})

describe('devices', () => {
  test('are listed, this one first; another is logged out, then all others', async () => {
    const someone = await user(server())
    const here = await browser(someone)
    const there = await browser(someone)
    const third = await browser(someone)
    const { data } = (await here('GET', '/api/my/sessions')).json()
    expect(data.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false])

    const mine = (await there('GET', '/api/my/sessions')).json().data[0].id
    expect((await here('DELETE', `/api/my/sessions/${mine}`)).json().message).toBe('已登出這台裝置')
    expect((await there('GET', '/api/my/sessions')).statusCode).toBe(401)
    expect((await third('GET', '/api/my/sessions')).statusCode).toBe(200)

    expect((await here('DELETE', '/api/my/sessions')).json().message).toBe('已登出其他 1 台裝置')
    expect((await third('GET', '/api/my/sessions')).statusCode).toBe(401)
    expect((await here('GET', '/api/my/sessions')).json().data).toHaveLength(1)
  })

  test('of somebody else are not there', async () => {
    const other = await browser(await user(server()))
    const { id } = (await other('GET', '/api/my/sessions')).json().data[0]
    const here = await browser(await user(server()))
    expect((await here('DELETE', `/api/my/sessions/${id}`)).statusCode).toBe(404)
    expect((await other('GET', '/api/my/sessions')).statusCode).toBe(200)
  })
})

describe('password', () => {
  test('is changed by who knows the old one; other devices are logged out', async () => {
    const someone = await user(server(), { username: 'changes', password: 'right password' })
    const here = await browser(someone)
    const there = await browser(someone)
    const change = (body: object) =>
      here('PUT', '/api/my/password', {
        old_password: 'right password',
        password: 'tung-blossom-89',
        password_confirmation: 'tung-blossom-89',
        ...body,
      })
    const wrong = async (body: object) => (await change(body)).json().errors
    expect(await wrong({ old_password: undefined })).toEqual({ old_password: ['請輸入目前的密碼'] })
    expect(await wrong({ old_password: 'x' })).toEqual({ old_password: ['密碼不正確'] })
    expect(await wrong({ password_confirmation: 'x' })).toEqual({
      password_confirmation: ['兩次輸入的密碼不同'],
    })
    expect(await wrong({ password: 'short', password_confirmation: 'short' })).toEqual({
      password: ['密碼至少要 8 個字元'],
    })
    expect(
      await wrong({ old_password: 'x', password: 'short', password_confirmation: 'shorter' }),
      'all at once',
    ).toEqual({
      old_password: ['密碼不正確'],
      password: ['密碼至少要 8 個字元'],
      password_confirmation: ['兩次輸入的密碼不同'],
    })
    expect(await wrong({ old_password: undefined, password: '', password_confirmation: '' })).toEqual({
      old_password: ['請輸入目前的密碼'],
      password: ['請輸入密碼'],
      password_confirmation: ['請再輸入一次密碼'],
    })
    const { token } = await createApiToken(server().services.db, { userId: someone.id, label: '程式' })
    const byProgram = () =>
      server().app.inject({ url: '/api/my/account', headers: { authorization: `Bearer ${token}` } })
    expect((await byProgram()).statusCode).toBe(200)
    expect((await there('GET', '/api/my/account')).statusCode).toBe(200)
    expect((await change({})).json().message).toBe('密碼已更新，其他裝置已登出')
    expect((await there('GET', '/api/my/account')).statusCode).toBe(401)
    expect((await byProgram()).statusCode).toBe(401)
    expect((await here('GET', '/api/my/account')).statusCode).toBe(200)
    expect(await wrong({})).toEqual({ old_password: ['密碼不正確'] })
  })

  test('of staff has twelve characters; the first one needs no old one', async () => {
    const someone = await user(server(), { roles: ['news_editor'] })
    const ask = await browser(someone)
    const set = (password: string) =>
      ask('PUT', '/api/my/password', { password, password_confirmation: password })
    expect((await set('k7Wz!q2e')).json().errors).toEqual({ password: ['密碼至少要 12 個字元'] })
    expect((await set('k7Wz!q2e-tung')).statusCode).toBe(200)
    expect((await ask('GET', '/api/my/account')).json().data.has_password).toBe(true)
  })
})

describe('e-mail', () => {
  test('is another one only when the link sent to it was opened', async () => {
    const someone = await user(server(), { username: 'old@mail.test', password: 'right password' })
    const ask = await browser(someone)
    const change = (body: object) => ask('PUT', '/api/my/email', { password: 'right password', ...body })
    expect((await change({ email: 'nowhere' })).json().errors).toEqual({ email: ['電子郵件格式不正確'] })
    expect((await change({ email: 'new@mail.test', password: 'x' })).json().errors).toEqual({
      password: ['密碼不正確'],
    })
    expect((await change({ email: 'nowhere', password: '' })).json().errors).toEqual({
      email: ['電子郵件格式不正確'],
      password: ['請輸入目前的密碼'],
    })
    expect(await mailsTo(server(), 'new@mail.test', 0)).toEqual([])
    expect((await change({ email: 'New@mail.test' })).statusCode).toBe(200)
    expect((await change({ email: 'new@mail.test' })).statusCode).toBe(429)
    expect((await rowOf(someone))?.username).toBe('old@mail.test')
    const token = await tokenFor(server(), 'new@mail.test')
    expect((await ask('POST', '/api/email/verify', { token })).statusCode).toBe(200)
    expect(await rowOf(someone)).toMatchObject({ username: 'new@mail.test', email: 'new@mail.test' })
    expect((await change({ email: 'new@mail.test' })).json().errors).toEqual({
      email: ['這就是你現在的電子郵件'],
    })
  })

  test('of somebody else is not taken, and not told to be taken', async () => {
    const { db } = server().services
    const owner = await user(server(), { username: 'owner@mail.test' })
    await db
      .update(users)
      .set({ email: 'owner@mail.test', emailVerifiedAt: new Date() })
      .where(eq(users.id, owner.id))
    const ask = await browser(await user(server(), { username: 'wants' }))
    expect((await ask('PUT', '/api/my/email', { email: 'owner@mail.test' })).statusCode).toBe(200)
    const [mail] = await mailsTo(server(), 'owner@mail.test')
    expect(mail?.subject).toBe('這個電子郵件已經註冊過了')
    expect(mail?.text).not.toContain('token=')
  })
})
