import { randomUUID } from 'node:crypto'
import type { CallAnswer } from '@hakka/contract/calls'
import { EVENT, gameTitle } from '@hakka/contract/constants/event'
import type { PlayStep } from '@hakka/contract/event'
import { type Game, games } from '@hakka/games/server'
import { and, eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import { playSteps, steppedPlays } from '../../db/tables/event.ts'
import type { Transaction } from '../../db/transaction.ts'
import { enterCompetition } from '../../domain/competition/players.ts'
import { gameFace } from '../../domain/event/face.ts'
import { studyFace } from '../../domain/self-study/face.ts'
import type { Context } from '../../http/route.ts'
import { setSealedCookie } from '../../http/session/cookies.ts'
import { AppError } from '../../kernel/app-error.ts'
import { contentOf, findSet } from './contents.ts'
import { oneEvent, openEvent } from './deal.ts'
import { newSeed, type Play, playMs, playShape, sealPlay, unsealPlay } from './play.ts'
import { namedPlayer, playerOf } from './player.ts'
import { saveResult } from './results.ts'
import { type Course, courseOf } from './stepped.ts'
import { type EventRow, isStepped } from './store.ts'

type Db = NodePgDatabase | Transaction

const OVER = '這一局已經結束，請回活動頁再開一局'
const ELSEWHERE = '這一局已經在另一個分頁或另一台裝置上接著玩了'
const UNTIMELY = '這一步現在不能做'

const toldShape = z.object({
  correct: z.boolean().optional(),
  reveal: z.unknown().optional(),
  next: z.unknown().optional(),
})

type Start = Context<'POST /api/event/play/start', 'anyone'>

/** Begins a play of which only the first question is told, or goes on with the one that is open. */
export async function startPlay(context: Start): Promise<CallAnswer<'POST /api/event/play/start'>> {
  const { body, actor, request, reply, services } = context
  const { db, env } = services
  reply.header('cache-control', 'no-store')
  const event = await openEvent(services, body.event_id)
  const game = games.get(event.gameId)
  if (!game || !isStepped(event)) {
    throw new AppError('validation', { errors: { event_id: ['這個活動不是逐題查核的活動'] } })
  }
  const player = namedPlayer(request, reply, services, actor)
  const now = services.now()
  if (event.isCompetition && actor.userId !== null)
    await enterCompetition(db, { eventId: event.id, userId: actor.userId, at: now })
  const open = await openCourse(db, event, player)
  const isOver = open !== undefined && isDone(game, open)
  if (isOver) {
    const claim = { score: 0, usedTime: 0 }
    const { play } = open
    await saveResult(services, {
      event,
      dialectId: play.dialect,
      claim,
      quizData: {},
      actor,
      player,
      play,
      now,
    })
  }
  const goesOn = open && !isOver && game.steps.resumes && isOpen(open, body.dialect_id, now)
  const course = goesOn ? open : await newCourse(db, game, { event, player, dialect: body.dialect_id, now })
  const { pid, iat } = course.play
  const row = { playId: pid, play: course.play, userId: actor.userId, at: new Date(iat) }
  const [opened] = await db
    .insert(steppedPlays)
    .values({ ...row, eventId: event.id, actor: player, opening: 1 })
    .onConflictDoUpdate({
      target: [steppedPlays.eventId, steppedPlays.actor],
      set: { ...row, opening: sql`${steppedPlays.opening} + 1` },
    })
    .returning({ opening: steppedPlays.opening })
  const play = { ...course.play, opening: opened?.opening ?? 1 }
  const { token, until } = sealPlay(services, play)
  setSealedCookie(reply, env, { name: 'play', value: token, seconds: playMs(event.gameId) / 1000 })
  const known = game.steps.known(course.content, course.deal, course.state)
  return {
    data: {
      token,
      mode: 'V2',
      rules_version: play.rules,
      expires_at: until.toISOString(),
      n: game.steps.count(course.deal),
      seq: course.steps.length,
      elapsed: Math.max(0, now.getTime() - play.iat),
      state: course.state,
      game: {
        id: event.gameId,
        title: gameTitle(event.gameId),
        dialect_id: play.dialect,
        questions: game.questions?.(known.content, known.deal) ?? [],
        ...known,
        font: await studyFace(db, gameFace(event.gameId, play.dialect)),
      },
    },
  }
}

/** The play that somebody has open in an event. */
async function openCourse(db: Db, event: EventRow, player: string): Promise<Course | undefined> {
  const [row] = await db
    .select()
    .from(steppedPlays)
    .where(and(eq(steppedPlays.eventId, event.id), eq(steppedPlays.actor, player)))
  const play = playShape.safeParse(row?.play)
  return play.success ? courseOf(db, play.data) : undefined
}

/** Whether all of it was done, though nobody has sent its result. */
const isDone = (game: Game, { content, deal, state, steps }: Course): boolean =>
  game.replay(content, deal, game.steps.log(state, steps.at(-1)?.at ?? 0)).finished

/** Whether there is time to go on with it, in the same dialect. */
const isOpen = ({ play }: Course, dialect: number, now: Date): boolean =>
  play.dialect === dialect && now.getTime() < play.iat + playMs(play.game)

/** Another play, in the place of any that was open. */
async function newCourse(
  db: NodePgDatabase,
  game: Game,
  { event, player, dialect, now }: { event: EventRow; player: string; dialect: number; now: Date },
): Promise<Course> {
  const set = await findSet(db, { gameId: game.id, dialectId: dialect, eventId: event.id })
  const content = set && (await contentOf(db, game.id, set.hash))
  if (!content) throw new AppError('not_found', { message: '目前沒有題目資料' })
  await db.delete(steppedPlays).where(and(eq(steppedPlays.eventId, event.id), eq(steppedPlays.actor, player)))
  const play: Play = {
    pid: randomUUID(),
    game: game.id,
    event: event.id,
    dialect,
    actor: player,
    hash: set.hash,
    seed: newSeed(),
    rules: game.version,
    iat: now.getTime(),
    level: 'V2',
    opening: 0,
    ...(event.quizLength === null ? {} : { length: event.quizLength }),
  }
  const deal = game.deal(content, play.seed, play.length)
  return { play, content, deal, state: game.steps.fresh, steps: [] }
}

/** Takes a step: kept before it is answered, and answered the same however often it comes. */
export async function takeStep({
  body,
  actor,
  request,
  services,
}: Context<'POST /api/event/play/step', 'anyone'>): Promise<PlayStep> {
  const now = services.now()
  const play = unsealPlay(services, body.token)
  if (play?.level !== 'V2' || play.actor !== playerOf(request, services, actor)) {
    throw new AppError('not_found', { message: OVER })
  }
  await oneEvent(services.db, play.event, 'present')
  return services.db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ opening: steppedPlays.opening })
      .from(steppedPlays)
      .where(eq(steppedPlays.playId, play.pid))
      .for('update')
    if (!row) throw new AppError('not_found', { message: OVER })
    if (row.opening !== play.opening) throw new AppError('conflict', { message: ELSEWHERE })
    const told = await stepOf(transaction, play, body, now)
    return { seq: body.seq, ...told }
  })
}

