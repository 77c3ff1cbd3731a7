import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { z } from 'zod'
import { ROOT } from '../kernel/root.ts'
import { VERSION } from '../kernel/version.ts'
import { fillCities } from './cities.ts'
import { type Connection, connect } from './connect.ts'

export const MIGRATIONS = join(ROOT, 'apps/server/src/db/migrations')
/** Any number, the same in every process of the site. */
const LOCK = 4_711_001

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })

/** The last migration of this build: the schema that it works on. */
export const NEWEST_MIGRATION = journal
  .parse(JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')))
  .entries.reduce((newest, entry) => (entry.when > newest.when ? entry : newest))

/** A database that the site can't live in; the message says why, for a person. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

interface UpgradeOptions {
  /** Called before a database that is in use gets new migrations; when it throws, the database stays as it is. */
  beforeUpgrade?: () => Promise<void>
}

/**
 * Brings a database to the present schema. Several processes may start at once: one migrates, the others wait.
 * @throws DatabaseError when the database does not store UTF-8, or belongs to a newer program
 */
export async function migrateDatabase(url: string, { beforeUpgrade }: UpgradeOptions = {}): Promise<void> {
  const connection = connect(url, { max: 1, statementMs: 0 })
  const { db, pool } = connection
  try {
    const encoding = await db.execute<{ server_encoding: string }>(sql`show server_encoding`)
    const name = encoding.rows[0]?.server_encoding
    if (name !== 'UTF8')
      throw new DatabaseError(`資料庫的編碼是 ${name}，需要 UTF8：請以 ENCODING 'UTF8' 建立資料庫。`)
    await db.execute(sql`select pg_advisory_lock(${LOCK})`)
    const present = await migratedTo(db)
    if (present > NEWEST_MIGRATION.when) {
      throw new DatabaseError(
        `資料庫已經由較新的版本升級過，這個程式（${VERSION} 版）不能使用它。請更新程式；要回到舊版，請還原升級之前的備份。`,
      )
    }
    if (present > 0 && present < NEWEST_MIGRATION.when) await beforeUpgrade?.()
    await migrate(db, { migrationsFolder: MIGRATIONS })
    await fillCities(db)
  } finally {
    await pool.end()
  }
}

/** When the newest migration was made that a database has; 0 for one without any. */
export async function migratedTo(db: NodePgDatabase): Promise<number> {
  const known = await db.execute<{ known: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  )
  if (!known.rows[0]?.known) return 0
  const newest = await db.execute<{ at: string | null }>(
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  )
  return Number(newest.rows[0]?.at ?? 0)
}

/** Whether the database has every migration of this build. */
export const isMigrated = async ({ db }: Pick<Connection, 'db'>): Promise<boolean> =>
  (await migratedTo(db)) >= NEWEST_MIGRATION.when
