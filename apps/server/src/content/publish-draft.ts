import { and, asc, eq, isNull, max, sql } from 'drizzle-orm'
import { users } from '../db/tables/account.ts'
import {
  lessonAuthors,
  lessonDrafts,
  lessonReviews,
  lessonVersions,
  plannedPublications,
} from '../db/tables/authoring.ts'
import { lessons, modules } from '../db/tables/content.ts'
import type { Transaction } from '../db/transaction.ts'
import type { FaceMaker } from '../domain/fonts/want-faces.ts'
import { draftsOf, type ModuleDraft } from '../domain/lesson/draft.ts'
import {
  draftedLesson,
  type LessonDraft,
  type LessonRow,
  type LessonVersion,
  modulesOf,
  seenDraft,
} from '../domain/lesson/lesson-draft.ts'
import { publishedModules } from '../domain/lesson/modules.ts'
import { AppError } from '../kernel/app-error.ts'
import { LESSON_VERSION, type PackLesson } from './pack.ts'
import { publish } from './publish.ts'
import { textsOfFace } from './reading-texts.ts'

interface By {
  userId: number | null
  at: Date
  /** What has changed. */
  note: string
}

/**
 * Holds a lesson and its modules until the transaction ends: what is looked at from then on is what is published. A
 * draft that is just being saved goes along or waits; an import takes the rows in the same order.
 */
export async function holdLesson(transaction: Transaction, lessonId: number): Promise<void> {
  await transaction
    .select({ id: lessons.id })
    .from(lessons)
    .where(eq(lessons.id, lessonId))
    .for('no key update')
  await transaction
    .select({ id: modules.id })
    .from(modules)
    .where(eq(modules.lessonId, lessonId))
    .orderBy(asc(modules.id))
    .for('update')
}

/**
 * Makes what editors have of a lesson what learners see: all of it or nothing. To be called in the lesson's own change
 * (`editLesson`), after its checks, while it is held (`holdLesson`).
 */
export async function publishDraft(
  transaction: Transaction,
  maker: FaceMaker,
  lessonId: number,
  by: By,
): Promise<void> {
  const found = await draftedLesson(transaction, lessonId)
  if (!found) throw new AppError('not_found')
  const { lesson, draft } = found
  const own = await draftsOf(transaction, modulesOf(draft))
  await keepFirst(transaction, lesson)
  await putPlaces(transaction, lessonId, draft, own, by.at)
  await transaction
    .update(lessons)
    .set({
      title: draft.title.hakka,
      titlePinyin: draft.title.pinyin,
      titleChinese: draft.title.chinese,
      officialName: draft.official_name,
      thumbnailFileId: draft.thumbnail,
      studentBookFileId: draft.student_book,
      teacherBookFileId: draft.teacher_book,
      activitySteps: Object.fromEntries(
        draft.activities.flatMap(({ steps }, at) => (steps.length > 0 ? [[at + 1, steps]] : [])),
      ),
      state: 'published',
    })
    .where(eq(lessons.id, lessonId))
  await transaction.delete(lessonDrafts).where(eq(lessonDrafts.lessonId, lessonId))
  await transaction.delete(lessonAuthors).where(eq(lessonAuthors.lessonId, lessonId))
  await transaction.delete(plannedPublications).where(eq(plannedPublications.lessonId, lessonId))
  await transaction
    .update(lessonReviews)
    .set({ result: 'taken_back', answeredAt: by.at })
    .where(and(eq(lessonReviews.lessonId, lessonId), isNull(lessonReviews.result)))
  const versions = new Map(own.map(({ moduleId, versionId }) => [moduleId, versionId]))
  await publish(transaction, maker, [
    { lessonId, versions, reading: textsOfFace(asPackLesson(found.lesson, draft, own)) },
  ])
  await keepVersion(transaction, lessonId, { ...draft, versions: versionsOf(versions) }, by)
}

