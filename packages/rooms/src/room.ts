import { ROOM } from '@hakka/contract/constants/room'
import type { RoomRules } from '@hakka/contract/room-views'
import type { Facts, RoomKind } from '#kit/define.ts'
import { type Member, type Members, ownName } from '#kit/members.ts'
import {
  HOST,
  isRefused,
  type Logged,
  type LoggedMove,
  type Refused,
  refuse,
  type StageSetup,
} from '#kit/move.ts'
import { kinds } from './kinds.ts'
import { recordingOf, type Speaking } from './speaking/kind.ts'

export type { Member } from '#kit/members.ts'
export type { Flag, Judged, Logged, LoggedMove, QuizPart, StageSetup } from '#kit/move.ts'
export { HOST, isRefused } from '#kit/move.ts'

/** A question, and how it stands. Which shape `state` has is its kind's to know. */
export interface Stage {
  setup: StageSetup
  state: object
}

/** All of a room that its log tells. Nothing in it is changed: a move makes another one. */
export interface Room {
  /** The last entry that is in it. */
  seq: number
  phase: 'lobby' | 'open' | 'ended'
  rules: RoomRules
  frozenAt: number | null
  timer: { endsAt: number } | null
  /** The key of the question on the board. */
  at: string | null
  stages: Readonly<Record<string, Stage>>
  members: Members
  /** The teacher's own list. */
  words: readonly string[]
  podium: boolean
  /** The board that sounds. */
  soundBoard?: string
  /** When each has sent something last. */
  sentAt: Readonly<Record<number, number>>
}

/** A room that was just opened: what pupils post waits for the teacher until she turns that off. */
export const newRoom: Room = {
  seq: 0,
  phase: 'lobby',
  rules: { locked: false, approve: true, names: true, frozen: false, closed: false },
  frozenAt: null,
  timer: null,
  at: null,
  stages: {},
  members: {},
  words: [],
  podium: false,
  sentAt: {},
}

/** What a kind may look at. */
export const factsOf = ({ rules, frozenAt, members }: Room): Facts => ({
  rules,
  frozenAt,
  nameOf: (no) => (no === HOST ? '老師' : (members[no]?.name ?? '')),
  isOut: (no) => members[no]?.state === 'out',
})

/** A kind that forgot the shape of its states: a stage's state was made by its own kind alone. */
type AnyKind = RoomKind<object, string>
export const kindOf = ({ setup }: Stage): AnyKind => kinds[setup.kind]

/** The row of what a member has said to a question; nothing where nothing lies there, and in a room that has ended. */
export function recordingIn({ phase, stages }: Room, at: string, no: number): number | undefined {
  const stage = stages[at]
  if (phase === 'ended' || stage?.setup.kind !== 'speaking') return undefined
  // A stage's state was made by the kind that it names.
  return recordingOf(stage.state as Speaking, no)?.id
}

/**
 * The room after an entry of its log. A refusal leaves it as it was, and is never an entry.
 * @param logged `seq` is the room's own and one
 */
export function reduce(room: Room, logged: Logged): Room | Refused {
  const made = reduced(room, logged)
  return isRefused(made) ? made : { ...made, seq: logged.seq }
}

/** A room from its log, or from what it was and what came since. Entries that it has already had are passed over. */
export function replay(room: Room, log: Iterable<Logged>): Room {
  let own = room
  for (const logged of log) {
    if (logged.seq <= own.seq) continue
    const made = reduce(own, logged)
    if (!isRefused(made)) own = made
  }
  return own
}

function reduced(room: Room, logged: Logged): Room | Refused {
  const { move, by } = logged
  if (room.phase === 'ended') return refuse('ended')
  if (isOfMembers(move)) return withMembers(room, move)
  if (by !== HOST) {
    const kept = keptOut(room, logged)
    if (kept) return kept
  }
  if (isOfRoom(move)) return by === HOST ? ofRoom(room, logged, move) : refuse('not_yours')
  if (move.do === 'quiz.podium') return { ...room, podium: move.shown }
  // What is one's own is taken away also where the class has gone on.
  const key = move.do === 'say.erase' ? move.at : room.at
  const stage = key === null ? undefined : room.stages[key]
  if (!stage || move.at !== key || !move.do.startsWith(`${kindOf(stage).prefix}.`)) return refuse('not_now')
  const state = kindOf(stage).reduce(stage.state, { ...logged, move }, factsOf(room))
  if (isRefused(state)) return state
  const sentAt = by === HOST ? room.sentAt : { ...room.sentAt, [by]: logged.at }
  const made = { ...room, sentAt, stages: { ...room.stages, [move.at]: { ...stage, state } } }
  // A board that plays in the place of one that is gone sounds from then on.
  return move.do === 'say.aloud' && state !== stage.state ? { ...made, soundBoard: move.board } : made
}

