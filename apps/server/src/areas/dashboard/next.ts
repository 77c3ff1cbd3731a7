import { levelOfStep, unitAt } from '@hakka/contract/constants'
import type { NextLesson, UnfinishedLesson } from '@hakka/contract/dashboard'
import type { ProgressEntry } from '@hakka/contract/study-history'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { lessons, modules, moduleVersions } from '../../db/tables/content.ts'
import { lessonUrl, targetName } from '../../domain/lesson/lesson-address.ts'
import { isPublished, isSeen } from '../../domain/lesson/modules.ts'

/** How many lessons the page has room for beside the one to go on with. */
const UNFINISHED = 6

type LessonRow = typeof lessons.$inferSelect
interface ModuleRow {
  lessonId: number | null
  no: number
  name: string
}

const modulesOf = (db: NodePgDatabase, ids: readonly number[]): Promise<ModuleRow[]> =>
  db
    .select({ lessonId: modules.lessonId, no: modules.no, name: moduleVersions.name })
    .from(modules)
    .innerJoin(moduleVersions, isPublished())
    .where(inArray(modules.lessonId, [...ids]))
    .orderBy(asc(modules.no))

/** A lesson with the first of its activities that is not done. */
function entryOf(lesson: LessonRow, all: readonly ModuleRow[], done: readonly number[]) {
  const own = all.filter(({ lessonId }) => lessonId === lesson.id)
  const first = own.find(({ no }) => !done.includes(no))
  if (!first) return undefined
  const entry: UnfinishedLesson = {
    lesson_id: lesson.id,
    level_no: levelOfStep(lesson.stepNo),
    part_no: unitAt(lesson.stepNo, lesson.semesterNo)?.part_no ?? 1,
    place: targetName(lesson, ''),
    title: lesson.title,
    title_pinyin: lesson.titlePinyin,
    dialect_id: lesson.dialectId,
    done_count: own.filter(({ no }) => done.includes(no)).length,
    module_count: own.length,
    url: `${lessonUrl(lesson)}&mod_no=${first.no}`,
  }
  return { entry, module_name: first.name }
}

/** Where somebody goes on, and what else was begun: the lesson worked at last comes first. */
export async function lessonsToDo(
  db: NodePgDatabase,
  userId: number,
  progress: readonly ProgressEntry[],
): Promise<{ next: NextLesson | null; unfinished: UnfinishedLesson[] }> {
  const open = progress
    .filter(({ done, module_count }) => done.length < module_count)
    .slice(0, UNFINISHED + 1)
  const last = open.length > 0 ? undefined : await lessonAfter(db, userId, progress[0]?.lesson_id)
  const ids = last === undefined ? open.map(({ lesson_id }) => lesson_id) : [last]
  if (ids.length === 0) return { next: null, unfinished: [] }
  const rows = await db.select().from(lessons).where(inArray(lessons.id, ids))
  const all = await modulesOf(db, ids)
  const entries = ids.flatMap((id) => {
    const lesson = rows.find((row) => row.id === id)
    const done = progress.find(({ lesson_id }) => lesson_id === id)?.done ?? []
    return (lesson && entryOf(lesson, all, done)) ?? []
  })
  const [first, ...others] = entries
  return {
    next: first ? { ...first.entry, module_name: first.module_name, fresh: last !== undefined } : null,
    unfinished: others.map(({ entry }) => entry),
  }
}

/** The lesson after the one that was worked at last; before any, the first of the pupil's own year, or of all. */
async function lessonAfter(
  db: NodePgDatabase,
  userId: number,
  lastId: number | undefined,
): Promise<number | undefined> {
  const [last] = lastId === undefined ? [] : await db.select().from(lessons).where(eq(lessons.id, lastId))
  const [own] = await db.select({ gradeNo: users.gradeNo }).from(users).where(eq(users.id, userId))
  const has = sql`exists (select from ${modules} m where m.lesson_id = ${lessons.id} and m.withdrawn_at is null and m.published_version_id is not null)`
  const place = sql`(${lessons.stepNo}, ${lessons.semesterNo}, ${lessons.no})`
  const order = [asc(lessons.stepNo), asc(lessons.semesterNo), asc(lessons.no), asc(lessons.dialectId)]
  const find = async (where: ReturnType<typeof and>) =>
    (
      await db
        .select({ id: lessons.id })
        .from(lessons)
        .where(and(isSeen(), has, where))
        .orderBy(asc(lessons.typeNo), ...order)
        .limit(1)
    )[0]?.id
  if (last) {
    const after = sql`${place} > (${last.stepNo}, ${last.semesterNo}, ${last.no})`
    const same = and(eq(lessons.dialectId, last.dialectId), eq(lessons.typeNo, last.typeNo))
    return find(and(same, after))
  }
  const grade = own?.gradeNo ?? null
  const ofGrade = grade === null ? undefined : await find(and(eq(lessons.stepNo, grade)))
  return ofGrade ?? find(undefined)
}
