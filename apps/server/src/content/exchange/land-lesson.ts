import { eq, sql } from 'drizzle-orm'
import { lessons, modules } from '../../db/tables/content.ts'
import type { Transaction } from '../../db/transaction.ts'
import { writeAudit } from '../../domain/edit/audit.ts'
import { lock } from '../../domain/edit/lock.ts'
import { noteAuthor, saveDraft } from '../../domain/lesson/draft.ts'
import { putModule } from '../../domain/lesson/draft-places.ts'
import { LESSON } from '../../domain/lesson/edit-lesson.ts'
import {
  type DraftedLesson,
  draftedLesson,
  keepDraft,
  type LessonDraft,
} from '../../domain/lesson/lesson-draft.ts'
import { idOf, type StoredFile, saveFiles } from '../../domain/uploads/file-rows.ts'
import { AppError } from '../../kernel/app-error.ts'
import { publishNotice } from '../../ports/notices.ts'
import type { PackLesson } from '../pack.ts'
import { stepsOf } from '../save-lesson.ts'
import { addressIn, lessonAt } from './lesson-at.ts'
import { type Standing, standingOf } from './standing.ts'

/** A lesson that comes, its files being in the store. */
interface Coming {
  lesson: PackLesson
  stored: ReadonlyMap<string, StoredFile>
}

interface By {
  userId: number
  at: Date
}

/** What has become of a lesson that came. */
export interface Landed {
  id: number | null
  success: boolean
  outcome: 'made' | 'changed' | 'same' | 'failed'
  output: string[]
}

/**
 * Takes a lesson in as a draft: learners see nothing of it before somebody publishes it. What is here already is not written
 * over: its modules get a draft beside what learners see, those that do not come stay where they are, and where somebody
 * is at work nothing is changed.
 */
export async function landLesson(transaction: Transaction, coming: Coming, by: By): Promise<Landed> {
  const { lesson, stored } = coming
  const here = await lessonAt(transaction, lesson)
  // The lock of whatever else changes it at the desk.
  if (here) await lock(transaction, `${LESSON.name} ${here.id}`)
  const standing = await standingOf(transaction, lesson, stored)
  const id = standing.drafted?.lesson.id ?? null
  if (standing.state === 'foreign' || standing.state === 'drafted')
    return { id, success: false, outcome: 'failed', output: [standing.reason] }
  if (standing.state === 'same')
    return { id, success: true, outcome: 'same', output: ['和本站的一樣，沒有改'] }

  const ids = await saveFiles(transaction, [...stored.values()])
  const drafted = standing.drafted ?? (await newLesson(transaction, lesson, by))
  const lessonId = drafted.lesson.id
  const places = await putModules(transaction, lessonId, standing, by)
  const fileId = (media: { url: string } | undefined) => (media ? idOf(ids, stored.get(media.url)) : null)
  const draft: LessonDraft = {
    title: lesson.title,
    official_name: lesson.official_name,
    thumbnail: fileId(lesson.thumbnail) ?? drafted.draft.thumbnail,
    student_book: fileId(lesson.student_book) ?? drafted.draft.student_book,
    teacher_book: fileId(lesson.teacher_book) ?? drafted.draft.teacher_book,
    activities: activitiesOf(drafted, lesson, places),
  }
  await keepDraft(transaction, drafted.lesson, draft, by.at)
  await transaction
    .update(lessons)
    .set({ deskVersion: sql`${lessons.deskVersion} + 1`, editedAt: by.at, editedBy: by.userId })
    .where(eq(lessons.id, lessonId))
  await noteAuthor(transaction, lessonId, by.userId)
  await publishNotice(transaction, { topic: LESSON.topic })
  const output = told(standing)
  const deed = { userId: by.userId, action: 'lesson.fetch', subjectId: lessonId, subject: lesson.title.hakka }
  await writeAudit(transaction, { ...deed, after: { output } }, by.at)
  return { id: lessonId, success: true, outcome: standing.drafted ? 'changed' : 'made', output }
}

async function newLesson(
  transaction: Transaction,
  lesson: PackLesson,
  { userId, at }: By,
): Promise<DraftedLesson> {
  const [row] = await transaction
    .insert(lessons)
    .values({
      ...addressIn(lesson),
      title: lesson.title.hakka,
      titlePinyin: lesson.title.pinyin,
      titleChinese: lesson.title.chinese,
      officialName: lesson.official_name,
      activitySteps: stepsOf(lesson),
      state: 'draft',
      editedAt: at,
      editedBy: userId,
      createdBy: userId,
    })
    .onConflictDoNothing()
    .returning({ id: lessons.id })
  if (!row) throw new AppError('conflict')
  const drafted = await draftedLesson(transaction, row.id)
  if (!drafted) throw new Error('the new lesson was not returned')
  return drafted
}

/** Writes each module's draft. @returns their ids by activity, in the order in which they come */
async function putModules(
  transaction: Transaction,
  lessonId: number,
  { pairs }: Standing,
  by: By,
): Promise<Map<number, number[]>> {
  const places = new Map<number, number[]>()
  for (const { coming, present, moduleId } of pairs) {
    const { uid, activityNo, no: _, ...sent } = coming
    const content = {
      ...sent,
      title: sent.title ?? '',
      titleMemo: sent.titleMemo ?? '',
      memo: sent.memo ?? '',
      description: sent.description ?? '',
    }
    let id = moduleId
    if (id === undefined) {
      id = await putModule(transaction, { lessonId, activityNo }, content, by)
      await transaction.update(modules).set({ uid }).where(eq(modules.id, id))
    } else {
      // One of a lesson that is gone comes back into this one.
      await transaction.update(modules).set({ lessonId }).where(eq(modules.id, id))
      const saved = await saveDraft(transaction, id, content, { revision: present?.revision ?? 0, ...by })
      if (!saved.ok) throw new Error(`module ${uid} was saved meanwhile`)
    }
    places.set(activityNo, [...(places.get(activityNo) ?? []), id])
  }
  return places
}

/** What comes, in its order; behind it what is here and does not come. */
function activitiesOf(
  { draft }: DraftedLesson,
  lesson: PackLesson,
  places: ReadonlyMap<number, readonly number[]>,
) {
  const coming = new Set([...places.values()].flat())
  const steps = stepsOf(lesson)
  return draft.activities.map((own, at) => ({
    steps: steps[at + 1] ?? own.steps,
    modules: [...(places.get(at + 1) ?? []), ...own.modules.filter((id) => !coming.has(id))],
  }))
}

function told({ state, reason, pairs, made, changed, drafted }: Standing): string[] {
  const lines = drafted
    ? [`${pairs.length} 個模組：新的 ${made} 個，改了 ${changed} 個，變成草稿`]
    : [`${pairs.length} 個模組・草稿`]
  return state === 'conflict' ? [...lines, reason] : lines
}
