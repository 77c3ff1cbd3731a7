import type { CallQuery } from '@hakka/contract/calls'
import { LEVELS } from '@hakka/contract/constants'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lessons, packs } from '../../db/tables/content.ts'
import { lessonTexts } from '../../db/tables/search.ts'
import { isSeen } from '../../domain/lesson/modules.ts'

const PAGE_SIZE = 50

/** A lesson with the title and licence of the pack that brought it; '' where an editor did. */
const withPack = (db: NodePgDatabase) =>
  db
    .select({
      lesson: lessons,
      pack: {
        title: sql<string>`coalesce(${packs.manifest} ->> 'title', '')`,
        licence: sql<string>`coalesce(${packs.manifest} ->> 'licence', '')`,
      },
    })
    .from(lessons)
    .leftJoin(packs, eq(packs.id, lessons.packId))

export type OpenLessonRow = Awaited<ReturnType<typeof findLesson>> & {}

/** A page of lessons in the order they are taught in; a page past the last is the last. */
export async function listLessons(db: NodePgDatabase, asked: CallQuery<'GET /api/open/v1/lessons'>) {
  const steps = LEVELS.find(({ no }) => no === asked.level_no)?.steps
  const where = and(
    isSeen(),
    asked.dialect_id ? eq(lessons.dialectId, asked.dialect_id) : undefined,
    steps ? inArray(lessons.stepNo, [...steps]) : undefined,
  )
  const [counted] = await db.select({ total: count() }).from(lessons).where(where)
  const total = counted?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const page = Math.min(asked.page, pages)
  const { stepNo, semesterNo, typeNo, no, dialectId } = lessons
  const rows = await withPack(db)
    .where(where)
    .orderBy(asc(stepNo), asc(semesterNo), asc(typeNo), asc(no), asc(dialectId))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return { rows, total, page, pages }
}

export async function findLesson(db: NodePgDatabase, id: number) {
  const [row] = await withPack(db).where(and(isSeen(), eq(lessons.id, id)))
  return row
}

/** A lesson's words and sentences, in its order. */
export const textsOf = (db: NodePgDatabase, lessonId: number) =>
  db
    .select({
      kind: lessonTexts.kind,
      text: lessonTexts.text,
      pinyin: lessonTexts.pinyin,
      chinese: lessonTexts.chinese,
    })
    .from(lessonTexts)
    .where(eq(lessonTexts.lessonId, lessonId))
    .orderBy(asc(lessonTexts.position))
