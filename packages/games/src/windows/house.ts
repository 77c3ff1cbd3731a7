/** Quests and ghosts of the first and of the second level. */
export const QUESTS = [3, 6] as const
export const GHOSTS = [0, 2] as const
/** Behind each quest's windows: it in Hakka, in Chinese and as a sound. */
export const TYPES = ['question_text', 'chinese_text', 'audio_id'] as const
/** Windows of the second level, which has most. */
export const WINDOWS_MAX = 20
/** More windows no play opens. */
export const FLIPS_MAX = 1500

/** What is behind a window; a ghost is of no quest, which is 0. */
export interface Card {
  quest: number
  type: (typeof TYPES)[number] | 'ghost'
}

/** One level while it is played. */
export interface House {
  /** Windows that were opened and wait for the others of their kind: none, one or, of the three of a quest, two. */
  waiting: readonly number[]
  /** Windows that stay open for good. */
  cleared: readonly number[]
}

export const CLOSED: House = { waiting: [], cleared: [] }

/**
 * What opening a window came to: it waits for its `first` partner, is one of a `pair` that waits for its third, made
 * its kind `whole`, or is a `miss` and shuts again. An open window is `locked`.
 */
export type Opened = 'first' | 'pair' | 'whole' | 'miss' | 'locked'

/** How many windows make a kind. */
const kindOf = (card: Card): number => (card.type === 'ghost' ? GHOSTS[1] : TYPES.length)

/** Opens a window; views and replays go by the same. */
export function open(house: House, window: number, cards: readonly Card[]): { house: House; opened: Opened } {
  const { waiting, cleared } = house
  const card = cards[window]
  if (!card || waiting.includes(window) || cleared.includes(window)) return { house, opened: 'locked' }
  const first = cards[waiting[0] ?? -1]
  if (!first) return { house: { ...house, waiting: [window] }, opened: 'first' }
  if (first.quest !== card.quest) {
    // A pair was right and stays; one alone shuts together with the wrong one.
    return { house: { ...house, waiting: waiting.length > 1 ? waiting : [] }, opened: 'miss' }
  }
  const together = [...waiting, window]
  if (together.length < kindOf(card)) return { house: { ...house, waiting: together }, opened: 'pair' }
  return { house: { waiting: [], cleared: [...cleared, ...together] }, opened: 'whole' }
}

export const isCleared = (house: House, cards: readonly Card[]): boolean =>
  house.cleared.length === cards.length
