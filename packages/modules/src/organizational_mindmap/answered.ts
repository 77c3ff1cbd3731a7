import type { AnsweredQuestion } from '#kit/answered.ts'
import { answeredBlanks } from '#kit/blank/blank-answered.ts'
import type { MindmapContent } from './content.ts'
import { firstTerms, termsOf } from './terms.ts'
import { ui } from './ui.ts'

/** Blanks, asked by the branch that they stand in, with what was chosen. */
export function answeredMindmap(content: MindmapContent, answer: unknown): AnsweredQuestion[] {
  const starts = firstTerms(content)
  const branchOf = (index: number) => content.questions[starts.findLastIndex((start) => start <= index)]
  return answeredBlanks(
    termsOf(content),
    (index) => branchOf(index)?.title ?? content.topic ?? { text: ui.map, lang: 'zh' },
    answer,
  )
}
