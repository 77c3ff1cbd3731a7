import { and, asc, eq, lte } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { plannedPublications } from '../db/tables/authoring.ts'
import type { Transaction } from '../db/transaction.ts'
import { UNCHANGED } from '../domain/edit/edit.ts'
import { editLesson } from '../domain/lesson/edit-lesson.ts'
import type { Services } from '../domain/services.ts'
import { AppError } from '../kernel/app-error.ts'
import { holdLesson, publishDraft } from './publish-draft.ts'
import { publishFaults } from './publish-faults.ts'

/**
 * Publishes what was planned for now or before. What has been changed since it was planned, or can't be published any
 * more, is left as it is, with the reason at the lesson.
 * @returns how many were published
 */
export async function publishPlanned(services: Services, signal: AbortSignal): Promise<number> {
  const due = await services.db
    .select()
    .from(plannedPublications)
    .where(and(lte(plannedPublications.publishAt, services.now()), eq(plannedPublications.failure, '')))
    .orderBy(asc(plannedPublications.publishAt))
  let done = 0
  for (const { lessonId, userId, note } of due) {
    signal.throwIfAborted()
    // Nobody is left whose deed it would be.
    if (userId === null) await fail(services.db, lessonId, '排定的人已經沒有帳號')
    else if (await publishOne(services, { lessonId, userId, note })) done++
  }
  return done
}

const fail = (db: NodePgDatabase | Transaction, lessonId: number, failure: string) =>
  db.update(plannedPublications).set({ failure }).where(eq(plannedPublications.lessonId, lessonId))

async function publishOne(
  services: Services,
  { lessonId, userId, note }: { lessonId: number; userId: number; note: string },
): Promise<boolean> {
  let done = false
  const deed = { id: lessonId, version: undefined, action: 'lesson.publish' }
  await editLesson({ ...services, userId }, deed, async (transaction, found, at) => {
    const [plan] = await transaction
      .select()
      .from(plannedPublications)
      .where(eq(plannedPublications.lessonId, lessonId))
      .for('update')
    if (plan?.failure !== '' || plan.publishAt > at) return UNCHANGED
    await holdLesson(transaction, lessonId)
    const failure = await publishFaults(transaction, services, found, plan.digest)
    if (failure !== undefined) {
      await fail(transaction, lessonId, failure.text)
      return {}
    }
    await publishDraft(transaction, services, lessonId, { userId, at, note })
    done = true
    return {}
  }).catch((error: unknown) => {
    // The lesson is gone, and its plan with it.
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error
  })
  return done
}
