import { inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { apiTokens, loginFailures, loginPlaces, mailTokens, sessions } from '../../db/tables/account.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { sentForms } from '../../db/tables/edit.ts'
import { studyBookViews, studyImports } from '../../db/tables/self-study.ts'
import { studyRecorders } from '../../db/tables/study.ts'
import { SENT_MS } from '../edit/once.ts'
import { KNOWN_SECONDS } from '../login/places.ts'

const DAY_MS = 24 * 60 * 60_000

interface Life {
  table: PgTable
  /** A row is over when this time of it is so long ago; of a row without it, never. */
  column: PgColumn
  ms: number
}

/** How long rows live in tables that grow with use. What each comes to stands in `docs/growth.md`. */
export const LIVES: readonly Life[] = [
  { table: sessions, column: sessions.expiresAt, ms: 0 },
  { table: loginFailures, column: loginFailures.until, ms: 0 },
  { table: loginPlaces, column: loginPlaces.seenAt, ms: KNOWN_SECONDS * 1000 },
  { table: mailTokens, column: mailTokens.expiresAt, ms: DAY_MS },
  { table: sentForms, column: sentForms.at, ms: SENT_MS },
  { table: apiTokens, column: apiTokens.revokedAt, ms: 90 * DAY_MS },
  { table: studyImports, column: studyImports.createdAt, ms: 2 * DAY_MS },
  // The minutes themselves are added up by day and stay.
  { table: studyRecorders, column: studyRecorders.lastAt, ms: 400 * DAY_MS },
  // A reader of a book counts once a day.
  { table: studyBookViews, column: studyBookViews.at, ms: 2 * DAY_MS },
  { table: auditRows, column: auditRows.at, ms: 5 * 365 * DAY_MS },
]

/** So many at once: nobody who writes the same table waits long. */
const PART = 1000

/** Removes rows that are over. @returns how many */
export async function expireRows(db: NodePgDatabase, now: Date, signal: AbortSignal): Promise<number> {
  let gone = 0
  for (const { table, column, ms } of LIVES) {
    const over = lt(column, new Date(now.getTime() - ms))
    for (let part = PART; part === PART; gone += part) {
      signal.throwIfAborted()
      part = await removePart(db, table, over)
    }
  }
  return gone
}

async function removePart(db: NodePgDatabase, table: PgTable, over: SQL): Promise<number> {
  const place = sql`ctid`
  const rows = db.select({ place }).from(table).where(over).limit(PART).for('update', { skipLocked: true })
  const { rowCount } = await db.delete(table).where(inArray(place, rows))
  return rowCount ?? 0
}
