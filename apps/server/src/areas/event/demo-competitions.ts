import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AGREE, SIDE } from '@hakka/contract/constants/competition'
import { gameTitle, REGISTRATION } from '@hakka/contract/constants/event'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import { competitions } from '../../db/tables/competition.ts'
import { eventPlays, eventRegistrations, events, gameResults } from '../../db/tables/event.ts'
import { classMembers, classTeachers, schoolClasses } from '../../db/tables/school-class.ts'
import type { Transaction } from '../../db/transaction.ts'
import { loadDemoPart } from '../../domain/edit/demo-part.ts'
import { rankBest } from '../../domain/event/rank-best.ts'
import { isIn } from '../../domain/school-class/belonging.ts'
import { notify } from '../../domain/school-class/notify.ts'
import { ROOT } from '../../kernel/root.ts'
import { contentOf, findSet } from './contents.ts'
import { playOf } from './demo-plays.ts'
import type { EventRow } from './store.ts'

const FILE = join(ROOT, 'content/demo-site/competitions.json')
const DAY_MS = 86_400_000
const TAIPEI_MS = 8 * 3_600_000
const DIALECT = 1
const MOST_PLAYS = 3

const both = z.tuple([z.number(), z.number()])
const demoCompetitions = z.array(
  z.object({
    /** Codes of classes of the demo. */
    home: z.string(),
    away: z.string(),
    game: z.number(),
    flags: both,
    condition: z.number(),
    status: z.number(),
    /** Days from the first start's day, at its first hour. */
    begin: z.number(),
    end: z.number(),
    description: z.string(),
    /** How many of each class have played. */
    players: both,
  }),
)
type DemoCompetition = z.output<typeof demoCompetitions>[number]

/** Competitions between the demo's classes, once, with what was played in them by the games' own rules. */
export async function loadDemoCompetitions(db: NodePgDatabase, now: Date): Promise<void> {
  await loadDemoPart(db, 'competitions', async (transaction) => {
    const list = demoCompetitions.parse(JSON.parse(await readFile(FILE, 'utf8')))
    const codes = list.flatMap(({ home, away }) => [home, away])
    const rows = await transaction
      .select()
      .from(schoolClasses)
      .where(and(inArray(schoolClasses.code, codes), eq(schoolClasses.isDemo, true)))
    const classes = new Map(rows.map((row) => [row.code, row]))
    for (const one of list) {
      const home = classes.get(one.home)
      const away = classes.get(one.away)
      // A class that its teacher has deleted by now plays against nobody.
      if (home && away && !home.deletedAt && !away.deletedAt)
        await make(db, transaction, one, { home, away, now })
    }
  })
}

type Classes = Record<'home' | 'away', typeof schoolClasses.$inferSelect> & { now: Date }

async function make(
  db: NodePgDatabase,
  transaction: Transaction,
  one: DemoCompetition,
  { home, away, now }: Classes,
): Promise<void> {
  const today = Math.floor((now.getTime() + TAIPEI_MS) / DAY_MS) * DAY_MS - TAIPEI_MS
  const title = gameTitle(one.game)
  const [event] = await transaction
    .insert(events)
    .values({
      title,
      description: one.description,
      beginAt: new Date(today + one.begin * DAY_MS),
      endAt: new Date(today + one.end * DAY_MS),
      gameId: one.game,
      rankRequires: 'V2',
      needsEmail: false,
      isDraft: one.status !== AGREE.accepted,
      isCompetition: true,
      isDemo: true,
    })
    .returning()
  if (!event) return
  const [made] = await transaction
    .insert(competitions)
    .values({
      ...{ eventId: event.id, homeClassId: home.id, awayClassId: away.id },
      ...{ homeName: home.name, awayName: away.name, conditionId: one.condition },
      ...{ homeFlag: one.flags[0], awayFlag: one.flags[1], agreeStatus: one.status },
      answeredAt: one.status === AGREE.pending ? null : event.beginAt,
    })
    .returning({ id: competitions.id })
  if (one.status === AGREE.pending) {
    const teachers = await transaction
      .select({ userId: classTeachers.userId })
      .from(classTeachers)
      .where(eq(classTeachers.classId, away.id))
    const told = teachers.map(({ userId }) => ({
      userId,
      kind: 'invited' as const,
      key: `competition:${made?.id}:invited`,
      title: `${home.name}想和你的${away.name}比「${title}」`,
      url: '/my/teaching-class/competitions',
      classId: away.id,
    }))
    await notify(transaction, told, now)
    return
  }
  const players: [classId: number, side: number, count: number][] = [
    [home.id, SIDE.home, one.players[0]],
    [away.id, SIDE.away, one.players[1]],
  ]
  const rows: (typeof gameResults.$inferInsert)[] = []
  for (const [classId, team, count] of players)
    rows.push(...(await playFor(db, transaction, event, { classId, team, count, now })))
  if (rows.length === 0) return
  rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  await transaction.insert(gameResults).values(rows)
  for (const userId of new Set(rows.map((row) => row.userId ?? 0)))
    await rankBest(transaction, event.id, userId)
  await transaction.insert(eventPlays).values({ eventId: event.id, plays: rows.length })
}

/** What some pupils of a class play. */
async function playFor(
  db: NodePgDatabase,
  transaction: Transaction,
  event: EventRow,
  { classId, team, count, now }: { classId: number; team: number; count: number; now: Date },
): Promise<(typeof gameResults.$inferInsert)[]> {
  const set = await findSet(db, { gameId: event.gameId, dialectId: DIALECT, eventId: event.id })
  const content = set && (await contentOf(db, event.gameId, set.hash))
  if (!content) return []
  const members = await transaction
    .select({ userId: classMembers.userId })
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), isIn))
    .orderBy(asc(classMembers.id))
    .limit(count)
  if (members.length === 0) return []
  await transaction
    .insert(eventRegistrations)
    .values(members.map(({ userId }) => ({ eventId: event.id, userId, status: REGISTRATION.accepted, team })))
    .onConflictDoNothing()
  return members.flatMap(({ userId }, index) =>
    Array.from({ length: 1 + ((index * 7 + team) % MOST_PLAYS) }, (_, no) => {
      // Numbers past those of the demo's events: each of them plays as a child does.
      const pupil = 100 * team + index
      return playOf(event, content, { userId, pupil, no, dialectId: DIALECT, hash: set.hash, now })
    }).flatMap((row) => row ?? []),
  )
}
