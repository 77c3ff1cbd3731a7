import { expect, test } from 'vitest'
import { gameResults } from '../../db/tables/event.ts'
import { session, user } from '../../testing/builders.ts'
import { event } from '../../testing/events.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
let made = 0

async function player() {
  const own = await user(server(), { isStudent: true })
  const headers = await session(server(), own)
  return {
    async plays(
      eventId: number,
      startedAt: string,
      options: Partial<typeof gameResults.$inferInsert> = {},
    ): Promise<void> {
      const uuid = `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`
      const of = {
        uuid,
        playId: uuid,
        eventId,
        gameId: 1,
        dialectId: 1,
        userId: own.id,
        actor: 'a',
        seed: 's',
      }
      const what = { rulesVersion: 1, quizData: {}, bodyHash: 'h', score: 80, usedTime: 62_340 }
      const claims = { claimedScore: 80, claimedTime: 62_340, elapsed: 70_000, isFinal: true, flagged: false }
      const at = { startedAt: new Date(startedAt), createdAt: new Date(Date.parse(startedAt) + 70_000) }
      await server()
        .services.db.insert(gameResults)
        .values({ ...of, ...what, ...claims, ...at, ...options })
    },
    async get(query = '', url = '/api/my/events') {
      const answer = await server().app.inject({ url: `${url}${query}`, headers })
      return { status: answer.statusCode, text: answer.body }
    },
  }
}

test('plays that came to their end are told with what leads back to the event', async () => {
  const own = await event(server(), { title: '桐花盃' })
  const { plays, get } = await player()
  await plays(own.id, '2026-11-20T08:00:00Z')
  await plays(own.id, '2026-11-20T09:00:00Z', { isFinal: false })
  expect(JSON.parse((await get()).text)).toMatchObject({
    data: [
      {
        event_play_at: '2026-11-20T08:00:00.000Z',
        title: '桐花盃',
        dialect_name: '四縣腔',
        score: 80,
        used_time: 62_340,
        used_time_text: '01:02.34',
        event_id: own.id,
        dialect_id: 1,
      },
    ],
    total: 1,
    pages: 1,
  })
  const other = await player()
  expect(JSON.parse((await other.get()).text).data).toEqual([])
})

test('days are Taipei’s, and dialect and keyword narrow it', async () => {
  const own = await event(server(), { title: '桐花盃' })
  const others = await event(server(), { title: '藍衫盃', gameId: 2 })
  const { plays, get } = await player()
  // Begun at 23:59:30 on the 9th, ended on the 10th.
  await plays(own.id, '2026-11-09T15:59:30Z')
  await plays(others.id, '2026-11-10T16:00:00Z', { dialectId: 2, gameId: 2 })
  const titles = async (query: string) =>
    JSON.parse((await get(query)).text).data.map(({ title }: { title: string }) => title)
  expect(await titles('?begin=2026-11-10&end=2026-11-10')).toEqual(['桐花盃'])
  expect(await titles('?end=2026-11-09')).toEqual(['桐花盃'])
  expect(await titles('?begin=2026-11-11')).toEqual(['藍衫盃'])
  expect(await titles('?dialect_id=2')).toEqual(['藍衫盃'])
  expect(await titles(`?keyword=${encodeURIComponent('聲跡')}`)).toEqual(['桐花盃'])
  expect((await get('?begin=2026-13-01')).status).toBe(422)
})

test('a page has a hundred plays; the file has all, and no title is taken for a formula', async () => {
  const own = await event(server(), { title: '=1+1' })
  const { plays, get } = await player()
  for (let no = 0; no < 101; no += 1)
    await plays(own.id, new Date(Date.UTC(2026, 10, 1) + no * 60_000).toISOString())
  const first = JSON.parse((await get('?page=1')).text)
  expect(first).toMatchObject({ total: 101, pages: 2 })
  expect(first.data).toHaveLength(100)
  expect(JSON.parse((await get('?page=2')).text).data).toHaveLength(1)
  const { text } = await get('', '/api/my/events/export')
  const lines = text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(102)
  expect(lines[1]).toContain(`"'=1+1"`)
})
