import chef from './chef/game.ts'
import { players as chefPlayers } from './chef/players.ts'
import type { GameRules, Played } from './kit/define.ts'
import { childsHand, type Players, programsHand } from './kit/testing/players.ts'
import sentenceSteps from './sentence-steps/game.ts'
import { players as stepsPlayers } from './sentence-steps/players.ts'
import songTrail from './song-trail/game.ts'
import { players as songPlayers } from './song-trail/players.ts'
import voiceTrail from './voice-trail/game.ts'
import { players as voicePlayers } from './voice-trail/players.ts'
import windows from './windows/game.ts'
import { players as windowsPlayers } from './windows/players.ts'

export type { ChefContent } from './chef/content.ts'
export type { ChefDeal, ChefVerdict } from './chef/rules.ts'
export type { GameId, Played, ToldStep } from './kit/define.ts'
export { SEED } from './kit/random.ts'
export type { StepsContent } from './sentence-steps/content.ts'
export type { StepsDeal, StepsVerdict } from './sentence-steps/rules.ts'
export type { SongContent } from './song-trail/content.ts'
export { type SongDeal, type SongVerdict, tierOf } from './song-trail/rules.ts'
export type { VoiceContent } from './voice-trail/content.ts'
export type { VoiceDeal, VoiceVerdict } from './voice-trail/rules.ts'
export type { WindowsContent } from './windows/content.ts'
export type { WindowsDeal, WindowsVerdict } from './windows/rules.ts'

/** A game whose shapes are forgotten: whoever holds it by its number has only what it read itself to give it. */
export type Game = GameRules<unknown, unknown, unknown, Played>

const erased = <C, D, L, V extends Played, S, A>(rules: GameRules<C, D, L, V, S, A>): Game =>
  rules as unknown as Game

/** The games by number: the door the server takes. */
export const games: ReadonlyMap<number, Game> = new Map(
  [erased(voiceTrail), erased(sentenceSteps), erased(chef), erased(windows), erased(songTrail)].map(
    (game) => [game.id, game],
  ),
)

type Bots = Players<unknown, unknown, unknown>

const bots = <C, D, L>(players: Players<C, D, L>): Bots => players as unknown as Bots

const botsOf: ReadonlyMap<number, Bots> = new Map([
  [1, bots(voicePlayers)],
  [2, bots(stepsPlayers)],
  [3, bots(chefPlayers)],
  [4, bots(windowsPlayers)],
  [5, bots(songPlayers)],
])

/**
 * The log of a play as a child makes it, that errs now and then, or a program that knows every answer: for the demo's
 * rankings and for tests.
 * @param seed of the hand: 32 hexadecimal digits
 */
export function playBy(
  who: 'child' | 'program',
  gameId: number,
  { content, deal, seed }: { content: unknown; deal: unknown; seed: string },
): unknown {
  const own = botsOf.get(gameId)
  return who === 'child'
    ? own?.child(content, deal, childsHand(seed))
    : own?.solver(content, deal, programsHand(seed))
}
