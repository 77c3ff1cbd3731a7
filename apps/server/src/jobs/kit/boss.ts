import type { Pool } from 'pg'
import type { ConstructorOptions, Db, PgBoss } from 'pg-boss'
import type { Job } from './define.ts'

/** Of its tables: nothing of the site's own lies in it. */
export const SCHEMA = 'jobs'
/** What pg-boss of our version makes them; it is told from its package only when that is loaded. */
export const TABLES_VERSION = 46

/** Loaded when the first job is asked for, or worked: no start and no test of calls waits for it. */
export async function openBoss(options: ConstructorOptions): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  return new PgBoss({ schema: SCHEMA, registerInstance: false, migrate: false, ...options })
}

/** Runs its statements on a pool of ours. */
export const onPool = (pool: Pool): Db => ({ executeSql: (text, values) => pool.query(text, values) })

/** Takes no job, keeps no time: for whoever asks for jobs, or looks after the tables. */
export const ASKS_ONLY = { supervise: false, schedule: false } as const

const DAY = 24 * 3600
/** A process that has not said for so long that it lives is dead. */
const HEARTBEAT_SECONDS = 10

/** How pg-boss keeps the jobs of a kind. */
export const queueOf = ({ seconds = 600, retries = 5 }: Job) => ({
  expireInSeconds: seconds,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retryLimit: retries,
  // The first one soon: a job of a process that was killed is no worse than another.
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  /** Of a job that nobody takes, and of one that ended, well or badly. */
  retentionSeconds: 14 * DAY,
  deleteAfterSeconds: 14 * DAY,
  notify: true,
})
