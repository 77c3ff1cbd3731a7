import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { session, user } from '../../testing/builders.ts'
import { event, member, voiceSet } from '../../testing/events.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let now = Date.parse('2026-11-25T04:00:00Z')
let reviewer: Record<string, string> = {}

const wait = (ms: number) => {
  now += ms
  server().setNow(new Date(now))
}

async function send(method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await server().app.inject({
    method,
    url,
    headers: reviewer,
    ...(payload ? { payload } : {}),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return { status: answer.statusCode, body: isJson ? answer.json() : answer.body }
}

beforeAll(async () => {
  wait(0)
  await voiceSet(server())
  reviewer = await session(server(), await user(server(), { name: '林審查', roles: ['event_manager'] }))
})
beforeEach(() => wait(1000))

/** Somebody who has played an event to its end. */
async function played(id: number, name: string, how: { wrong?: number; pause?: number } = {}) {
  const { player, id: userId } = await member(server(), { name })
  await player.call('POST', '/api/event/register', { event_id: id })
  const body = player.result(id, await player.deal(id), how)
  wait(body.used_time + 400)
  const saved = await player.send(body)
  expect(saved.status).toBe(200)
  const uuid: string = saved.body.uuid
  return { player, userId, uuid }
}

const results = async (id: number) => (await send('GET', `/api/event/winners?event_id=${id}`)).body.data
const names = async (id: number) => (await results(id)).winners.map((own: { name: string }) => own.name)

test('a disqualified play leaves the ranking, and comes back; both are on the audit list', async () => {
  const { id } = await event(server())
  const quick = await played(id, '王小快', { pause: 350 })
  await played(id, '陳小明', { wrong: 2 })
  const before = await results(id)
  expect(before.winners).toMatchObject([
    { rank: 1, name: '王小快', flagged: true },
    { rank: 2, name: '陳小明', flagged: false },
  ])
  expect(before.reviews).toMatchObject([{ uuid: quick.uuid, state: 'waiting', name: '王小快' }])

  const { uuid } = quick
  const empty = await send('POST', '/api/event/review', { uuid, verdict: 'disqualify', reason: ' ' })
  expect(empty).toMatchObject({ status: 422, body: { errors: { reason: ['請寫取消成績的原因'] } } })
  const reason = '每一題都比聽完聲音還快'
  const out = await send('POST', '/api/event/review', { uuid, verdict: 'disqualify', reason })
  expect(out.body).toEqual({ data: { state: 'disqualified' } })
  expect(await names(id)).toEqual(['陳小明'])
  const page = await quick.player.call('GET', `/api/event/result?uuid=${uuid}`)
  expect(page.body.data).toMatchObject({ ranked: false, reason: 'disqualified' })
  expect(JSON.stringify(page.body)).not.toContain(reason)
  expect((await results(id)).reviews).toMatchObject([{ state: 'disqualified', reason }])

  await send('POST', '/api/event/review', { uuid, verdict: 'undo' })
  expect(await names(id)).toEqual(['王小快', '陳小明'])
  await send('POST', '/api/event/review', { uuid, verdict: 'pass' })
  expect((await results(id)).winners[0]).toMatchObject({ name: '王小快', flagged: false })
  // Done already, it is not done again.
  await send('POST', '/api/event/review', { uuid, verdict: 'pass' })
  const rows = await server().services.db.select().from(auditRows).where(eq(auditRows.subjectId, uuid))
  expect(rows.map(({ action }) => action)).toEqual([
    'event_play.disqualify',
    'event_play.undo',
    'event_play.pass',
  ])
  expect(JSON.stringify(rows)).not.toContain('王小快')
})

test('another play of the same player takes the place of a disqualified one', async () => {
  const { id } = await event(server())
  const own = await played(id, '林小二')
  const second = own.player.result(id, await own.player.deal(id), { wrong: 4 })
  wait(second.used_time + 400)
  await own.player.send(second)
  await send('POST', '/api/event/review', { uuid: own.uuid, verdict: 'disqualify', reason: '別人代打' })
  expect((await results(id)).winners).toMatchObject([{ name: '林小二', score: 60 }])
})

test('a play is read step by step, with what the browser claimed', async () => {
  const { id } = await event(server())
  const { uuid } = await played(id, '黃小三', { wrong: 1 })
  const { body } = await send('GET', `/api/event/play?uuid=${uuid}`)
  expect(body.data).toMatchObject({ name: '黃小三', score: 90, claimed_score: 90, refused: '', event_id: id })
  expect(body.data.steps).toHaveLength(10)
  expect(body.data.steps.map((own: { right: boolean }) => own.right)).toEqual([false, ...Array(9).fill(true)])
  expect(body.data.steps[0].asked).toMatch(/^第 1 題（題號 \d+）：.+/)
  expect((await send('GET', '/api/event/play?uuid=7f1de1f0-6a3f-4d3a-9d52-4b0c1f0e6a11')).status).toBe(404)
})

test('winners come as CSV with their addresses, and who took it stands on the audit list', async () => {
  const { id } = await event(server(), { title: '冬季賽' })
  const { userId } = await played(id, '=劉小四')
  await played(id, '吳小五', { wrong: 5 })
  const { users } = await import('../../db/tables/account.ts')
  await server().services.db.update(users).set({ email2: 'four@example.test' }).where(eq(users.id, userId))
  const all = await send('GET', `/api/event/winners/export?event_id=${id}`)
  const lines = all.body.trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('"名次","姓名","學校","班級","腔調","分數","時間","電子郵件","待查"')
  // What a spreadsheet would work out is a text.
  expect(lines[1]).toMatch(/^1,"'=劉小四",.*"four@example.test"/)
  const first = await send('GET', `/api/event/winners/export?event_id=${id}&count=1`)
  expect(first.body.trim().split('\r\n')).toHaveLength(2)
  const rows = await server().services.db.select().from(auditRows).where(eq(auditRows.action, 'event.export'))
  expect(rows.map(({ subject }) => subject)).toEqual(['冬季賽：得獎名單（2 人）', '冬季賽：得獎名單（1 人）'])
})

test('who waits for approval is let in by the desk, and ranked from then on', async () => {
  const { id } = await event(server(), { needsApproval: true })
  const { userId } = await played(id, '周小六')
  expect(await names(id)).toEqual([])
  expect((await results(id)).sign_ups).toMatchObject([{ user_id: userId, name: '周小六', rejected: false }])
  const decide = (status: number) =>
    send('POST', '/api/event/registration', { event_id: id, user_id: userId, status })
  expect((await decide(1)).status).toBe(200)
  expect(await names(id)).toEqual(['周小六'])
  expect((await results(id)).sign_ups).toEqual([])
  await decide(2)
  expect(await names(id)).toEqual([])
  // One turned down by a slip stays in the list, and is let in after all.
  expect((await results(id)).sign_ups).toMatchObject([{ user_id: userId, rejected: true }])
  await decide(1)
  expect(await names(id)).toEqual(['周小六'])
  expect((await decide(0)).status).toBe(422)
})
