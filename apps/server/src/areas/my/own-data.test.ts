import { randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { sessions, userIdentities, userRoles } from '../../db/tables/account.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { eventRegistrations, gameResults } from '../../db/tables/event.ts'
import { feedback, feedbackScreenshots } from '../../db/tables/feedback.ts'
import { mails } from '../../db/tables/mail.ts'
import { studyRecorders } from '../../db/tables/study.ts'
import { sendMail } from '../../domain/mail/send.ts'
import { user } from '../../testing/builders.ts'
import { schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { event } from '../../testing/events.ts'
import { runJob } from '../../testing/jobs.ts'
import { testServer } from '../../testing/server.ts'
import { callersOf } from './testing.ts'

const server = testServer()
const { browser, rowOf } = callersOf(server)

async function report(userId: number) {
  const { db } = server().services
  const [row] = await db
    .insert(feedback)
    .values({
      code: `F-${userId}`,
      userId,
      email: 'mei@mail.test',
      tel: '0912345678',
      url: 'https://site.test/lesson',
      content: '第二句的拼音有錯',
      category: 3,
      note: '只給處理人員看',
    })
    .returning()
  if (!row) throw new Error('not inserted')
  await db
    .insert(feedbackScreenshots)
    .values({ feedbackId: row.id, no: 1, key: `private-${userId}`, mediaType: 'image/png' })
  await server().services.privateBlobs.put(`private-${userId}`, Buffer.from('a picture'))
  return row
}

describe('export', () => {
  test('is a ZIP of everything that is kept of oneself, and of nobody else', async () => {
    const someone = await user(server(), {
      username: 'export@mail.test',
      password: 'right password',
      name: '阿明',
    })
    const other = await user(server(), { name: '別人的名字' })
    await report(someone.id)
    await report(other.id)
    const { db } = server().services
    const at = new Date('2026-11-01T08:00:00Z')
    await db.insert(studyRecorders).values({
      userId: someone.id,
      pageCode: 'lesson',
      key: 'lesson_id=1',
      beginAt: at,
      lastAt: new Date(at.getTime() + 120_000),
      creditMs: 120_000,
    })
    const { id: eventId } = await event(server(), { title: '秋夜聽聲' })
    await db.insert(eventRegistrations).values({ eventId, userId: someone.id, status: 1 })
    await db.insert(gameResults).values({
      ...{ uuid: randomUUID(), playId: 'of export', eventId, gameId: 1, dialectId: 1, userId: someone.id },
      ...{ actor: '', seed: '', rulesVersion: 1, quizData: { 1: { selected: 2 } }, bodyHash: '', score: 90 },
      ...{ usedTime: 1, claimedScore: 90, claimedTime: 1, elapsed: 1, isFinal: true, flagged: false },
      ...{ startedAt: at, createdAt: at },
    })
    const teacher = await teacherOf(server(), '古秀蘭')
    const { id: classId } = await schoolClass(server(), [teacher], {
      name: '五年甲班',
      remark: '老師自己的話',
    })
    const given = { seatNo: 7, consentAt: at, consentBy: teacher.id }
    await stay(server(), { classId, userId: someone.id }, given)
    const from = { address: '198.51.100.7', device: undefined }
    await server().services.loginGate.remember(db, { userId: someone.id, from, now: at })
    const answer = await (await browser(someone))('GET', '/api/my/export')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/zip')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="my-data-[\d-]+\.zip"; filename\*=UTF-8''/,
    )
    const files = Object.fromEntries(
      Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
    )
    expect(Object.keys(files).sort()).toEqual([
      'assignments.json',
      'classes.json',
      'compositions.json',
      'events.json',
      'family.json',
      'feedback.json',
      'logins.json',
      'profile.json',
      'progress.json',
      'recordings.json',
      'rooms.json',
      'study-history.json',
      '說明.txt',
    ])
    const json = (name: string) => JSON.parse(files[name] ?? '')
    expect(json('profile.json')).toMatchObject({
      account: 'export@mail.test',
      name: '阿明',
      has_password: true,
    })
    expect(json('study-history.json').records).toMatchObject([{ page_code: 'lesson', minutes: 2 }])
    expect(json('feedback.json')).toMatchObject([{ content: '第二句的拼音有錯', tel: '0912345678' }])
    expect(json('logins.json').devices).toHaveLength(1)
    expect(json('events.json')).toMatchObject({
      registrations: [{ event: '秋夜聽聲', status: 1 }],
      results: [{ event: '秋夜聽聲', score: 90, quiz_data: { 1: { selected: 2 } } }],
    })
    expect(json('classes.json')).toMatchObject({
      member_of: [
        { class: '五年甲班', seat_no: 7, consent_at: at.toISOString(), consent_ticked_by: '古秀蘭' },
      ],
    })
    expect(json('logins.json').known_places).toMatchObject([{ kind: 'device' }, { kind: 'network' }])
    expect(files['說明.txt']).toContain('客語學堂：我的資料')
    const all = Object.values(files).join('\n')
    const [own] = await db.select().from(sessions).where(eq(sessions.userId, someone.id))
    for (const secret of [
      'argon2',
      '別人的名字',
      '只給處理人員看',
      '老師自己的話',
      own?.secretHash ?? 'no session',
    ])
      expect(all).not.toContain(secret)
  })
})

describe('erasing the account', () => {
  test('takes the account and what is its owner’s alone; a report stays without a person', async () => {
    const someone = await user(server(), { username: 'erase@mail.test', password: 'right password' })
    const { db } = server().services
    const kept = await report(someone.id)
    await db
      .insert(userIdentities)
      .values({ userId: someone.id, provider: 'edu', issuer: 'i', subject: 's', linkedAt: new Date() })
    await db.insert(auditRows).values({
      at: new Date(),
      userId: null,
      userName: '管理員',
      action: 'user.roles',
      subjectId: String(someone.id),
      subject: 'erase@mail.test',
      before: { name: '名字' },
    })
    const readBy = { at: new Date(), userId: null, userName: '老師', subjectId: String(someone.id) }
    await db.insert(auditRows).values([
      { ...readBy, action: 'pupil.answers', subject: '五年三班　名字' },
      // The class of that number, and none of hers.
      { ...readBy, action: 'class.students', subject: '五年三班' },
    ])
    const ask = await browser(someone)
    const other = await browser(someone)
    const answer = await ask('DELETE', '/api/my/account', {
      account: 'Erase@mail.test',
      password: 'right password',
    })
    expect(answer.json()).toEqual({ message: '帳號已刪除' })
    expect(await rowOf(someone)).toBeUndefined()
    expect((await other('GET', '/api/my/account')).statusCode).toBe(401)
    expect(await db.select().from(userIdentities).where(eq(userIdentities.userId, someone.id))).toEqual([])
    const [row] = await db.select().from(feedback).where(eq(feedback.id, kept.id))
    expect(row).toMatchObject({ userId: null, email: '', tel: '', content: '第二句的拼音有錯' })
    expect(
      await db.select().from(feedbackScreenshots).where(eq(feedbackScreenshots.feedbackId, kept.id)),
    ).toEqual([])
    const lines = await db
      .select()
      .from(auditRows)
      .where(eq(auditRows.subjectId, String(someone.id)))
    expect(lines.map(({ action, subject }) => [action, subject]).sort()).toEqual([
      ['class.students', '五年三班'],
      ['pupil.answers', '已刪除的帳號'],
      ['user.erase', '已刪除的帳號'],
      ['user.roles', '已刪除的帳號'],
    ])
    expect(JSON.stringify(lines)).not.toMatch(/erase@|名字/)
  })

  test('from several browsers at once is done once and leaves one line', async () => {
    const someone = await user(server(), { username: 'hurried', password: 'right password' })
    const browsers = await Promise.all(Array.from({ length: 8 }, () => browser(someone)))
    const body = { account: 'hurried', password: 'right password' }
    const answers = await Promise.all(browsers.map((ask) => ask('DELETE', '/api/my/account', body)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(401)])
    const own = and(eq(auditRows.action, 'user.erase'), eq(auditRows.subjectId, String(someone.id)))
    expect(await server().services.db.$count(auditRows, own)).toBe(1)
  })

  test('takes the mails about it, and those to its confirmed address; others stay', async () => {
    const { services } = server()
    const email = 'mails@mail.test'
    const confirmed = { email, emailVerifiedAt: new Date() }
    const someone = await user(server(), { username: email, ...confirmed, password: 'right password' })
    const send = (to: string, userId?: number) =>
      sendMail(services, services.db, {
        to,
        subject: '主旨',
        title: '您好',
        paragraphs: [],
        ...(userId ? { userId } : {}),
      })
    await send('Mails@Mail.test')
    await send('claimed@mail.test', someone.id)
    await send('claimed@mail.test')
    for (const { id } of await services.db.select().from(mails)) await runJob(server(), 'mail', { id })
    // These wait.
    await send('Mails@Mail.test')
    await send('claimed@mail.test', someone.id)
    const folder = join(services.env.dataDir, 'outbox')
    // As a crash between the two files of a mail leaves it.
    await writeFile(join(folder, '20260101T000000000Z-0000000a.eml'), `To: ${email}\r\n`)
    const payload = { account: email, password: 'right password' }
    const answer = await (await browser(someone))('DELETE', '/api/my/account', payload)
    expect(answer.statusCode).toBe(200)
    const left = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    )
    expect(await services.db.select().from(mails)).toMatchObject([{ to: 'claimed@mail.test', userId: null }])
    expect(left).toHaveLength(2)
    expect(left.join('').toLowerCase()).not.toContain(email)
    expect(left.join('')).toContain('claimed@mail.test')
    expect(left.join('')).not.toContain(`"userId": ${someone.id}`)
  })

  test('needs the account’s name and its password', async () => {
    const someone = await user(server(), { username: 'careful', password: 'right password' })
    const ask = await browser(someone)
    const erase = async (body: object) => (await ask('DELETE', '/api/my/account', body)).json().errors
    expect(await erase({ account: 'other', password: 'right password' })).toEqual({
      account: ['輸入的帳號和你的帳號不同'],
    })
    expect(await erase({ account: 'careful' })).toEqual({ password: ['請輸入目前的密碼'] })
    expect(await erase({ account: 'careful', password: 'wrong' })).toEqual({ password: ['密碼不正確'] })
    expect(await rowOf(someone)).toBeDefined()
  })

  test('guessing its password counts like guessing at the login', async () => {
    const ask = await browser(await user(server(), { username: 'guessed', password: 'right password' }))
    const guess = async (password: string) =>
      (await ask('DELETE', '/api/my/account', { account: 'guessed', password })).json().errors.password
    for (let time = 0; time < 2; time++) expect(await guess('wrong')).toEqual(['密碼不正確'])
    const way = '想不起來的話，請登出，再用登入頁的「忘記密碼？」重新設定。'
    expect(await guess('wrong')).toEqual([`密碼不正確，還可以再試 2 次。${way}`])
    for (let time = 0; time < 2; time++) expect((await guess('wrong'))[0]).toMatch(/^密碼不正確，/)
    expect((await guess('right password'))[0]).toMatch(/^密碼輸入錯誤次數過多，請於 15 分鐘後再試。/)
  })

  test('without a password needs a login of the last ten minutes', async () => {
    const someone = await user(server(), { username: 'no password' })
    const start = new Date()
    const ask = await browser(someone)
    server().setNow(new Date(start.getTime() + 11 * 60_000))
    const late = await ask('DELETE', '/api/my/account', { account: 'no password' })
    expect(late.json().errors).toEqual({ password: ['請先登出，重新登入後再刪除帳號'] })
    server().setNow(new Date(start.getTime() + 9 * 60_000))
    expect((await ask('DELETE', '/api/my/account', { account: 'no password' })).statusCode).toBe(200)
    server().setNow(new Date())
  })

  test('the last administrator stays', async () => {
    const { db } = server().services
    await db.delete(userRoles).where(eq(userRoles.role, 'admin'))
    const last = await user(server(), { username: 'last', password: 'right password', roles: ['admin'] })
    const body = { account: 'last', password: 'right password' }
    const ask = await browser(last)
    expect((await ask('DELETE', '/api/my/account', body)).json().errors).toEqual({
      account: ['你是唯一的系統管理員，請先指定另一位'],
    })
    await user(server(), { roles: ['admin'] })
    expect((await ask('DELETE', '/api/my/account', body)).statusCode).toBe(200)
  })
})
