import { ASSIGNMENTS } from '@hakka/contract/constants/assignment'
import { and, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { assignmentItems, assignmentPupils, assignments } from '../../db/tables/assignment.ts'
import { classMembers } from '../../db/tables/school-class.ts'
import type { Transaction } from '../../db/transaction.ts'
import { isIn } from '../school-class/belonging.ts'
import { type AskedIds, isAmong, owingsOf, workQuery } from './work.ts'

/*
 * How far pupils are with the whole of assignments, where nobody asks for each thing. It is counted where the work
 * lies: a hundred assignments of forty pupils are a hundred lines, and not a hundred thousand cells.
 */

type Db = NodePgDatabase | Transaction

/** How far a pupil is with an assignment. */
interface Progress {
  assignmentId: number
  userId: number
  /** How many things are hers to do, and how many of them are done. */
  items: number
  done: number
  /** Something of it was done after its day. */
  late: boolean
}

/**
 * How many pupils an assignment is for, of those who are in its class now, and how far they are. Who owes nothing of it
 * is counted from when she begins it.
 */
export interface ProgressCounts {
  pupil_count: number
  begun_count: number
  done_count: number
  help_count: number
}

/**
 * A row for each pupil who is in and for each assignment that is for her, and owed or begun. What is asked, what was
 * done and what is owed are put under each other and gathered: joined, they would be compared each with each wherever
 * the planner takes them for few, and thirty assignments of forty pupils are five millions of that.
 */
function progressQuery({ assignmentIds, userIds }: AskedIds): SQL {
  const isNamed = sql`exists (select from ${assignmentPupils} where ${assignmentPupils.assignmentId} = ${assignments.id})`
  const asked = and(
    isAmong(assignments.id, assignmentIds),
    userIds ? isAmong(classMembers.userId, userIds) : undefined,
    sql`(${assignmentPupils.userId} is not null or not ${isNamed})`,
    sql`(${assignmentPupils.nos} is null or ${assignmentItems.no} = any(${assignmentPupils.nos}))`,
  )
  return sql`
    with cells as (${workQuery({ assignmentIds, userIds })}), owing as (${owingsOf({ assignmentIds, userIds })}),
    lines as (
      select ${assignments.id} as assignment_id, ${classMembers.userId} as user_id, ${assignmentItems.id} as item_id,
        true as asked, false as owed, false as begun, false as whole, false as helped, false as late
      from ${assignments}
      join ${assignmentItems} on ${assignmentItems.assignmentId} = ${assignments.id}
      join ${classMembers} on ${classMembers.classId} = ${assignments.classId} and ${isIn}
      left join ${assignmentPupils} on ${assignmentPupils.assignmentId} = ${assignments.id}
        and ${assignmentPupils.userId} = ${classMembers.userId}
      where ${asked}
      union all
      select ${assignmentItems.assignmentId}, cells.user_id, cells.item_id, false, false, true, cells.whole,
        cells.whole and cells.best_earned * 100 < cells.best_total * ${ASSIGNMENTS.help_below}, cells.whole and cells.late
      from cells join ${assignmentItems} on ${assignmentItems.id} = cells.item_id
      union all
      select assignment_id, user_id, 0, false, true, false, false, false, false from owing
    ),
    items as (
      select assignment_id, user_id, bool_or(asked) as asked, bool_or(owed) as owed, bool_or(begun) as begun,
        bool_or(whole) as whole, bool_or(helped) as helped, bool_or(late) as late
      from lines group by assignment_id, user_id, item_id
    )
    select assignment_id, user_id,
      (count(*) filter (where asked))::integer as items,
      (count(*) filter (where asked and begun))::integer as begun,
      (count(*) filter (where asked and whole))::integer as done,
      coalesce(bool_or(asked and helped), false) as helped,
      coalesce(bool_or(asked and late), false) as late
    from items
    group by assignment_id, user_id
    having bool_or(asked) and bool_or(owed or (asked and begun))`
}

/** How far some pupils are with some assignments; of who is not asked there is no row. */
export async function progressWith(
  db: Db,
  assignmentIds: readonly number[],
  userIds?: readonly number[],
): Promise<Progress[]> {
  if (assignmentIds.length === 0 || userIds?.length === 0) return []
  const { rows } = await db.execute<{
    assignment_id: number
    user_id: number
    items: number
    done: number
    late: boolean
  }>(
    progressQuery({
      assignmentIds: sql.param([...assignmentIds]),
      userIds: userIds && sql.param([...userIds]),
    }),
  )
  return rows.map(({ assignment_id: assignmentId, user_id: userId, items, done, late }) => ({
    assignmentId,
    userId,
    items,
    done,
    late,
  }))
}

interface Counted extends ProgressCounts {
  assignment_id: number
}

export const NOBODY_ASKED: ProgressCounts = { pupil_count: 0, begun_count: 0, done_count: 0, help_count: 0 }

/** Counts by assignment; one that nobody has to do has none. */
export async function progressCounts(
  db: Db,
  assignmentIds: readonly number[],
): Promise<ReadonlyMap<number, ProgressCounts>> {
  if (assignmentIds.length === 0) return new Map()
  const { rows } = await db.execute<Counted & Record<string, unknown>>(sql`
    select assignment_id, count(*)::integer as pupil_count,
      (count(*) filter (where begun > 0))::integer as begun_count,
      (count(*) filter (where done = items))::integer as done_count,
      (count(*) filter (where helped))::integer as help_count
    from (${progressQuery({ assignmentIds: sql.param([...assignmentIds]) })}) as progress
    group by assignment_id`)
  return new Map(rows.map(({ assignment_id, ...counts }) => [assignment_id, counts]))
}
