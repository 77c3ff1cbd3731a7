import { beforeAll, expect, it } from 'vitest'
import { event, member, type Player, visitingPlayer, voiceSet } from '../../testing/events.ts'
import { recordSql } from '../../testing/record-sql.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const START = new Date('2026-11-25T04:00:00Z')
/** Longer than each play here takes. */
const PLAYED = new Date(START.getTime() + 60_000)

beforeAll(() => voiceSet(server()))

/** Dealt at the beginning, and ready to be sent a minute later. */
async function played(player: Player, id: number, how?: { wrong?: number }) {
  const body = { ...player.result(id, await player.deal(id), how), used_time: 60_000 }
  return { player, body }
}

it('results that come at once stand as if each had come alone, in fewer transactions than there are', async () => {
  server().setNow(START)
  const { id } = await event(server())
  const pupils = []
  // One after the other: of who is as good, the one who signed up first stands first.
  for (let no = 0; no < 40; no++) {
    const { player } = await member(server())
    await player.call('POST', '/api/event/register', { event_id: id })
    pupils.push(await played(player, id, { wrong: no % 10 }))
  }
  const stranger = await played((await member(server())).player, id)
  const visitor = await played(await visitingPlayer(server()), id)
  const { player: restless } = await member(server())
  await restless.call('POST', '/api/event/register', { event_id: id })
  const left = await played(restless, id)
  await restless.deal(id)
  const [forger] = [await played((await member(server())).player, id)]
  const forged = { ...forger, body: { ...forger.body, token: 'A'.repeat(200) } }

  server().setNow(PLAYED)
  const taken = recordSql(server().services.pool)
  const twice = pupils.slice(0, 3)
  const sent = [...pupils, stranger, visitor, left, forged, ...twice]
  const answers = await Promise.all(sent.map(({ player, body }) => player.send(body)))
  const begun = taken().filter(({ text }) => text === 'begin').length
  expect(begun).toBeLessThan(sent.length / 2)

  expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200))
  const saved = answers.map(({ body }) => body)
  expect(saved.slice(0, 40).map(({ ranked, score }) => [ranked, score])).toEqual(
    pupils.map((_, no) => [true, 100 - 10 * (no % 10)]),
  )
  expect(saved.slice(40, 44).map(({ ranked, reason }) => [ranked, reason])).toEqual([
    [false, 'not_registered'],
    [false, 'visitor'],
    [false, 'superseded'],
    [false, 'no_play'],
  ])
  expect(saved.slice(44)).toEqual(saved.slice(0, 3))
  expect(new Set(saved.map(({ uuid }) => uuid)).size).toBe(44)

  const rank = await pupils[0]?.player.call('GET', `/api/event/rank?event_id=${id}`)
  // Plays of who is a visitor, or has not signed up, are plays.
  expect(rank?.body).toMatchObject({ total_player_num: 40, total_play_times: 42, my_best_data: { rank: 1 } })
  const last = await pupils[39]?.player.call('GET', `/api/event/rank?event_id=${id}`)
  expect(last?.body.my_best_data).toMatchObject({ rank: 40, score: 10 })
})

it('the best of who plays twice counts, and both plays', async () => {
  server().setNow(START)
  const { id } = await event(server())
  const pupils = await Promise.all(
    [5, 3].map(async (wrong) => {
      const { player } = await member(server())
      await player.call('POST', '/api/event/register', { event_id: id })
      return { player, first: await played(player, id, { wrong }) }
    }),
  )
  server().setNow(PLAYED)
  for (const { player, first } of pupils) await player.send(first.body)
  const better = await Promise.all(
    pupils.map(({ player }, no) => played(player, id, { wrong: no === 0 ? 0 : 9 })),
  )
  server().setNow(new Date(PLAYED.getTime() + 60_000))
  await Promise.all(better.map(({ player, body }) => player.send(body)))
  const bests = await Promise.all(
    pupils.map(async ({ player }) => (await player.call('GET', `/api/event/rank?event_id=${id}`)).body),
  )
  expect(bests.map(({ my_best_data }) => [my_best_data.rank, my_best_data.score])).toEqual([
    [1, 100],
    [2, 70],
  ])
  expect(bests[0]).toMatchObject({ total_player_num: 2, total_play_times: 4 })
  const boards = await pupils[0]?.player.call('GET', `/api/event/boards?event_id=${id}`)
  expect(boards?.body.data.mine).toMatchObject({ plays: 2, gain: 50 })
})
