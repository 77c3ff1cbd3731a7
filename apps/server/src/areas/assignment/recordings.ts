import type { HandedSound } from '@hakka/contract/assignment-shapes'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { prepared } from '../../db/prepared.ts'
import { users } from '../../db/tables/account.ts'
import { assignmentItems, assignmentRecordings } from '../../db/tables/assignment.ts'
import { classMembers } from '../../db/tables/school-class.ts'
import { keptRecordings, studyItems } from '../../db/tables/self-study.ts'
import type { AssignmentRow } from '../../domain/assignment/find.ts'
import { goneAt } from '../../domain/recordings/remove.ts'
import { duringYear, isIn } from '../../domain/school-class/belonging.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'

/** Recordings of sentences that an assignment asks for. */
const isAsked = (assignmentId: number) =>
  and(
    eq(assignmentItems.assignmentId, assignmentId),
    eq(assignmentItems.thing, 'speaking'),
    eq(assignmentItems.thingId, studyItems.categoryId),
    eq(assignmentItems.dialectId, studyItems.dialectId),
  )

/** A pupil's recordings of an assignment: those that she has handed in, and those that she keeps for herself. */
export async function ownRecordings(db: NodePgDatabase, assignmentId: number, userId: number) {
  const rows = await db
    .selectDistinct({ recording: keptRecordings, at: assignmentRecordings.at })
    .from(keptRecordings)
    .innerJoin(studyItems, eq(studyItems.id, keptRecordings.itemId))
    .innerJoin(assignmentItems, isAsked(assignmentId))
    .leftJoin(
      assignmentRecordings,
      and(
        eq(assignmentRecordings.recordingId, keptRecordings.id),
        eq(assignmentRecordings.assignmentId, assignmentId),
      ),
    )
    .where(eq(keptRecordings.userId, userId))
    .orderBy(asc(keptRecordings.id))
  const urlOf = (id: number) => `/api/my/recordings/${id}/sound`
  return {
    recordings: rows.flatMap(({ recording, at }) =>
      at ? [soundOf(recording, at, urlOf(recording.id))] : [],
    ),
    own_recordings: rows.flatMap(({ recording: { id, title }, at }) =>
      at ? [] : [{ id, title, sound_url: urlOf(id) }],
    ),
  }
}

const soundOf = (
  { id, title, createdAt }: typeof keptRecordings.$inferSelect,
  at: Date,
  url: string,
): HandedSound => ({
  recording_id: id,
  title,
  sound_url: url,
  at: at.toISOString(),
  gone_at: goneAt(createdAt).toISOString(),
})

const handedBy = prepared((db) =>
  db
    .select({ recording: keptRecordings, at: assignmentRecordings.at, name: users.name })
    .from(assignmentRecordings)
    .innerJoin(keptRecordings, eq(keptRecordings.id, assignmentRecordings.recordingId))
    .innerJoin(users, eq(users.id, keptRecordings.userId))
    .innerJoin(
      classMembers,
      and(
        eq(classMembers.classId, sql.placeholder('classId')),
        eq(classMembers.userId, keptRecordings.userId),
        isIn,
      ),
    )
    .where(
      and(
        eq(assignmentRecordings.assignmentId, sql.placeholder('id')),
        duringYear(assignmentRecordings.at),
        sql`${keptRecordings.id} = coalesce(${sql.placeholder('recordingId')}, ${keptRecordings.id})`,
      ),
    )
    .orderBy(asc(keptRecordings.id))
    .prepare('find_handed_recordings'),
)

/** What a class has handed in to be heard, by who said it: of those who are in it, and of their time in it. */
export async function handedSounds(
  db: NodePgDatabase,
  row: AssignmentRow,
  recordingId?: number,
): Promise<{ userId: number; name: string; key: string; sound: HandedSound }[]> {
  const { id, classId } = row
  const rows = await handedBy(db).execute({ id, classId, recordingId: recordingId ?? null })
  return rows.map(({ recording, at, name }) => ({
    userId: recording.userId,
    name,
    key: recording.key,
    sound: soundOf(
      recording,
      at,
      `/api/my/teaching-class/assignment/recording?id=${row.id}&recording_id=${recording.id}`,
    ),
  }))
}

interface Handed {
  assignmentId: number
  recordingId: number
  userId: number
}

/**
 * Lets the class's teachers hear a recording of hers.
 * @throws AppError `not_found` for one that is not hers, or of something that was not asked for
 */
export async function handInRecording({ db, now }: Services, { assignmentId, recordingId, userId }: Handed) {
  const [own] = await db
    .select({ id: keptRecordings.id })
    .from(keptRecordings)
    .innerJoin(studyItems, eq(studyItems.id, keptRecordings.itemId))
    .innerJoin(assignmentItems, isAsked(assignmentId))
    .where(and(eq(keptRecordings.id, recordingId), eq(keptRecordings.userId, userId)))
  if (!own) throw new AppError('not_found')
  await db.insert(assignmentRecordings).values({ assignmentId, recordingId, at: now() }).onConflictDoNothing()
}

/** Nobody but herself hears it any more. */
export async function takeRecordingBack({ db }: Services, { assignmentId, recordingId, userId }: Handed) {
  const hers = db
    .select({ id: keptRecordings.id })
    .from(keptRecordings)
    .where(and(eq(keptRecordings.id, recordingId), eq(keptRecordings.userId, userId)))
  const gone = await db
    .delete(assignmentRecordings)
    .where(
      and(
        eq(assignmentRecordings.assignmentId, assignmentId),
        inArray(assignmentRecordings.recordingId, hers),
      ),
    )
    .returning({ id: assignmentRecordings.recordingId })
  if (gone.length === 0) throw new AppError('not_found')
}
