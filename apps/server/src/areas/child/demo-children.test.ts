import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { childLinks } from '../../db/tables/child.ts'
import { classAccounts } from '../../db/tables/school-class.ts'
import { studyDays } from '../../db/tables/study.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'
import { loadDemoChildren } from './demo-children.ts'

const server = testServer()

test('the demo’s parent sees the week of two pupils at the first start; what is ended since stays so', async () => {
  const { db, now } = server().services
  const demo = async (username: string, isPupil: boolean) => {
    const { id } = await user(server(), { username })
    await db
      .update(users)
      .set({ isDemo: true, roleId: isPupil ? 5 : 7 })
      .where(eq(users.id, id))
    if (isPupil) await db.insert(classAccounts).values({ userId: id, pinSetAt: now() })
    return { id }
  }
  const parent = await demo('parent', false)
  const pupils = [await demo('k7q4mn-01', true), await demo('k7q4mn-02', true), await demo('k7q4mn-03', true)]
  await loadDemoChildren(db, now())
  const headers = await session(server(), parent)
  const ask = async (url: string) => (await server().app.inject({ url, headers })).json().data
  const { children } = await ask('/api/my/child/list')
  expect(children.map(({ name }: { name: string }) => name)).toEqual(['k7q4mn-01', 'k7q4mn-02'])
  const week = await ask(`/api/my/child/${children[0].id}/week`)
  expect(week.total).toBeGreaterThan(0)
  expect(await db.$count(studyDays, eq(studyDays.userId, pupils[2]?.id ?? 0))).toBe(0)
  await db.update(childLinks).set({ endedAt: now() })
  await loadDemoChildren(db, now())
  expect((await ask('/api/my/child/list')).children).toEqual([])
})
