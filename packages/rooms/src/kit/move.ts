import type { NameWay, RoomRefusal } from '@hakka/contract/constants/room'
import type { RoomFace, StageHead } from '@hakka/contract/room-views'
import type { RoomMove, RoomMoveOf } from '@hakka/contract/rooms'

/** The number of whoever leads the room; pupils have theirs from 1 on. */
export const HOST = 0

/** A question as the log has it: all that the rules need, so that a log is played again without its lesson. */
export interface StageSetup extends StageHead {
  /** What can be ranked. */
  options: readonly number[]
}

/** A part of an exercise, and what is right there. */
export interface QuizPart {
  asked: RoomFace
  right: readonly RoomFace[]
  /** Why it is. */
  analysis?: string
}

/** What the server made of an answer, part by part as in the key. */
export interface Judged {
  parts: readonly { right: boolean; given: readonly RoomFace[] }[]
  earned: number
  total: number
}

/** Why a text may want a look before it goes up. */
export type Flag = 'repeated'

interface Join {
  do: 'member.join'
  no: number
  name: string
  way: NameWay
  /** A name of the class list without that pupil's login. */
  waits: boolean
}
/** A pupil comes again under another name, or gives the device to the next one. */
interface Rename {
  do: 'member.leave'
  no: number
}

/** What somebody said has come, and lies among the private files. */
interface Recorded {
  do: 'say.record'
  at: string
  /** The row that knows its bytes. */
  recording: number
  seconds: number
}
/** A pupil takes her recording away: that she has said it stays. */
interface Unrecorded {
  do: 'say.erase'
  at: string
}

/** What the server adds to moves that are not kept as they were sent. */
interface Added {
  'room.show': { do: 'room.show'; stage: StageSetup }
  'wall.post': RoomMoveOf<'wall.post'> & { flags: readonly Flag[] }
  'cloud.word': RoomMoveOf<'cloud.word'> & { flags: readonly Flag[] }
  'quiz.answer': RoomMoveOf<'quiz.answer'> & { judged: Judged }
  'quiz.reveal': RoomMoveOf<'quiz.reveal'> & { parts: readonly QuizPart[] }
}

/** A move as the log has it. */
export type LoggedMove =
  | Exclude<RoomMove, { do: keyof Added }>
  | Added[keyof Added]
  | Join
  | Rename
  | Recorded
  | Unrecorded

/** An entry of the log. `seq` counts a room's entries from 1 on and is the number of what the move made. */
export interface Logged<M = LoggedMove> {
  seq: number
  /** Milliseconds of the server's clock. */
  at: number
  /** `HOST`, or the member's number. */
  by: number
  move: M
}

export interface Refused {
  refused: RoomRefusal
}
export const refuse = (refused: RoomRefusal): Refused => ({ refused })

/** Every state has a shape of its own, and none has this field. */
export const isRefused = <S extends object>(made: S | Refused): made is Refused => 'refused' in made
