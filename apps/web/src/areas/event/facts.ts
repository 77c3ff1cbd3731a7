import type { EventPage } from '@hakka/contract/event'
import type { GameView } from '@hakka/games/web'

/** What is to be known of a play before it: how many questions, what is counted, how long it may take. */
export function factsOf(
  { is_practice, quiz_length, time_limit }: Pick<EventPage, 'is_practice' | 'quiz_length' | 'time_limit'>,
  { length, facts }: Pick<GameView, 'length' | 'facts'>,
): string[] {
  const count = length === undefined ? [] : [`${quiz_length ?? length} 題`]
  if (is_practice) return [...count, '不計時', '不排名']
  return [...count, ...facts, ...(time_limit === null ? [] : [`限時 ${time_limit} 分鐘`])]
}
