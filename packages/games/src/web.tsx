import { lazyTwice } from '@hakka/ui/at-rest.ts'
import type { ComponentType } from 'react'
import { missed as guestsMissed } from './chef/missed.ts'
import { RULES as CHEF_RULES } from './chef/ui.ts'
import { missedQuestions } from './kit/missed.ts'
import type { ResultProps } from './kit/result.tsx'
import type { AnswersProps, GameProps, StoryLine, SummaryProps, TeachingProps } from './kit/view.ts'
import { RULES as STEPS_RULES, story as stepsStory } from './sentence-steps/ui.ts'
import { missed as songMissed } from './song-trail/missed.ts'
import { RULES as SONG_RULES } from './song-trail/ui.ts'
import { RULES as VOICE_RULES, story as voiceStory } from './voice-trail/ui.ts'
import { Summary as WindowsSummary } from './windows/Summary.tsx'
import { RULES as WINDOWS_RULES, story as windowsStory } from './windows/ui.ts'

export { TimeLimit } from './kit/limit.tsx'
export { SoundSwitch } from './kit/SoundSwitch.tsx'
export { effect } from './kit/sounds.tsx'
export type { PlayedGame, Referee, StoryLine } from './kit/view.ts'

/** A game as its pages know it before it is played. */
export interface GameView {
  /** Fetches the game's code, so that it is there when it is wanted. */
  load(): Promise<unknown>
  Game: ComponentType<GameProps>
  Answers: ComponentType<AnswersProps>
  /** What comes before the game: lines of a story, */
  story(dialectId: number): readonly StoryLine[]
  /** or a lesson in their place, with the game's own pieces. */
  Teaching?: ComponentType<TeachingProps>
  /** It comes as the page opens, before a dialect is chosen. */
  opening?: boolean
  /** The sound switch stands on the entry too. */
  switched?: boolean
  /** A result that is no count of right answers. */
  Result?: ComponentType<ResultProps>
  /** How it is played, in three drawings of `/images/events`. */
  rules: readonly { picture: string; text: string }[]
  facts: readonly string[]
  /** How many questions a play has where the event says nothing; without it the game's number is its own. */
  length?: number
  /** What its score is called, where time ranks nobody. */
  score?: string
  /** What is counted beside it. */
  completed?: string
  /** The colours of which level it has. */
  level: number
  /** What of a play was missed, to be dealt once more; null where nothing was. */
  missed?(deal: unknown, verdict: unknown): unknown
  /** How it is played is shown part by part. */
  guided?: boolean
  /** Its result, where that is more than points: in the place of score and time. */
  Summary?: ComponentType<SummaryProps>
  /** It is played in two levels, whose times the ranking has. */
  levels?: boolean
}

/**
 * Registers a view. Here, and only here, a game's content loses its shape: whoever shows a game by its number has what
 * the server dealt by that game's rules.
 */
function view<C, D, V, S, T>(
  own: Omit<GameView, 'load' | 'Game' | 'Answers' | 'Teaching' | 'Result' | 'Summary' | 'missed'> & {
    game: () => Promise<{ default: ComponentType<GameProps<C, D, S, T>> }>
    answers: () => Promise<{ default: ComponentType<AnswersProps<C, D, V>> }>
    teaching?: () => Promise<{ default: ComponentType<TeachingProps<C>> }>
    result?: () => Promise<{ default: ComponentType<ResultProps<V, C>> }>
    Summary?: ComponentType<SummaryProps<V>>
    missed?: (deal: D, verdict: V) => D | null
  },
): GameView {
  const { game, answers, teaching, result, ...rest } = own
  const registered: unknown = {
    ...rest,
    load: game,
    Game: lazyTwice(game),
    Answers: lazyTwice(answers),
    ...(teaching && { Teaching: lazyTwice(teaching) }),
    ...(result && { Result: lazyTwice(result) }),
  }
  return registered as GameView
}

/** The games that have a view, by number. */
export const gameViews: ReadonlyMap<number, GameView> = new Map([
  [
    1,
    view({
      game: () => import('./voice-trail/Game.tsx'),
      answers: () => import('./voice-trail/Answers.tsx'),
      missed: missedQuestions,
      story: voiceStory,
      rules: VOICE_RULES,
      facts: ['每題 10 分', '計時'],
      length: 10,
      level: 4,
    }),
  ],
  [
    2,
    view({
      game: () => import('./sentence-steps/Game.tsx'),
      answers: () => import('./sentence-steps/Answers.tsx'),
      missed: missedQuestions,
      story: stepsStory,
      rules: STEPS_RULES,
      facts: ['排對得分', '計時'],
      length: 10,
      level: 5,
    }),
  ],
  [
    3,
    view({
      game: () => import('./chef/Game.tsx'),
      answers: () => import('./chef/Answers.tsx'),
      teaching: () => import('./chef/Teaching.tsx'),
      result: () => import('./chef/Result.tsx'),
      missed: guestsMissed,
      story: () => [],
      rules: CHEF_RULES,
      facts: ['3 分鐘', '上對就賺錢', '比營業額'],
      score: '營業額',
      completed: '客人',
      level: 1,
      switched: true,
    }),
  ],
  [
    4,
    view({
      game: () => import('./windows/Game.tsx'),
      answers: () => import('./windows/Answers.tsx'),
      Summary: WindowsSummary,
      story: windowsStory,
      rules: WINDOWS_RULES,
      facts: ['兩關', '9 扇和 20 扇窗', '計時'],
      level: 4,
      guided: true,
      levels: true,
    }),
  ],
  [
    5,
    view({
      game: () => import('./song-trail/Game.tsx'),
      answers: () => import('./song-trail/Answers.tsx'),
      teaching: () => import('./song-trail/Story.tsx'),
      result: () => import('./song-trail/Result.tsx'),
      missed: songMissed,
      story: () => [],
      rules: SONG_RULES,
      facts: ['五段歌', '答對 5 分', '一段一次提示'],
      level: 5,
      opening: true,
    }),
  ],
])
