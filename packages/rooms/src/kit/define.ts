import type { RoomKindName } from '@hakka/contract/constants/room'
import type { HostView, OwnView, RoomRules, ShownView } from '@hakka/contract/room-views'
import type { Logged, LoggedMove, Refused, StageSetup } from './move.ts'

/** What of the room a kind may look at. */
export interface Facts {
  rules: RoomRules
  /** The number of the move that froze the board; what came later is not on it. `null` while it is not frozen. */
  frozenAt: number | null
  nameOf(member: number): string
  /** Of whoever was put out nothing is shown. */
  isOut(member: number): boolean
}

/** The moves of one kind: those whose names begin so. */
export type MovesOf<P extends string> = Extract<LoggedMove, { do: `${P}.${string}` }>

/** What of a kind the teacher sees beside the board. */
export type HostPart = Pick<HostView, 'waiting' | 'authors' | 'hidden' | 'writers' | 'given'>

export const NOTHING_ASIDE: HostPart = { waiting: [], authors: {}, hidden: [], writers: {}, given: [] }

/** What of a kind one pupil sees of her own. */
export type OwnPart = Pick<
  OwnView,
  'notes' | 'words' | 'order' | 'answer' | 'answered' | 'verdict' | 'given' | 'said'
>

export const NOTHING_OWN: OwnPart = {
  notes: [],
  words: [],
  order: [],
  answer: null,
  answered: false,
  verdict: null,
  given: [],
  said: null,
}

/** What one pupil did, as a table keeps it. */
interface ResultLine {
  by: string
  text: string
  /** Of a ranking, in the place of a text: ids of options, the best first. */
  order: readonly number[]
  group: string
  right: boolean | null
  state: 'up' | 'waiting' | 'refused' | 'hidden' | 'torn'
  at: number | null
}

/**
 * How one kind of question is played. Pure: the server and the browser come to the same of the same log, and nothing
 * throws.
 */
export interface RoomKind<State extends object, P extends string> {
  readonly id: RoomKindName
  /** What its moves begin with. */
  readonly prefix: P
  fresh(stage: StageSetup): State
  /** The question after a move; a refusal leaves it as it was. */
  reduce(state: State, logged: Logged<MovesOf<P>>, facts: Facts): State | Refused
  /** Who has sent something that counts. */
  answeredBy(state: State): Iterable<number>
  /** What the board shows. */
  shown(state: State, facts: Facts): ShownView
  /** What phones show of it, where they show anything. */
  onPhones(state: State, facts: Facts): ShownView
  host(state: State, facts: Facts): HostPart
  own(state: State, member: number, facts: Facts): OwnPart
  /** The question once somebody has gone or was put out, where more than what the board shows goes along. */
  without?(state: State, member: number): State
  /** What has come, for the table that is kept; nothing of what its pupil took away. */
  results(state: State, facts: Facts): ResultLine[]
}

/** Gives a kind its types. */
export const defineKind = <State extends object, P extends string>(
  kind: RoomKind<State, P>,
): RoomKind<State, P> => kind
