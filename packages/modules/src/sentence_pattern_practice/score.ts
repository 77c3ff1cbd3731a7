import { readAnswer, type Score } from '#kit/score.ts'
import type { SentencePatternPracticeContent } from './module.ts'
import { gapsOf } from './tasks.ts'

/** One point for each sentence of which every gap holds its word. */
export function scoreSentencePatternPractice(
  { items }: SentencePatternPracticeContent,
  answer: unknown,
): Score {
  const texts = new Map(
    items.flatMap((item) => item.reactable_options.map((option) => [option.id, option.text])),
  )
  const read = readAnswer(answer, new Set(texts.keys()))
  if (typeof read === 'string') return { kind: 'invalid', reason: read }
  const earned = items.filter((item, index) => {
    const placed = gapsOf(item, index).map(({ id, text }) => ({ text, ids: read[id] ?? [] }))
    const used = placed.flatMap(({ ids }) => ids)
    return (
      new Set(used).size === used.length &&
      placed.every(({ text, ids }) => ids.length === 1 && ids.every((id) => texts.get(id) === text))
    )
  }).length
  return { kind: 'points', earned, total: items.length }
}
