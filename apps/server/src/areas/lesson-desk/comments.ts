import type { CallBody } from '@hakka/contract/calls'
import { and, eq } from 'drizzle-orm'
import { lessonComments } from '../../db/tables/authoring.ts'
import { modules } from '../../db/tables/content.ts'
import { writeAudit } from '../../domain/edit/audit.ts'
import { nameOf } from '../../domain/lesson/draft.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { foundLesson } from './read.ts'

type Editor = Pick<Services, 'db' | 'now'> & { userId: number }

/** More about one lesson is said elsewhere. */
const COMMENTS_MAX = 300

/** Says something of a lesson, or of a module of it. @throws AppError `not_found` */
export async function commentOn(
  { db, now, userId }: Editor,
  { id, module_id: moduleId, text }: CallBody<'POST /api/admin/lesson/comment'>,
): Promise<number> {
  const { draft } = await foundLesson({ db }, id)
  return db.transaction(async (transaction) => {
    const module = and(eq(modules.id, moduleId ?? 0), eq(modules.lessonId, id))
    if (moduleId !== undefined && (await transaction.$count(modules, module)) === 0)
      throw new AppError('not_found')
    if ((await transaction.$count(lessonComments, eq(lessonComments.lessonId, id))) >= COMMENTS_MAX)
      throw new AppError('validation', { errors: { text: [`一課最多 ${COMMENTS_MAX} 則留言`] } })
    const at = now()
    const [row] = await transaction
      .insert(lessonComments)
      .values({
        lessonId: id,
        moduleId: moduleId ?? null,
        userId,
        userName: await nameOf(transaction, userId),
        text,
        createdAt: at,
      })
      .returning({ id: lessonComments.id })
    if (!row) throw new Error('the new comment was not returned')
    const deed = { userId, action: 'lesson.comment', subjectId: id, subject: draft.title.hakka }
    await writeAudit(transaction, { ...deed, after: { text } }, at)
    return row.id
  })
}

/** Ticks what somebody said, or takes the tick away. @throws AppError `not_found` */
export async function tickComment(
  { db, now, userId }: Editor,
  { id, comment_id, is_done }: CallBody<'POST /api/admin/lesson/comment/done'>,
): Promise<void> {
  const { draft } = await foundLesson({ db }, id)
  await db.transaction(async (transaction) => {
    const at = now()
    const rows = await transaction
      .update(lessonComments)
      .set({ doneAt: is_done === 1 ? at : null })
      .where(and(eq(lessonComments.id, comment_id), eq(lessonComments.lessonId, id)))
      .returning({ text: lessonComments.text })
    const [row] = rows
    if (!row) throw new AppError('not_found')
    const deed = { userId, action: 'lesson.comment_done', subjectId: id, subject: draft.title.hakka }
    await writeAudit(transaction, { ...deed, after: { text: row.text, is_done: is_done === 1 } }, at)
  })
}
