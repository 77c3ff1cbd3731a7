import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyLesson, tinyPack, withUids } from '../../content/testing/tiny-pack.ts'
import { assignments } from '../../db/tables/assignment.ts'
import { classMembers } from '../../db/tables/school-class.ts'
import { assign, dayIn, PARTLY, RIGHT, twoTerms, WRONG } from '../../testing/assignments.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { cellsOf } from '../../testing/report-cells.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

const PUPILS = 40
const ITEMS = 30
/** A word and a text stand before the exercises. */
const EXERCISES = ITEMS - 2
const SENT_AT_ONCE = 15
const DAY_MS = 24 * 3_600_000

interface OwnModule {
  id: number
  version_id: number
}
interface LessonAnswer {
  id: number
  activities: Record<string, { modules: OwnModule[] }>
}

/** Publishes the lesson; @param second what the first exercise's second wrong option says */
async function publish(second: string) {
  const exercises = Array.from({ length: EXERCISES }, (_, at) => twoTerms(at + 3))
  const [changed] = exercises
  const wrong = changed?.content.terms[0]?.reactable_options[1]
  if (!wrong) throw new Error('the exercise has no wrong option')
  wrong.text = second
  const modules = [...tinyLesson.activities[1].modules, ...exercises]
  const lesson = withUids({ ...tinyLesson, activities: { 1: { modules } } })
  await importPack(server().services, await readPack(await tinyPack({ 'lessons/a.json': lesson })))
  const answer = await server().app.inject('/api/lesson?step_no=1&semester_no=1&no=1')
  const { id, activities }: LessonAnswer = answer.json()
  return { id, modules: activities[1]?.modules ?? [] }
}

let lesson: Awaited<ReturnType<typeof publish>>

beforeAll(async () => {
  lesson = await publish('選項2')
})

type Person = Awaited<ReturnType<typeof person>>

async function classOf(pupilCount: number) {
  const teacher = await teacherOf(server())
  const { id: classId } = await schoolClass(server(), [teacher])
  const pupils: (Person & { memberId: number })[] = []
  for (let no = 1; no <= pupilCount; no++) {
    const pupil = await person(server(), { name: `學生${no}`, isStudent: true })
    const joinedAt = new Date(Date.now() - 30 * DAY_MS)
    const { id } = await stay(server(), { classId, userId: pupil.id }, { joinedAt, seatNo: no })
    pupils.push({ ...pupil, memberId: id })
  }
  const { id, items } = await assign(server(), teacher, { class_id: classId, id: lesson.id })
  // It was given nine days ago, and due two days ago.
  await server()
    .services.db.update(assignments)
    .set({ createdAt: new Date(Date.now() - 9 * DAY_MS), dueOn: dayIn(-2) })
    .where(eq(assignments.id, id))
  return { teacher, classId, pupils, id, items }
}

let sent = 0

