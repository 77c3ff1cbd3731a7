import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { mails } from '../../db/tables/mail.ts'
import { session, user } from '../../testing/builders.ts'
import { event, member, type Player } from '../../testing/events.ts'
import { mailsTo } from '../../testing/outbox.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const START = new Date('2026-11-25T04:00:00Z')
let manager: Record<string, string> = {}

beforeAll(async () => {
  server().setNow(START)
  manager = await session(server(), await user(server(), { roles: ['event_manager'] }))
})

const signUp = (player: Player, id: number) => player.call('POST', '/api/event/register', { event_id: id })
const cancel = (player: Player, id: number) => player.call('DELETE', `/api/event/register?event_id=${id}`)
const mailsOf = (id: number) => server().services.db.select().from(mails).where(eq(mails.userId, id))

async function decide(eventId: number, userId: number, status: number): Promise<number> {
  const { statusCode } = await server().app.inject({
    method: 'POST',
    url: '/api/event/registration',
    headers: manager,
    payload: { event_id: eventId, user_id: userId, status },
  })
  return statusCode
}

describe('who signs up for an event with prizes', () => {
  it('is told by mail, and once a day however often he cancels', async () => {
    const { id } = await event(server(), { title: '冬至客語賽', needsEmail: true })
    const { player, id: userId } = await member(server(), { name: '林小梅', email: 'mei@pupil.example' })
    for (let time = 0; time < 3; time += 1) {
      expect((await signUp(player, id)).status).toBe(200)
      expect((await cancel(player, id)).status).toBe(200)
    }
    await Promise.all([signUp(player, id), signUp(player, id)])
    const [mail] = await mailsTo(server(), 'mei@pupil.example')
    expect(mail?.subject).toBe('活動報名成功：冬至客語賽')
    expect(mail?.text).toContain('林小梅，你好：')
    expect(mail?.text).toContain('活動時間：2026/11/25 11:00 到 2026/11/25 13:00')
    expect(mail?.text).toContain(`/event/game?id=${id}`)
    expect(await mailsOf(userId)).toHaveLength(1)
    server().setNow(new Date(START.getTime() + 30 * 60_000))
  })

  it('is not written to where the address was never confirmed', async () => {
    const { id } = await event(server(), { needsEmail: true })
    const { player, id: userId } = await member(server(), { email: 'open@pupil.example' })
    const { db } = server().services
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, userId))
    expect((await signUp(player, id)).status).toBe(200)
    const other = await member(server())
    await db.update(users).set({ email2: 'second@pupil.example' }).where(eq(users.id, other.id))
    expect((await signUp(other.player, id)).status).toBe(200)
    expect(await mailsTo(server(), 'open@pupil.example', 0)).toEqual([])
    expect(await mailsTo(server(), 'second@pupil.example', 0)).toEqual([])
  })
})

it('an event without prizes writes to nobody who signs up', async () => {
  const { id } = await event(server())
  const { player, id: userId } = await member(server(), { email: 'class@pupil.example' })
  expect((await signUp(player, id)).status).toBe(200)
  expect(await mailsOf(userId)).toEqual([])
})

describe('where approval is asked', () => {
  it('tells that it waits, that it was accepted, and that it was not', async () => {
    const { id } = await event(server(), { title: '校內初賽', needsApproval: true })
    const { player, id: userId } = await member(server(), { email: 'waits@pupil.example' })
    await signUp(player, id)
    expect(await decide(id, userId, 1)).toBe(200)
    // Said once more, it is no news.
    expect(await decide(id, userId, 1)).toBe(200)
    expect(await decide(id, userId, 2)).toBe(200)
    const told = await mailsTo(server(), 'waits@pupil.example', 3)
    expect(told.map(({ subject }) => subject).toSorted()).toEqual(
      ['活動報名已送出：校內初賽', '活動報名審核通過：校內初賽', '活動報名未通過：校內初賽'].toSorted(),
    )
    const none = await member(server())
    await signUp(none.player, id)
    expect(await decide(id, none.id, 1)).toBe(200)
    expect(await mailsOf(none.id)).toEqual([])
  })

  it('a decision that does not hold sends nothing', async () => {
    const { id } = await event(server(), { needsApproval: true })
    const { id: userId } = await member(server(), { email: 'never@pupil.example' })
    expect(await decide(id, userId, 1)).toBe(404)
    expect(await mailsOf(userId)).toEqual([])
  })

  it('the longest title of an event makes one line of a subject', async () => {
    const { id } = await event(server(), { title: '客'.repeat(100), needsApproval: true })
    const { player, id: userId } = await member(server(), { email: 'long@pupil.example' })
    await signUp(player, id)
    expect((await mailsOf(userId))[0]?.subject).toBe(`活動報名已送出：${'客'.repeat(100)}`)
  })
})
