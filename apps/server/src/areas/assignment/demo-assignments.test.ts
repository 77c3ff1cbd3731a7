import type { OwnAssignment } from '@hakka/contract/assignment'
import type { CallAnswer } from '@hakka/contract/calls'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyLesson, tinyManifest, tinyPack, withUids } from '../../content/testing/tiny-pack.ts'
import { studyPack } from '../../content/testing/tiny-study.ts'
import { assignments } from '../../db/tables/assignment.ts'
import { notifications } from '../../db/tables/school-class.ts'
import { attempts } from '../../db/tables/study.ts'
import { twoTerms } from '../../testing/assignments.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { event } from '../../testing/events.ts'
import { testServer } from '../../testing/server.ts'
import { loadDemoAssignments } from './demo-assignments.ts'

const DAY_MS = 86_400_000
const server = testServer()

type Report = CallAnswer<'GET /api/my/teaching-class/assignment/report'>['data']
type Person = Awaited<ReturnType<typeof person>>
let teacher: Person
let pupils: Person[]
let classId: number
let clubId: number
let eventId: number
const played: { eventId: number; userIds: readonly number[] }[] = []

/** A lesson with four exercises, by its number. */
const lesson = (no: number) => {
  const exercises = [3, 4, 5, 6].map((at) => twoTerms(at))
  const modules = [...tinyLesson.activities[1].modules, ...exercises]
  return withUids({ ...tinyLesson, no, activities: { 1: { modules } } }, `tiny-${no}`)
}

beforeAll(async () => {
  const { services } = server()
  const { db, now } = services
  const two = { 'lessons/a.json': lesson(1), 'lessons/b.json': lesson(2) }
  const manifest = { ...tinyManifest, lessons: Object.keys(two) }
  await importPack(services, await readPack(await tinyPack({ ...two, 'pack.json': manifest })))
  await importPack(services, await readPack(await tinyPack(studyPack())))
  const game = await event(server(), { title: '主廚上菜大賽', gameId: 3, isDemo: true })
  eventId = game.id
  teacher = await teacherOf(server())
  const demo = { isDemo: true }
  classId = (await schoolClass(server(), [teacher], { ...demo, code: 'K7Q4MN' })).id
  clubId = (await schoolClass(server(), [teacher], { ...demo, code: 'HAK2FT', name: '客語社' })).id
  pupils = []
  for (const [seat, sign] of [...'甲乙丙丁戊己庚辛'].entries()) {
    const pupil = await person(server(), { name: `學生${sign}`, isStudent: true })
    pupils.push(pupil)
    // The last one came when the first three were over.
    const joinedAt = new Date(now().getTime() - (seat === 7 ? 5 : 60) * DAY_MS)
    await stay(server(), { classId, userId: pupil.id }, { seatNo: seat + 1, joinedAt })
  }
  // Somebody else is in the club: what is done for one class counts for another.
  const other = await person(server(), { isStudent: true })
  await stay(server(), { classId: clubId, userId: other.id })
  const load = () =>
    loadDemoAssignments(db, now(), async (_transaction, { eventId: own, userIds }) => {
      played.push({ eventId: own, userIds })
    })
  await load()
  await load()
})

const given = async (id = classId) => {
  const list = await teacher.ask(`GET /api/my/teaching-class/assignment/list?class_id=${id}`)
  return list.body.data.assignments.toReversed()
}
const own = async (pupil: Person): Promise<OwnAssignment[]> =>
  (await pupil.ask('GET /api/my/learning-class/assignment/list')).body.data.assignments.filter(
    ({ class_id }: OwnAssignment) => class_id === classId,
  )
const reportOf = async (no: number): Promise<Report> =>
  (await teacher.ask(`GET /api/my/teaching-class/assignment/report?id=${(await given())[no]?.id}`)).body.data

