import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { assignments } from '../../db/tables/assignment.ts'
import { attempts } from '../../db/tables/study.ts'
import { assign, dayIn, lessonOf, PARTLY, RIGHT, twoTerms, WRONG } from '../../testing/assignments.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { cellsOf } from '../../testing/report-cells.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

const EXERCISES = 6
const PUPILS = 40
const DAY_MS = 24 * 3_600_000

/** The lesson; published anew, of the first term the other option is right: what was right before is half right. */
function publish(isNew: boolean) {
  const exercises = Array.from({ length: EXERCISES }, (_, at) => {
    const own = twoTerms(at + 3)
    for (const option of own.content.terms[0]?.reactable_options ?? [])
      option.is_correct = (option.id === 1) !== isNew
    return own
  })
  return lessonOf(server(), exercises)
}

const NEWLY_RIGHT = PARTLY

interface Try {
  version: 'before' | 'now'
  answer: object
  /** Days ago at which it was done: it was given nine days ago and due two days ago. */
  days: number
}

/** What ten pupils each did, and what has to stand in their cells. */
const GROUPS: { tries: Try[]; cell: object }[] = [
  // Offline on the old page.
  {
    tries: [{ version: 'before', answer: RIGHT, days: 4 }],
    cell: { state: 'done', late: false, first: { earned: 3, total: 3 }, best: { earned: 3 }, tries: 1 },
  },
  // Likewise with what would be right by now.
  {
    tries: [{ version: 'before', answer: NEWLY_RIGHT, days: 4 }],
    cell: { state: 'needs_help', late: false, first: { earned: 2 }, best: { earned: 2 }, tries: 1 },
  },
  // Late, on the new page.
  {
    tries: [{ version: 'now', answer: NEWLY_RIGHT, days: 0.01 }],
    cell: { state: 'done', late: true, first: { earned: 3 }, best: { earned: 3 }, tries: 1 },
  },
  // On the new page; what she had done before on another device comes with it.
  {
    tries: [
      { version: 'now', answer: NEWLY_RIGHT, days: 0.01 },
      { version: 'before', answer: WRONG, days: 4 },
    ],
    cell: { state: 'done', late: false, first: { earned: 0 }, best: { earned: 3 }, tries: 2 },
  },
]

test('what forty pupils did offline on the old page arrives at once, twice, after the new one: each cell is right and each answer there once', {
  timeout: 120_000,
}, async () => {
  const { id: lessonId, modules } = await publish(false)
  const before = modules.slice(2)
  const teacher = await teacherOf(server())
  const { id: classId } = await schoolClass(server(), [teacher])
  const pupils: Awaited<ReturnType<typeof person>>[] = []
  for (let no = 1; no <= PUPILS; no++) {
    const pupil = await person(server(), { name: `學生${no}`, isStudent: true })
    const joinedAt = new Date(Date.now() - 30 * DAY_MS)
    await stay(server(), { classId, userId: pupil.id }, { joinedAt, seatNo: no })
    pupils.push(pupil)
  }
  const things = before.map((own) => own.id)
  const { id } = await assign(server(), teacher, { class_id: classId, id: lessonId, thing_ids: things })
  const { db } = server().services
  await db
    .update(assignments)
    .set({ createdAt: new Date(Date.now() - 9 * DAY_MS), dueOn: dayIn(-2) })
    .where(eq(assignments.id, id))
  const now = (await publish(true)).modules.slice(2)
  expect(now.map((own) => own.id)).toEqual(before.map((own) => own.id))
  expect(now.every((own, at) => own.version_id !== before[at]?.version_id)).toBe(true)

  const groupOf = (no: number) => GROUPS[no % GROUPS.length]
  const calls = pupils.flatMap((pupil, no) =>
    (groupOf(no)?.tries ?? []).flatMap(({ version, answer, days }) => {
      const sent = (version === 'now' ? now : before).map((own) => ({
        key: `late-${no}-${version}-${own.id}`,
        thing: 'module',
        thing_id: own.id,
        version_id: own.version_id,
        answer,
        done_at: new Date(Date.now() - days * DAY_MS).toISOString(),
        used_ms: 60_000,
      }))
      // The line broke before the answer: it is sent once more.
      return [sent, sent].map((own) => () => pupil.ask('POST /api/my/attempts', { attempts: own }))
    }),
  )
  const told = await Promise.all(calls.map((call) => call()))
  const statuses = told.flatMap(({ status, body }) => [
    status,
    ...body.data.attempts.map((own: { status: string }) => own.status),
  ])
  expect([...new Set(statuses)]).toEqual([200, 'kept'])

  const { body } = await teacher.ask(`GET /api/my/teaching-class/assignment/report?id=${id}`)
  expect(body.data.assignment).toMatchObject({ pupil_count: PUPILS, done_count: PUPILS, help_count: 10 })
  for (const no of pupils.keys()) {
    const cells = cellsOf(body.data, `學生${no + 1}`)
    expect(cells, `學生${no + 1}`).toHaveLength(EXERCISES)
    for (const cell of cells) expect(cell, `學生${no + 1}`).toMatchObject(groupOf(no)?.cell ?? {})
  }
  const tries = GROUPS.flatMap((group) => group.tries).length
  const userIds = pupils.map((own) => own.id)
  expect(await db.$count(attempts, inArray(attempts.userId, userIds))).toBe(
    (PUPILS / GROUPS.length) * tries * EXERCISES,
  )

  const path = `GET /api/my/teaching-class/assignment/answers?id=${id}`
  const { data } = (await teacher.ask(path)).body
  expect(data.pupil_count).toBe(PUPILS)
  // Of the first term, under what is right in the version that each had: nobody is counted twice.
  const firsts = data.questions.filter((own: { no: number }) => own.no === 1)
  const sum = (of: 'answered' | 'missed') =>
    firsts.reduce((all: number, own: Record<typeof of, number>) => all + own[of], 0)
  expect([sum('answered'), sum('missed')]).toEqual([PUPILS * EXERCISES, (PUPILS / 2) * EXERCISES])
})
