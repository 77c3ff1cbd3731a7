import type { ReportWork } from '@hakka/contract/assignment'
import type { Work } from '@hakka/contract/assignment-shapes'
import { ASSIGNMENTS } from '@hakka/contract/constants/assignment'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { preparedSql } from '../../db/prepared.ts'
import { assignmentItems, assignments } from '../../db/tables/assignment.ts'
import { gameResults } from '../../db/tables/event.ts'
import { classMembers } from '../../db/tables/school-class.ts'
import { studyItems } from '../../db/tables/self-study.ts'
import { attempts } from '../../db/tables/study.ts'
import type { Transaction } from '../../db/transaction.ts'
import { duringYear } from '../school-class/belonging.ts'
import { dueEnd, owings } from './owed.ts'

/*
 * What pupils did of assignments. Nothing of it is kept anywhere: it is read from their attempts, and of games from
 * their results, each time. What counts was done since the assignment was given and within a stay in its class; of a
 * test, what was handed in.
 */

type Db = NodePgDatabase | Transaction

/** By `workKey`; who has done nothing of a thing has no entry. */
export type WorkByCell = ReadonlyMap<string, Work>

export const workKey = (itemId: number, userId: number): string => `${itemId} ${userId}`

/** Whether somebody has done any of some things. @param work by `workKey` */
export const hasBegun = (
  work: ReadonlyMap<string, unknown>,
  items: readonly { id: number }[],
  userId: number,
): boolean => items.some(({ id }) => work.has(workKey(id, userId)))

/** What is told of a cell beside when it was done and how long it took. */
export interface MarkedCell {
  parts_done: number
  whole: boolean
  first_earned: number | null
  first_total: number | null
  best_earned: number | null
  best_total: number | null
  tries: number
  late: boolean
  claimed: boolean
}

interface Cell extends MarkedCell {
  item_id: number
  user_id: number
  used_ms: string
  done_at: string | null
}

/** What some pupils did of some assignments, by thing and pupil, in one query. */
export async function workOf(
  db: Db,
  assignmentIds: readonly number[],
  userIds: readonly number[],
): Promise<WorkByCell> {
  if (assignmentIds.length === 0 || userIds.length === 0) return new Map()
  const rows = await readWork(db, { assignmentIds, userIds })
  return new Map(rows.map((row) => [workKey(row.item_id, row.user_id), workIn(row)]))
}

/** Lists of numbers, each as one value of a statement: at hand, or given later to one that is planned once. */
export interface AskedIds {
  assignmentIds: SQLWrapper
  /** Only theirs; without it everybody's who was ever in the class. */
  userIds?: SQLWrapper | undefined
}

export const isAmong = (id: SQLWrapper, ids: SQLWrapper): SQL => sql`${id} = any(${ids}::integer[])`

/** Who owes which of them. */
export const owingsOf = ({ assignmentIds, userIds }: AskedIds): SQL =>
  owings(
    sql`${isAmong(assignments.id, assignmentIds)} ${userIds ? sql`and ${isAmong(sql`stay.user_id`, userIds)}` : sql``}`,
  )

/** Of an attempt beside an item, its assignment and a stay in its class: it is work for it. */
export const countsForItem = (): SQL =>
  sql`${attempts.doneAt} >= ${assignments.createdAt} and ${duringYear(attempts.doneAt)}
      and (${assignments.mode} = 'practice' or ${attempts.assignmentItemId} = ${assignmentItems.id})`

/**
 * Each try at a thing, or at a part of it: `unit` 0 is the whole, else the part. Stays of a pupil never overlap. Sentences
 * are looked up by their theme, apart from the others: all in one join would lay every try beside every thing. What a
 * pupil did of a thing is looked up pupil by pupil and thing by thing (`offset 0` keeps the planner from anything else):
 * joined, a school of 2,000 has all its attempts read for the list of one class.
 */
function tries({ assignmentIds, userIds }: AskedIds): SQL {
  const given = sql`${assignments}
    join ${assignmentItems} on ${assignmentItems.assignmentId} = ${assignments.id}
    join ${classMembers} on ${classMembers.classId} = ${assignments.classId}`
  const asked = sql`${isAmong(assignments.id, assignmentIds)}
    ${userIds ? sql`and ${isAmong(classMembers.userId, userIds)}` : sql``}`
  const tried = (
    unit: SQL,
  ) => sql`${assignmentItems.id} as item_id, ${attempts.userId} as user_id, ${attempts.id} as id,
    ${unit} as unit, ${attempts.earned} as earned, ${attempts.total} as total, coalesce(${attempts.usedMs}, 0) as used_ms,
    ${attempts.doneAt} as at, ${attempts.claimed} as claimed`
  return sql`
    select ${tried(sql`${attempts.item}`)}
    from ${given}
    cross join lateral (
      select * from ${attempts}
      where ${attempts.userId} = ${classMembers.userId}
      and ${attempts.thing} = case ${assignmentItems.thing} when 'book' then 'book_page' else ${assignmentItems.thing} end
      and ${attempts.thingId} = ${assignmentItems.thingId}
      and ${countsForItem()}
      offset 0) as ${attempts}
    where ${asked} and ${assignmentItems.thing} <> 'speaking'
    union all
    select ${tried(sql`${attempts.thingId}`)}
    from ${given}
    join ${studyItems} on ${studyItems.kind} = 'speaking' and ${studyItems.categoryId} = ${assignmentItems.thingId}
      and ${studyItems.dialectId} = ${assignmentItems.dialectId}
    join ${attempts} on ${attempts.userId} = ${classMembers.userId} and ${attempts.thing} = 'spoken_sentence'
      and ${attempts.thingId} = ${studyItems.id}
      and ${countsForItem()}
    where ${asked} and ${assignmentItems.thing} = 'speaking'
    union all
    select ${assignmentItems.id}, ${gameResults.userId}, ${gameResults.id}, 0, ${gameResults.score}, null,
      ${gameResults.usedTime}, ${gameResults.createdAt}, false
    from ${given}
    join ${gameResults} on ${gameResults.userId} = ${classMembers.userId} and ${gameResults.isFinal}
      and ${gameResults.refused} is null and ${gameResults.disqualifiedAt} is null
      and ${gameResults.eventId} = ${assignmentItems.thingId}
      and ${gameResults.createdAt} >= ${assignments.createdAt} and ${duringYear(gameResults.createdAt)}
    where ${asked} and ${assignmentItems.thing} = 'game'`
}

