import { EVENT_GAMES, leftText } from '@hakka/contract/constants/event'
import type { EventActivity } from '@hakka/contract/event'
import { isOfCompetition } from '../../domain/competition/players.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { boardsOf } from './boards.ts'
import { dialectsOf } from './contents.ts'
import { dealGame, oneEvent } from './deal.ts'
import { deskRoutes } from './desk-routes.ts'
import { targetText } from './eligible.ts'
import { rankingOf, totalsOf } from './rank.ts'
import { cancel, register } from './register.ts'
import { claim, placeOfResult, resultPage, sentBy } from './result-page.ts'
import { saveResult, updateResult } from './results.ts'
import { reviewRoutes } from './review-routes.ts'
import { startPlay, takeStep } from './steps.ts'
import { competitionOf, type EventRow, isStepped, listEvents, profileOf, registrationsOf } from './store.ts'

// A school's pupils share an address.
const RESULTS = { policy: 'anyone', personal: true, limit: { max: 600, per: 'address' } } as const
/** Two hundred pupils behind one address, each of whom opens a window a second. */
const STEPS = { ...RESULTS, limit: { max: 12_000, per: 'address' } } as const
const PERSONAL = { policy: 'anyone', personal: true } as const

/** 還有 … until it begins, or ends. */
function countdownOf({ beginAt, endAt }: EventRow, now: Date): string {
  if (endAt <= now) return '活動已結束'
  const isComing = now < beginAt
  const left = leftText((isComing ? beginAt : endAt).getTime() - now.getTime())
  return isComing ? `${left}後開始` : `還有 ${left}`
}

export const routes = [
  ...deskRoutes,
  ...reviewRoutes,

  route('GET /api/event/menu', PERSONAL, async ({ actor, services: { db, now } }) => {
    const at = now()
    const [list, own, profile] = await Promise.all([
      listEvents(db, at),
      actor.userId === null ? new Map<number, number>() : registrationsOf(db, actor.userId),
      actor.userId === null ? undefined : profileOf(db, actor.userId),
    ])
    const cards = list.map(({ event, rules }) => {
      const written = event.targets.split('\n').filter((line) => line.trim() !== '')
      const status = own.get(event.id) ?? null
      const card: EventActivity = {
        id: event.id,
        title: event.title,
        description: event.description,
        image: event.image,
        event_game_id: event.gameId,
        begin_at: event.beginAt.toISOString(),
        end_at: event.endAt.toISOString(),
        registration_status: status,
        registered: status === 0 || status === 1,
        ended: event.endAt <= at,
        countdown_text: countdownOf(event, at),
        targets: written.length > 0 ? written : rules.map(targetText).filter((text) => text !== ''),
        stage_no: rules[0]?.stageNo ?? 0,
        needs_email: event.needsEmail,
        is_practice: event.isPractice,
      }
      return { card, isSchool: rules.some(({ schoolCode }) => schoolCode !== null) }
    })
    // Running ones by their end, then those to come, then what is over, the latest first.
    const group = ({ card }: (typeof cards)[number]) =>
      card.ended ? 2 : at.toISOString() < card.begin_at ? 1 : 0
    const key = ({ card }: (typeof cards)[number]) =>
      card.ended ? -Date.parse(card.end_at) : Date.parse(card.end_at)
    const ordered = cards.toSorted((a, b) => group(a) - group(b) || key(a) - key(b))
    return {
      data: {
        globalActivities: ordered.flatMap(({ card, isSchool }) => (isSchool ? [] : [card])),
        schoolActivities: ordered.flatMap(({ card, isSchool }) => (isSchool ? [card] : [])),
        account: actor.userId === null ? 0 : profile?.hasEmail ? 2 : 1,
        now: at.toISOString(),
      },
    }
  }),

  route('GET /api/event', PERSONAL, async ({ query, actor, services: { db, now } }) => {
    const event = await oneEvent(db, query.id)
    if (event.isDraft && !actor.permissions.has('event.edit')) throw new AppError('not_found')
    const own = actor.userId === null ? undefined : (await registrationsOf(db, actor.userId)).get(event.id)
    return {
      data: {
        id: event.id,
        title: event.title,
        description: event.description,
        event_game_id: event.gameId,
        begin_at: event.beginAt.toISOString(),
        end_at: event.endAt.toISOString(),
        deleted_at: event.deletedAt?.toISOString() ?? null,
        registration_status: own ?? null,
        is_practice: event.isPractice,
        competition_id: await competitionOf(db, event),
        rank_requires: isStepped(event) ? 'V2' : 'V1',
        quiz_length: event.quizLength,
        time_limit: event.timeLimit,
        dialects: await dialectsOf(db, event.gameId, event.id),
        now: now().toISOString(),
      },
    }
  }),

  route('GET /api/event/games', 'anyone', async () => ({
    data: { games: EVENT_GAMES.map(({ id, title, description }) => ({ id, title, description })) },
  })),

  route(
    'GET /api/event/game',
    { policy: 'anyone', personal: true, limit: { max: 600, per: 'address' } },
    async (context) => ({ data: { game: await dealGame(context) } }),
  ),

  route('POST /api/event/play/start', RESULTS, (context) => startPlay(context)),

  route('POST /api/event/play/step', STEPS, (context) => takeStep(context)),

  route('GET /api/event/rank', PERSONAL, async ({ query, actor, services: { db } }) => {
    const event = await oneEvent(db, query.event_id)
    // Who plays in a competition of classes is told to those who are of them.
    const isTold = !event.isCompetition || (await isOfCompetition(db, event.id, actor.userId))
    const [{ top, own }, totals] = await Promise.all([
      rankingOf(db, event.id, { viewer: actor.userId, isTold }),
      totalsOf(db, event.id),
    ])
    const place = query.uuid ? await placeOfResult(db, event.id, query.uuid) : null
    return { ranking_bars_data: top, my_best_data: own, now_score_data: place, ...totals }
  }),

  route('GET /api/event/boards', PERSONAL, async ({ query, actor, services: { db } }) => ({
    data: await boardsOf(db, await oneEvent(db, query.event_id), actor.userId),
  })),

  route('POST /api/event/result', RESULTS, async (context) => {
    const sent = await sentBy(context)
    const saved = await saveResult(context.services, sent.own)
    sent.remember(saved.uuid)
    return saved
  }),

  route('POST /api/event/result/update', RESULTS, async (context) => {
    const { own } = await sentBy(context)
    return updateResult(context.services.db, context.body.uuid, own)
  }),

  route('GET /api/event/result', PERSONAL, async (context) => ({ data: await resultPage(context) })),

  route('POST /api/event/result/claim', { policy: 'login', personal: true }, (context) => claim(context)),

  route(
    'POST /api/event/register',
    { policy: 'login', personal: true },
    async ({ body, actor, services }) => {
      const event = await oneEvent(services.db, body.event_id, 'present')
      const status = await register(services, { event, userId: actor.userId })
      return { data: { registration_status: status } }
    },
  ),

  route(
    'DELETE /api/event/register',
    { policy: 'login', personal: true },
    async ({ query, actor, services }) => {
      const event = await oneEvent(services.db, query.event_id, 'present')
      await cancel(services, { event, userId: actor.userId })
      return { status: 'success' as const }
    },
  ),
]
