import { AGREE, SIDE } from '@hakka/contract/constants/competition'
import { users } from '../db/tables/account.ts'
import { competitions } from '../db/tables/competition.ts'
import { eventRegistrations, gameBests, gameResults } from '../db/tables/event.ts'
import { classMembers } from '../db/tables/school-class.ts'
import { schoolClass, teacherOf } from './classes.ts'
import { event } from './events.ts'
import type { TestServer } from './server.ts'

/** Two classes with a teacher each, and a competition of game 1 between them that runs since an hour. */
export async function competition(
  server: TestServer,
  {
    event: period,
    ...columns
  }: Partial<typeof competitions.$inferInsert> & {
    event?: Parameters<typeof event>[1]
  } = {},
) {
  const homeTeacher = await teacherOf(server, '王素珍')
  const awayTeacher = await teacherOf(server, '彭志明')
  const home = await schoolClass(server, [homeTeacher], { name: '五年三班' })
  const away = await schoolClass(server, [awayTeacher], { name: '五年一班' })
  const own = await event(server, {
    rankRequires: 'V2',
    isCompetition: true,
    isDraft: (columns.agreeStatus ?? AGREE.accepted) !== AGREE.accepted,
    ...period,
  })
  const [row] = await server.services.db
    .insert(competitions)
    .values({
      ...{ eventId: own.id, homeClassId: home.id, awayClassId: away.id },
      ...{ homeName: home.name, awayName: away.name, homeFlag: 1, awayFlag: 3, conditionId: 1 },
      agreeStatus: AGREE.accepted,
      ...columns,
    })
    .returning()
  if (!row) throw new Error('the new competition was not returned')
  return { id: row.id, eventId: own.id, home, away, homeTeacher, awayTeacher }
}

/** So many pupils who are in a class since a while. */
export async function pupils(
  { services: { db, now } }: TestServer,
  { classId, count, name = '林小晨' }: { classId: number; count: number; name?: string },
): Promise<number[]> {
  if (count === 0) return []
  const rows = await db
    .insert(users)
    .values(
      Array.from({ length: count }, (_, no) => ({
        username: `p-${classId}-${name}-${no}`,
        name,
        isStudent: true,
      })),
    )
    .returning({ id: users.id })
  const at = new Date(now().getTime() - 30 * 86_400_000)
  await db
    .insert(classMembers)
    .values(rows.map(({ id }) => ({ classId, userId: id, via: 'code' as const, askedAt: at, joinedAt: at })))
  return rows.map(({ id }) => id)
}

export interface KeptPlay {
  userId: number
  team: keyof typeof SIDE
  score: number
  usedTime: number
}

/** Plays that count, in their order, as saving results leaves them: of each player the best, and how often. */
export async function plays(
  { services: { db, now } }: TestServer,
  eventId: number,
  made: readonly KeptPlay[],
): Promise<void> {
  const bests = new Map<number, KeptPlay & { plays: number; uuid: string }>()
  for (const play of made) {
    const before = bests.get(play.userId)
    const isBetter =
      !before || play.score > before.score || (play.score === before.score && play.usedTime < before.usedTime)
    const uuid = crypto.randomUUID()
    bests.set(play.userId, {
      ...(isBetter ? { ...play, uuid } : before),
      plays: (before?.plays ?? 0) + 1,
    })
  }
  const players = [...bests.values()]
  if (players.length === 0) return
  const at = now()
  const signed = await db
    .insert(eventRegistrations)
    .values(players.map(({ userId, team }) => ({ eventId, userId, status: 1, team: SIDE[team] })))
    .returning()
  const results = await db
    .insert(gameResults)
    .values(
      players.map(({ userId, score, usedTime, uuid }) => ({
        ...{ uuid, playId: uuid, eventId, gameId: 1, dialectId: 1, userId, actor: `${userId}`, seed: '' },
        ...{ rulesVersion: 1, quizData: {}, bodyHash: uuid, score, usedTime, claimedScore: score },
        ...{ claimedTime: usedTime, elapsed: usedTime, isFinal: true, flagged: false },
        ...{ startedAt: at, createdAt: at },
      })),
    )
    .returning({ id: gameResults.id, userId: gameResults.userId })
  await db.insert(gameBests).values(
    players.map(({ userId, score, usedTime, plays }) => ({
      ...{ eventId, userId, score, usedTime, plays },
      signUpNo: signed.find((own) => own.userId === userId)?.no ?? 0,
      resultId: results.find((own) => own.userId === userId)?.id ?? 0,
    })),
  )
}
