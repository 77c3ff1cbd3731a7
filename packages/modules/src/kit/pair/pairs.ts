import type { Face } from '#kit/public.ts'
import { type PlacedAnswer, readAnswer, type Score } from '#kit/score.ts'
import { markPlaced, type Rule, type Verdict } from '#kit/verdict.ts'
import type { PairItem, Pairs } from './pairs-content.ts'

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

/** The same, each board as a content. */
export const pairBoards = (content: Pairs): Pairs[] =>
  pairRounds(content).map((round) => ({
    ...content,
    groups: content.groups.filter((_, at) => round.some(({ index }) => index === at)),
  }))

const alike = (a: PairItem, b: PairItem): boolean =>
  a.text === b.text && a.pinyin === b.pinyin && a.image?.url === b.image?.url && a.sound?.url === b.sound?.url

/** Whether the second card of `b` belongs to the first of `a`: its own, or one that no eye can tell from it. */
const fits = (a: Pair, b: Pair): boolean => a.index === b.index || alike(a.two, b.two) || alike(a.one, b.one)

/** What a card is called where it can't be seen. */
export const nameOf = (item: Face, no: number): string =>
  item.text ?? item.alt ?? (item.image ? `圖片 ${no}` : `聲音 ${no}`)

/**
 * One point for each first card that has its second card, and no second card twice.
 * @param answer as `pairsAnswer` describes it
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

/** Each second card belongs to its first, and to those whose second card looks the same. */
function rulesOf(content: Pairs): Rule[] {
  const all = pairRounds(content).flat()
  return all.map((pair) => ({
    id: pair.index,
    area: String(pair.index),
    also: all.filter((own) => own !== pair && fits(own, pair)).map((own) => String(own.index)),
  }))
}

export const markPairs = (content: Pairs, answer: unknown): Verdict =>
  markPlaced(rulesOf(content), answer, scorePairs(content, answer))

/** To each first card its own second card. */
export const pairsSolution = ({ groups }: Pairs): PlacedAnswer =>
  Object.fromEntries(groups.map((_, index) => [index, [index]]))
