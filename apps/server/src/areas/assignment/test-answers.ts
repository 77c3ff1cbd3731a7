import type { ReportQuestion } from '@hakka/contract/assignment'
import type { Face } from '@hakka/contract/shapes'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { attempts } from '../../db/tables/study.ts'
import type { AssignmentRow } from '../../domain/assignment/find.ts'
import { itemsOfAssignment } from '../../domain/assignment/pupils.ts'
import { AppError } from '../../kernel/app-error.ts'
import { counted, facesFont } from './answers.ts'
import { readerOf } from './in-words.ts'
import { isOver } from './sitting.ts'

/**
 * What a pupil answered in a test when she handed it in last, in the order of its questions.
 * @throws AppError `not_found` before it is handed in, and while it is hers again
 */
export async function answersOfTest(
  db: NodePgDatabase,
  row: AssignmentRow,
  userId: number,
): Promise<{ questions: ReportQuestion[]; font: Face | null }> {
  if (row.mode !== 'test' || !(await isOver(db, row, userId))) throw new AppError('not_found')
  const items = await itemsOfAssignment(db, row.id)
  const itemIds = items.map(({ id }) => id)
  const last = await db
    .selectDistinctOn([attempts.assignmentItemId, attempts.item])
    .from(attempts)
    .where(and(eq(attempts.userId, userId), inArray(attempts.assignmentItemId, itemIds)))
    .orderBy(attempts.assignmentItemId, attempts.item, desc(attempts.doneAt), desc(attempts.id))
  const tries = last.map((own) => ({ ...own, itemId: own.assignmentItemId ?? 0, part: own.item }))
  const inWords = await readerOf(db, tries)
  return {
    questions: items.flatMap(({ id }) => {
      const own = tries.filter(({ itemId }) => itemId === id)
      // It is her own: nobody's stay is named.
      return counted(id, [{ memberId: 0, answered: own.flatMap(inWords) }])
    }),
    font: await facesFont(db, items),
  }
}
