import type { Recorder } from '@hakka/contract/study-history'
import { and, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { studyCursors, studyDays, studyRecorders } from '../../db/tables/study.ts'
import type { Transaction } from '../../db/transaction.ts'
import { decidePunch, taipeiDay, wholeMinutes } from '../../domain/study/study-time.ts'

/** The database's clock, in ms. Tests give their own. */
export type Clock = (transaction: Transaction) => Promise<number>

const databaseClock: Clock = async (transaction) => {
  const result = await transaction.execute<{ ms: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`,
  )
  return Number(result.rows[0]?.ms)
}

export interface Punch {
  userId: number
  pageCode: string
  /** Normalised page code and queries. */
  key: string
  area: string
  recorderId: number | undefined
}

/** One punch, in one transaction under the lock of the user's cursor. */
export function recordPunch(
  db: NodePgDatabase,
  punch: Punch,
  clock: Clock = databaseClock,
): Promise<Recorder> {
  return db.transaction(async (transaction) => {
    const cursor = await lockCursor(transaction, punch.userId, clock)
    // The time is read after the lock is held: a punch that waited for another must not be dated before it.
    const now = await clock(transaction)
    const day = taipeiDay(now)
    const [recorder] = punch.recorderId
      ? await transaction
          .select()
          .from(studyRecorders)
          .where(and(eq(studyRecorders.id, punch.recorderId), eq(studyRecorders.userId, punch.userId)))
      : []
    const credits = await creditsOf(transaction, punch, day)
    const known = recorder && { ...recorder, lastAt: recorder.lastAt.getTime() }
    const decision = decidePunch({ cursor, recorder: known, ...credits }, punch.key, now)

    await transaction
      .update(studyCursors)
      .set({ at: new Date(decision.cursor) })
      .where(eq(studyCursors.userId, punch.userId))
    if (decision.kind === 'open' || !recorder) return open(transaction, punch, now)

    const { creditMs } = decision
    const [saved] = await transaction
      .update(studyRecorders)
      .set({
        lastAt: new Date(decision.lastAt),
        creditMs: recorder.creditMs + creditMs,
        closed: decision.closed,
      })
      .where(eq(studyRecorders.id, recorder.id))
      .returning()
    if (creditMs > 0) {
      await transaction
        .insert(studyDays)
        .values({ userId: punch.userId, day, key: punch.key, area: punch.area, creditMs })
        .onConflictDoUpdate({
          target: [studyDays.userId, studyDays.day, studyDays.key],
          set: { creditMs: sql`${studyDays.creditMs} + ${creditMs}` },
        })
    }
    return present(saved ?? recorder)
  })
}

async function lockCursor(transaction: Transaction, userId: number, clock: Clock): Promise<number> {
  await transaction
    .insert(studyCursors)
    .values({ userId, at: new Date(await clock(transaction)) })
    .onConflictDoNothing()
  const [row] = await transaction
    .select({ at: studyCursors.at })
    .from(studyCursors)
    .where(eq(studyCursors.userId, userId))
    .for('update')
  if (!row) throw new Error(`study cursor of user ${userId} is gone`)
  return row.at.getTime()
}

async function creditsOf(transaction: Transaction, { userId, key }: Punch, day: string) {
  const rows = await transaction
    .select({ key: studyDays.key, creditMs: studyDays.creditMs })
    .from(studyDays)
    .where(and(eq(studyDays.userId, userId), eq(studyDays.day, day)))
  return {
    keyDayMs: rows.find((row) => row.key === key)?.creditMs ?? 0,
    dayMs: rows.reduce((sum, row) => sum + row.creditMs, 0),
  }
}

async function open(
  transaction: Transaction,
  { userId, pageCode, key }: Punch,
  now: number,
): Promise<Recorder> {
  const at = new Date(now)
  const [row] = await transaction
    .insert(studyRecorders)
    .values({ userId, pageCode, key, beginAt: at, lastAt: at })
    .returning()
  if (!row) throw new Error('the new study recorder was not returned')
  return present(row)
}

const present = (row: typeof studyRecorders.$inferSelect): Recorder => ({
  id: row.id,
  begin_at: row.beginAt.toISOString(),
  end_at: row.lastAt.toISOString(),
  total_minutes: wholeMinutes(row.creditMs),
})
