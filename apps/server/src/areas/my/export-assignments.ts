import { asc, eq } from 'drizzle-orm'
import {
  assignmentAnswers,
  assignmentHandIns,
  assignmentItems,
  assignmentPupils,
  assignmentRecordings,
  assignments,
} from '../../db/tables/assignment.ts'
import { keptRecordings } from '../../db/tables/self-study.ts'
import type { Services } from '../../domain/services.ts'

/** What somebody was given by name or has handed in, and what she has given; what was done of it are her attempts. */
export async function assignmentsOf(db: Services['db'], userId: number) {
  const named = await db
    .select({ title: assignments.title, due_on: assignments.dueOn, created_at: assignments.createdAt })
    .from(assignmentPupils)
    .innerJoin(assignments, eq(assignments.id, assignmentPupils.assignmentId))
    .where(eq(assignmentPupils.userId, userId))
    .orderBy(asc(assignments.id))
  const handed = await db
    .select({
      title: assignments.title,
      handed_in_at: assignmentHandIns.handedInAt,
      returned_at: assignmentHandIns.returnedAt,
      note: assignmentHandIns.note,
    })
    .from(assignmentHandIns)
    .innerJoin(assignments, eq(assignments.id, assignmentHandIns.assignmentId))
    .where(eq(assignmentHandIns.userId, userId))
    .orderBy(asc(assignments.id))
  const open = await db
    .select({ title: assignmentItems.title, answer: assignmentAnswers.answer, at: assignmentAnswers.at })
    .from(assignmentAnswers)
    .innerJoin(assignmentItems, eq(assignmentItems.id, assignmentAnswers.itemId))
    .where(eq(assignmentAnswers.userId, userId))
    .orderBy(asc(assignmentItems.id))
  const sounds = await db
    .select({ recording_id: keptRecordings.id, title: assignments.title, at: assignmentRecordings.at })
    .from(assignmentRecordings)
    .innerJoin(keptRecordings, eq(keptRecordings.id, assignmentRecordings.recordingId))
    .innerJoin(assignments, eq(assignments.id, assignmentRecordings.assignmentId))
    .where(eq(keptRecordings.userId, userId))
    .orderBy(asc(keptRecordings.id))
  const given = await db
    .select({
      title: assignments.title,
      mode: assignments.mode,
      due_on: assignments.dueOn,
      note: assignments.note,
      created_at: assignments.createdAt,
    })
    .from(assignments)
    .where(eq(assignments.madeBy, userId))
    .orderBy(asc(assignments.id))
  return { named_for_me: named, handed_in: handed, tests_not_handed_in: open, recordings: sounds, given }
}
