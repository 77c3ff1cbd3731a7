import { DELETED_DAYS, STUDY_RECORD_DAYS } from '@hakka/contract/constants'
import { inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  accountJoins,
  apiTokens,
  loginFailures,
  loginPlaces,
  mailTokens,
  sessions,
} from '../../db/tables/account.ts'
import { assignments } from '../../db/tables/assignment.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { lessonTakes } from '../../db/tables/authoring.ts'
import { childCodes, childLinks } from '../../db/tables/child.ts'
import { sentForms } from '../../db/tables/edit.ts'
import { gamePlays, gameResults, steppedPlays } from '../../db/tables/event.ts'
import { rooms } from '../../db/tables/room.ts'
import { notifications, schoolClasses } from '../../db/tables/school-class.ts'
import { recordingTakes, studyBookViews, studyImports } from '../../db/tables/self-study.ts'
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
  // Joins that were undone; the others go with their class account.
  { table: accountJoins, column: accountJoins.undoneAt, ms: 30 * DAY_MS },
  { table: childCodes, column: childCodes.expiresAt, ms: 0 },
  { table: childLinks, column: childLinks.endedAt, ms: 400 * DAY_MS },
  { table: gamePlays, column: gamePlays.at, ms: DAY_MS },
  // Its steps go with it.
  { table: steppedPlays, column: steppedPlays.at, ms: DAY_MS },
  { table: gameResults, column: gameResults.expiresAt, ms: 0 },
  { table: studyImports, column: studyImports.createdAt, ms: 2 * DAY_MS },
  // What was recorded and never put in.
  { table: recordingTakes, column: recordingTakes.createdAt, ms: 90 * DAY_MS },
  { table: lessonTakes, column: lessonTakes.createdAt, ms: 90 * DAY_MS },
  // With its log, members and keys; a class's room has no such time.
  { table: rooms, column: rooms.expiresAt, ms: 0 },
  { table: notifications, column: notifications.createdAt, ms: 180 * DAY_MS },
  // With their things and hand-ins; what pupils did stays theirs.
  { table: assignments, column: assignments.deletedAt, ms: DELETED_DAYS * DAY_MS },
  // With the stays of its pupils.
  { table: schoolClasses, column: schoolClasses.deletedAt, ms: DELETED_DAYS * DAY_MS },
  // The minutes themselves are added up by day and stay.
  { table: studyRecorders, column: studyRecorders.lastAt, ms: STUDY_RECORD_DAYS * DAY_MS },
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