/** Takes a lesson away from learners: it stays at the desk as it is, and can be published again. */
export async function withdrawLesson(
  transaction: Transaction,
  maker: FaceMaker,
  lessonId: number,
): Promise<void> {
  await transaction.update(lessons).set({ state: 'withdrawn' }).where(eq(lessons.id, lessonId))
  await transaction.delete(plannedPublications).where(eq(plannedPublications.lessonId, lessonId))
  const [row] = await transaction.select().from(lessons).where(eq(lessons.id, lessonId))
  if (row) await keepFirst(transaction, row)
  // Its texts, what search and dictionary find of it, and word to every process: all of it follows from its state.
  await publish(transaction, maker, [{ lessonId, versions: new Map(), reading: undefined }])
}

/** The modules of a lesson in their places; those that are gone from it are withdrawn. */
async function putPlaces(
  transaction: Transaction,
  lessonId: number,
  { activities }: LessonDraft,
  own: readonly ModuleDraft[],
  at: Date,
): Promise<void> {
  await transaction
    .update(modules)
    .set({ withdrawnAt: at })
    .where(
      and(
        eq(modules.lessonId, lessonId),
        isNull(modules.withdrawnAt),
        sql`${modules.publishedVersionId} is not null`,
      ),
    )
  const versions = new Map(own.map(({ moduleId, versionId }) => [moduleId, versionId]))
  let no = 0
  for (const [index, activity] of activities.entries())
    for (const id of activity.modules) {
      no++
      await transaction
        .update(modules)
        .set({ activityNo: index + 1, no, withdrawnAt: null, publishedVersionId: versions.get(id) ?? null })
        .where(and(eq(modules.id, id), eq(modules.lessonId, lessonId)))
    }
}

/** A draft as the lesson of a pack: what faces and checks read. */
const asPackLesson = (
  lesson: Pick<LessonRow, 'dialectId' | 'stepNo' | 'semesterNo' | 'typeNo' | 'no'>,
  draft: LessonDraft,
  own: readonly ModuleDraft[],
): PackLesson => {
  const places = modulesOf(draft)
  const activity = (no: number) => ({
    modules: (draft.activities[no - 1]?.modules ?? []).flatMap((id) => {
      const module = own.find(({ moduleId }) => moduleId === id)
      if (!module) return []
      const { type, schemaVersion, name, title, description, content } = module
      return {
        no: places.indexOf(id) + 1,
        type,
        version: schemaVersion,
        name: name || type,
        title,
        description,
        content,
      }
    }),
  })
  return {
    version: LESSON_VERSION,
    dialect_id: lesson.dialectId,
    step_no: lesson.stepNo,
    semester_no: lesson.semesterNo,
    type_no: lesson.typeNo,
    no: lesson.no,
    title: draft.title,
    official_name: draft.official_name,
    activities: { 1: activity(1), 2: activity(2), 3: activity(3) },
  }
}

/** What learners saw of a lesson before the desk published it for the first time, without a name. */
async function keepFirst(transaction: Transaction, lesson: LessonRow): Promise<void> {
  const known = await transaction.$count(lessonVersions, eq(lessonVersions.lessonId, lesson.id))
  const seen = await publishedModules(transaction, lesson.id)
  if (known > 0 || seen.length === 0) return
  const versions = new Map(seen.map(({ id, versionId }) => [id, versionId]))
  await keepVersion(
    transaction,
    lesson.id,
    { ...(await seenDraft(transaction, lesson)), versions: versionsOf(versions) },
    { userId: null, at: lesson.updatedAt, note: '' },
  )
}

const versionsOf = (versions: ReadonlyMap<number, number>): LessonVersion['versions'] =>
  [...versions].map(([module_id, version_id]) => ({ module_id, version_id }))

async function keepVersion(
  transaction: Transaction,
  lessonId: number,
  content: LessonVersion,
  { userId, at, note }: By,
): Promise<void> {
  const [last] = await transaction
    .select({ no: max(lessonVersions.no) })
    .from(lessonVersions)
    .where(eq(lessonVersions.lessonId, lessonId))
  const [user] =
    userId === null
      ? []
      : await transaction.select({ name: users.name }).from(users).where(eq(users.id, userId))
  await transaction.insert(lessonVersions).values({
    lessonId,
    no: (last?.no ?? 0) + 1,
    content,
    note,
    publishedAt: at,
    publishedBy: userId,
    publishedByName: user?.name ?? '',
  })
}
