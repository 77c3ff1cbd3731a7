import type { z } from 'zod'
import type { GameSteps } from './steps.ts'
import type { GameTable } from './table.ts'

export type GameId = 1 | 2 | 3 | 4 | 5

/** One step of a play, as somebody reads it who reviews it. */
export interface ToldStep {
  /** When, in play time; `null` where the log doesn't say. */
  at: number | null
  /** What was asked, or where it was done. */
  asked: string
  /** What the player did. */
  did: string
  /** Whether it was right, where that can be said of a step. */
  right: boolean | null
}

/** What every game says of a play. Times are whole milliseconds from the start of play. */
export interface Played {
  /** False: no such play is possible. It is kept for whoever played it and never ranked. */
  ok: boolean
  /** Why no such play is possible, for whoever reviews. */
  fault: string | null
  score: number
  /** What this log takes at the least; who claims less did not play it. */
  leastTime: number
  /** Who is faster than this is looked at by somebody before a prize is given. */
  fairTime: number
  /**
   * For how long the game's clock stood while it was played: before it began, between two levels. What counts is the
   * rest; without it the clock runs all the while.
   */
  idle?: number
  /** The last move was made. */
  finished: boolean
  /** Looks like no child's play, by the moves and their times alone. */
  suspicious: boolean
}

/**
 * A game: everything about it that runs without a browser. Pure, of whole numbers, without clock or chance of its own,
 * so that browser and server come to the same of the same moves.
 */
export interface GameRules<Content, Deal, Log, Verdict extends Played, State = unknown, Act = unknown> {
  readonly id: GameId
  /** Rises whenever the same seed deals, or the same log gives, something else. */
  readonly version: number
  /** One set of questions in one dialect, as an editor brings it in. */
  readonly content: z.ZodType<Content>
  /** `quiz_data` as the browser sends it; its greatest size stands beside it. */
  readonly log: z.ZodType<Log>
  /**
   * What this play is made of: ids, order, layout; never an answer.
   * @param seed of `random`
   * @param length how many questions an event wants, where the game has a length
   */
  deal(content: Content, seed: string, length?: number): Deal
  /**
   * The content as the browser gets it for this play, without what is not dealt and what has to be hidden until the
   * end; replayed with it a log gives the same, unless answers were hidden. Without this function the whole goes out.
   */
  shown?(content: Content, deal: Deal): Content
  /** The content for who has played, and for practice, where `shown` hides answers. */
  answered?(content: Content, deal: Deal): Content
  /** The questions as `game.questions` of the specification has them, in the order and with the places of this play. */
  questions?(content: Content, deal: Deal): unknown[]
  /** What stands in headings, in the face that Hakka is set in, without being Hakka. */
  headings?(content: Content): string[]
  /** Plays the log. It never throws on any log that the schema lets through. */
  replay(content: Content, deal: Deal, log: Log): Verdict
  /** The same play, asked of the server step by step. */
  readonly steps: GameSteps<Content, Deal, Log, State, Act>
  /** The set as editors keep it in a table. */
  readonly table: GameTable<Content>
  /** The log step by step, for whoever reviews the play; it never throws either. */
  told(content: Content, deal: Deal, log: Log): ToldStep[]
}

/** Gives a game's rules their types; they are the same rules. */
export const defineGame = <Content, Deal, Log, Verdict extends Played, State, Act>(
  rules: GameRules<Content, Deal, Log, Verdict, State, Act>,
): GameRules<Content, Deal, Log, Verdict, State, Act> => rules

/** A play that can't have been: nothing of it counts. */
export const impossible = (fault: string): Played => ({
  ok: false,
  fault,
  score: 0,
  leastTime: 0,
  fairTime: 0,
  finished: false,
  suspicious: false,
})
