import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { z } from 'zod'
import { ROOT } from '../root.ts'
import { fillCities } from './cities.ts'
import { type Connection, connect } from './connect.ts'

const FOLDER = join(ROOT, 'apps/server/src/db/migrations')
/** Any number, the same in every process of the site. */
const LOCK = 4_711_001

/** A database that the site can't live in; the message says why, for a person. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

/**
 * Brings a database to the present schema. Several processes may start at once: one migrates, the others wait.
 * @throws DatabaseError when the database does not store UTF-8
 */
export async function migrateDatabase(url: string): Promise<void> {
  const connection = connect(url, { max: 1, statementMs: 0 })
  const { db, pool } = connection
  try {
    const encoding = await db.execute<{ server_encoding: string }>(sql`show server_encoding`)
    const name = encoding.rows[0]?.server_encoding
    if (name !== 'UTF8')
      throw new DatabaseError(`資料庫的編碼是 ${name}，需要 UTF8：請以 ENCODING 'UTF8' 建立資料庫。`)
    await db.execute(sql`select pg_advisory_lock(${LOCK})`)
    await migrate(db, { migrationsFolder: FOLDER })
    await fillCities(db)
  } finally {
    await pool.end()
  }
}

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) })

/** Whether the database has every migration of this build. */
export async function isMigrated({ db }: Pick<Connection, 'db'>): Promise<boolean> {
  const { entries } = journal.parse(JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8')))
  const newest = Math.max(...entries.map((entry) => entry.when))
  const result = await db.execute<{ done: boolean }>(
    sql`select coalesce(max(created_at), 0) >= ${newest} as done from drizzle.__drizzle_migrations`,
  )
  return result.rows[0]?.done === true
}
