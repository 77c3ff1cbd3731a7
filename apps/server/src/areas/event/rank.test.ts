import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { eventRegistrations, gameBests, gameResults, rankCounts } from '../../db/tables/event.ts'
import { rankBest } from '../../domain/event/rank-best.ts'
import { event } from '../../testing/events.ts'
import { testServer } from '../../testing/server.ts'
import { rankingOf, rankOf, totalsOf } from './rank.ts'

const server = testServer()

/** Many in few scores, and times that are equal, a millisecond apart, or bands apart. */
const figures = fc.record({
  player: fc.nat(24),
  score: fc.constantFrom(0, 10, 90, 100),
  usedTime: fc.oneof(
    fc.integer({ min: 12_000, max: 12_070 }),
    fc.constantFrom(4095, 4096, 8191, 8192, 12_287, 12_288, 12_351, 12_352),
    fc.integer({ min: 12_000, max: 7_200_000 }),
    // Game 3 always takes as long: sign-ups alone tell players apart.
    fc.constant(180_000),
  ),
})

/** Sign-ups alone tell them apart. */
const ALL_ALIKE = Array.from({ length: 50 }, (_, n) => ({ player: n % 25, score: 100, usedTime: 180_000 }))

it('ranks as a sort of all players’ bests would, while fifty results come in at once', async () => {
  const { db } = server().services
  await fc.assert(
    fc.asyncProperty(fc.array(figures, { minLength: 50, maxLength: 50 }), async (list) => {
      const { id: eventId } = await event(server())
      const names = Array.from({ length: 25 }, () => `p-${randomUUID()}`)
      const made = await db
        .insert(users)
        .values(names.map((username) => ({ username, name: username })))
        .returning({ id: users.id })
      const ids = made.map(({ id }) => id)
      // Numbers of sign-ups within 64, within 4096 and further apart.
      const numbers = await db.execute<{ no: string }>(
        sql`select (select coalesce(max(no), 0) from event_registrations) + n * n * n as no from generate_series(1, ${ids.length}) n`,
      )
      const signed = await db
        .insert(eventRegistrations)
        .overridingSystemValue()
        .values(
          ids.map((userId, index) => ({ eventId, userId, status: 1, no: Number(numbers.rows[index]?.no) })),
        )
        .returning({ userId: eventRegistrations.userId, no: eventRegistrations.no })
      const userOf = (player: number) => ids[player] ?? 0
      await Promise.all(
        list.map(({ player, score, usedTime }) =>
          db.transaction(async (transaction) => {
            const at = new Date()
            const figures = { score, usedTime, claimedScore: score, claimedTime: usedTime, elapsed: usedTime }
            const playId = randomUUID()
            await transaction.insert(gameResults).values({
              ...{ uuid: playId, playId, eventId, gameId: 1, dialectId: 1, userId: userOf(player) },
              ...{ actor: '', seed: '', rulesVersion: 1, quizData: {}, bodyHash: '', isFinal: true },
              ...figures,
              ...{ flagged: false, startedAt: at, createdAt: at },
            })
            await rankBest(transaction, eventId, userOf(player))
          }),
        ),
      )

      const check = async (present: readonly number[]) => {
        const bests = present
          .flatMap((player) => {
            const own = list.filter((each) => each.player === player)
            const [best] = own.toSorted((a, b) => b.score - a.score || a.usedTime - b.usedTime)
            const signUpNo = signed.find(({ userId }) => userId === userOf(player))?.no ?? 0
            return best ? [{ ...best, signUpNo, userId: userOf(player) }] : []
          })
          .toSorted((a, b) => b.score - a.score || a.usedTime - b.usedTime || a.signUpNo - b.signUpNo)
        const ranks = await Promise.all(bests.map((place) => rankOf(db, eventId, place)))
        expect(ranks).toEqual(bests.map((_, index) => index + 1))
        const looks = await Promise.all(
          bests.map(({ userId }) => rankingOf(db, eventId, { viewer: userId, isTold: false })),
        )
        expect(looks.map(({ own }) => own?.rank)).toEqual(ranks)
        expect(looks.flatMap(({ top }) => top)).toEqual([])
        const { top, own } = await rankingOf(db, eventId, { viewer: null, isTold: true })
        expect(own).toBeNull()
        expect(top.map(({ score, used_time }) => [score, used_time])).toEqual(
          bests.slice(0, 10).map(({ score, usedTime }) => [score, usedTime]),
        )
        expect((await totalsOf(db, eventId)).total_player_num).toBe(bests.length)
        expect(await db.$count(rankCounts, eq(rankCounts.players, 0))).toBe(0)
      }
      const all = ids.map((_, player) => player)
      await check(all)
      // Whoever deletes his account leaves the ranking.
      await db.delete(users).where(inArray(users.id, ids.slice(0, 5)))
      await check(all.slice(5))
    }),
    { numRuns: 6, examples: [[ALL_ALIKE]] },
  )
})

it('leaves no counts behind when an event goes', async () => {
  const { db } = server().services
  await db.execute(sql`delete from events`)
  expect(await db.$count(rankCounts, eq(rankCounts.grain, 0))).toBe(0)
  expect(await db.$count(gameBests)).toBe(0)
})
