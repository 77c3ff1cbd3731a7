import { players as chef } from './chef/players.ts'
import { random } from './kit/random.ts'
import { childsHand, type Players } from './kit/testing/players.ts'
import { players as sentenceSteps } from './sentence-steps/players.ts'
import { games } from './server.ts'
import { players as songTrail } from './song-trail/players.ts'
import { players as voiceTrail } from './voice-trail/players.ts'
import { players as windows } from './windows/players.ts'

const erased = <C, D, L>(own: Players<C, D, L>) => own as unknown as Players<unknown, unknown, unknown>

/** Who plays each game in tests. */
const players = new Map([
  [1, erased(voiceTrail)],
  [2, erased(sentenceSteps)],
  [3, erased(chef)],
  [4, erased(windows)],
  [5, erased(songTrail)],
])

/** A seed of chance that is the same wherever it is asked for. */
function seedOf(no: number): string {
  const { below } = random(no.toString(16).padStart(8, '0').repeat(4))
  return Array.from({ length: 32 }, () => below(16).toString(16)).join('')
}

/**
 * What a game's rules deal, and say of the play that a child made of it, of one seed after the other: the text is the same
 * wherever they run alike.
 * @param sample a set of the game's questions
 */
export function playsTold(gameId: number, sample: unknown, from: number, count: number): string {
  const game = games.get(gameId)
  const own = players.get(gameId)
  if (!game || !own) throw new Error(`no game ${gameId}`)
  const content = game.content.parse(sample)
  const lines = Array.from({ length: count }, (_, index) => {
    const seed = seedOf(from + index)
    const deal = game.deal(content, seed)
    const log = own.child(content, deal, childsHand(seed))
    return JSON.stringify([deal, log, game.replay(content, deal, log), game.shown?.(content, deal)])
  })
  return lines.join('\n')
}
