import { type PlacedAnswer, readAnswer, type Score } from '#kit/score.ts'
import { markPlaced, type Verdict } from '#kit/verdict.ts'
import type { SentencePatternPracticeContent } from './content.ts'
import { gapsOf, rulesOf } from './tasks.ts'

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

export const markSentencePatternPractice = (
  content: SentencePatternPracticeContent,
  answer: unknown,
): Verdict =>
  markPlaced(content.items.flatMap(rulesOf), answer, scoreSentencePatternPractice(content, answer))

/** In each gap a correct option that says its word, none of them twice. */
export const solveSentencePatternPractice = ({ items }: SentencePatternPracticeContent): PlacedAnswer =>
  Object.fromEntries(
    items.flatMap((item, index) => {
      const left = item.reactable_options.filter((option) => option.is_correct)
      return gapsOf(item, index).map(({ id, text }) => {
        const at = left.findIndex((option) => option.text === text)
        return [id, at < 0 ? [] : left.splice(at, 1).map((option) => option.id)]
      })
    }),
  )
