import { type PlacedAnswer, readAnswer, type Score } from '#kit/score.ts'
import { markPlaced, type Verdict } from '#kit/verdict.ts'
import type { LineUpContent } from './content.ts'
import { rulesOf, wordsOf } from './tasks.ts'

/** One point for each sentence whose words all stand in their order. */
export function scoreLineUp({ sentences }: LineUpContent, answer: unknown): Score {
  const lines = sentences.map((sentence, index) => wordsOf(sentence, index).filter((word) => !word.fixed))
  const texts = new Map(lines.flat().map((word) => [word.id, word.term.text]))
  const read = readAnswer(answer, new Set(texts.keys()))
  if (typeof read === 'string') return { kind: 'invalid', reason: read }
  const earned = lines.filter((words) => {
    const used = words.flatMap((word) => read[word.gap] ?? [])
    return (
      new Set(used).size === used.length &&
      used.length === words.length &&
      words.every((word) => (read[word.gap] ?? []).every((id) => texts.get(id) === word.term.text))
    )
  }).length
  return { kind: 'points', earned, total: sentences.length }
}

export const markLineUp = (content: LineUpContent, answer: unknown): Verdict =>
  markPlaced(content.sentences.flatMap(rulesOf), answer, scoreLineUp(content, answer))

/** Each word in its place. */
export const solveLineUp = ({ sentences }: LineUpContent): PlacedAnswer =>
  Object.fromEntries(
    sentences.flatMap((sentence, index) =>
      wordsOf(sentence, index).flatMap(({ fixed, gap, id }) => (fixed ? [] : [[gap, [id]]])),
    ),
  )