/** Why a pupil may do nothing now. */
function keptOut({ members, rules, timer, sentAt }: Room, { by, at, move }: Logged): Refused | undefined {
  const own = members[by]
  if (!own || own.state === 'out' || own.state === 'left') return refuse('not_here')
  if (own.state === 'waiting') return refuse('waiting')
  // What is one's own can be taken away at any time.
  if (move.do === 'wall.take_back' || move.do === 'say.erase') return undefined
  if (rules.closed) return refuse('closed')
  if (timer && at > timer.endsAt + ROOM.graceMs) return refuse('time_up')
  if (at < (sentAt[by] ?? 0) + ROOM.apartMs) return refuse('too_fast')
  return undefined
}

type OfMembers = Extract<LoggedMove, { do: `member.${string}` }>
type OfRoom = Extract<LoggedMove, { do: `room.${string}` }>
const isOfMembers = (move: LoggedMove): move is OfMembers => move.do.startsWith('member.')
const isOfRoom = (move: LoggedMove): move is OfRoom => move.do.startsWith('room.')

function withMembers(room: Room, move: OfMembers): Room | Refused {
  const { members } = room
  if (move.do === 'member.leave') {
    const own = members[move.no]
    return own ? withoutMember(room, { ...own, state: 'left' }) : refuse('not_here')
  }
  if (Object.keys(members).length >= ROOM.membersMax) return refuse('full')
  const { no, way } = move
  return withMember(room, {
    no,
    way,
    name: ownName(members, move.name),
    state: move.waits ? 'waiting' : 'in',
  })
}

const withMember = (room: Room, member: Member): Room => ({
  ...room,
  members: { ...room.members, [member.no]: member },
})

/** Somebody who has gone: with her goes what is hers alone. */
function withoutMember(room: Room, member: Member): Room {
  const stages = Object.entries(room.stages).map(([key, stage]) => {
    const state = kindOf(stage).without?.(stage.state, member.no) ?? stage.state
    return [key, state === stage.state ? stage : { ...stage, state }]
  })
  return withMember({ ...room, stages: Object.fromEntries(stages) }, member)
}

function ofRoom(room: Room, { seq, at }: Logged, move: OfRoom): Room | Refused {
  switch (move.do) {
    case 'room.show':
      return shown(room, move.stage)
    case 'room.lobby':
      return { ...room, phase: 'lobby', at: null, timer: null }
    case 'room.rules':
      return ruled(room, seq, move)
    case 'room.timer':
      return { ...room, timer: move.seconds === null ? null : { endsAt: at + move.seconds * 1000 } }
    case 'room.extend':
      // From now on where the time was up already.
      return { ...room, timer: { endsAt: Math.max(at, room.timer?.endsAt ?? at) + move.seconds * 1000 } }
    case 'room.admit':
    case 'room.put_out': {
      const own = room.members[move.member]
      if (!own || own.state === 'left') return refuse('not_here')
      return move.do === 'room.admit'
        ? withMember(room, { ...own, state: 'in' })
        : withoutMember(room, { ...own, state: 'out' })
    }
    case 'room.words':
      return { ...room, words: move.words }
    case 'room.sound':
      return { ...room, soundBoard: move.board }
    case 'room.end':
      return { ...room, phase: 'ended', timer: null }
  }
}

/** Another question: the one before stays as it was left, and is there when the teacher comes back to it. */
function shown(room: Room, setup: StageSetup): Room {
  const stage = room.stages[setup.key]
  const own = stage ?? { setup, state: kinds[setup.kind].fresh(setup) }
  const rules = { ...room.rules, closed: false, frozen: false }
  return {
    ...room,
    phase: 'open',
    at: setup.key,
    timer: null,
    frozenAt: null,
    podium: false,
    rules,
    stages: { ...room.stages, [setup.key]: own },
  }
}

function ruled(room: Room, seq: number, { do: _, ...wished }: Extract<OfRoom, { do: 'room.rules' }>): Room {
  const given = Object.fromEntries(Object.entries(wished).filter(([, value]) => value !== undefined))
  const rules = { ...room.rules, ...given }
  const frozenAt = rules.frozen ? (room.frozenAt ?? seq) : null
  return { ...room, rules, frozenAt }
}
