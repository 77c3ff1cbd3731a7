import type { ReportWork } from '@hakka/contract/assignment'
import { type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { preparedSql } from '../../db/prepared.ts'
import { type MarkedCell, marksIn, workKey, workQuery } from './work.ts'

/*
 * What a class did of an assignment, where it matters who is how far and not when: of a class's thousand cells some
 * dozens are different. They are put together where they lie, which is a fifth of the rows' way to here.
 */

export interface AlikeCell {
  /** The same object for all that are alike. */
  marks: ReportWork
  usedMs: number
}

interface Row extends MarkedCell {
  /** Numbers of an item, of a pupil and of milliseconds, one after the other. */
  cells: string
}

const MARKS: SQL = sql`parts_done, whole, first_earned, first_total, best_earned, best_total, tries, late, claimed`

const readAlike = preparedSql<Row>(
  'read_alike_work',
  sql`with work as (${workQuery({
    assignmentIds: sql.placeholder('assignmentIds'),
    userIds: sql.placeholder('userIds'),
  })})
    select ${MARKS}, string_agg(item_id || ' ' || user_id || ' ' || used_ms, ' ') as cells
    from work group by ${MARKS}`,
)

/** By `workKey`; who has done nothing of a thing has no entry. */
export async function alikeWorkOf(
  db: NodePgDatabase,
  assignmentId: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<string, AlikeCell>> {
  const rows = await readAlike(db, { assignmentIds: [assignmentId], userIds })
  const known = new Map<string, ReportWork>()
  const work = new Map<string, AlikeCell>()
  for (const row of rows) {
    const own = marksIn(row)
    // What is not done yet tells less than its row.
    const text = JSON.stringify(own)
    const marks = known.get(text) ?? own
    known.set(text, marks)
    const numbers = row.cells.split(' ').map(Number)
    for (let at = 0; at < numbers.length; at += 3) {
      const [itemId = 0, userId = 0, usedMs = 0] = numbers.slice(at, at + 3)
      work.set(workKey(itemId, userId), { marks, usedMs })
    }
  }
  return work
}
