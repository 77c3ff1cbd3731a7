import { EVENT, timeText } from '@hakka/contract/constants/event'
import type { EventResult, SavedResult } from '@hakka/contract/event'
import { games } from '@hakka/games/server'
import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { eventRegistrations, events, gameResults } from '../../db/tables/event.ts'
import { gameFace } from '../../domain/event/face.ts'
import { studyFace } from '../../domain/self-study/face.ts'
import { masked } from '../../domain/text/mask.ts'
import type { Context } from '../../http/route.ts'
import { sealedCookieOf } from '../../http/session/cookies.ts'
import { AppError } from '../../kernel/app-error.ts'
import { contentOf } from './contents.ts'
import { oneEvent, shownContent } from './deal.ts'
import { unsealPlay } from './play.ts'
import { claimsOf, namedPlayer, playerOf, setClaims } from './player.ts'
import { rankOf } from './rank.ts'
import { claimResult, type ResultRow, standingOf } from './results.ts'
import { competitionOf } from './store.ts'
import type { Sent } from './weigh.ts'

type Sending =
  | Context<'POST /api/event/result', 'anyone'>
  | Context<'POST /api/event/result/update', 'anyone'>

/** What a call sends, and how the browser of a visitor remembers it. */
export async function sentBy({ body, actor, request, reply, services }: Sending) {
  const now = services.now()
  const event = await oneEvent(services.db, body.event_id, 'present')
  const player = namedPlayer(request, reply, services, actor)
  const token = body.token ?? sealedCookieOf(request, services.env, 'play')
  const play = unsealPlay(services, token)
  const isOwn =
    play?.actor === player &&
    play.event === event.id &&
    play.game === event.gameId &&
    play.dialect === body.dialect_id &&
    play.iat >= event.beginAt.getTime() &&
    play.iat < event.endAt.getTime()
  const own: Sent = {
    event,
    dialectId: body.dialect_id,
    claim: { score: body.score, usedTime: body.used_time },
    quizData: body.quiz_data,
    actor,
    player,
    play: isOwn ? play : undefined,
    now,
  }
  const remember = (uuid: string) => {
    if (actor.userId !== null) return
    const before = claimsOf(request, services)
    if (!before.includes(uuid)) setClaims(reply, services, [uuid, ...before])
  }
  return { own, remember }
}

async function findResult(db: NodePgDatabase, uuid: string) {
  const [row] = await db
    .select({ result: gameResults, event: events, name: users.name })
    .from(gameResults)
    .innerJoin(events, eq(events.id, gameResults.eventId))
    .leftJoin(users, eq(users.id, gameResults.userId))
    .where(eq(gameResults.uuid, uuid))
  return row
}

/** A result for whoever has its address; one that counts for nothing, for whoever played it. */
export async function resultPage(context: Context<'GET /api/event/result', 'anyone'>): Promise<EventResult> {
  const { query, actor, request, services } = context
  const { db } = services
  const found = await findResult(db, query.uuid)
  if (!found) throw new AppError('not_found')
  const { result, event, name } = found
  const claimed = result.userId === null && claimsOf(request, services).includes(result.uuid)
  const isMine = result.actor === playerOf(request, services, actor) || claimed
  if (result.refused !== null && !isMine) throw new AppError('not_found')
  // A play that goes on has its answers before it: nobody looks them up here.
  const isHidden = event.rankRequires === 'V2' && !result.isFinal
  const age = services.now().getTime() - result.createdAt.getTime()
  return {
    uuid: result.uuid,
    event_id: event.id,
    event_title: event.title,
    competition_id: await competitionOf(db, event),
    event_game_id: result.gameId,
    dialect_id: result.dialectId,
    user_name: name === null ? '訪客' : isMine ? name : masked(name),
    score: result.score,
    used_time: result.usedTime,
    used_time_text: timeText(result.usedTime),
    created_at: result.createdAt.toISOString(),
    quiz_data: result.quizData,
    is_mine: isMine,
    ...(await standingOf(db, event, result)),
    claimable: claimed && result.refused === null && age < EVENT.claim_hours * 3_600_000,
    content: isHidden ? null : await toldContent(db, result),
    deal: isHidden ? null : result.deal,
    verdict: isHidden ? null : result.verdict,
    font: await studyFace(db, gameFace(result.gameId, result.dialectId)),
  }
}

async function toldContent(db: NodePgDatabase, { gameId, hash, deal }: ResultRow): Promise<unknown> {
  const content = hash === null ? undefined : await contentOf(db, gameId, hash)
  const game = games.get(gameId)
  return content && game ? shownContent(game, content, deal, true) : null
}

/** A visitor who has logged in takes over what he has just played on this browser. */
export async function claim(context: Context<'POST /api/event/result/claim', 'login'>): Promise<SavedResult> {
  const { body, actor, request, reply, services } = context
  const claims = claimsOf(request, services)
  const found = claims.includes(body.uuid) ? await findResult(services.db, body.uuid) : undefined
  const { result, event } = found ?? {}
  const since = services.now().getTime() - EVENT.claim_hours * 3_600_000
  if (!result || !event || result.createdAt.getTime() < since) {
    throw new AppError('not_found', { message: '這筆成績已經不能認領了' })
  }
  const player = namedPlayer(request, reply, services, actor)
  const saved = await claimResult(services.db, { uuid: body.uuid, event, userId: actor.userId, player })
  setClaims(
    reply,
    services,
    claims.filter((uuid) => uuid !== body.uuid),
  )
  return saved
}

/** The rank that a result has, or would have. */
export async function placeOfResult(db: NodePgDatabase, eventId: number, uuid: string) {
  const [row] = await db
    .select({ result: gameResults, signUpNo: eventRegistrations.no })
    .from(gameResults)
    .leftJoin(
      eventRegistrations,
      and(
        eq(eventRegistrations.eventId, gameResults.eventId),
        eq(eventRegistrations.userId, gameResults.userId),
      ),
    )
    .where(eq(gameResults.uuid, uuid))
  const { result, signUpNo } = row ?? {}
  if (!result || result.eventId !== eventId || result.refused !== null || !result.isFinal) return null
  const { score, usedTime } = result
  const place = signUpNo ? { score, usedTime, signUpNo } : { score, usedTime }
  return { rank: await rankOf(db, eventId, place), score }
}
