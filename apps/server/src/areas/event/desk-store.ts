import type { CallQuery } from '@hakka/contract/calls'
import { EVENT_STATES, type EventState, REGISTRATION } from '@hakka/contract/constants/event'
import { DESK_PAGE_SIZE } from '@hakka/contract/desk'
import type { EditedEvent } from '@hakka/contract/event-desk'
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { auditRows } from '../../db/tables/audit.ts'
import { eventRegistrations, events, gameResults, gameSets, participators } from '../../db/tables/event.ts'
import { schools } from '../../db/tables/place.ts'
import type { Transaction } from '../../db/transaction.ts'
import { deletionOf } from '../../domain/edit/deletion.ts'
import type { Found } from '../../domain/edit/edit.ts'
import { containing } from '../../domain/text/like.ts'
import { targetText } from './eligible.ts'
import { type EventRow, participatorsOf } from './store.ts'

type Asked = CallQuery<'GET /api/event/index'>
type Db = NodePgDatabase | Transaction

const COLUMNS = {
  begin_at: events.beginAt,
  end_at: events.endAt,
  title: events.title,
  event_game_id: events.gameId,
  updated_at: events.updatedAt,
} satisfies Record<Asked['sort'], unknown>

function stateOf({ isDraft, beginAt, endAt }: EventRow, now: Date): EventState {
  if (isDraft) return 'draft'
  if (now < beginAt) return 'coming'
  return now < endAt ? 'running' : 'ended'
}

const inState = (now: Date): Record<EventState, SQL | undefined> => ({
  draft: eq(events.isDraft, true),
  coming: and(eq(events.isDraft, false), gt(events.beginAt, now)),
  running: and(eq(events.isDraft, false), lte(events.beginAt, now), gt(events.endAt, now)),
  ended: and(eq(events.isDraft, false), lte(events.endAt, now)),
})

/** What the list is chosen by; 0 among the stages is 全部. */
function chosen(db: NodePgDatabase, asked: Asked, now: Date): SQL | undefined {
  const { 'sas[]': stages = [], 'd[]': dialects = [], 'l[]': states = [] } = asked
  const ofStage = db
    .select({ id: participators.id })
    .from(participators)
    .where(and(eq(participators.eventId, events.id), inArray(participators.stageNo, stages)))
  const ofDialect = db
    .select({ id: gameSets.id })
    .from(gameSets)
    .where(
      and(
        eq(gameSets.gameId, events.gameId),
        inArray(gameSets.dialectId, dialects),
        isNull(gameSets.withdrawnAt),
        or(isNull(gameSets.eventId), eq(gameSets.eventId, events.id)),
      ),
    )
  const among = inState(now)
  return and(
    eq(events.isCompetition, false),
    asked.deleted === 1 ? isNotNull(events.deletedAt) : isNull(events.deletedAt),
    asked.keyword
      ? or(
          ilike(events.title, containing(asked.keyword)),
          ilike(events.description, containing(asked.keyword)),
        )
      : undefined,
    asked.event_game_id ? eq(events.gameId, asked.event_game_id) : undefined,
    stages.length > 0 && !stages.includes(0) ? exists(ofStage) : undefined,
    dialects.length > 0 ? exists(ofDialect) : undefined,
    states.length > 0
      ? or(...EVENT_STATES.filter(({ no }) => states.includes(no)).map(({ id }) => among[id]))
      : undefined,
  )
}

/** By event: how many have signed up or wait, and how many plays are to be looked at. */
async function countsOf(db: NodePgDatabase, ids: number[]) {
  const [signed, flagged] = await Promise.all([
    db
      .select({ id: eventRegistrations.eventId, status: eventRegistrations.status, count: count() })
      .from(eventRegistrations)
      .where(inArray(eventRegistrations.eventId, ids))
      .groupBy(eventRegistrations.eventId, eventRegistrations.status),
    db
      .select({ id: gameResults.eventId, count: count() })
      .from(gameResults)
      .where(
        and(inArray(gameResults.eventId, ids), eq(gameResults.flagged, true), isNull(gameResults.reviewedAt)),
      )
      .groupBy(gameResults.eventId),
  ])
  const ofStatus = (id: number, status: number) =>
    signed.find((own) => own.id === id && own.status === status)?.count ?? 0
  return (id: number) => ({
    registered: ofStatus(id, REGISTRATION.accepted),
    pending: ofStatus(id, REGISTRATION.pending),
    flagged: flagged.find((own) => own.id === id)?.count ?? 0,
  })
}

