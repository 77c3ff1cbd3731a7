import type { JudgedSyllable, Judgement } from '#kit/host.ts'

/** So many sentences are said before their results are seen. */
export const ROUND_SENTENCES = 5

/** What the judge made of a sentence. */
export interface Said {
  score: number
  syllables: readonly JudgedSyllable[]
}

/** Sentences that are said one after the other, and how far somebody is. */
export interface Round {
  /** Ids of the sentences, in their order. */
  ids: readonly number[]
  /** Index of the sentence that is open. */
  at: number
  /** By id. */
  said: Readonly<Record<number, Said>>
  /** The results are seen. */
  over: boolean
  /** Best scores of syllables that were practised by themselves, by `syllableKey`. */
  again: Readonly<Record<string, number>>
}

/**
 * The next sentences of a category, after those of the round before; behind the last one the first ones follow, and
 * none comes twice in a round.
 * @param last id of the last sentence of the round before
 */
export function nextRound(ids: readonly number[], last?: number): Round {
  const from = last === undefined ? 0 : ids.indexOf(last) + 1
  const turned = [...ids.slice(from), ...ids.slice(0, from)]
  return { ids: turned.slice(0, ROUND_SENTENCES), at: 0, said: {}, over: false, again: {} }
}

const isSaid = ({ ids, said }: Round, index: number) => {
  const id = ids[index]
  return id !== undefined && said[id] !== undefined
}

/** Index of the nearest sentence from `from` on that was not said yet; -1 where there is none. */
const unsaidFrom = (round: Round, from: number) =>
  round.ids.findIndex((_, index) => index >= from && !isSaid(round, index))

/** The open sentence was judged: on to the next that is left, or to the results. Saying it anew changes its result. */
export function afterSaying(round: Round, id: number, { score, syllables }: Judgement): Round {
  const now = { ...round, said: { ...round.said, [id]: { score, syllables } } }
  const after = unsaidFrom(now, now.at + 1)
  const next = after < 0 ? unsaidFrom(now, 0) : after
  return next < 0 ? { ...now, over: true } : { ...now, at: next }
}

/** The open sentence is passed over; behind the last one the results follow, where there are any. */
export function afterSkipping(round: Round): Round {
  if (round.at + 1 < round.ids.length) return { ...round, at: round.at + 1 }
  if (Object.keys(round.said).length > 0) return { ...round, over: true }
  return { ...round, at: 0 }
}

/** Opens a sentence of the round. */
export const openAt = (round: Round, index: number): Round => ({
  ...round,
  at: Math.min(Math.max(index, 0), round.ids.length - 1),
  over: false,
})

/** One and the same in all sentences: it is practised once. */
export const syllableKey = ({ text, pinyin }: Pick<JudgedSyllable, 'text' | 'pinyin'>) => `${text} ${pinyin}`

/** A syllable was said by itself: its best counts. */
export function afterPractising(round: Round, key: string, score: number): Round {
  const best = Math.max(round.again[key] ?? 0, score)
  return { ...round, again: { ...round.again, [key]: best } }
}