/** What a browser had kept of so many answers, sent in few calls. */
async function sendAll(
  pupil: Person,
  modules: readonly OwnModule[],
  answerTo: (at: number) => unknown,
  doneAt: Date,
): Promise<void> {
  const attempts = modules.map((own, at) => ({
    key: `report-${++sent}`,
    thing: 'module',
    thing_id: own.id,
    version_id: own.version_id,
    answer: at < 2 ? null : answerTo(at),
    done_at: doneAt.toISOString(),
    used_ms: 60_000,
  }))
  const calls = [attempts.slice(0, SENT_AT_ONCE), attempts.slice(SENT_AT_ONCE)]
  const answers = await Promise.all(
    calls.map((part) => pupil.ask('POST /api/my/attempts', { attempts: part })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
}

const report = (id: number) => `GET /api/my/teaching-class/assignment/report?id=${id}`
const answersTo = (id: number, more = '') => `GET /api/my/teaching-class/assignment/answers?id=${id}${more}`

describe('40 pupils with 30 things at once', () => {
  test('stand right in the grid: in time, late out of a hole, one thing published anew in between', async () => {
    const { teacher, classId, pupils, id, items } = await classOf(PUPILS)
    expect(items).toHaveLength(ITEMS)
    const before = lesson.modules
    const inTime = new Date(Date.now() - 4 * DAY_MS)
    const late = new Date(Date.now() - 60_000)
    // The first half answers in time, while the lesson is published anew under them; every fourth is all wrong.
    const answerOf = (no: number) => (no % 4 === 0 ? WRONG : no % 4 === 1 ? PARTLY : RIGHT)
    const half = PUPILS / 2
    const [now] = await Promise.all([
      publish('別的選項'),
      ...pupils.slice(0, half).map((pupil, at) => sendAll(pupil, before, () => answerOf(at), inTime)),
    ])
    // The other half comes online: five with what they did on the old page, in time; the rest is late, on the new one.
    await Promise.all(
      pupils.slice(half).map((pupil, at) => {
        const old = at < 5
        return sendAll(pupil, old ? before : now.modules, () => answerOf(half + at), old ? inTime : late)
      }),
    )
    expect(now.modules[2]?.version_id).not.toBe(before[2]?.version_id)

    const { body } = await teacher.ask(report(id))
    expect(body.data.assignment).toMatchObject({ pupil_count: PUPILS, done_count: PUPILS, help_count: 20 })
    // The list counts where the work lies, the report what it has at hand: both say the same.
    const list = await teacher.ask(`GET /api/my/teaching-class/assignment/list?class_id=${classId}`)
    expect(list.body.data.assignments).toEqual([body.data.assignment])
    for (const [at, { name }] of pupils.map((own, no): [number, Person] => [no, own])) {
      const cells = cellsOf(body.data, `學生${at + 1}`)
      expect(cells, name ?? '').toHaveLength(ITEMS)
      const [earned, state] =
        at % 4 === 0 ? [0, 'needs_help'] : at % 4 === 1 ? [2, 'needs_help'] : [3, 'done']
      for (const cell of cells.slice(2))
        expect(cell).toMatchObject({
          state,
          late: at >= half + 5,
          first: { earned, total: 3 },
          best: { earned },
        })
      expect(cells.slice(0, 2).every((cell) => cell.state === 'done' && cell.best === null)).toBe(true)
    }

    const answers = (await teacher.ask(answersTo(id))).body.data
    expect(answers.pupil_count).toBe(PUPILS)
    const [item] = items.slice(2)
    const own = answers.questions.filter((one: { item_id: number }) => one.item_id === item?.id)
    const first = own.filter((one: { no: number }) => one.no === 1)
    // One question stands where only another wrong option was written: what was chosen is told as it was read.
    expect(first).toMatchObject([{ asked: { text: '阿公' }, answered: PUPILS, missed: 20 }])
    const wrong = new Map(
      first[0].wrong.map((one: { given: { text: string }[]; count: number }) => [
        one.given[0]?.text,
        one.count,
      ]),
    )
    expect(wrong).toEqual(
      new Map([
        ['選項2', 13],
        ['別的選項', 7],
      ]),
    )
    expect(own.find((one: { no: number }) => one.no === 2)).toMatchObject({
      right: [{ text: '選項3' }, { text: '選項4' }],
      answered: PUPILS,
      missed: 10,
      wrong: [{ given: [], count: 10 }],
    })
    const missed = answers.questions.map((one: { missed: number }) => one.missed)
    expect(missed).toEqual(missed.toSorted((one: number, other: number) => other - one))
  })
})

describe('what a class answered', () => {
  test('is of the first try, of one pupil alone where she is named, and of one thing', async () => {
    const { teacher, pupils, id, items } = await classOf(2)
    const [one, other] = pupils
    const modules = lesson.modules
    if (!one || !other) throw new Error('two pupils')
    await sendAll(one, modules, () => WRONG, new Date(Date.now() - 90_000))
    await sendAll(one, modules, () => RIGHT, new Date(Date.now() - 60_000))
    await sendAll(other, modules, () => RIGHT, new Date(Date.now() - 60_000))
    const item = `&item_id=${items[2]?.id}`
    const { data } = (await teacher.ask(answersTo(id, item))).body
    expect(data.questions).toHaveLength(2)
    expect(data).toMatchObject({
      pupil_count: 2,
      questions: [
        {
          no: 1,
          answered: 2,
          missed: 1,
          wrong: [{ given: [{ text: '選項2' }], member_ids: [one.memberId] }],
        },
        { no: 2, answered: 2, missed: 1 },
      ],
    })
    const hers = await teacher.ask(answersTo(id, `${item}&member_id=${other.memberId}`))
    expect(hers.body.data.questions).toMatchObject([
      { answered: 1, missed: 0, wrong: [] },
      { answered: 1, missed: 0 },
    ])
  })

  test('has nothing of a pupil who left, and nobody finds what is not theirs', async () => {
    const { teacher, pupils, id } = await classOf(2)
    const [one, other] = pupils
    if (!one || !other) throw new Error('two pupils')
    for (const pupil of pupils)
      await sendAll(pupil, lesson.modules, () => WRONG, new Date(Date.now() - 60_000))
    await server()
      .services.db.update(classMembers)
      .set({ leftAt: new Date() })
      .where(eq(classMembers.id, one.memberId))
    expect((await teacher.ask(answersTo(id))).body.data.pupil_count).toBe(1)
    expect((await teacher.ask(report(id))).body.data.pupils).toMatchObject([{ name: '學生2' }])
    const foreign = await classOf(1)
    const item = `&item_id=${foreign.items[0]?.id}`
    const member = `&member_id=${foreign.pupils[0]?.memberId}`
    for (const path of [
      answersTo(id, item),
      answersTo(id, member),
      answersTo(id, `&member_id=${one.memberId}`),
    ])
      expect((await teacher.ask(path)).status, path).toBe(404)
    expect((await foreign.teacher.ask(answersTo(id))).status).toBe(404)
    expect((await other.ask(answersTo(id))).status).toBe(403)
    expect((await (await person(server(), { isTeacher: false })).ask(answersTo(id))).status).toBe(403)
  })

  test('nobody has answered: there are no questions yet', async () => {
    const { teacher, id } = await classOf(1)
    expect((await teacher.ask(answersTo(id))).body.data).toMatchObject({ pupil_count: 0, questions: [] })
  })
})
