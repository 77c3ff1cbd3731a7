import { eq } from 'drizzle-orm'
import { lessons } from '../../db/tables/content.ts'
import type { Transaction } from '../../db/transaction.ts'
import { edit, GONE, type Thing, UNCHANGED } from '../edit/edit.ts'
import type { Services } from '../services.ts'
import { noteAuthor } from './draft.ts'
import { type DraftedLesson, draftedLesson, type LessonDraft, modulesOf } from './lesson-draft.ts'

/** A lesson as the desk's changes find it, and as a conflict hands it out. */
interface LessonItem {
  version: number
  state: string
  draft: LessonDraft
}

export const LESSON: Thing<LessonItem> = {
  name: 'lesson',
  // What learners see is told of by whoever publishes.
  topic: 'lesson_draft',
  async find(transaction, id) {
    const found = await draftedLesson(transaction, id)
    if (!found) return undefined
    const { lesson, draft } = found
    return {
      item: { version: lesson.deskVersion, state: lesson.state, draft },
      title: draft.title.hakka,
      version: lesson.deskVersion,
      savedAt: lesson.editedAt,
    }
  },
  record: ({ state, draft }) => ({
    title: draft.title.hakka,
    pinyin: draft.title.pinyin,
    chinese: draft.title.chinese,
    official_name: draft.official_name,
    state,
    modules: modulesOf(draft).length,
  }),
}

export type LessonEditor = Pick<Services, 'db' | 'now'> & { userId: number }

/** Columns of the lesson that a change writes besides. */
export type LessonColumns = Partial<typeof lessons.$inferInsert>

/**
 * Changes a lesson at the desk. @throws AppError as `edit` does, and what `change` throws
 * @param deed `isWriting`: whoever does it is one of its authors from then on
 * @returns its version at the desk
 */
export async function editLesson(
  { userId, ...services }: LessonEditor,
  deed: { id: number; version: number | undefined; action: string; isWriting?: boolean },
  change: (
    transaction: Transaction,
    found: DraftedLesson,
    at: Date,
  ) => Promise<LessonColumns | typeof UNCHANGED | typeof GONE>,
): Promise<number> {
  const { isWriting = false, ...asked } = deed
  const { after } = await edit(services, LESSON, { userId, ...asked }, async (transaction, before, at) => {
    const found = await draftedLesson(transaction, deed.id)
    if (!found) throw new Error('the lesson is gone while it is locked')
    const columns = await change(transaction, found, at)
    if (columns === UNCHANGED || columns === GONE) return columns
    await transaction
      .update(lessons)
      .set({ ...columns, deskVersion: before.version + 1, editedAt: at, editedBy: userId })
      .where(eq(lessons.id, deed.id))
    if (isWriting) await noteAuthor(transaction, deed.id, userId)
    return undefined
  })
  return after.version
}
