import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { assignmentItems, assignments } from '../../db/tables/assignment.ts'
import { classMembers } from '../../db/tables/school-class.ts'
import { attempts } from '../../db/tables/study.ts'
import { countsForItem } from './work.ts'

/** Things that are told question by question; of a set each of its texts is answered by itself. */
const TOLD = ['module', 'dialogue', 'cloze_set'] as const

/** What a pupil answered first to the whole of an item, or to a part of one that is answered part by part. */
export interface FirstTry {
  itemId: number
  userId: number
  thing: string
  thingId: number
  /** 1-based, of a set with gaps; 0 is the whole. */
  part: number
  /** Of a module, the version that was on her page. */
  versionId: number | null
  answer: unknown
}

/** The whole of modules and dialogues, the texts of sets. */
const isTold = (): SQL => sql`(${attempts.item} > 0) = (${attempts.thing} = 'cloze_set')`

/** Of each pupil what she answered first to each of an assignment's items, as far as it is kept. */
export async function firstTries(
  db: NodePgDatabase,
  assignmentId: number,
  { userIds, itemIds }: { userIds: readonly number[]; itemIds: readonly number[] },
): Promise<FirstTry[]> {
  if (userIds.length === 0 || itemIds.length === 0) return []
  return db
    .selectDistinctOn([assignmentItems.id, attempts.userId, attempts.item], {
      itemId: assignmentItems.id,
      userId: attempts.userId,
      thing: attempts.thing,
      thingId: attempts.thingId,
      part: attempts.item,
      versionId: attempts.versionId,
      answer: attempts.answer,
    })
    .from(assignments)
    .innerJoin(assignmentItems, eq(assignmentItems.assignmentId, assignments.id))
    .innerJoin(classMembers, eq(classMembers.classId, assignments.classId))
    .innerJoin(
      attempts,
      and(
        eq(attempts.userId, classMembers.userId),
        eq(attempts.thing, assignmentItems.thing),
        eq(attempts.thingId, assignmentItems.thingId),
        isTold(),
        countsForItem(),
      ),
    )
    .where(
      and(
        eq(assignments.id, assignmentId),
        inArray(assignmentItems.thing, TOLD),
        inArray(assignmentItems.id, [...itemIds]),
        inArray(classMembers.userId, [...userIds]),
      ),
    )
    .orderBy(assignmentItems.id, attempts.userId, attempts.item, asc(attempts.doneAt), asc(attempts.id))
}
