import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { attempts } from '../../db/tables/study.ts'
import { user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'
import { pruneAttempts } from './prune.ts'

const server = testServer()

test('of many attempts at a part the first, the best and the latest twenty stay; few are left alone', async () => {
  const { db } = server().services
  const { id: userId } = await user(server())
  const row = (n: number, thingId: number, item = 0) => ({
    userId,
    thing: 'module' as const,
    thingId,
    item,
    key: `${thingId}-${item}-${n}`,
    earned: n === 5 ? 9 : n % 5,
    total: 10,
    doneAt: new Date(Date.UTC(2026, 0, 1, 0, n)),
  })
  const many = Array.from({ length: 1000 }, (_, n) => row(n, 1))
  const few = Array.from({ length: 22 }, (_, n) => row(n, 1, 1))
  await db.insert(attempts).values([...many, ...few])
  expect(await pruneAttempts(db)).toBe(978)
  const kept = await db.select().from(attempts).where(eq(attempts.item, 0)).orderBy(asc(attempts.doneAt))
  const numbers = kept.map(({ key }) => Number(key.split('-')[2]))
  expect(numbers).toEqual([0, 5, ...Array.from({ length: 20 }, (_, n) => 980 + n)])
  expect(await db.$count(attempts, eq(attempts.item, 1))).toBe(22)
  expect(await pruneAttempts(db)).toBe(0)
})