/** Of things that are done part by part: pages of a book, sentences that are said, texts with gaps. */
const BY_PARTS = sql`${assignmentItems.thing} in ('book', 'speaking', 'cloze_set')`

/**
 * First by unit, then by thing: what is done part by part earns what its parts earned together. A row has `item_id`,
 * `user_id`, `whole`, `best_earned`, `best_total`, `late` and what else a cell tells; what nobody selects costs nothing.
 */
export const workQuery = (asked: AskedIds): SQL => {
  const share = sql`earned::float / nullif(coalesce(total, earned), 0)`
  const counts = sql`(unit > 0) = (${BY_PARTS})`
  return sql`
    with tries as (${tries(asked)}),
    units as (
      select item_id, user_id, unit, count(*)::integer as tries, sum(used_ms) as used_ms, min(at) as at,
        (array_agg(earned order by at, id))[1] as first_earned, (array_agg(total order by at, id))[1] as first_total,
        (array_agg(earned order by ${share} desc nulls last, at, id))[1] as best_earned,
        (array_agg(total order by ${share} desc nulls last, at, id))[1] as best_total,
        bool_and(claimed) as claimed
      from tries group by item_id, user_id, unit
    ),
    cells as (
      select item_id, user_id,
        count(*) filter (where unit > 0)::integer as parts_done,
        case when ${BY_PARTS} then count(*) filter (where unit > 0) >= ${assignmentItems.parts}
          else bool_or(unit = 0) end as whole,
        sum(first_earned) filter (where ${counts})::integer as first_earned,
        sum(first_total) filter (where ${counts})::integer as first_total,
        sum(best_earned) filter (where ${counts})::integer as best_earned,
        sum(best_total) filter (where ${counts})::integer as best_total,
        case when ${BY_PARTS} then min(tries) filter (where unit > 0)
          else coalesce(sum(tries) filter (where unit = 0), 0) end::integer as tries,
        sum(used_ms)::bigint as used_ms,
        case when ${BY_PARTS} then max(at) filter (where unit > 0) else min(at) filter (where unit = 0) end as at,
        coalesce(bool_and(claimed) filter (where ${counts}), false) as claimed, ${assignmentItems.assignmentId} as assignment_id
      from units join ${assignmentItems} on ${assignmentItems.id} = item_id
      group by item_id, user_id, ${assignmentItems.id}
    ),
    owing as (${owingsOf(asked)})
    select item_id, cells.user_id, parts_done, whole, first_earned, first_total, best_earned, best_total, tries, used_ms,
      claimed, at as done_at, at >= ${dueEnd()} and owing.user_id is not null as late
    from cells join ${assignments} on ${assignments.id} = cells.assignment_id
    left join owing on owing.assignment_id = cells.assignment_id and owing.user_id = cells.user_id`
}

const readWork = preparedSql<Cell>(
  'read_work',
  workQuery({ assignmentIds: sql.placeholder('assignmentIds'), userIds: sql.placeholder('userIds') }),
)

/** A cell as it is told. */
const workIn = (cell: Cell): Work => ({
  ...marksIn(cell),
  used_ms: Number(cell.used_ms),
  done_at: cell.whole && cell.done_at ? new Date(cell.done_at).toISOString() : null,
})

/** What is not done yet has no points: half of a test tells nothing. */
export function marksIn(cell: MarkedCell): ReportWork {
  const { whole, best_earned, best_total } = cell
  const needsHelp =
    best_earned !== null && best_total !== null && best_earned * 100 < best_total * ASSIGNMENTS.help_below
  return {
    state: !whole ? 'doing' : needsHelp ? 'needs_help' : 'done',
    first:
      whole && cell.first_earned !== null ? { earned: cell.first_earned, total: cell.first_total } : null,
    best: whole && best_earned !== null ? { earned: best_earned, total: best_total } : null,
    parts_done: cell.parts_done,
    tries: whole ? cell.tries : 0,
    late: whole && cell.late,
    claimed: whole && cell.claimed,
  }
}

export const NOT_STARTED: Work = {
  state: 'not_started',
  first: null,
  best: null,
  parts_done: 0,
  tries: 0,
  used_ms: 0,
  done_at: null,
  late: false,
  claimed: false,
}

export const NOT_ASKED: Work = { ...NOT_STARTED, state: 'not_asked' }

/** @returns the row of work of a pupil, in the order of the items @param nos those that are hers to do; null: all */
export const rowOf = (
  work: WorkByCell,
  items: readonly { id: number; no: number }[],
  { userId, nos }: { userId: number; nos: readonly number[] | null },
): Work[] =>
  items.map(({ id, no }) =>
    nos && !nos.includes(no) ? NOT_ASKED : (work.get(workKey(id, userId)) ?? NOT_STARTED),
  )
