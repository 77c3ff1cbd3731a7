import { and, eq, inArray } from 'drizzle-orm'
import { assignmentHandIns } from '../../db/tables/assignment.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { AssignmentRow } from '../../domain/assignment/find.ts'
import { isHandedIn, isReturned } from '../../domain/assignment/present.ts'
import { progressWith } from '../../domain/assignment/progress.ts'
import { type AskedPupil, pupilsOf } from '../../domain/assignment/pupils.ts'
import { changeClass, refuseArchived } from '../../domain/school-class/change.ts'
import { notify } from '../../domain/school-class/notify.ts'
import type { Services } from '../../domain/services.ts'
import { taipeiDay } from '../../domain/study/study-time.ts'
import { AppError } from '../../kernel/app-error.ts'
import { dayName } from './save.ts'

/**
 * Reminds those who are not through: a line in the site's list, and nothing by mail. However often it is pressed, a
 * pupil has one line a day of an assignment.
 * @returns how many were told this time
 * @throws AppError `validation` where everybody is through
 */
export async function remind(
  { db, now }: Services,
  { row, memberIds }: { row: AssignmentRow; memberIds?: readonly number[] | null | undefined },
): Promise<number> {
  const at = now()
  const today = taipeiDay(at.getTime())
  return changeClass(db, row.classId, async (transaction, own) => {
    refuseArchived(own)
    const pupils = (await pupilsOf(transaction, row)).filter(
      ({ memberId }) => !memberIds || memberIds.includes(memberId),
    )
    const open = await notThrough(transaction, row, pupils)
    if (open.length === 0) throw new AppError('validation', { message: '大家都做完了，沒有要提醒的' })
    const what = `老師提醒你：「${row.title}」還沒${row.mode === 'test' ? '交卷' : '做完'}`
    return notify(
      transaction,
      open.map((userId) => ({
        userId,
        kind: 'due' as const,
        key: `assignment:${row.id}:remind:${today}`,
        title: `${what}，${dueText(row.dueOn, today)}`,
        url: `/my/learning-class/assignment?id=${row.id}`,
        classId: row.classId,
      })),
      at,
    )
  })
}

const dueText = (dueOn: string, today: string): string =>
  dueOn < today ? '現在還可以補做' : dueOn === today ? '今天到期' : `${dayName(dueOn)}前做完`

/**
 * Of a test those who have not handed it in; else who has not done all of it, or has it back. Who owes nothing of it and
 * has not begun is left in peace.
 */
async function notThrough(
  transaction: Transaction,
  row: AssignmentRow,
  pupils: readonly AskedPupil[],
): Promise<number[]> {
  const userIds = pupils.map(({ userId }) => userId)
  if (userIds.length === 0) return []
  const handIns = await transaction
    .select()
    .from(assignmentHandIns)
    .where(and(eq(assignmentHandIns.assignmentId, row.id), inArray(assignmentHandIns.userId, userIds)))
  const handInOf = (own: number) => handIns.find(({ userId }) => userId === own)
  if (row.mode === 'test')
    return pupils.flatMap(({ userId, owes }) =>
      isReturned(handInOf(userId)) || (owes && !isHandedIn(handInOf(userId))) ? userId : [],
    )
  const progress = await progressWith(transaction, [row.id], userIds)
  const open = new Set(progress.flatMap(({ userId, done, items }) => (done < items ? [userId] : [])))
  return userIds.filter((own) => isReturned(handInOf(own)) || (open.has(own) && !isHandedIn(handInOf(own))))
}
