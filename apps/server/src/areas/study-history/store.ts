import type { Recorder } from '@hakka/contract/study-history'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { preparedSql } from '../../db/prepared.ts'
import { studyCursors, studyDays, studyRecorders } from '../../db/tables/study.ts'
import {
  decidePunch,
  type PunchDecision,
  type PunchState,
  taipeiDay,
  wholeMinutes,
} from '../../domain/study/study-time.ts'

export interface Punch {
  userId: number
  pageCode: string
  /** Normalised page code and queries. */
  key: string
  area: string
  recorderId: number | undefined
}

/** More tabs than a user's limit lets punch at once. */
const TURNS = 100

const slot = sql.placeholder

/** What a punch is decided by, as one moment has it: its time with the user's cursor, recorder and credits. */
const readState = preparedSql<{
  now: string
  at: string | null
  version: string | null
  id: number | null
  key: string | null
  last_at: string | null
  credit_ms: number | null
  closed: boolean | null
  key_day_ms: string | null
  day_ms: string | null
}>(
  'read_punch',
  sql`select clock.now, cursor.at, cursor.xmin::text as version, recorder.id, recorder.key, recorder.last_at,
      recorder.credit_ms, recorder.closed, days.key_day_ms, days.day_ms
    from (select coalesce(${slot('now')}::timestamptz, clock_timestamp()) as now) as clock
    left join ${studyCursors} as cursor on cursor.user_id = ${slot('userId')}
    left join ${studyRecorders} as recorder
      on recorder.id = ${slot('recorderId')} and recorder.user_id = ${slot('userId')}
    cross join lateral (
      select sum(credit_ms) as day_ms, sum(credit_ms) filter (where key = ${slot('key')}) as key_day_ms
      from ${studyDays} where user_id = ${slot('userId')} and day = (clock.now at time zone 'Asia/Taipei')::date
    ) as days`,
)

/** The user's cursor is moved if it is still as it was read: of punches at once one does, and the others read anew. */
const moved = sql`insert into ${studyCursors} as cursor (user_id, at)
  values (${slot('userId')}, ${slot('cursor')}::timestamptz)
  on conflict (user_id) do update set at = excluded.at where cursor.xmin = ${slot('version')}::xid
  returning user_id`

const TOLD = sql`id, begin_at, last_at, credit_ms`

interface Told {
  id: number
  begin_at: string
  last_at: string
  credit_ms: number
}

const openRecorder = preparedSql<Told>(
  'open_punch',
  sql`with moved as (${moved})
    insert into ${studyRecorders} (user_id, page_code, key, begin_at, last_at)
    select user_id, ${slot('pageCode')}, ${slot('key')}, ${slot('now')}::timestamptz, ${slot('now')}::timestamptz
    from moved returning ${TOLD}`,
)

const creditRecorder = preparedSql<Told>(
  'credit_punch',
  sql`with moved as (${moved}),
    credited as (
      insert into ${studyDays} as days (user_id, day, key, area, credit_ms)
      select user_id, ${slot('day')}::date, ${slot('key')}, ${slot('area')}, ${slot('creditMs')}::integer
      from moved where ${slot('creditMs')}::integer > 0
      on conflict (user_id, day, key) do update set credit_ms = days.credit_ms + excluded.credit_ms
    )
    update ${studyRecorders} set last_at = ${slot('lastAt')}::timestamptz,
      credit_ms = credit_ms + ${slot('creditMs')}::integer, closed = ${slot('closed')}
    from moved where id = ${slot('recorderId')} and ${studyRecorders.userId} = moved.user_id
    returning ${TOLD}`,
)

/**
 * One punch: a read, and a write that only counts if no other punch of the user came between.
 * @param clock tests give their own; else it is the database's
 */
export async function recordPunch(db: NodePgDatabase, punch: Punch, clock?: () => number): Promise<Recorder> {
  for (let turn = 0; turn < TURNS; turn++) {
    const { state, version, now } = await stateOf(db, punch, clock)
    const saved = await save(db, punch, { decision: decidePunch(state, punch.key, now), version, now })
    if (saved) return saved
  }
  throw new Error(`the study cursor of user ${punch.userId} never stood still`)
}

const msOf = (time: string): number => new Date(time).getTime()

async function stateOf(
  db: NodePgDatabase,
  { userId, key, recorderId }: Punch,
  clock: (() => number) | undefined,
): Promise<{ state: PunchState; version: string | null; now: number }> {
  const own = clock ? new Date(clock()).toISOString() : null
  const [row] = await readState(db, { userId, key, recorderId: recorderId ?? null, now: own })
  if (!row) throw new Error('a punch was not read')
  const now = msOf(row.now)
  const { id, key: page, last_at, credit_ms, closed } = row
  const isKnown = id !== null && page !== null && last_at !== null && credit_ms !== null && closed !== null
  const state = {
    cursor: row.at === null ? now : msOf(row.at),
    recorder: isKnown ? { id, key: page, lastAt: msOf(last_at), creditMs: credit_ms, closed } : undefined,
    keyDayMs: Number(row.key_day_ms),
    dayMs: Number(row.day_ms),
  }
  return { state, version: row.version, now }
}

/** @returns nothing where the cursor was moved meanwhile */
async function save(
  db: NodePgDatabase,
  { userId, pageCode, key, area, recorderId }: Punch,
  { decision, version, now }: { decision: PunchDecision; version: string | null; now: number },
): Promise<Recorder | undefined> {
  const at = (ms: number) => new Date(ms).toISOString()
  const cursor = { userId, version, cursor: at(decision.cursor) }
  const [row] =
    decision.kind === 'open'
      ? await openRecorder(db, { ...cursor, pageCode, key, now: at(now) })
      : await creditRecorder(db, {
          ...cursor,
          recorderId,
          key,
          area,
          day: taipeiDay(now),
          creditMs: decision.creditMs,
          lastAt: at(decision.lastAt),
          closed: decision.closed,
        })
  return row && present(row)
}

const present = (row: Told): Recorder => ({
  id: row.id,
  begin_at: new Date(row.begin_at).toISOString(),
  end_at: new Date(row.last_at).toISOString(),
  total_minutes: wholeMinutes(row.credit_ms),
})
