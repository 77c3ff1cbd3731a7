import { createHash } from 'node:crypto'
import { REGISTRATION } from '@hakka/contract/constants/event'
import { games, playBy } from '@hakka/games/server'
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { eventPlays, eventRegistrations, events, gameResults } from '../../db/tables/event.ts'
import { schools } from '../../db/tables/place.ts'
import type { Transaction } from '../../db/transaction.ts'
import { loadDemoPart } from '../../domain/edit/demo-part.ts'
import { rankBest } from '../../domain/event/rank-best.ts'
import { contentOf, dialectsOf, findSet } from './contents.ts'
import { judge } from './judge.ts'
import { type EventRow, participatorsOf } from './store.ts'

/** None of them can log in. */
const PUPILS = [...'甲乙丙丁戊己庚辛壬癸子丑寅卯辰'].map((sign) => `玩家${sign}`)
const SCHOOL = 'sample-2'
/** A school's event is a smaller one. */
const MOST_OF_SCHOOL = 9
/** So many plays make a history. */
const OFTEN = 6
const DAY_MS = 24 * 3_600_000

/** 32 hexadecimal digits, the same at each first start. */
const seedOf = (...of: (string | number)[]) =>
  createHash('sha256').update(of.join(' ')).digest('hex').slice(0, 32)

/** A number from 0 to `below` - 1, the same at each first start. */
const numberOf = (below: number, ...of: (string | number)[]) =>
  Number.parseInt(seedOf(...of).slice(0, 8), 16) % below

async function pupils(transaction: Transaction): Promise<number[]> {
  const [school] = await transaction.select().from(schools).where(eq(schools.code, SCHOOL))
  await transaction
    .insert(users)
    .values(
      PUPILS.map((name, index) => ({
        username: `demo-pupil-${index + 1}`,
        name,
        isStudent: true,
        isDemo: true,
        schoolId: school?.id ?? null,
        cityId: school?.cityId ?? null,
        gradeNo: 3 + (index % 4),
        classNo: 1 + (index % 3),
      })),
    )
    .onConflictDoNothing()
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.isDemo, true),
        inArray(
          users.username,
          PUPILS.map((_, index) => `demo-pupil-${index + 1}`),
        ),
      ),
    )
    .orderBy(asc(users.id))
  return rows.map(({ id }) => id)
}

/** The pupil that people log in as. */
export const OWN_PUPIL = 'student'

/** The same; a real account of that name is left alone. */
const ownPupil = async (transaction: Transaction): Promise<number[]> =>
  (
    await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.isDemo, true), eq(users.username, OWN_PUPIL)))
  ).map(({ id }) => id)

/** What one pupil plays of an event: dealt, played and judged as everybody's play is. */
export function playOf(
  event: EventRow,
  content: object,
  of: { userId: number; pupil: number; no: number; dialectId: number; hash: string; now: Date },
): typeof gameResults.$inferInsert | undefined {
  const game = games.get(event.gameId)
  if (!game) return undefined
  const { userId, pupil, no, dialectId, hash, now } = of
  const name = `demo ${event.id} ${pupil} ${no}`
  const seed = seedOf(name)
  const deal = game.deal(content, seed, event.quizLength ?? undefined)
  // One of them is no child's play, so that there is something to review.
  const who = pupil === 3 && no === 0 ? 'program' : 'child'
  const log = playBy(who, event.gameId, { content, deal, seed })
  const { leastTime, idle = 0, score } = game.replay(content, deal, log)
  const elapsed = leastTime + idle + 200
  const judged = judge(
    game,
    { content, deal, log },
    { score, usedTime: leastTime },
    { elapsed, limit: event.timeLimit === null ? null : event.timeLimit * 60_000 },
  )
  if (judged.refused !== null || !judged.isFinal) return undefined
  const last = Math.min(now.getTime(), event.endAt.getTime()) - elapsed
  const days = Math.max(1, Math.floor((last - event.beginAt.getTime()) / DAY_MS))
  // Events begin at midnight; pupils play after school.
  const minutes = 15 * 60 + numberOf(5 * 60, 'minute', name)
  const at = event.beginAt.getTime() + numberOf(days, name) * DAY_MS + minutes * 60_000
  const startedAt = new Date(Math.min(at, last))
  const uuid = seedOf('uuid', name).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
  return {
    ...judged,
    ...{ uuid, playId: uuid, eventId: event.id, gameId: event.gameId, dialectId, userId, deal, seed, hash },
    ...{
      actor: seedOf('actor', userId),
      rulesVersion: game.version,
      quizData: log,
      bodyHash: seedOf('body', name),
    },
    ...{ claimedScore: score, claimedTime: leastTime, elapsed, startedAt },
    createdAt: new Date(startedAt.getTime() + elapsed),
  }
}

/**
 * Pupils who have played the demo's events, so that rankings, boards, review and winners show something: once, by
 * the games' own rules.
 */
export async function loadDemoPlays(db: NodePgDatabase, now: Date): Promise<void> {
  await loadDemoPart(db, 'event_plays', async (transaction) => {
    const begun = await transaction
      .select()
      .from(events)
      .where(
        and(
          eq(events.isDemo, true),
          eq(events.isPractice, false),
          eq(events.isCompetition, false),
          isNull(events.deletedAt),
          lte(events.beginAt, now),
        ),
      )
      .orderBy(asc(events.id))
    const members = await pupils(transaction)
    const own = await ownPupil(transaction)
    for (const event of begun) {
      // What runs is the visitors' to try: whoever logs in as the demo's pupil has not played it yet.
      const isOver = event.endAt < now
      await playEvent(db, transaction, event, { members, often: isOver ? own : [], now })
    }
  })
}

async function playEvent(
  db: NodePgDatabase,
  transaction: Transaction,
  event: EventRow,
  { members, often, now }: { members: readonly number[]; often: readonly number[]; now: Date },
): Promise<void> {
  const dialects = await dialectsOf(db, event.gameId, event.id)
  const rules = await participatorsOf(db, [event.id])
  const players = [...(rules.length > 0 ? members.slice(0, MOST_OF_SCHOOL) : members), ...often]
  const rows: (typeof gameResults.$inferInsert)[] = []
  for (const [pupil, userId] of players.entries()) {
    const isOften = often.includes(userId)
    const dialectId = dialects[isOften ? 0 : numberOf(dialects.length, 'dialect', pupil)] ?? 1
    const set = await findSet(db, { gameId: event.gameId, dialectId, eventId: event.id })
    const content = set && (await contentOf(db, event.gameId, set.hash))
    if (!content) continue
    const plays = isOften ? OFTEN : 1 + numberOf(4, 'plays', event.id, pupil)
    for (let no = 0; no < plays; no += 1) {
      const row = playOf(event, content, { userId, pupil, no, dialectId, hash: set.hash, now })
      if (row) rows.push(row)
    }
  }
  if (rows.length === 0) return
  await transaction
    .insert(eventRegistrations)
    .values(players.map((userId) => ({ eventId: event.id, userId, status: REGISTRATION.accepted })))
  rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  await transaction.insert(gameResults).values(rows)
  for (const userId of players) await rankBest(transaction, event.id, userId)
  await transaction.insert(eventPlays).values({ eventId: event.id, plays: rows.length })
}
