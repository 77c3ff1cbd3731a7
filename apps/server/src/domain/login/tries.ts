import { and, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { loginFailures } from '../../db/tables/account.ts'

/*
 * Tries are counted before they are made, in one statement: however many come at once, in whatever processes, no more
 * than the bound are made. What turns out right is given back.
 */

const { key, failures, pending, until } = loginFailures

/** Tries at one password, after which it is locked. */
export const TRIES = 5
/** After the last try, the count is forgotten and a lock opens. */
const LOCK_MS = 15 * 60_000
/** A try that is not decided by then belongs to a process that died: it stays counted. */
const DECIDED_MS = 10_000

const later = (now: Date) => new Date(now.getTime() + LOCK_MS)
const since = (now: Date) => sql`${now.toISOString()}::timestamptz`

/**
 * Counts a try under each key that has one left.
 * @returns how many each of these has had with it; keys that have none left are missing
 */
export async function takeTries(
  db: NodePgDatabase,
  keys: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const oneMore = (count: typeof failures | typeof pending) =>
    sql`case when ${until} > ${since(now)} then ${count} + 1 else 1 end`
  // In their order, so that two who take the same ones wait for each other in turn.
  const values = keys.toSorted().map((own) => ({ key: own, failures: 1, pending: 1, until: later(now) }))
  const rows = await db
    .insert(loginFailures)
    .values(values)
    .onConflictDoUpdate({
      target: key,
      set: { failures: oneMore(failures), pending: oneMore(pending), until: later(now) },
      setWhere: sql`${until} <= ${since(now)} or ${failures} < ${TRIES}`,
    })
    .returning({ key, failures })
  return new Map(rows.map((row) => [row.key, row.failures]))
}

/** Whether any of the tries under these keys may still turn out right: then one who has none left waits. */
export async function areUndecided(db: NodePgDatabase, keys: readonly string[], now: Date): Promise<boolean> {
  const latest = new Date(later(now).getTime() - DECIDED_MS)
  const rows = await db
    .select({ key })
    .from(loginFailures)
    .where(and(inArray(key, [...keys]), gt(pending, 0), gt(until, latest)))
  return rows.length > 0
}

const ordered = (db: NodePgDatabase, keys: readonly string[]) =>
  inArray(
    key,
    db
      .select({ key })
      .from(loginFailures)
      .where(inArray(key, [...keys]))
      .orderBy(key)
      .for('update'),
  )

const oneLess = (count: typeof failures | typeof pending) => sql`greatest(${count} - 1, 0)`

/** The tries are decided and stay counted. */
export async function keepTries(db: NodePgDatabase, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await db
    .update(loginFailures)
    .set({ pending: oneLess(pending) })
    .where(ordered(db, keys))
}

/** The tries were none after all. */
export async function giveBackTries(db: NodePgDatabase, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const set = { failures: oneLess(failures), pending: oneLess(pending) }
  await db.update(loginFailures).set(set).where(ordered(db, keys))
}

/** A try was right: what failed before is forgotten, those under way stay counted. */
export async function clearTries(db: NodePgDatabase, own: string): Promise<void> {
  const gone = await db
    .delete(loginFailures)
    .where(and(eq(key, own), lte(pending, 1)))
    .returning({ key })
  if (gone.length > 0) return
  const set = { failures: oneLess(pending), pending: oneLess(pending) }
  await db.update(loginFailures).set(set).where(eq(key, own))
}

/** Counts one failure under each of the keys; the first opens a window of 15 minutes. */
export async function countFailures(db: NodePgDatabase, keys: readonly string[], now: Date): Promise<void> {
  const living = sql`${until} > ${since(now)}`
  await db
    .insert(loginFailures)
    .values(keys.toSorted().map((own) => ({ key: own, failures: 1, until: later(now) })))
    .onConflictDoUpdate({
      target: key,
      set: {
        failures: sql`case when ${living} then ${failures} + 1 else 1 end`,
        until: sql`case when ${living} then ${until} else ${later(now).toISOString()}::timestamptz end`,
      },
    })
}

/** Takes failures off again that a right password has shown to be slips. */
export async function forgetFailures(
  db: NodePgDatabase,
  keys: readonly string[],
  count: number,
): Promise<void> {
  if (count <= 0) return
  await db
    .update(loginFailures)
    .set({ failures: sql`greatest(${failures} - ${count}, 0)` })
    .where(ordered(db, keys))
}

/** The counts under some keys as far as they are in force. */
export async function countsOf(
  db: NodePgDatabase,
  keys: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ key, failures })
    .from(loginFailures)
    .where(and(inArray(key, [...keys]), gt(until, now)))
  return new Map(rows.map((row) => [row.key, row.failures]))
}

/** Forgets what is counted under some keys. */
export async function forgetTries(db: NodePgDatabase, keys: readonly string[]): Promise<void> {
  await db.delete(loginFailures).where(inArray(key, [...keys]))
}

/** Those of some keys that have no try left. */
export async function fullTries(db: NodePgDatabase, keys: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .select({ key })
    .from(loginFailures)
    .where(and(inArray(key, [...keys]), gt(until, now), gte(failures, TRIES)))
  return rows.map((row) => row.key)
}
