import { auditReading } from '../../domain/edit/audit-reading.ts'
import { route } from '../../http/route.ts'
import { deskEvent } from './deal.ts'
import { totalsOf } from './rank.ts'
import { askedSignUps, decideSignUp, review, reviewsOf, wholePlay } from './review.ts'
import { exportWinners, presentWinner, winnersOf } from './winners.ts'

const REVIEWERS = { permission: 'event.review' } as const
const READING = { policy: REVIEWERS, personal: true } as const
const REVIEWING = { policy: REVIEWERS, audited: true } as const

export const reviewRoutes = [
  route(
    'GET /api/event/winners',
    READING,
    async ({ query: { event_id: id }, actor, services: { db, now } }) => {
      const event = await deskEvent(db, id)
      const read = {
        userId: actor.userId,
        action: 'event.winners',
        subjectId: id,
        subject: event.title,
      } as const
      await auditReading(db, read, now())
      const [winners, reviews, signUps, totals] = await Promise.all([
        winnersOf(db, id),
        reviewsOf(db, id),
        askedSignUps(db, id),
        totalsOf(db, id),
      ])
      return {
        data: {
          event: {
            id,
            title: event.title,
            event_game_id: event.gameId,
            begin_at: event.beginAt.toISOString(),
            end_at: event.endAt.toISOString(),
            needs_approval: event.needsApproval,
          },
          players: totals.total_player_num,
          plays: totals.total_play_times,
          winners: winners.map(presentWinner),
          reviews,
          sign_ups: signUps,
        },
      }
    },
  ),

  route('GET /api/event/winners/export', READING, ({ query, actor, services }) =>
    exportWinners(services, query, actor.userId),
  ),

  route('GET /api/event/play', READING, async ({ query: { uuid }, actor, services: { db, now } }) => ({
    data: await wholePlay({ db, now, userId: actor.userId }, uuid),
  })),

  route('POST /api/event/review', REVIEWING, async ({ body, actor, services: { db, now } }) => ({
    data: { state: await review({ db, now, userId: actor.userId }, body) },
  })),

  route('POST /api/event/registration', REVIEWING, async ({ body, actor, services }) => {
    await decideSignUp(services, { userId: actor.userId, ...body })
    return { status: 'success' as const }
  }),
]
