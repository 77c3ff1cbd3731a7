import type { CallBody } from '@hakka/contract/calls'
import { gameTitle } from '@hakka/contract/constants/event'
import {
  type EditedEvent,
  type EventFields,
  type EventVersion,
  eventVersion,
  type ParticipatorFields,
} from '@hakka/contract/event-desk'
import { and, eq, isNull } from 'drizzle-orm'
import { events, gameSets, participators } from '../../db/tables/event.ts'
import type { Transaction } from '../../db/transaction.ts'
import { hidden, shownAgain } from '../../domain/edit/deletion.ts'
import { create, edit, type Thing } from '../../domain/edit/edit.ts'
import { findRevision } from '../../domain/edit/revisions.ts'
import { setUid } from '../../domain/event/set-uid.ts'
import type { Services } from '../../domain/services.ts'
import { findEdited } from './desk-store.ts'
import { targetText } from './eligible.ts'
import { columnsOf, participatorRows } from './fields.ts'

const contentOf = (item: EditedEvent): EventVersion => {
  const { id, state, version, updated_at, updated_by, ...content } = item
  return content
}

const rowText = (row: EditedEvent['participators'][number]) =>
  targetText({
    cityId: row.city_id || null,
    stageNo: row.stage_no || null,
    schoolCode: row.school_code || null,
    schoolName: row.school_name || null,
    gradeNo: row.grade_no || null,
    classNo: row.class_no || null,
  })

export const THING: Thing<EditedEvent> = {
  name: 'event',
  topic: 'event',
  find: findEdited,
  record: ({ event_game_id, participators, ...item }) => ({
    ...contentOf({ event_game_id, participators, ...item }),
    event_game_id: gameTitle(event_game_id),
    participators: participators.map(rowText),
  }),
  contentOf,
}

type Editor = Pick<Services, 'db' | 'now'> & { userId: number }

/** Rows have no names of their own: they are written anew. */
async function putRows(
  transaction: Transaction,
  id: number,
  rows: readonly ParticipatorFields[],
): Promise<void> {
  await transaction.delete(participators).where(eq(participators.eventId, id))
  const own = participatorRows(id, rows)
  if (own.length > 0) await transaction.insert(participators).values(own)
}

/** Sets that the copied event has of its own are the copy's own too, from their first version. */
async function copySets(
  transaction: Transaction,
  { from, to, gameId }: { from: number; to: number; gameId: number },
): Promise<void> {
  const sets = await transaction
    .select()
    .from(gameSets)
    .where(and(eq(gameSets.eventId, from), eq(gameSets.gameId, gameId), isNull(gameSets.withdrawnAt)))
  if (sets.length === 0) return
  await transaction.insert(gameSets).values(
    sets.map(({ dialectId, title, hash }) => ({
      uid: setUid({ gameId, dialectId, eventId: to }),
      ...{ gameId, dialectId, title, hash, eventId: to },
    })),
  )
}

/** @returns the new event's id; that of the first one where the form had been sent before */
export async function insertEvent(
  { userId, ...services }: Editor,
  { form_key, copy_of, ...fields }: CallBody<'POST /api/event/store'>,
): Promise<number> {
  const deed = { userId, action: 'event.store', formKey: form_key, content: fields }
  const { id, sent } = await create(services, THING, deed, async (transaction, _, at) => {
    const columns = await columnsOf(transaction, fields)
    const [row] = await transaction
      .insert(events)
      .values({ ...columns, createdAt: at, updatedAt: at })
      .returning({ id: events.id })
    if (!row) throw new Error('the new event was not returned')
    await putRows(transaction, row.id, fields.participators)
    if (copy_of !== undefined)
      await copySets(transaction, { from: copy_of, to: row.id, gameId: fields.event_game_id })
    return row.id
  })
  // Its first answer was lost, and somebody went on writing.
  return sent === 'changed' ? updateEvent({ userId, ...services }, { ...fields, id, version: 1 }) : id
}

/** @throws AppError `conflict` with the present event when `version` is an older one, `not_found`, `validation` */
export const updateEvent = (
  editor: Editor,
  { id, version, ...fields }: EventFields & { id: number; version?: number | undefined },
): Promise<number> => write(editor, { action: 'event.update', id, version }, fields)

/** Goes back to an earlier version. @throws AppError as updating does, also `not_found` for one that is not kept */
export async function revertEvent(
  editor: Editor,
  { id, revision, version }: CallBody<'POST /api/event/revert'>,
): Promise<number> {
  const { content } = await findRevision(editor.db, THING, { id, version: revision, schema: eventVersion })
  const { begin_at, end_at, ...fields } = content
  const moments = { begin_at: new Date(begin_at), end_at: new Date(end_at) }
  return write(editor, { action: 'event.revert', id, version }, { ...fields, ...moments })
}

async function write(
  { userId, ...services }: Editor,
  deed: { action: string; id: number; version: number | undefined },
  fields: EventFields,
): Promise<number> {
  await edit(services, THING, { userId, ...deed }, async (transaction, before, at) => {
    const columns = await columnsOf(transaction, fields, deed.id)
    await transaction
      .update(events)
      .set({ ...columns, version: before.version + 1, updatedAt: at })
      .where(eq(events.id, deed.id))
    await putRows(transaction, deed.id, fields.participators)
  })
  return deed.id
}

/** Hides an event from everybody; who played it keeps what he played. */
export async function deleteEvent({ userId, ...services }: Editor, id: number): Promise<void> {
  await edit(services, THING, { userId, action: 'event.destroy', id }, async (transaction, before, at) => {
    await transaction.update(events).set(hidden(before, { userId, at })).where(eq(events.id, id))
  })
}

/** Shows a deleted event again. @throws AppError `not_found` for one that is not deleted, or not any more */
export async function restoreEvent(
  { userId, ...services }: Editor,
  { id, version }: CallBody<'POST /api/event/restore'>,
): Promise<number> {
  const deed = { userId, action: 'event.restore', id, version, isDeleted: true }
  await edit(services, THING, deed, async (transaction, before, at) => {
    await transaction.update(events).set(shownAgain(before, at)).where(eq(events.id, id))
  })
  return id
}
