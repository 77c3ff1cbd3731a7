import type { CallAnswer } from '@hakka/contract/calls'
import type { EventPage } from '@hakka/contract/event'
import type { Referee } from '@hakka/games/web'
import { quietApi } from '../../app/api.ts'
import { playSteps } from './play-steps.ts'

type Game = CallAnswer<'GET /api/event/game'>['data']['game']

/** What a round is played with. */
export interface Round extends Pick<Game, 'content' | 'deal' | 'font'> {
  /** Of a play that counts. */
  token?: string
  /** Where the server marks step by step. */
  referee?: Referee
  /** How much of it was done on another page. */
  done: number
  /** When all that was sent is answered. */
  settled(): Promise<unknown>
  /** Nothing more is sent. */
  stop(): void
}

const AT_ONCE = { done: 0, settled: () => Promise.resolve(), stop: () => {} }

/** Deals a round: of practice, of an event, or step by step where the event asks for that. */
export async function dealRound(
  event: EventPage,
  dialectId: number,
  practice: boolean,
  told: Parameters<typeof playSteps>[2],
): Promise<Round> {
  if (practice || event.is_practice || event.rank_requires === 'V1') {
    const query = { id: event.event_game_id, d: dialectId, ...(practice ? {} : { event_id: event.id }) }
    const { content, deal, font, play } = (await quietApi('GET /api/event/game', { query })).data.game
    return { content, deal, font, ...AT_ONCE, ...(play && { token: play.token }) }
  }
  const body = { event_id: event.id, dialect_id: dialectId }
  const { data } = await quietApi('POST /api/event/play/start', { body })
  const { content, deal, font } = data.game
  const steps = playSteps(data.token, data.seq, told)
  const referee: Referee = { count: data.n, state: data.state, ms: data.elapsed, ask: steps.ask }
  const { settled, stop } = steps
  return { content, deal, font, token: data.token, referee, done: data.seq, settled, stop }
}