/** Deeds that change what the form shows. */
const WRITING = ['store', 'update', 'revert', 'restore'].map((verb) => `event.${verb}`)

const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0)

/** The desk's list, or what was deleted from it. */
export async function listForDesk(db: NodePgDatabase, asked: Asked, now: Date) {
  const where = chosen(db, asked, now)
  const order = asked.direction === 'asc' ? asc : desc
  const rows = await db
    .select({ event: events, deleter: users.name })
    .from(events)
    .leftJoin(users, eq(users.id, events.deletedBy))
    .where(where)
    .orderBy(asked.deleted === 1 ? desc(events.deletedAt) : order(COLUMNS[asked.sort]), desc(events.id))
    .limit(DESK_PAGE_SIZE)
    .offset((asked.page - 1) * DESK_PAGE_SIZE)
  const ids = rows.map(({ event }) => event.id)
  const [rules, countsFor] = await Promise.all([participatorsOf(db, ids), countsOf(db, ids)])
  return {
    data: rows.map(({ event, deleter }) => {
      const own = rules.filter(({ eventId }) => eventId === event.id)
      return {
        id: event.id,
        title: event.title,
        event_game_id: event.gameId,
        begin_at: event.beginAt.toISOString(),
        end_at: event.endAt.toISOString(),
        state: stateOf(event, now),
        is_practice: flagOf(event.isPractice),
        version: event.version,
        updated_at: event.updatedAt.toISOString(),
        targets: own.map(targetText),
        is_school: own.some(({ schoolCode }) => schoolCode !== null),
        ...countsFor(event.id),
        ...deletionOf({ deletedAt: event.deletedAt, deleter }),
      }
    }),
    total: await db.$count(events, where),
    page: asked.page,
    page_size: DESK_PAGE_SIZE,
  }
}

const rowsFor = (db: Db, id: number) =>
  db
    .select({
      id: participators.id,
      city_id: sql<number>`coalesce(${participators.cityId}, 0)`,
      stage_no: sql<number>`coalesce(${participators.stageNo}, 0)`,
      school_code: sql<string>`coalesce(${participators.schoolCode}, '')`,
      school_name: sql<string>`coalesce(${schools.name}, '')`,
      grade_no: sql<number>`coalesce(${participators.gradeNo}, 0)`,
      class_no: sql<number>`coalesce(${participators.classNo}, 0)`,
    })
    .from(participators)
    .leftJoin(schools, eq(schools.code, participators.schoolCode))
    .where(eq(participators.eventId, id))
    .orderBy(asc(participators.id))

/** An event as its editor reads it, also when it is deleted. */
export async function findEdited(db: Db, id: number, now: Date): Promise<Found<EditedEvent> | undefined> {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), eq(events.isCompetition, false)))
  if (!row) return undefined
  const [last] = await db
    .select({ name: auditRows.userName })
    .from(auditRows)
    .where(and(eq(auditRows.subjectId, String(id)), inArray(auditRows.action, WRITING)))
    .orderBy(desc(auditRows.id))
    .limit(1)
  const item: EditedEvent = {
    id,
    title: row.title,
    description: row.description,
    begin_at: row.beginAt.toISOString(),
    end_at: row.endAt.toISOString(),
    event_game_id: row.gameId,
    image: row.image ?? '',
    targets: row.targets,
    quiz_length: row.quizLength ?? 0,
    time_limit: row.timeLimit ?? 0,
    rank_requires: row.rankRequires,
    needs_approval: flagOf(row.needsApproval),
    needs_email: flagOf(row.needsEmail),
    is_practice: flagOf(row.isPractice),
    is_published: flagOf(!row.isDraft),
    participators: await rowsFor(db, id),
    state: stateOf(row, now),
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
    updated_by: last?.name ?? '',
  }
  const { title, version, updatedAt: savedAt } = row
  return { item, title, version, savedAt, isDeleted: row.deletedAt !== null }
}
