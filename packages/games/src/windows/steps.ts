import type { Known, Told } from '#kit/steps.ts'
import type { Flip, WindowsAct, WindowsContent, WindowsLog } from './content.ts'
import { type Card, CLOSED, FLIPS_MAX, type House, isCleared, open } from './house.ts'
import { FLIP_MS, LOCK_MS, type WindowsDeal } from './rules.ts'

/** A play between two windows. */
export interface WindowsState {
  flips: readonly Flip[]
  /** The level that is played, from 1. */
  level: number
  house: House
  /** Nothing can be opened before. */
  free: number
}

export const FRESH: WindowsState = { flips: [], level: 1, house: CLOSED, free: 0 }

type Quest = WindowsContent['quests'][number]

/** What was behind a window, and the word of it; a ghost has none. */
export type WindowsTold = Told<{ level: number; window: number; card: Card; quest?: Quest }>

/** A window of which nobody knows what is behind it. */
const UNKNOWN: Card = { quest: -1, type: 'question_text' }

export function known(
  content: WindowsContent,
  { levels }: WindowsDeal,
  { flips }: WindowsState,
): Known<WindowsContent, WindowsDeal> {
  const shown = levels.map((cards, level) => {
    const opened = new Set(flips.flatMap(([own, window]) => (own === level + 1 ? [window] : [])))
    return cards.map((card, window) => (opened.has(window) ? card : UNKNOWN))
  })
  const found = new Set(flips.map(([level, window]) => levels[level - 1]?.[window]?.quest))
  return {
    content: {
      ...content,
      quests: [...found].flatMap((own) => content.quests.find(({ no }) => no === own) ?? []),
    },
    deal: { levels: shown },
  }
}

/** A window is opened. */
export function step(
  content: WindowsContent,
  { levels }: WindowsDeal,
  state: WindowsState,
  { level, window }: WindowsAct,
  at: number,
): { state: WindowsState; told: WindowsTold } | null {
  const cards = levels[level - 1]
  const card = cards?.[window]
  if (!cards || !card || level !== state.level || at < state.free || state.flips.length >= FLIPS_MAX)
    return null
  const { house, opened } = open(state.house, window, cards)
  if (opened === 'locked') return null
  const isDone = isCleared(house, cards)
  const quest = content.quests.find(({ no }) => no === card.quest)
  return {
    state: {
      flips: [...state.flips, [level, window, at]],
      level: isDone ? level + 1 : level,
      house: isDone ? CLOSED : house,
      free: at + (opened === 'miss' ? LOCK_MS : FLIP_MS),
    },
    told: {
      ...(opened !== 'first' && { correct: opened !== 'miss' }),
      reveal: { level, window, card, ...(quest && { quest }) },
    },
  }
}

/** What is known after an answer. */
export function grown(
  { content, deal }: Known<WindowsContent, WindowsDeal>,
  { reveal }: WindowsTold,
): Known<WindowsContent, WindowsDeal> {
  if (!reveal) return { content, deal }
  const { level, window, card, quest } = reveal
  const isNew = quest && !content.quests.some(({ no }) => no === quest.no)
  return {
    content: isNew ? { ...content, quests: [...content.quests, quest] } : content,
    deal: {
      levels: deal.levels.map((cards, index) => (index === level - 1 ? cards.with(window, card) : cards)),
    },
  }
}

export const logOf = ({ flips }: WindowsState): WindowsLog => ({ flips: [...flips] })
