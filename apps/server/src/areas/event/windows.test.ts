import { games, playBy } from '@hakka/games/server'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { gameResults } from '../../db/tables/event.ts'
import { event, gameSet, member, type Player } from '../../testing/events.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let now = new Date('2026-11-25T04:00:00Z').getTime()
const at = (moment: number) => {
  now = moment
  server().setNow(new Date(now))
}

beforeAll(async () => {
  at(now)
  await gameSet(server(), 4)
})

type Flips = [level: number, window: number, at: number][]

/** A play of game 4 that was dealt, and all that a child does in it. */
async function dealt(player: Player, eventId: number) {
  const { body } = await player.call('GET', `/api/event/game?id=4&d=1&event_id=${eventId}`)
  const { content, deal, play } = body.data.game
  const log = games.get(4)?.log.parse(playBy('child', 4, { content, deal, seed: '7'.repeat(32) }))
  const flips: Flips = JSON.parse(JSON.stringify(log)).flips
  const begun = now
  const save = (count: number, more: { uuid?: string; score?: number } = {}) => {
    const own = flips.slice(0, count)
    const verdict = games.get(4)?.replay(content, deal, { flips: own })
    at(begun + (own.at(-1)?.[2] ?? 0) + 300)
    return player.call('POST', `/api/event/result${more.uuid ? '/update' : ''}`, {
      ...{ event_id: eventId, dialect_id: 1, token: play.token },
      ...{ score: verdict?.score ?? 0, used_time: verdict?.leastTime ?? 0, quiz_data: { flips: own } },
      ...more,
    })
  }
  const first = flips.findIndex(([level]) => level === 2)
  return { save, first, whole: flips.length }
}

it('game 4 is saved at its first window and after each level; only the second level ranks it', async () => {
  const { id } = await event(server(), { gameId: 4, endAt: new Date(now + 6 * 3_600_000) })
  const { player } = await member(server(), { name: '林小梅' })
  await player.call('POST', '/api/event/register', { event_id: id })
  const rank = async () => (await player.call('GET', `/api/event/rank?event_id=${id}`)).body
  const { save, first, whole } = await dealt(player, id)

  const { status, body: row } = await save(1)
  expect(status).toBe(200)
  expect(row).toMatchObject({ status: 'success', ranked: false, reason: 'unfinished', score: 0 })
  expect(await rank()).toMatchObject({ total_player_num: 0, total_play_times: 0 })

  expect((await save(first, { uuid: row.uuid })).body).toMatchObject({
    uuid: row.uuid,
    ranked: false,
    reason: 'unfinished',
  })
  expect(await rank()).toMatchObject({ ranking_bars_data: [], total_play_times: 0 })
  // Nobody goes back behind what was saved to open windows otherwise.
  const [middle] = await server().services.db.select().from(gameResults).where(eq(gameResults.uuid, row.uuid))
  expect(middle).toMatchObject({ isFinal: false, verdict: { levels: [{ passed: true }, { passed: false }] } })

  const ended = await save(whole, { uuid: row.uuid })
  expect(ended.body).toMatchObject({ uuid: row.uuid, ranked: true, reason: null, score: 20 })
  const { ranking_bars_data: rows, total_play_times } = await rank()
  expect(total_play_times).toBe(1)
  expect(rows).toMatchObject([{ rank: 1, name: '林小梅', completed_count: 2 }])
  const [{ level_1_time_text, level_2_time_text, total_time_text, used_time_text, other_data }] = rows
  for (const text of [level_1_time_text, level_2_time_text]) expect(text).toMatch(/^\d\d:\d\d\.\d\d$/)
  expect(total_time_text).toBe(used_time_text)
  expect(JSON.parse(other_data.quiz)).toEqual({ score: 20, completedCount: 2 })

  // At its end it stays: the same again is the same, anything else is refused.
  expect((await save(whole, { uuid: row.uuid })).body).toEqual(ended.body)
  expect((await save(whole, { uuid: row.uuid, score: 100 })).status).toBe(409)
  expect((await save(first, { uuid: row.uuid })).status).toBe(409)
  expect((await save(whole)).body.uuid).toBe(row.uuid)
  expect((await rank()).total_play_times).toBe(1)
})

it('a play that ends after its first level is its player’s to see and ranks nobody', async () => {
  const { id } = await event(server(), { gameId: 4, endAt: new Date(now + 6 * 3_600_000) })
  const { player } = await member(server())
  await player.call('POST', '/api/event/register', { event_id: id })
  const { save, first } = await dealt(player, id)
  const { body } = await save(1)
  await save(first, { uuid: body.uuid })
  const page = await player.call('GET', `/api/event/result?uuid=${body.uuid}`)
  expect(page.body.data).toMatchObject({ ranked: false, reason: 'unfinished' })
  const boards = await player.call('GET', `/api/event/boards?event_id=${id}`)
  expect(boards.body.data).toEqual({ improved: [], played: [], mine: null })
})
