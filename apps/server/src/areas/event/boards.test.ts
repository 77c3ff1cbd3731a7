import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { gameResults } from '../../db/tables/event.ts'
import { rankBest } from '../../domain/event/rank-best.ts'
import { session, user } from '../../testing/builders.ts'
import { event, member, type Player, visitingPlayer, voiceSet } from '../../testing/events.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let now = new Date('2026-11-25T04:00:00Z').getTime()
const wait = (ms: number) => {
  now += ms
  server().setNow(new Date(now))
}

beforeAll(async () => {
  wait(0)
  await voiceSet(server())
})

const signUp = (player: Player, id: number) => player.call('POST', '/api/event/register', { event_id: id })

async function play(player: Player, id: number, wrong: number): Promise<string> {
  const body = player.result(id, await player.deal(id), { wrong })
  wait(body.used_time + 400)
  return (await player.send(body)).body.uuid
}

const boardsFor = async (player: Player, id: number) =>
  (await player.call('GET', `/api/event/boards?event_id=${id}`)).body.data

it('who gained most and who played most often stand on boards, masked but to themselves', async () => {
  const { id } = await event(server())
  const one = await member(server(), { name: '王小明' })
  const two = await member(server(), { name: '林小梅' })
  for (const { player } of [one, two]) await signUp(player, id)
  expect(await boardsFor(one.player, id)).toEqual({ improved: [], played: [], mine: null })
  await play(one.player, id, 6)
  await play(two.player, id, 2)
  await play(one.player, id, 1)
  const worse = await play(one.player, id, 9)
  await play(two.player, id, 1)
  expect(await boardsFor(one.player, id)).toEqual({
    improved: [
      { rank: 1, name: '王小明', plays: 3, gain: 50, gain_text: '50 分', is_me: true },
      { rank: 2, name: '林○梅', plays: 2, gain: 10, gain_text: '10 分', is_me: false },
    ],
    played: [
      { rank: 1, name: '王小明', plays: 3, gain: 50, gain_text: '50 分', is_me: true },
      { rank: 2, name: '林○梅', plays: 2, gain: 10, gain_text: '10 分', is_me: false },
    ],
    mine: { plays: 3, gain: 50, gain_text: '50 分' },
  })
  const guest = await boardsFor(await visitingPlayer(server()), id)
  expect([guest.played[0].name, guest.mine]).toEqual(['王○明', null])

  // What the desk takes away counts on no board.
  const desk = await session(server(), await user(server(), { roles: ['event_manager'] }))
  await server().app.inject({
    method: 'POST',
    url: '/api/event/review',
    headers: desk,
    payload: { uuid: worse, verdict: 'disqualify', reason: '重複' },
  })
  expect((await boardsFor(one.player, id)).mine).toMatchObject({ plays: 2, gain: 50 })
  await two.player.call('DELETE', `/api/event/register?event_id=${id}`)
  expect((await boardsFor(one.player, id)).played).toHaveLength(1)
})

it('has five rows of the most, ties by sign-up order; a thousand plays of one player are one row', async () => {
  const { db } = server().services
  const { id: eventId } = await event(server(), { gameId: 4 })
  const members = []
  for (let no = 0; no < 7; no += 1) members.push(await member(server(), { name: `學生${no}` }))
  for (const { player } of members) await signUp(player, eventId)
  const at = new Date(now)
  const row = (userId: number, usedTime: number) => {
    const playId = randomUUID()
    return {
      ...{
        uuid: playId,
        playId,
        eventId,
        gameId: 4,
        dialectId: 1,
        userId,
        actor: '',
        seed: '',
        rulesVersion: 1,
      },
      ...{ quizData: {}, bodyHash: '', isFinal: true, flagged: false, startedAt: at, createdAt: at },
      ...{ score: 20, usedTime, claimedScore: 20, claimedTime: usedTime, elapsed: usedTime },
    }
  }
  for (const [no, { id: userId }] of members.entries()) {
    const times = no === 6 ? Array.from({ length: 1000 }, (_, index) => 90_000 - index) : [90_000, 60_000]
    await db.insert(gameResults).values(times.map((usedTime) => row(userId, usedTime)))
    await db.transaction((transaction) => rankBest(transaction, eventId, userId))
  }
  const { improved, played } = await boardsFor(await visitingPlayer(server()), eventId)
  const firsts = (rows: { plays: number; gain_text: string }[]) =>
    rows.map(({ plays, gain_text }) => [plays, gain_text])
  expect(firsts(improved)).toEqual(Array.from({ length: 5 }, () => [2, '30.00 秒']))
  expect(firsts(played)).toEqual([[1000, '1.00 秒'], ...Array.from({ length: 4 }, () => [2, '30.00 秒'])])
})
