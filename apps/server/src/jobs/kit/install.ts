import { Pool } from 'pg'
import { ASKS_ONLY, onPool, openBoss, queueOf, SCHEMA, TABLES_VERSION } from './boss.ts'
import type { Job } from './define.ts'

/**
 * Makes the tables of jobs, and a queue for each kind, where they are not there yet. A start that finds all of them
 * asks twice and loads nothing. Several processes may do it at once: pg-boss locks.
 */
export async function installJobs(url: string, jobs: readonly Job[]): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 })
  pool.on('error', () => undefined)
  try {
    if (await isInstalled(pool, jobs)) return
    const boss = await openBoss({ ...ASKS_ONLY, db: onPool(pool), migrate: true })
    boss.on('error', () => undefined)
    await boss.start()
    for (const job of jobs) await boss.createQueue(job.name, queueOf(job))
    await boss.stop({ graceful: false })
  } finally {
    await pool.end()
  }
}

async function isInstalled(pool: Pool, jobs: readonly Job[]): Promise<boolean> {
  const made = await pool.query<{ made: boolean }>(
    `select to_regclass('${SCHEMA}.version') is not null and to_regclass('${SCHEMA}.queue') is not null as made`,
  )
  if (!made.rows[0]?.made) return false
  const known = await pool.query<{ version: number; names: string[] }>(
    `select (select version from ${SCHEMA}.version) as version, array(select name from ${SCHEMA}.queue) as names`,
  )
  const { version = 0, names = [] } = known.rows[0] ?? {}
  return version >= TABLES_VERSION && jobs.every(({ name }) => names.includes(name))
}
