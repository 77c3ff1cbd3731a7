import type { Blankable } from './blank.ts'
import { readAnswer, type Score } from './score.ts'

/** A blank with its answer area and its number, from 1. */
export interface Blank {
  area: string
  no: number
  options: Blankable['options']
}

/** The blanks among texts, by the texts' indices. */
export const blanksOf = (texts: readonly Blankable[]): Map<number, Blank> => {
  const blanks = new Map<number, Blank>()
  for (const [index, { interactive_flg, options }] of texts.entries())
    if (interactive_flg) blanks.set(index, { area: String(index), no: blanks.size + 1, options })
  return blanks
}

/** One point for each blank that holds its correct option and nothing else. */
export function blankScore(texts: readonly Blankable[], answer: unknown): Score {
  const blanks = [...blanksOf(texts).values()]
  const read = readAnswer(answer, new Set(blanks.flatMap(({ options }) => options.map(({ id }) => id))))
  if (typeof read === 'string') return { kind: 'invalid', reason: read }
  const earned = blanks.filter(({ area, options }) => {
    const placed = read[area] ?? []
    return placed.length === 1 && options.some(({ id, is_correct }) => is_correct && id === placed[0])
  }).length
  return { kind: 'points', earned, total: blanks.length }
}
