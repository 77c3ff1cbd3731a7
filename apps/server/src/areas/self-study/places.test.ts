import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { studyPlaces } from '../../db/tables/self-study.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

const part = (type: string, detail: string, on: number) => ({
  type,
  level_no: 1,
  dialect_id: 1,
  category_id: 3,
  title: '家人',
  detail,
  at: { done: 1, total: 2 },
  url: '/self_study/listening?c=3&d=1',
  on,
})
const book = (id: number, page: number, on: number, done = false) => ({ id, page, done, on })

async function pupil() {
  const own = await user(server())
  const headers = await session(server(), own)
  const put = async (body: object) =>
    server().app.inject({ method: 'PUT', url: '/api/my/study-places', headers, payload: body })
  return { own, put, sync: async (body: object) => (await put(body)).json().data }
}

test('of the same place the later one stays, whichever device says it first; a book that was read stays read', async () => {
  const { sync } = await pupil()
  await sync({ parts: [part('listening', '先', 1000)], books: [book(7, 9, 1000, true), book(8, 2, 1000)] })
  const after = await sync({
    parts: [part('listening', '後', 3000), part('reading', '讀', 2000)],
    books: [book(7, 3, 2000), book(9, 4, 500)],
  })
  expect(after.parts.map(({ detail }: { detail: string }) => detail)).toEqual(['後', '讀'])
  expect(after.books).toEqual([book(7, 3, 2000, true), book(8, 2, 1000), book(9, 4, 500)])
  // A device that comes late with what is older hears what is later.
  expect(await sync({ parts: [part('listening', '先', 1000)], books: [] })).toEqual(after)
})

test('nobody sees or writes another’s, and what is to come is taken for now', async () => {
  const [one, other] = [await pupil(), await pupil()]
  const { parts } = await one.sync({ parts: [part('writing', '寫', 8_000_000_000_000)], books: [] })
  expect(parts[0].on).toBeLessThanOrEqual(Date.now())
  expect(await other.sync({ parts: [], books: [] })).toEqual({ parts: [], books: [] })
})

test('what leads elsewhere, or is more than is kept, is refused and nothing is lost', async () => {
  const { put, sync } = await pupil()
  const before = await sync({ parts: [part('speaking', '講', 1000)], books: [] })
  for (const url of ['https://example.org/', '//example.org/self_study/', '/login'])
    expect((await put({ parts: [{ ...part('speaking', '講', 2000), url }], books: [] })).statusCode).toBe(422)
  const many = Array.from({ length: 201 }, (_, at) => book(at + 1, 1, at))
  expect((await put({ parts: [], books: many })).statusCode).toBe(422)
  expect(await sync({ parts: [], books: [] })).toEqual(before)
})

test('of more books than are kept those that were opened longest ago go; two devices at once lose nothing', async () => {
  const { own, sync } = await pupil()
  const of = (from: number) => Array.from({ length: 150 }, (_, at) => book(from + at, 1, from + at))
  await Promise.all([sync({ parts: [], books: of(1) }), sync({ parts: [], books: of(151) })])
  const { books } = await sync({ parts: [], books: [] })
  expect(books.map(({ id }: { id: number }) => id)).toEqual(Array.from({ length: 200 }, (_, at) => 300 - at))
  expect(await server().services.db.$count(studyPlaces, eq(studyPlaces.userId, own.id))).toBe(1)
})
