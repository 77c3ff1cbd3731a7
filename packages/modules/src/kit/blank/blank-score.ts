import { type PlacedAnswer, readAnswer, type Score } from '#kit/score.ts'
import { markPlaced, type Verdict } from '#kit/verdict.ts'
import type { Blankable } from './blank.ts'

/** A blank with its answer area and its number, from 1. */
export interface Blank<O> {
  area: string
  no: number
  options: readonly O[]
}

/** The blanks among texts, by the texts' indices. */
export function blanksOf<O>(
  texts: readonly { interactive_flg: boolean; options: readonly O[] }[],
): Map<number, Blank<O>> {
  const blanks = new Map<number, Blank<O>>()
  for (const [index, { interactive_flg, options }] of texts.entries())
    if (interactive_flg) blanks.set(index, { area: String(index), no: blanks.size + 1, options })
  return blanks
}

/** One point for each blank that holds its correct option and nothing else. */
export function blankScore(texts: readonly Blankable[], answer: unknown): Score {
  const blanks = [...blanksOf(texts).values()]
  if (blanks.length === 0) return { kind: 'none' }
  const read = readAnswer(answer, new Set(blanks.flatMap(({ options }) => options.map(({ id }) => id))))
  if (typeof read === 'string') return { kind: 'invalid', reason: read }
  const earned = blanks.filter(({ area, options }) => {
    const placed = read[area] ?? []
    return placed.length === 1 && options.some(({ id, is_correct }) => is_correct && id === placed[0])
  }).length
  return { kind: 'points', earned, total: blanks.length }
}

export function markBlanks(texts: readonly Blankable[], answer: unknown): Verdict {
  const rules = [...blanksOf(texts).values()].flatMap(({ area, options }) =>
    options.map(({ id, is_correct }) => ({ id, area: is_correct ? area : null })),
  )
  return markPlaced(rules, answer, blankScore(texts, answer))
}

/** In each blank its correct option. */
export const blankSolution = (texts: readonly Blankable[]): PlacedAnswer =>
  Object.fromEntries(
    [...blanksOf(texts).values()].map(({ area, options }) => [
      area,
      options.flatMap(({ id, is_correct }) => (is_correct ? id : [])),
    ]),
  )
