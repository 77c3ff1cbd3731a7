import { games } from '@hakka/games/server'
import { asc, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { playSteps, steppedPlays } from '../../db/tables/event.ts'
import type { Transaction } from '../../db/transaction.ts'
import { contentOf } from './contents.ts'
import type { Play } from './play.ts'

type Db = NodePgDatabase | Transaction

/** A play whose steps are asked of the server, as far as it is. */
export interface Course {
  play: Play
  content: unknown
  deal: unknown
  /** Of the game's own shape. */
  state: unknown
  steps: { act: unknown; at: number }[]
}

/** A play with its steps done once more; `undefined` where its questions or its rules are no longer those. */
export async function courseOf(db: Db, play: Play): Promise<Course | undefined> {
  const game = games.get(play.game)
  const content = game?.version === play.rules ? await contentOf(db, play.game, play.hash) : undefined
  if (!game || !content) return undefined
  const steps = await db
    .select({ act: playSteps.act, at: playSteps.at })
    .from(playSteps)
    .where(eq(playSteps.playId, play.pid))
    .orderBy(asc(playSteps.seq))
  const deal = game.deal(content, play.seed, play.length)
  let state = game.steps.fresh
  for (const { act, at } of steps) state = game.steps.step(content, deal, state, act, at)?.state ?? state
  return { play, content, deal, state, steps }
}

/** Whether the play is still the one that its player has open. */
export async function isHeld(db: Db, play: Play): Promise<boolean> {
  const [row] = await db
    .select({ playId: steppedPlays.playId })
    .from(steppedPlays)
    .where(eq(steppedPlays.playId, play.pid))
  return row !== undefined
}

/** Their results are kept: nothing more is asked of them. */
export const closeCourses = (db: Db, playIds: readonly string[]) =>
  db.delete(steppedPlays).where(inArray(steppedPlays.playId, [...playIds]))
