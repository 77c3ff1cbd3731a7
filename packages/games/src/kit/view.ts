/** What was played, as the server is told of it. Times are whole milliseconds of play. */
export interface PlayedGame {
  /** As the game's log schema has it. */
  quizData: Record<string, unknown>
  score: number
  usedTime: number
}

/** A row of the ranking as a game shows it beside itself. */
export interface RankLine {
  rank: number
  name: string
  score: number
  used_time_text: string
  is_me: boolean
}

/** Who says of each step what came of it, where the answers are the server's. State and what is told are the game's own. */
export interface Referee<State = unknown, Told = unknown> {
  /** How much is asked: `GameSteps.count`. */
  count: number
  /** How the play stands, and for how long it has run: it may have been begun on another page. */
  state: State
  ms: number
  /**
   * Sends a step, again where the line is lost, until it is answered. One at a time: the next is sent after the answer.
   * @throws where the play is over; the page then says why, in the game's place
   */
  ask(act: object): Promise<Told>
}

/** What the page gives a game that is played. Content and deal are the game's own, as the server dealt them. */
export interface GameProps<Content = unknown, Deal = unknown, State = unknown, Told = unknown> {
  title: string
  dialectId: number
  dialectName: string
  content: Content
  deal: Deal
  /** No clock, nothing is kept, and what was wrong may be tried again. */
  practice: boolean
  /** Where the server marks step by step; content and deal are then what may be known at the start. */
  referee?: Referee<State, Told> | undefined
  /** The first of the ranking, where there is one. */
  ranks?: readonly RankLine[]
  onLeave(): void
  /** What was played so far, for games whose play is kept on the way; not in practice. */
  onSave?(played: PlayedGame): void
  /** Begins anew, with another deal. */
  onAgain?(): void
  /** Called once, with the last move. */
  onEnd(played: PlayedGame): void
}

/** What the page gives whoever shows the answers of a play. */
export interface AnswersProps<Content = unknown, Deal = unknown, Verdict = unknown> {
  dialectId: number
  content: Content
  deal: Deal
  verdict: Verdict
}

/** What the result page gives whoever shows what a play came to in another way than right and wrong. */
export interface SummaryProps<Verdict = unknown> {
  verdict: Verdict
  /** The time that counts. */
  usedTimeText: string
}

/** What the page gives a lesson that comes before a game; its content is the game's own. */
export interface TeachingProps<Content = unknown>
  extends Pick<GameProps<Content>, 'title' | 'dialectId' | 'dialectName' | 'content' | 'onLeave'> {
  /** Called when it is over or skipped. */
  onDone(): void
}

/** A line of the story before a game: Hakka where there is a checked reading in the dialect, else Mandarin alone. */
export interface StoryLine {
  /** Who says it: also the picture's name. */
  speaker: string
  name: { text: string; pinyin: string }
  place: 'left' | 'middle' | 'right'
  hakka?: { text: string; pinyin: string }
  chinese: string
}
