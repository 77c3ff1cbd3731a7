import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { assignments } from '../../db/tables/assignment.ts'
import { classMembers } from '../../db/tables/school-class.ts'

/** Of a row of `assignments`: the moment from which on it is late. */
export const dueEnd = (): SQL => sql`(${assignments.dueOn} + 1)::timestamp at time zone 'Asia/Taipei'`

/** Of a row of `assignments` beside a `stay` in its class: some of it lay while it was to be done. */
const WHILE_GIVEN = sql`stay.class_id = ${assignments.classId} and stay.joined_at < ${dueEnd()}
  and (stay.left_at is null or stay.left_at >= ${assignments.createdAt})`

/**
 * Of a row of `assignments`: somebody was in its class while it was to be done. Who came after its day owes nothing of
 * it: she may do it, and is never late.
 */
export const isOwedBy = (userId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${classMembers} as stay where ${WHILE_GIVEN} and stay.user_id = ${userId})`

/** The same of many at once: `assignment_id` and `user_id` of who owes what. @param which of both tables are asked for */
export const owings = (which: SQL): SQL => sql`
  select distinct ${assignments.id} as assignment_id, stay.user_id
  from ${assignments} join ${classMembers} as stay on ${WHILE_GIVEN}
  where ${which}`
