import type { AssignmentPick } from '@hakka/contract/assignment'
import { unitAt } from '@hakka/contract/constants'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { assignments } from '../../db/tables/assignment.ts'
import { files, lessons } from '../../db/tables/content.ts'
import { targetName } from '../../domain/lesson/lesson-address.ts'
import { isSeen, moduleCount } from '../../domain/lesson/modules.ts'

const RECENT = 4
const NEXT = 2

/** What a class may be given next: the lessons after the one that it was given last, and what it was given lately. */
export async function picksFor(
  db: NodePgDatabase,
  classId: number,
): Promise<{ next: AssignmentPick[]; recent: AssignmentPick[] }> {
  const rows = await db
    .select()
    .from(assignments)
    .where(eq(assignments.classId, classId))
    .orderBy(desc(assignments.id))
    .limit(50)
  const known = new Map(rows.toReversed().map((row) => [`${row.source} ${row.sourceId}`, row]))
  const recent = [...known.values()].toSorted((one, other) => other.id - one.id).slice(0, RECENT)
  const last = rows.find(({ source }) => source === 'lesson')
  return {
    next: await lessonsAfter(db, last?.sourceId),
    recent: recent.map((row) => ({
      of: row.source,
      id: row.sourceId,
      dialect_id: row.dialectId,
      title: row.title,
      title_pinyin: row.titlePinyin,
      place: row.place,
      picture: row.picture,
    })),
  }
}

/** The lessons that follow one in its dialect; without one the first that there are. */
async function lessonsAfter(db: NodePgDatabase, lessonId = 0): Promise<AssignmentPick[]> {
  const [before] = await db.select().from(lessons).where(eq(lessons.id, lessonId))
  const order = sql`(${lessons.stepNo}, ${lessons.semesterNo}, ${lessons.typeNo}, ${lessons.no})`
  const rows = await db
    .select({ lesson: lessons, picture: files.key })
    .from(lessons)
    .leftJoin(files, eq(files.id, lessons.thumbnailFileId))
    .where(
      and(
        before
          ? sql`${order} > (${before.stepNo}, ${before.semesterNo}, ${before.typeNo}, ${before.no})`
          : undefined,
        isSeen(),
        eq(lessons.dialectId, before?.dialectId ?? 1),
        sql`${moduleCount} > 0`,
      ),
    )
    .orderBy(asc(lessons.stepNo), asc(lessons.semesterNo), asc(lessons.typeNo), asc(lessons.no))
    .limit(NEXT)
  return rows.map(({ lesson, picture }) => ({
    of: 'lesson',
    id: lesson.id,
    dialect_id: lesson.dialectId,
    title: lesson.title,
    title_pinyin: lesson.titlePinyin,
    place: unitAt(lesson.stepNo, lesson.semesterNo) ? targetName(lesson, '') : '',
    picture: picture ? `/files/${picture}` : null,
  }))
}
