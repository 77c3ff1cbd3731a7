import { setTimeout as sleep } from 'node:timers/promises'
import type { FetchPlace, FetchResult, FetchRun } from '@hakka/contract/lesson-fetch'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { FETCH_LESSONS, type FetchRow, fetchOf } from '../../content/exchange/fetch-run.ts'
import { lessonFetches } from '../../db/tables/lesson-pack.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Services } from '../../domain/services.ts'
import { asItGoes, isOpen } from '../../jobs/kit/runs.ts'

type Db = Services['db']

export const presentRun = ({ id, state, places, results }: FetchRow): FetchRun => ({
  id,
  state,
  places,
  results,
})

export async function findRun(db: Db, id: number): Promise<FetchRow | undefined> {
  const row = await fetchOf(db, id)
  return row && asItGoes(db, FETCH_LESSONS, row)
}

/** What somebody has fetched last. */
export async function lastRun(db: Db | Transaction, userId: number): Promise<FetchRow | undefined> {
  const [row] = await db
    .select()
    .from(lessonFetches)
    .where(eq(lessonFetches.userId, userId))
    .orderBy(desc(lessonFetches.id))
    .limit(1)
  return row && asItGoes(db, FETCH_LESSONS, row)
}

/** Keeps what somebody is going to fetch, in place of what they have fetched before. */
export async function keepRun(
  transaction: Transaction,
  userId: number,
  lessons: readonly { place: FetchPlace; result: FetchResult | null }[],
): Promise<FetchRow> {
  const values = {
    userId,
    state: 'waiting' as const,
    places: lessons.map(({ place }) => place),
    results: lessons.map(({ result }) => result),
  }
  const [row] = await transaction.insert(lessonFetches).values(values).returning()
  if (!row) throw new Error('the new run was not returned')
  const others = and(eq(lessonFetches.userId, userId), ne(lessonFetches.id, row.id))
  await transaction.delete(lessonFetches).where(others)
  return row
}

/** Lets a run wait for its turn again, with those that are to be tried once more. @returns whether a job has to be asked for */
export async function goOnWith(
  transaction: Transaction,
  id: number,
  again: readonly number[],
): Promise<{ row: FetchRow | undefined; isAsked: boolean }> {
  const [held] = await transaction.select().from(lessonFetches).where(eq(lessonFetches.id, id)).for('update')
  if (!held) return { row: undefined, isAsked: false }
  const { state } = await asItGoes(transaction, FETCH_LESSONS, held)
  const isGoing = state === 'waiting' || state === 'running'
  const results = held.results.map((own, at) => (again.includes(at) && own?.success === false ? null : own))
  const isAsked = !isGoing && results.includes(null)
  const set = { results, state: isAsked ? ('waiting' as const) : state }
  await transaction.update(lessonFetches).set(set).where(eq(lessonFetches.id, id))
  return { row: { ...held, ...set }, isAsked }
}

/** Ends it before its next lesson. */
export async function stopRun(db: Db, id: number): Promise<FetchRow | undefined> {
  await db
    .update(lessonFetches)
    .set({ state: 'stopped' })
    .where(and(eq(lessonFetches.id, id), inArray(lessonFetches.state, ['waiting', 'running', 'failed'])))
  return fetchOf(db, id)
}

export const forgetRun = (db: Db, id: number) => db.delete(lessonFetches).where(eq(lessonFetches.id, id))

const LOOK_MS = 250
const LOOKS = 12
/** Below the patience of a proxy in between: whoever asks is told that it is not done yet, and asks again. */
const WAIT_MS = 20_000

/** What has become of a lesson of a run, as soon as that is known. */
export async function resultIn(db: Db, id: number, at: number): Promise<FetchResult | 'going' | 'stopped'> {
  const until = Date.now() + WAIT_MS
  for (let look = 0; Date.now() < until; look++) {
    // Whether anybody is at it is looked at now and then: a kill is noticed after seconds anyway.
    const row = await (look % LOOKS === 0 ? findRun : fetchOf)(db, id)
    const result = row?.results[at]
    if (result) return result
    // Stopped, it is over when the lesson is done that is under way.
    const isOver = row?.state !== 'waiting' && row?.state !== 'running'
    if (isOver && !(row?.state === 'stopped' && (await isOpen(db, FETCH_LESSONS, id)))) return 'stopped'
    await sleep(LOOK_MS)
  }
  return 'going'
}
