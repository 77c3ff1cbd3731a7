import { REGISTRATION } from '@hakka/contract/constants/event'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { eventRegistrations, gamePlays, steppedPlays } from '../../db/tables/event.ts'
import { classMembers } from '../../db/tables/school-class.ts'
import type { Transaction } from '../../db/transaction.ts'
import { KEY_DAY_CAP_MS } from '../study/study-time.ts'
import { GOES_OVER, type GoesOver, type Moved } from './moved.ts'

interface Pair {
  fromId: number
  toId: number
}

const named = ({ table, owner }: GoesOver) => `${table}.${owner}`

/** Everything that is one account's becomes the other's, as far as the other has not the same. */
export async function moveAll(transaction: Transaction, pair: Pair, now: Date): Promise<Moved> {
  const days = await addDays(transaction, pair)
  const raised = await raiseRegistrations(transaction, pair)
  const stays = await settleStays(transaction, pair, now)
  const unlinked = await endDoubleLinks(transaction, pair, now)
  // What is open can't be gone on with under another name.
  await transaction.delete(gamePlays).where(eq(gamePlays.userId, pair.fromId))
  await transaction.delete(steppedPlays).where(eq(steppedPlays.userId, pair.fromId))
  const rows: Moved['rows'] = {}
  for (const own of GOES_OVER) rows[named(own)] = await takeRows(transaction, own, pair)
  return { rows, days, raised, ...stays, unlinked }
}

/** The rows of one table. @returns which they were */
export async function takeRows(transaction: Transaction, own: GoesOver, pair: Pair): Promise<number[]> {
  const table = sql.identifier(own.table)
  const owner = sql.identifier(own.owner)
  const row = sql.identifier(own.row)
  const same = 'same' in own ? own.same : undefined
  const theSame =
    same === undefined || same === 'all'
      ? sql`true`
      : sql`other.${sql.identifier(same)} = own.${sql.identifier(same)}`
  const free =
    same === undefined
      ? sql`true`
      : sql`not exists (select from ${table} as other where other.${owner} = ${pair.toId} and ${theSame})`
  const { rows } = await transaction.execute<{ row: string }>(sql`
    update ${table} as own set ${owner} = ${pair.toId}
    where own.${owner} = ${pair.fromId} and ${free} returning own.${row} as row`)
  return rows.map((found) => Number(found.row))
}

/** The rows that went over go back, those that are still there. */
export async function giveRows(
  transaction: Transaction,
  own: GoesOver,
  { fromId, toId }: Pair,
  moved: Moved,
): Promise<void> {
  const ids = moved.rows[named(own)] ?? []
  if (ids.length === 0) return
  const owner = sql.identifier(own.owner)
  await transaction.execute(sql`
    update ${sql.identifier(own.table)} set ${owner} = ${fromId}
    where ${owner} = ${toId} and ${sql.identifier(own.row)} = any(${sql.param(ids)}::bigint[])`)
}

/** Time on the same page of the same day is added up, to the hour that one page has at most; the class account's stays to be undone with. */
async function addDays(transaction: Transaction, { fromId, toId }: Pair): Promise<Moved['days']> {
  const { rows } = await transaction.execute<{ day: string; key: string; added: string }>(sql`
    with both_ as (
      select mine.day, mine.key, mine.area, coalesce(theirs.credit_ms, 0) as before, mine.credit_ms as more
      from study_days as mine
      left join study_days as theirs
        on theirs.user_id = ${toId} and theirs.day = mine.day and theirs.key = mine.key
      where mine.user_id = ${fromId}
    ), after_ as (
      select *, greatest(before, least(before + more, ${KEY_DAY_CAP_MS})) as sum from both_
    ), added_ as (
      insert into study_days (user_id, day, key, area, credit_ms)
      select ${toId}, day, key, area, sum from after_
      on conflict (user_id, day, key) do update set credit_ms = excluded.credit_ms
    )
    select day::text, key, (sum - before) as added from after_`)
  return rows.map(({ day, key, added }) => ({ day, key, added: Number(added) }))
}

/** Who was accepted under either name is accepted; who was turned away stays so. */
async function raiseRegistrations(transaction: Transaction, { fromId, toId }: Pair): Promise<number[]> {
  const accepted = sql`exists (select from event_registrations as other where other.user_id = ${fromId}
    and other.event_id = ${eventRegistrations.eventId} and other.status = ${REGISTRATION.accepted})`
  const raised = await transaction
    .update(eventRegistrations)
    .set({ status: REGISTRATION.accepted })
    .where(
      and(eq(eventRegistrations.userId, toId), eq(eventRegistrations.status, REGISTRATION.pending), accepted),
    )
    .returning({ eventId: eventRegistrations.eventId })
  return raised.map(({ eventId }) => eventId)
}

/** Nobody is twice in a class: who is in goes before who waits, and else her own account before the class account. */
async function settleStays(
  transaction: Transaction,
  { fromId, toId }: Pair,
  now: Date,
): Promise<Pick<Moved, 'ended' | 'filled'>> {
  const present = (userId: number) =>
    transaction
      .select()
      .from(classMembers)
      .where(and(eq(classMembers.userId, userId), isNull(classMembers.leftAt)))
  const theirs = new Map((await present(toId)).map((stay) => [stay.classId, stay]))
  const ended: number[] = []
  const filled: Moved['filled'] = []
  for (const mine of await present(fromId)) {
    const other = theirs.get(mine.classId)
    if (!other) continue
    const over = mine.joinedAt && !other.joinedAt ? other : mine
    const kept = over === mine ? other : mine
    await transaction
      .update(classMembers)
      .set({ leftAt: now, leftAs: 'joined' })
      .where(eq(classMembers.id, over.id))
    ended.push(over.id)
    const seat = kept.seatNo === null && over.seatNo !== null
    const consent = kept.consentAt === null && over.consentAt !== null
    const group = kept.groupName === null && over.groupName !== null
    if (!seat && !consent && !group) continue
    filled.push({ id: kept.id, seat, consent, group })
    await transaction
      .update(classMembers)
      .set({
        ...(seat ? { seatNo: over.seatNo } : {}),
        ...(consent ? { consentAt: over.consentAt, consentBy: over.consentBy } : {}),
        ...(group ? { groupName: over.groupName } : {}),
      })
      .where(eq(classMembers.id, kept.id))
  }
  return { ended, filled }
}

/** A parent who sees both sees one child from now on. */
async function endDoubleLinks(
  transaction: Transaction,
  { fromId, toId }: Pair,
  now: Date,
): Promise<number[]> {
  const { rows } = await transaction.execute<{ id: number }>(sql`
    update child_links as own set ended_at = ${now.toISOString()}::timestamptz, ended_by = 'child'
    where own.child_id = ${fromId} and own.ended_at is null and exists (
      select from child_links as other
      where other.child_id = ${toId} and other.parent_id = own.parent_id and other.ended_at is null
    ) returning own.id`)
  return rows.map(({ id }) => id)
}
