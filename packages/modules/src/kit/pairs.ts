import type { PairItem, Pairs } from './pairs-content.ts'
import { readAnswer, type Score } from './score.ts'

/** A pair, by its place in the content. */
export interface Pair {
  index: number
  one: PairItem
  two: PairItem
}

/** Pairs that a board can show at once without losing the eye. */
const ROUND_MAX = 6

/** The pairs in boards of nearly equal size. */
export function pairRounds({ groups }: Pairs): Pair[][] {
  const pairs = groups.map(({ items }, index) => ({ index, one: items['1'], two: items['2'] }))
  const count = Math.ceil(pairs.length / ROUND_MAX)
  const size = Math.ceil(pairs.length / count)
  return Array.from({ length: count }, (_, round) => pairs.slice(round * size, (round + 1) * size)).filter(
    (round) => round.length > 0,
  )
}

const alike = (a: PairItem, b: PairItem): boolean =>
  a.text === b.text && a.pinyin === b.pinyin && a.image?.url === b.image?.url && a.sound?.url === b.sound?.url

/** Whether the second card of `b` belongs to the first of `a`: its own, or one that no eye can tell from it. */
export const fits = (a: Pair, b: Pair): boolean =>
  a.index === b.index || alike(a.two, b.two) || alike(a.one, b.one)

/** What a card is called where it can't be seen. */
export const nameOf = (item: PairItem, no: number): string =>
  item.text ?? item.alt ?? (item.image ? `圖片 ${no}` : `聲音 ${no}`)

/**
 * One point for each first card that has its second card, and no second card twice.
 * @param answer for each first card, by its index, the second cards laid to it, by theirs
 */
export function scorePairs(content: Pairs, answer: unknown): Score {
  const all = pairRounds(content).flat()
  const read = readAnswer(answer, new Set(all.map((pair) => pair.index)))
  if (typeof read === 'string') return { kind: 'invalid', reason: read }
  const used = all.flatMap((pair) => read[pair.index] ?? [])
  const once = (id: number) => used.filter((own) => own === id).length === 1
  const earned = all.filter((pair) => {
    const laid = read[pair.index] ?? []
    return (
      laid.length === 1 &&
      all.some((other) => laid[0] === other.index && once(other.index) && fits(pair, other))
    )
  }).length
  return { kind: 'points', earned, total: all.length }
}
