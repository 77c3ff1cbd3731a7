import { createHash } from 'node:crypto'
import { levelOfStep, STUDY_AREAS } from '@hakka/contract/constants'
import { type ModuleType, readContent } from '@hakka/modules/server'
import { and, asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { lessons } from '../../db/tables/content.ts'
import { attempts, studyDays, studyRecorders } from '../../db/tables/study.ts'
import type { Transaction } from '../../db/transaction.ts'
import { loadDemoPart } from '../../domain/edit/demo-part.ts'
import { publishedModules } from '../../domain/lesson/modules.ts'
import { taipeiDay } from '../../domain/study/study-time.ts'
import { punchKey } from './punch-key.ts'

const PUPIL = 'student'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** So many days back the pupil began. */
const DAYS = 45
/** Of each week's days, Sunday first, how many of ten she studies on. */
const EAGER = [4, 7, 9, 6, 9, 8, 5]
/** The year and half whose lessons she learns. */
const AT = { stepNo: 5, semesterNo: 2 } as const
/** How much of each lesson is done, of ten; of the last that has answers one is wrong. */
const DONE = [10, 6, 3]

/** A number from 0 to `below` - 1, the same at each first start. */
const numberOf = (below: number, ...of: (string | number)[]) =>
  createHash('sha256').update(of.join(' ')).digest().readUInt32BE() % below

type Lesson = typeof lessons.$inferSelect

/**
 * What the demo's pupil studied in the weeks before the first start, once: pages of a history, a calendar in blossom,
 * lessons that are not finished and a word to look at again. Today is hers.
 */
export async function loadDemoStudy(db: NodePgDatabase, now: Date): Promise<void> {
  await loadDemoPart(db, 'study', async (transaction) => {
    const [pupil] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.username, PUPIL), eq(users.isDemo, true)))
    const learnt = await transaction
      .select()
      .from(lessons)
      .where(
        and(
          eq(lessons.stepNo, AT.stepNo),
          eq(lessons.semesterNo, AT.semesterNo),
          eq(lessons.typeNo, 1),
          eq(lessons.dialectId, 1),
        ),
      )
      .orderBy(asc(lessons.no))
      .limit(DONE.length)
    // A real account that has the name keeps its own history.
    if (!pupil) return
    await studyDaily(transaction, pupil.id, learnt, now)
    for (const [index, lesson] of learnt.entries())
      await workThrough(transaction, { userId: pupil.id, lesson, share: DONE[index] ?? 0, index, now })
  })
}

async function studyDaily(
  transaction: Transaction,
  userId: number,
  learnt: readonly Lesson[],
  now: Date,
): Promise<void> {
  const recorders: (typeof studyRecorders.$inferInsert)[] = []
  const days = new Map<string, typeof studyDays.$inferInsert>()
  const midnight = Date.parse(`${taipeiDay(now.getTime())}T00:00:00+08:00`)
  for (let back = DAYS; back > 0; back -= 1) {
    const start = midnight - back * DAY_MS
    const day = taipeiDay(start)
    if (numberOf(10, 'day', back) >= (EAGER[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 0)) continue
    // After school, one thing after another.
    let at = start + (16 * 60 + numberOf(150, 'from', back)) * MINUTE_MS
    for (let no = 0; no <= numberOf(3, 'things', back); no += 1) {
      const area = STUDY_AREAS[no === 0 && back % 2 ? 0 : numberOf(STUDY_AREAS.length, 'area', back, no)]
      const lesson = learnt[Math.min(learnt.length - 1, Math.floor((DAYS - back) / 16))]
      const { page_code, key } = pageOf(area ?? 'lesson', lesson)
      const creditMs = (4 + numberOf(16, 'minutes', back, no)) * MINUTE_MS
      const [beginAt, lastAt] = [new Date(at), new Date(at + creditMs)]
      recorders.push({ userId, pageCode: page_code, key, beginAt, lastAt, creditMs })
      const known = days.get(`${day} ${key}`)?.creditMs ?? 0
      days.set(`${day} ${key}`, {
        userId,
        day,
        key,
        area: page_code.replace('self_study.', ''),
        creditMs: known + creditMs,
      })
      at = lastAt.getTime() + (1 + numberOf(20, 'rest', back, no)) * MINUTE_MS
    }
  }
  await transaction.insert(studyRecorders).values(recorders)
  await transaction.insert(studyDays).values([...days.values()])
}

function pageOf(area: (typeof STUDY_AREAS)[number], lesson: Lesson | undefined) {
  if (area !== 'lesson' || !lesson) {
    const practice = area === 'lesson' ? 'listening' : area
    const page_code = `self_study.${practice}` as const
    return { page_code, ...punchKey({ page_code, dialect_id: 1, level_no: practice === 'reading' ? 2 : 3 }) }
  }
  const page_code = 'lesson' as const
  const { dialectId, stepNo, semesterNo, typeNo, id, no } = lesson
  return {
    page_code,
    ...punchKey({
      page_code,
      dialect_id: dialectId,
      level_no: levelOfStep(stepNo),
      step_no: stepNo,
      semester_no: semesterNo,
      type_no: typeNo,
      lesson_id: id,
      lesson_no: no,
    }),
  }
}

/** The first activities of a lesson are done, one of them not quite rightly. */
async function workThrough(
  transaction: Transaction,
  {
    userId,
    lesson,
    share,
    index,
    now,
  }: { userId: number; lesson: Lesson; share: number; index: number; now: Date },
): Promise<void> {
  const all = await publishedModules(transaction, lesson.id)
  const done = all.slice(0, Math.ceil((all.length * share) / 10))
  const rows: (typeof attempts.$inferInsert)[] = []
  let hasMissed = index === 0
  for (const [no, module] of done.entries()) {
    const read = readContent(module.type, module.content, module.schemaVersion)
    if (!read?.ok) continue
    const { type, content } = read
    const solution = type.solution(content)
    const wrong = hasMissed ? undefined : missedOnce(type, content, solution)
    hasMissed ||= wrong !== undefined
    const answer = wrong ?? solution
    const score = type.score(content, answer)
    const points = score.kind === 'points' && score.total > 0 ? score : undefined
    const doneAt = new Date(now.getTime() - (DONE.length - index) * 6 * DAY_MS + no * 7 * MINUTE_MS)
    rows.push({
      ...{ userId, thing: 'module', thingId: module.id, versionId: module.versionId, item: 0 },
      ...{ key: `demo-${module.id}`, answer: points ? answer : null, doneAt, receivedAt: doneAt },
      ...{ earned: points?.earned ?? null, total: points?.total ?? null },
    })
  }
  if (rows.length > 0) await transaction.insert(attempts).values(rows)
}

/** A solution of which the first two places hold what belongs into the other; none where that earns as much. */
function missedOnce(type: ModuleType, content: unknown, solution: unknown): unknown {
  if (typeof solution !== 'object' || solution === null || Array.isArray(solution)) return undefined
  const [one, other, ...rest] = Object.entries(solution)
  if (!one || !other) return undefined
  const parsed = type.answer.safeParse(Object.fromEntries([[one[0], other[1]], [other[0], one[1]], ...rest]))
  if (!parsed.success) return undefined
  const score = type.score(content, parsed.data)
  return score.kind === 'points' && score.earned < score.total ? parsed.data : undefined
}
