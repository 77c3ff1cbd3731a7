import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import { lessonDrafts } from '../../db/tables/authoring.ts'
import { lessons, modules } from '../../db/tables/content.ts'
import type { Transaction } from '../../db/transaction.ts'

type Database = Pick<NodePgDatabase, 'select'>

const fileId = z.number().int().nullable()

const activity = z.object({
  /** Teaching steps. */
  steps: z.array(z.string()),
  /** Ids of its modules, in their order. */
  modules: z.array(z.number().int()),
})

/** A lesson as its editors have it: everything but its address and what its modules say. */
const lessonDraft = z.object({
  title: z.object({ hakka: z.string(), pinyin: z.string(), chinese: z.string() }),
  official_name: z.string(),
  thumbnail: fileId,
  student_book: fileId,
  teacher_book: fileId,
  /** Three. */
  activities: z.array(activity),
})
export type LessonDraft = z.output<typeof lessonDraft>

export type LessonRow = typeof lessons.$inferSelect

const stepsByActivity = z.record(z.string(), z.array(z.string())).catch({})

const ACTIVITIES = [1, 2, 3] as const

/** What learners see of a lesson, or would see if it were published as it stands. */
export async function seenDraft(db: Database, lesson: LessonRow): Promise<LessonDraft> {
  const rows = await db
    .select({ id: modules.id, activityNo: modules.activityNo })
    .from(modules)
    .where(
      and(
        eq(modules.lessonId, lesson.id),
        isNull(modules.withdrawnAt),
        isNotNull(modules.publishedVersionId),
      ),
    )
    .orderBy(asc(modules.no))
  const steps = stepsByActivity.parse(lesson.activitySteps)
  return {
    title: { hakka: lesson.title, pinyin: lesson.titlePinyin, chinese: lesson.titleChinese },
    official_name: lesson.officialName,
    thumbnail: lesson.thumbnailFileId,
    student_book: lesson.studentBookFileId,
    teacher_book: lesson.teacherBookFileId,
    activities: ACTIVITIES.map((no) => ({
      steps: steps[no] ?? [],
      modules: rows.filter(({ activityNo }) => activityNo === no).map(({ id }) => id),
    })),
  }
}

/** A lesson with what its editors have made of it. */
export interface DraftedLesson {
  lesson: LessonRow
  draft: LessonDraft
  /** Whether it says something else than what learners see. */
  isChanged: boolean
  savedAt: Date | null
}

/** The lesson of an id, also one that learners do not see. */
export async function draftedLesson(db: Database, lessonId: number): Promise<DraftedLesson | undefined> {
  const [row] = await db
    .select({ lesson: lessons, draft: lessonDrafts })
    .from(lessons)
    .leftJoin(lessonDrafts, eq(lessonDrafts.lessonId, lessons.id))
    .where(eq(lessons.id, lessonId))
  if (!row) return undefined
  const { lesson } = row
  return row.draft
    ? { lesson, draft: lessonDraft.parse(row.draft.content), isChanged: true, savedAt: row.draft.savedAt }
    : { lesson, draft: await seenDraft(db, lesson), isChanged: false, savedAt: null }
}

/** Keeps what editors have made of a lesson; nothing is kept of what learners see already. */
export async function keepDraft(
  transaction: Transaction,
  lesson: LessonRow,
  draft: LessonDraft,
  at: Date,
): Promise<void> {
  const content = lessonDraft.parse(draft)
  const seen = await seenDraft(transaction, lesson)
  if (JSON.stringify(content) === JSON.stringify(lessonDraft.parse(seen))) {
    await transaction.delete(lessonDrafts).where(eq(lessonDrafts.lessonId, lesson.id))
    return
  }
  await transaction
    .insert(lessonDrafts)
    .values({ lessonId: lesson.id, content, savedAt: at })
    .onConflictDoUpdate({ target: lessonDrafts.lessonId, set: { content, savedAt: at } })
}

/** The ids of a draft's modules, in the order of the lesson. */
export const modulesOf = ({ activities }: LessonDraft): number[] =>
  activities.flatMap(({ modules: own }) => own)

/** What is kept of each publication: the lesson, and which version of each module learners saw. */
export const lessonVersion = lessonDraft.extend({
  versions: z.array(z.object({ module_id: z.number().int(), version_id: z.number().int() })),
})
export type LessonVersion = z.output<typeof lessonVersion>
