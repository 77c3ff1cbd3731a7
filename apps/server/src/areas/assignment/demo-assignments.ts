import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ASSIGNMENT_MODES } from '@hakka/contract/constants/assignment'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import { users } from '../../db/tables/account.ts'
import { assignmentHandIns, assignmentItems, assignments } from '../../db/tables/assignment.ts'
import { lessons } from '../../db/tables/content.ts'
import { classMembers, classTeachers, schoolClasses } from '../../db/tables/school-class.ts'
import { attempts } from '../../db/tables/study.ts'
import type { Transaction } from '../../db/transaction.ts'
import { lessonSource } from '../../domain/assignment/lesson-source.ts'
import { publishedContent } from '../../domain/attempts/module.ts'
import { loadDemoPart } from '../../domain/edit/demo-part.ts'
import { isAt } from '../../domain/lesson/is-at.ts'
import { ROOT } from '../../kernel/root.ts'

const FILE = join(ROOT, 'content/demo-site/classes.json')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const demoClasses = z.array(
  z.object({
    code: z.string(),
    assignments: z
      .array(
        z.object({
          /** Year, semester, type and number of a lesson in the first dialect. */
          lesson: z.tuple([z.number(), z.number(), z.number(), z.number()]),
          /** Days from the first start's day. */
          given: z.number(),
          due: z.number(),
          /** The first and the last of its activities. */
          activities: z.tuple([z.number(), z.number()]),
          mode: z.enum(ASSIGNMENT_MODES).default('practice'),
          note: z.string().default(''),
          /** Which share of the class has done it, and how well. */
          share: z.number(),
          skill: z.number(),
          /** To whom it was given back. */
          back: z.string().optional(),
        }),
      )
      .default([]),
  }),
)
type DemoAssignment = z.output<typeof demoClasses>[number]['assignments'][number]

/** Assignments of the demo's classes in all states, with what their pupils did of them; once. */
export async function loadDemoAssignments(db: NodePgDatabase, now: Date): Promise<void> {
  const list = demoClasses.parse(JSON.parse(await readFile(FILE, 'utf8')))
  await loadDemoPart(db, 'assignments', async (transaction) => {
    for (const { code, assignments: own } of list) {
      const [row] = await transaction
        .select({ id: schoolClasses.id, teacherId: classTeachers.userId })
        .from(schoolClasses)
        .innerJoin(classTeachers, and(eq(classTeachers.classId, schoolClasses.id), classTeachers.isOwner))
        .where(and(eq(schoolClasses.code, code), eq(schoolClasses.isDemo, true)))
      if (!row) continue
      const pupils = await transaction
        .select({ id: users.id, name: users.name })
        .from(classMembers)
        .innerJoin(users, eq(users.id, classMembers.userId))
        .where(and(eq(classMembers.classId, row.id), isNotNull(classMembers.joinedAt)))
        .orderBy(classMembers.seatNo, classMembers.id)
      for (const one of own) await makeAssignment(db, transaction, { one, classRow: row, pupils, now })
    }
  })
}

interface Made {
  one: DemoAssignment
  classRow: { id: number; teacherId: number }
  pupils: readonly { id: number; name: string }[]
  now: Date
}

const dayOf = (now: Date, days: number) =>
  new Date(now.getTime() + days * DAY_MS + 8 * HOUR_MS).toISOString().slice(0, 10)

