import type { OwnAssignment } from '@hakka/contract/assignment'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { assignmentItems, assignments } from './db/tables/assignment.ts'
import { classMembers, classTeachers, schoolClasses } from './db/tables/school-class.ts'
import { attempts } from './db/tables/study.ts'
import { seed } from './seed.ts'
import { session } from './testing/builders.ts'
import { testServer } from './testing/server.ts'

const server = testServer({ env: { SEED: 'demo' } })
const start = () => seed(server().services, server().databaseUrl, () => {})

beforeAll(start, 300_000)

const ask = async (id: number, url: string) =>
  (await server().app.inject({ url, headers: await session(server(), { id }) })).json().data

const classBy = async (code: string) => {
  const { db } = server().services
  const [row] = await db
    .select({ id: schoolClasses.id, teacherId: classTeachers.userId })
    .from(schoolClasses)
    .innerJoin(classTeachers, and(eq(classTeachers.classId, schoolClasses.id), classTeachers.isOwner))
    .where(eq(schoolClasses.code, code))
  const id = row?.id ?? 0
  const things = await db
    .selectDistinct({ thing: assignmentItems.thing })
    .from(assignmentItems)
    .innerJoin(assignments, eq(assignments.id, assignmentItems.assignmentId))
    .where(eq(assignments.classId, id))
    .orderBy(asc(assignmentItems.thing))
  const { assignments: given } = await ask(
    row?.teacherId ?? 0,
    `/api/my/teaching-class/assignment/list?class_id=${id}`,
  )
  return {
    id,
    teacherId: row?.teacherId ?? 0,
    given: given.toReversed(),
    things: things.map(({ thing }) => thing),
  }
}

test('五年三班 and 客語社 have all that the demo names, of the real packs', async () => {
  const first = await classBy('K7Q4MN')
  const titles = first.given.map(({ title }: { title: string }) => title)
  expect(titles).toEqual([
    '大家來食飯',
    '貓仔在哪位？',
    '你愛食麼个',
    '家人',
    '打招呼',
    '你愛食麼个',
    '你愛食麼个',
    '主廚上菜大賽',
    '有幾多儕食飯',
    '食晝',
    '大家來算',
  ])
  expect(first.things).toEqual(['book', 'cloze_set', 'dialogue', 'game', 'module', 'speaking'])
  const counts = first.given.map((one: Record<string, number>) => [one.done_count, one.pupil_count])
  expect(counts.slice(0, 2)).toEqual([
    [14, 14],
    [14, 14],
  ])
  expect(counts.at(-1)).toEqual([0, 15])
  for (const [done, of] of counts.slice(3, -1)) {
    expect(done).toBeGreaterThan(0)
    expect(done).toBeLessThan(of)
  }
  expect((await classBy('HAK2FT')).given).toHaveLength(5)
})

test('nobody of the demo’s test has missed what she answered rightly: an option lies in one place', async () => {
  const { teacherId, given } = await classBy('K7Q4MN')
  const test = given.find(({ mode }: { mode: string }) => mode === 'test')
  const { questions } = await ask(teacherId, `/api/my/teaching-class/assignment/answers?id=${test?.id}`)
  expect(questions.length).toBeGreaterThan(5)
  for (const { right, wrong } of questions)
    for (const { given: instead } of wrong) expect(instead).not.toEqual(right)
})

test('every state of a pupil’s list occurs in 五年三班, and nothing of it is a mere claim', async () => {
  const { db } = server().services
  const { id } = await classBy('K7Q4MN')
  const stays = await db
    .select({ userId: classMembers.userId })
    .from(classMembers)
    .where(and(eq(classMembers.classId, id), isNotNull(classMembers.joinedAt)))
  expect(stays).toHaveLength(15)
  const all: OwnAssignment[] = []
  for (const { userId } of stays)
    all.push(...(await ask(userId, `/api/my/learning-class/assignment/list?class_id=${id}`)).assignments)
  const has = (is: (one: OwnAssignment) => boolean) => expect(all.some(is), String(is)).toBe(true)
  for (const state of ['todo', 'doing', 'done', 'handed_back']) has((one) => one.state === state)
  has(({ state, late }) => state === 'done' && late)
  has(({ state, joined_after }) => state === 'todo' && joined_after)
  expect(await db.$count(attempts, eq(attempts.claimed, true))).toBe(0)
})

test('another start adds nothing', async () => {
  const { db } = server().services
  const count = async () => [await db.$count(assignments), await db.$count(attempts)]
  const before = await count()
  await start()
  expect(await count()).toEqual(before)
}, 300_000)
