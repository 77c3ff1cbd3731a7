import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { attempts } from '../../db/tables/study.ts'

/** Of one part of one thing so many of a user's latest attempts stay, beside the first and the best. */
const LATEST = 20

/**
 * Takes away what nothing is derived from: of attempts at the same part those that are neither the first, the best nor
 * among the latest. What was given in a test stays.
 * @returns how many are gone
 */
export async function pruneAttempts(db: Pick<NodePgDatabase, 'execute'>): Promise<number> {
  const { userId, thing, thingId, item, doneAt, earned, total, id } = attempts
  const part = sql`${userId}, ${thing}, ${thingId}, ${item}`
  const result = await db.execute(sql`
    delete from ${attempts} using (
      select ${id} as id,
        row_number() over (partition by ${part} order by ${doneAt} desc, ${id} desc) as latest,
        row_number() over (partition by ${part} order by ${doneAt}, ${id}) as first,
        row_number() over (
          partition by ${part} order by ${earned}::float / nullif(${total}, 0) desc nulls last, ${id}
        ) as best
      from ${attempts}
      where (${part}) in (select ${part} from ${attempts} group by ${part} having count(*) > ${LATEST + 2})
    ) ranked
    where ranked.id = ${id} and ${attempts.assignmentItemId} is null and ranked.latest > ${LATEST} and ranked.first > 1 and ranked.best > 1
  `)
  return result.rowCount ?? 0
}
