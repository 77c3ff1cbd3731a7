import { WORD_GAMES } from '@hakka/contract/constants'
import { shuffle } from '#kit/shuffle.ts'
import type { FirstPick } from './content.ts'
import { type Misses, missedOnce } from './misses.ts'
import { type Form, formsOf, type GameWord } from './words.ts'

export interface Card {
  /** Its place in the round. */
  id: number
  /** The word's number: two cards of one number and different forms are a pair. */
  no: number
  form: Form
}

/** Game 2: two cards of one word, some words a round. */
export interface PairsState {
  readonly rounds: readonly (readonly Card[])[]
  /** Index of the round; past the last one the game is over. */
  readonly at: number
  /** Ids of the cards picked: none, one, or two that don't belong together. */
  readonly picked: readonly number[]
  /** Words found in this round. */
  readonly paired: readonly number[]
  readonly first: readonly FirstPick[]
  /** By the word whose fellow was looked for. */
  readonly misses: Misses
  /** Cards taken for its fellow, by that word. */
  readonly tried: Readonly<Record<number, readonly number[]>>
}

/** `right` tells whether the second of two cards belongs to the first. */
export type PairsAction =
  | { type: 'pick'; id: number; right: boolean }
  | { type: 'clear' }
  | { type: 'next' }
  | { type: 'go'; at: number }

/** A round of fewer would be no game. */
export const PAIRS_LEAST = 3

const SPOKEN: readonly Form[] = ['hakka', 'pinyin', 'sound']

/** Of so many words a round one card sounds: more would be a test of memory. */
const SOUNDS_A_ROUND = 2

/** Two forms of a word, at least one of them in Hakka. */
function twoForms(word: GameWord, seed: number, sounds: boolean): Form[] {
  const forms = formsOf(word).filter((form) => sounds || form !== 'sound')
  const [spoken] = shuffle(
    forms.filter((form) => SPOKEN.includes(form)),
    seed,
  )
  const [other] = shuffle(
    forms.filter((form) => form !== spoken),
    seed + 1,
  )
  return [spoken, other].flatMap((form) => form ?? [])
}

/** @param only the words whose cards are laid out, with others where they are too few; else any */
export function dealPairs(words: readonly GameWord[], seed: number, only?: readonly number[]): PairsState {
  const { words_per_round: size, rounds_max } = WORD_GAMES
  const mixed = shuffle(words, seed)
  const wanted = only ? mixed.filter(({ no }) => only.includes(no)) : mixed
  const others = mixed
    .filter((word) => !wanted.includes(word))
    .slice(0, Math.max(0, PAIRS_LEAST - wanted.length))
  const drawn = [...wanted, ...others].slice(0, size * rounds_max)
  // A short last round is filled with words of the one before.
  const rest = drawn.length % size
  const missing = drawn.length > size && rest > 0 && rest < PAIRS_LEAST ? PAIRS_LEAST - rest : 0
  const all = [...drawn, ...drawn.slice(0, missing)]
  const rounds = Array.from({ length: Math.ceil(all.length / size) }, (_, round) => {
    const cards = all.slice(round * size, (round + 1) * size).flatMap((word, index) =>
      twoForms(word, seed + 100 * round + 3 * index + 1, index < SOUNDS_A_ROUND).map((form) => ({
        no: word.no,
        form,
      })),
    )
    return shuffle(cards, seed + round + 1).map((card, id) => ({ ...card, id }))
  })
  return { rounds, at: 0, picked: [], paired: [], first: [], misses: {}, tried: {} }
}

const cardsOf = (state: PairsState): readonly Card[] => state.rounds[state.at] ?? []

/** Two cards lie open that don't belong together. */
export const isFailed = (state: PairsState): boolean => state.picked.length === 2

/** All pairs of the round are found. */
export const isCleared = (state: PairsState): boolean => {
  const cards = cardsOf(state)
  return cards.length > 0 && cards.every((card) => state.paired.includes(card.no))
}

/** The card that lies open and waits for its fellow. */
export const openCard = (state: PairsState): number | undefined =>
  isFailed(state) ? undefined : state.picked[0]

/** Whether a card belongs to the one that lies open. */
export function isFellow(state: PairsState, id: number): boolean {
  const [one, other] = [openCard(state), id].map((own) => cardsOf(state).find((card) => card.id === own))
  return one !== undefined && one !== other && one.no === other?.no
}

/** A round as it begins. */
const begun = (at: number) => ({ at, picked: [], paired: [], tried: {} })

export function pairsReducer(state: PairsState, action: PairsAction): PairsState {
  switch (action.type) {
    case 'next':
      return isCleared(state) ? { ...state, ...begun(state.at + 1) } : state
    case 'go':
      return { ...state, ...begun(action.at) }
    case 'clear':
      return isFailed(state) ? { ...state, picked: [] } : state
    case 'pick':
      return pick(state, action)
  }
}

function pick(state: PairsState, { id, right }: { id: number; right: boolean }): PairsState {
  const card = cardsOf(state).find((own) => own.id === id)
  if (!card || state.paired.includes(card.no)) return state
  // Who goes on before the wrong two are put down puts them down so.
  const before = openCard(state)
  if (before === undefined) return { ...state, picked: [id] }
  if (before === id) return { ...state, picked: [] }
  const other = cardsOf(state).find((own) => own.id === before)
  if (!other) return state
  const known = state.first.some((own) => own.asked === other.no)
  const first = known ? state.first : [...state.first, { asked: other.no, picked: card.no }]
  if (right) return { ...state, first, picked: [], paired: [...state.paired, card.no] }
  const taken = state.tried[other.no] ?? []
  const tried = { ...state.tried, [other.no]: taken.includes(id) ? taken : [...taken, id] }
  return { ...state, first, picked: [before, id], tried, misses: missedOnce(state.misses, other.no) }
}

/** A tap as it is played again. */
export function pairsStep(before: PairsState, id: number, right: boolean): PairsState {
  const state = pairsReducer(before, { type: 'pick', id, right })
  return isCleared(state) ? pairsReducer(state, { type: 'next' }) : state
}