async function stepOf(
  transaction: Transaction,
  play: Play,
  { seq, act }: { seq: number; act: unknown },
  now: Date,
): Promise<z.output<typeof toldShape>> {
  const [before] = await transaction
    .select({ told: playSteps.told })
    .from(playSteps)
    .where(and(eq(playSteps.playId, play.pid), eq(playSteps.seq, seq)))
  if (before) return toldShape.parse(before.told)
  const game = games.get(play.game)
  const course = await courseOf(transaction, play)
  if (!game || !course) throw new AppError('not_found', { message: OVER })
  const { content, deal, state, steps } = course
  if (seq > steps.length + 1) {
    throw new AppError('conflict', { message: `前面還有沒送到的步驟，請先送第 ${steps.length + 1} 步` })
  }
  const at = Math.max(0, now.getTime() - play.iat, steps.at(-1)?.at ?? 0)
  const read = game.steps.act.safeParse(act)
  const after = read.success ? game.steps.step(content, deal, state, read.data, at) : null
  if (!read.success || !after || seq > EVENT.steps) {
    throw new AppError('validation', { message: UNTIMELY, errors: { act: [UNTIMELY] } })
  }
  const told = toldShape.parse(after.told)
  await transaction.insert(playSteps).values({ playId: play.pid, seq, act: read.data, told, at })
  return told
}
