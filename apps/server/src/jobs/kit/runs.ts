import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { SCHEMA } from './boss.ts'

/** A job that was given up. */
export interface FailedRun {
  id: string
  name: string
  at: Date
  tries: number
  /** The message that its row keeps, for `reasonIn`. */
  said: string
}

/** How jobs of a kind stand. */
export interface KindRuns {
  name: string
  doneAt: Date | null
  open: number
  failed: number
}

const JOB = sql.raw(`${SCHEMA}.job`)

/** Given up, and neither asked for again nor made good: the same deed has not been done since. */
const FAILED = sql`state = 'failed' and not exists (
  select from ${JOB} later
  where later.name = job.name and later.data is not distinct from job.data
    and later.state = 'completed' and later.completed_on > job.completed_on)`

/** One row a kind that has had any job; times and counts of the last two weeks, for which jobs are kept. */
export async function runsByKind(db: NodePgDatabase): Promise<KindRuns[]> {
  const { rows } = await db.execute<{ name: string; done_at: Date | null; open: number; failed: number }>(sql`
    select name, max(completed_on) filter (where state = 'completed') as done_at,
      (count(*) filter (where state in ('created', 'retry', 'active') and start_after <= now()))::int as open,
      (count(*) filter (where ${FAILED}))::int as failed
    from ${JOB} job group by name`)
  return rows.map(({ name, done_at, open, failed }) => ({
    name,
    doneAt: done_at === null ? null : new Date(done_at),
    open,
    failed,
  }))
}

/** The newest first. */
export async function failedRuns(
  db: NodePgDatabase,
  { offset, limit }: { offset: number; limit: number },
): Promise<FailedRun[]> {
  const { rows } = await db.execute<{
    id: string
    name: string
    at: Date
    tries: number
    said: string | null
  }>(sql`
    select id, name, completed_on as at, retry_count + 1 as tries,
      coalesce(output ->> 'message', output -> 'value' ->> 'message', output ->> 'value') as said
    from ${JOB} job where ${FAILED}
    order by completed_on desc, id limit ${limit} offset ${offset}`)
  return rows.map(({ at, said, ...row }) => ({ ...row, at: new Date(at), said: said ?? '' }))
}

export async function countFailed(db: NodePgDatabase): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${JOB} job where ${FAILED}`,
  )
  return rows[0]?.count ?? 0
}

/** Whether somebody does a job with an id, or is going to: one whose processes were killed too often is done by nobody. */
export async function isOpen(
  db: Pick<NodePgDatabase, 'execute'>,
  { name }: { name: string },
  id: number,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${JOB} where name = ${name} and state in ('created', 'retry', 'active') and data ->> 'id' = ${String(id)}
    limit 1`)
  return rows.length > 0
}

/** What waits or runs without a job has failed: the processes that did it were killed too often, and nobody could say so. */
export async function asItGoes<Row extends { id: number; state: string }>(
  db: Pick<NodePgDatabase, 'execute'>,
  job: { name: string },
  row: Row,
): Promise<Row | (Omit<Row, 'state'> & { state: 'failed' })> {
  const isGoing = row.state === 'waiting' || row.state === 'running'
  return isGoing && !(await isOpen(db, job, row.id)) ? { ...row, state: 'failed' } : row
}