test('a class has one of each kind, the oldest first, once; of things that are not there it has none', async () => {
  expect(await given()).toMatchObject([
    // Done by all who were there.
    { title: '阿公', mode: 'practice', pupil_count: 7, done_count: 7 },
    { title: '這係麼个', place: '繪本　Ⅰ級教材', pupil_count: 7, done_count: 7, help_count: 0 },
    // By six, and by the last one when it was given again.
    { title: '阿公', pupil_count: 7, done_count: 7 },
    { title: '吃飯', place: '聽力　Ⅰ級教材', pupil_count: 8, done_count: 6 },
    { title: '家人', place: '口說　Ⅰ級教材', pupil_count: 8, done_count: 3 },
    { title: '阿公', note: '上次還沒做好的，這次補上就好。' },
    { title: '阿公', mode: 'test', pupil_count: 8, done_count: 4 },
    { title: '主廚上菜大賽', place: '遊戲', pupil_count: 8 },
    { title: '𠊎愛食', pupil_count: 8, done_count: 3 },
  ])
  // Of the club’s only the lesson is in these packs.
  expect(await given(clubId)).toMatchObject([{ title: '阿公' }])
  expect(await server().services.db.$count(assignments)).toBe(10)
})

test('pupils find them in every state, with what is late and what was before they came', async () => {
  const lists = await Promise.all(pupils.map(own))
  const all = lists.flat()
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['todo', 'doing', 'done', 'handed_back']))
  expect(all.some(({ state, late }) => state === 'done' && late)).toBe(true)
  expect(all.some(({ state, late }) => state === 'done' && !late)).toBe(true)
  const overdue = (one: OwnAssignment) => one.state !== 'done' && one.due_on < new Date().toISOString()
  expect(all.some(overdue)).toBe(true)
  const back = lists[2]?.filter(({ state }) => state === 'handed_back')
  expect(back).toMatchObject([{ hand_in: { note: '配對再做一次，先聽聲音再連線。' } }])
  const after = lists.map((list) => list.filter(({ joined_after }) => joined_after).length)
  expect(after).toEqual([0, 0, 0, 0, 0, 0, 0, 3])
})

test('what was missed is given again to those who missed it, each with hers', async () => {
  const missed = await reportOf(2)
  const again = await reportOf(5)
  const names = again.pupils.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(names.length).toBeLessThan(missed.pupils.length)
  expect(again.works.some(({ state }) => state === 'not_asked')).toBe(true)
  expect(again.works.some(({ state }) => state === 'done')).toBe(true)
})

test('results are those of the things’ own marking, at what pupils gave; nothing was done later than now', async () => {
  const { db, now } = server().services
  const rows = await db.select().from(attempts)
  const of = (thing: string) => rows.filter((row) => row.thing === thing)
  for (const thing of ['module', 'dialogue', 'cloze_set', 'spoken_sentence']) {
    const marked = of(thing).filter(({ earned }) => earned !== null)
    expect(marked.length, thing).toBeGreaterThan(0)
    for (const { answer } of marked) expect(answer, thing).not.toBeNull()
    expect(
      marked.some(({ earned, total }) => (earned ?? 0) < (total ?? 0)),
      thing,
    ).toBe(true)
  }
  // Seven who read each of eight pages.
  expect(of('book_page')).toHaveLength(56)
  for (const { claimed, doneAt } of rows) {
    expect(claimed).toBe(false)
    expect(doneAt.getTime()).toBeLessThanOrEqual(now().getTime())
  }
})

test('a test is handed in by some, question by question, and left half done by others', async () => {
  const { id } = (await given())[6]
  const answers = await Promise.all(
    pupils.map((pupil) => pupil.ask(`GET /api/my/learning-class/assignment/answers?id=${id}`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  const states = (await Promise.all(pupils.map(own))).flatMap((list) =>
    list.flatMap((one) => (one.id === id ? one.state : [])),
  )
  expect(states.filter((state) => state === 'doing')).toHaveLength(2)
})

test('of the game half of the class is asked to play it', () => {
  expect(played).toMatchObject([{ eventId, userIds: { length: 4 } }])
})

test('everybody was told of what was given since she is there; what is days ago was read', async () => {
  const { db } = server().services
  const told = async (pupil?: Person) =>
    (
      await db
        .select()
        .from(notifications)
        .where(eq(notifications.userId, pupil?.id ?? 0))
    ).filter((row) => row.classId === classId && row.kind === 'due')
  const first = await told(pupils[0])
  const last = await told(pupils[7])
  const again = (await reportOf(5)).pupils.map(({ name }) => name)
  expect(first).toHaveLength(again.includes('學生甲') ? 9 : 8)
  // Test, game and texts.
  expect(last).toHaveLength(3)
  expect(new Set(first.map(({ readAt }) => readAt === null))).toEqual(new Set([true, false]))
})
