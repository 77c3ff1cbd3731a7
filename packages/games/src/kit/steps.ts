import type { z } from 'zod'

/** What a browser may know of a play: the questions that were asked so far, without what decides them. */
export interface Known<Content, Deal> {
  content: Content
  deal: Deal
}

/** What the server answers a step with. */
export interface Told<Reveal = unknown, Next = unknown> {
  /** Whether it was right, where the game says so at once. */
  correct?: boolean
  /** What the step uncovered. */
  reveal?: Reveal
  /** What is asked next. */
  next?: Next
}

/**
 * How a play goes on step by step while the server keeps the answers. Pure as the rules are: the server plays the acts
 * that it has kept once more, with the moments at which they came in.
 */
export interface GameSteps<Content, Deal, Log, State, Act> {
  /** A step as the browser sends it. */
  readonly act: z.ZodType<Act>
  /** Whether a play goes on after the page was loaded anew; else another is begun. */
  readonly resumes: boolean
  /** A play in which nothing was done. */
  readonly fresh: State
  /** How much is asked of a play: as many questions, guests or windows. */
  count(deal: Deal): number
  /** What a browser may know by now: a play that is shown anew begins with it. */
  known(content: Content, deal: Deal, state: State): Known<Content, Deal>
  /**
   * The play after an act, and what is told of it; `null` where no such act is possible now.
   * @param at milliseconds from the start of the play to the act's coming in, by the server's clock
   */
  step(content: Content, deal: Deal, state: State, act: Act, at: number): { state: State; told: Told } | null
  /**
   * The play as `replay` reads it: with it the play is judged, and its `leastTime` is the time that counts.
   * @param elapsed milliseconds from the start of the play until now
   */
  log(state: State, elapsed: number): Log
}

/** The items with what was uncovered in the place of what it was, and what is asked next at their end. */
export function grown<T extends { no: number }>(
  items: readonly T[],
  reveal: T | undefined,
  next: T | undefined,
): T[] {
  const uncovered = items.map((own) => (own.no === reveal?.no ? reveal : own))
  return next ? [...uncovered, next] : uncovered
}
