import { eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { schools } from '../../db/tables/place.ts'
import { classMembers, classTeachers, schoolClasses } from '../../db/tables/school-class.ts'
import { user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'
import { loadDemoClasses } from './demo-classes.ts'

const server = testServer()

test('three classes of two schools, once, with pupils, some who wait and a second teacher; none without the demo’s own', async () => {
  const { db, now } = server().services
  const codes = ['sample-2', 'sample-3']
  await db.insert(schools).values(codes.map((code) => ({ code, name: code, isSample: true })))
  for (const username of ['teacher', 'student']) {
    const { id } = await user(server(), { username })
    await db.update(users).set({ isDemo: true }).where(eq(users.id, id))
  }
  await loadDemoClasses(db, now())
  const classes = await db.select().from(schoolClasses)
  expect(classes).toHaveLength(3)
  expect(new Set(classes.map(({ schoolId }) => schoolId)).size).toBe(2)
  expect(await db.$count(classTeachers)).toBe(4)
  expect(await db.$count(classMembers, isNull(classMembers.joinedAt))).toBe(3)
  expect(await db.$count(classMembers)).toBe(24)
  const [first] = classes
  await db.delete(schoolClasses).where(eq(schoolClasses.id, first?.id ?? 0))
  await loadDemoClasses(db, now())
  expect(await db.$count(schoolClasses)).toBe(2)
})