async function makeAssignment(
  db: NodePgDatabase,
  transaction: Transaction,
  { one, classRow, pupils, now }: Made,
): Promise<void> {
  const [stepNo, semesterNo, typeNo, no] = one.lesson
  const [lesson] = await transaction
    .select({ id: lessons.id })
    .from(lessons)
    .where(isAt({ stepNo, semesterNo, typeNo, no, dialectId: 1 }))
  const source = lesson && (await lessonSource(db, lesson.id))
  if (!source) return
  const [from, to] = one.activities
  const chosen = source.items.slice(from - 1, to).filter((item) => one.mode === 'practice' || item.asks)
  if (chosen.length === 0) return
  const createdAt = new Date(now.getTime() + one.given * DAY_MS - 2 * HOUR_MS)
  const [row] = await transaction
    .insert(assignments)
    .values({
      classId: classRow.id,
      madeBy: classRow.teacherId,
      source: 'lesson',
      sourceId: lesson.id,
      title: source.title,
      titlePinyin: source.titlePinyin,
      dialectId: source.dialectId,
      place: source.place,
      picture: source.picture,
      mode: one.mode,
      dueOn: dayOf(now, one.due),
      note: one.note,
      isDemo: true,
      createdAt,
      updatedAt: createdAt,
    })
    .returning({ id: assignments.id })
  if (!row) return
  const items = await transaction
    .insert(assignmentItems)
    .values(
      chosen.map((item, at) => ({
        assignmentId: row.id,
        no: at + 1,
        thing: item.thing,
        thingId: item.thing_id,
        versionId: one.mode === 'test' ? item.versionId : null,
        title: item.title,
        url: item.url,
        parts: item.parts,
      })),
    )
    .returning({ id: assignmentItems.id, no: assignmentItems.no, thingId: assignmentItems.thingId })
  const isTest = one.mode === 'test'
  const handIns: (typeof assignmentHandIns.$inferInsert)[] = []
  for (const [seat, pupil] of pupils.entries()) {
    const share = chance(pupil.id, row.id)
    const isThrough = share < one.share
    // Who has not done it all has done some of it, or nothing.
    const done = isThrough ? items : isTest || one.share === 0 ? [] : items.slice(0, Math.floor(share * 3))
    const span = Math.max(HOUR_MS, now.getTime() - createdAt.getTime())
    const at = new Date(createdAt.getTime() + span * (0.1 + 0.8 * chance(seat, row.id + 7)))
    for (const item of done) {
      const versionId = chosen[item.no - 1]?.versionId ?? null
      const rows = await triesOf(db, { versionId, skill: one.skill, luck: pupil.id * 31 + item.id })
      const kept = isTest ? rows.slice(0, 1) : rows
      await transaction.insert(attempts).values(
        kept.map((own, no) => ({
          ...own,
          userId: pupil.id,
          thing: 'module' as const,
          thingId: item.thingId,
          versionId,
          item: 0,
          key: `demo:${item.id}:${no}`,
          assignmentItemId: isTest ? item.id : null,
          doneAt: new Date(at.getTime() + (item.no * 4 + no) * 60_000),
          receivedAt: new Date(at.getTime() + (item.no * 4 + no) * 60_000),
        })),
      )
    }
    const handedInAt = isTest && done.length > 0 ? at : null
    const returnedAt = pupil.name === one.back ? new Date(now.getTime() - 20 * HOUR_MS) : null
    if (handedInAt || returnedAt)
      handIns.push({
        assignmentId: row.id,
        userId: pupil.id,
        handedInAt,
        returnedAt,
        returnedBy: returnedAt ? classRow.teacherId : null,
        note: returnedAt ? '第二題再聽一次，想想看是誰在說話。' : '',
      })
  }
  if (handIns.length > 0) await transaction.insert(assignmentHandIns).values(handIns)
}

/** The same each time: from 0 to 1. */
function chance(one: number, other: number): number {
  let hash = Math.imul(one + 0x9e37, 0x85eb_ca6b) ^ Math.imul(other + 0x79b9, 0xc2b2_ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 0xffff_ffff
}

type Try = Pick<typeof attempts.$inferInsert, 'answer' | 'earned' | 'total' | 'usedMs'>

/** What somebody answers who knows so much: with faults at first where luck wants it, all right when done again. */
async function triesOf(
  db: NodePgDatabase,
  { versionId, skill, luck }: { versionId: number | null; skill: number; luck: number },
): Promise<Try[]> {
  const found = versionId === null ? undefined : await publishedContent(db, versionId)
  const usedMs = Math.round(60_000 + 180_000 * chance(luck, 1))
  const read: Try = { answer: null, earned: null, total: null, usedMs }
  if (!found?.read?.ok || !found.read.type.asks) return [read]
  const { type, content } = found.read
  const right = type.solution(content)
  const marked = (answer: unknown): Try => {
    const score = type.score(content, answer)
    return score.kind === 'points'
      ? { answer, earned: score.earned, total: score.total, usedMs }
      : { ...read, answer: null }
  }
  const first = marked(withFaults(right, skill, luck))
  const again = chance(luck, 2) < 0.4 && first.earned !== first.total
  return again ? [first, marked(right)] : [first]
}

/** A solution of which some areas hold what belongs into the next one. */
function withFaults(solution: unknown, skill: number, luck: number): unknown {
  if (typeof solution !== 'object' || solution === null || Array.isArray(solution)) return solution
  const areas = Object.entries(solution)
  return Object.fromEntries(
    areas.map(([area, placed], at) => {
      const other = areas[(at + 1) % areas.length]?.[1]
      return [area, chance(luck, at + 11) < skill ? placed : (other ?? placed)]
    }),
  )
}
