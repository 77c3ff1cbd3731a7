import { randomUUID } from 'node:crypto'
import type { CallAnswer } from '@hakka/contract/calls'
import { EVENT_GAMES } from '@hakka/contract/constants/event'
import { type Game, games } from '@hakka/games/server'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { gamePlays } from '../../db/tables/event.ts'
import { gameFace } from '../../domain/event/face.ts'
import { studyFace } from '../../domain/self-study/face.ts'
import type { Services } from '../../domain/services.ts'
import type { Context } from '../../http/route.ts'
import { setSealedCookie } from '../../http/session/cookies.ts'
import { AppError } from '../../kernel/app-error.ts'
import { contentOf, findSet } from './contents.ts'
import { newSeed, playMs, sealPlay } from './play.ts'
import { namedPlayer } from './player.ts'
import { type EventRow, findEvent, isStepped } from './store.ts'

/** @throws AppError `not_found`, of a deleted one and a draft too where it has to be `present` */
export async function oneEvent(db: NodePgDatabase, id: number, present?: 'present'): Promise<EventRow> {
  const event = await findEvent(db, id)
  if (!event || (present && (event.deletedAt || event.isDraft))) throw new AppError('not_found')
  return event
}

/** What the desk may look at: of a competition of classes that is its classes' affair. */
export async function deskEvent(db: NodePgDatabase, id: number): Promise<EventRow> {
  const event = await oneEvent(db, id)
  if (event.isCompetition) throw new AppError('not_found')
  return event
}

type Deal = Context<'GET /api/event/game', 'anyone'>

/**
 * Deals a play: of an event with its token, without one for practice. With the answers of a set goes whatever was made
 * of it: the own set of an event whose steps are asked of the server never goes out this way.
 */
export async function dealGame(context: Deal): Promise<CallAnswer<'GET /api/event/game'>['data']['game']> {
  const { query, reply, services } = context
  const { db } = services
  const { id: gameId, d: dialectId, event_id: eventId } = query
  reply.header('cache-control', 'no-store')
  const event = eventId === undefined ? undefined : await openEvent(services, eventId)
  if (event && event.gameId !== gameId) throw new AppError('not_found')
  const game = games.get(gameId)
  const ownSets = event && !isStepped(event) ? event.id : undefined
  const set = game && (await findSet(db, { gameId, dialectId, eventId: ownSets }))
  const content = set && (await contentOf(db, gameId, set.hash))
  if (!game || !content) throw new AppError('not_found', { message: '目前沒有題目資料' })
  const seed = newSeed()
  const length = event?.quizLength ?? undefined
  const deal = game.deal(content, seed, length)
  const play =
    event && !event.isPractice
      ? await openPlay(context, event, { dialect: dialectId, hash: set.hash, seed, rules: game.version })
      : null
  return {
    id: gameId,
    title: EVENT_GAMES.find((own) => own.id === gameId)?.title ?? '',
    dialect_id: dialectId,
    questions: game.questions?.(content, deal) ?? [],
    content: shownContent(game, content, deal, play === null),
    deal,
    font: await studyFace(db, gameFace(gameId, dialectId)),
    play,
  }
}

/** A content as the browser gets it: with its answers only where nothing counts, or nothing more does. */
export const shownContent = (game: Game, content: unknown, deal: unknown, told: boolean): unknown =>
  (told ? game.answered?.(content, deal) : undefined) ?? game.shown?.(content, deal) ?? content

/** @throws AppError `forbidden` outside of its time */
export async function openEvent(services: Pick<Services, 'db' | 'now'>, eventId: number): Promise<EventRow> {
  const event = await oneEvent(services.db, eventId, 'present')
  const now = services.now()
  if (now < event.beginAt) throw new AppError('forbidden', { message: '活動還沒有開始' })
  if (now >= event.endAt) throw new AppError('forbidden', { message: '活動已經結束了' })
  return event
}

async function openPlay(
  { actor, request, reply, services }: Deal,
  event: EventRow,
  dealt: { dialect: number; hash: string; seed: string; rules: number },
) {
  const now = services.now()
  const pid = randomUUID()
  const { token, until } = sealPlay(services, {
    ...dealt,
    pid,
    game: event.gameId,
    event: event.id,
    actor: namedPlayer(request, reply, services, actor),
    iat: now.getTime(),
    ...(event.quizLength === null ? {} : { length: event.quizLength }),
  })
  if (actor.userId !== null) {
    await services.db
      .insert(gamePlays)
      .values({ eventId: event.id, userId: actor.userId, playId: pid, at: now })
      .onConflictDoUpdate({
        target: [gamePlays.eventId, gamePlays.userId],
        set: { playId: pid, at: now },
      })
  }
  setSealedCookie(reply, services.env, { name: 'play', value: token, seconds: playMs(event.gameId) / 1000 })
  return { token, mode: 'V1' as const, rules_version: dealt.rules, expires_at: until.toISOString() }
}
