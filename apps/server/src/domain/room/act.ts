import type { RoomRefusal } from '@hakka/contract/constants/room'
import type { RoomMove } from '@hakka/contract/rooms'
import { HOST, type LoggedMove, type Room, type StageSetup } from '@hakka/rooms/room'
import { eq } from 'drizzle-orm'
import { rooms } from '../../db/tables/room.ts'
import { describe } from '../../kernel/describe.ts'
import type { Services } from '../services.ts'
import { judge, keyOf } from './judge.ts'
import type { LiveRoom, Outcome } from './live-room.ts'
import { sweepRoom } from './recordings/sweep.ts'
import { type StageSource, stageOf } from './stage.ts'
import { flagsOf, isUnfit } from './unfit.ts'

type Needs = Pick<Services, 'db' | 'log' | 'now' | 'privateBlobs'>

/** A move and who sends it. */
export interface Act {
  /** `HOST`, or the member's number. */
  by: number
  /** What its sender calls it. */
  key: string
  move: RoomMove
}

/**
 * Does a move, once what the server adds to it is there: the question that is shown, what an answer is worth. Answers
 * once it is committed.
 */
export async function act(needs: Needs, live: LiveRoom, { by, key, move }: Act): Promise<Outcome> {
  try {
    const logged = await withAdded(needs, live, move)
    if (typeof logged === 'string') return { ok: false, code: logged }
    const outcome = await live.submit({ key, make: () => ({ by, move: logged }) })
    if (move.do === 'room.end' || move.do === 'room.put_out') await sweepRoom(needs, live.id)
    return outcome
  } catch (error) {
    needs.log.warn({ room: live.id, ...describe(error) }, 'a move of a room was not done')
    return { ok: false, code: 'later' }
  }
}

async function withAdded({ db }: Needs, live: LiveRoom, move: RoomMove): Promise<LoggedMove | RoomRefusal> {
  switch (move.do) {
    case 'room.show': {
      const lessonId = await lessonOf(db, live.id)
      const { module_id: moduleId, question } = move
      const stage = lessonId === null ? undefined : await stageOf(db, lessonId, { moduleId, question })
      return stage ? { do: move.do, stage: stage.setup } : 'gone'
    }
    case 'wall.post':
    case 'cloud.word':
      if (isUnfit(move.text, live.room.words)) return 'unfit'
      return { ...move, flags: flagsOf(move.text) }
    case 'quiz.answer': {
      const exercise = (await presentStage(db, live.id, live.room))?.exercise
      if (!exercise || live.room.at !== move.at) return 'not_now'
      const judged = judge(exercise, move.answer)
      return judged ? { ...move, ...judged } : 'malformed'
    }
    case 'quiz.reveal': {
      const exercise = (await presentStage(db, live.id, live.room))?.exercise
      return exercise && live.room.at === move.at ? { ...move, parts: keyOf(exercise) } : 'not_now'
    }
    default:
      return move
  }
}

async function lessonOf(db: Needs['db'], roomId: number): Promise<number | null> {
  const [row] = await db.select({ lessonId: rooms.lessonId }).from(rooms).where(eq(rooms.id, roomId))
  return row?.lessonId ?? null
}

/** The question on the board, with what judges answers to it; of a lesson that is gone there is none. */
export async function presentStage(
  db: Needs['db'],
  roomId: number,
  { at, stages }: Room,
): Promise<StageSource | undefined> {
  const setup = at === null ? undefined : stages[at]?.setup
  return setup && stageOfSetup(db, roomId, setup)
}

/** A question that was shown, in the version that was. */
export async function stageOfSetup(
  db: Needs['db'],
  roomId: number,
  { module_id: moduleId, question, version_id: versionId }: StageSetup,
): Promise<StageSource | undefined> {
  const lessonId = await lessonOf(db, roomId)
  return lessonId === null ? undefined : stageOf(db, lessonId, { moduleId, question, versionId })
}

/** Who leads the room may do what is hers, pupils what is theirs. */
export const mayDo = (by: number, rule: { by: 'host' | 'pupil' }): boolean =>
  (by === HOST) === (rule.by === 'host')
