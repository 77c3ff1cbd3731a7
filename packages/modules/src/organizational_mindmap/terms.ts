import type { MindmapContent } from './module.ts'

type Term = MindmapContent['questions'][number]['terms'][number]

/** All terms, branch after branch: a term's place in this list names its blank. */
export const termsOf = ({ questions }: MindmapContent): Term[] =>
  questions.flatMap((question) => question.terms)

/** The place of each branch's first term in that list. */
export const firstTerms = ({ questions }: MindmapContent): number[] =>
  questions.map((_, index) => termsOf({ questions: questions.slice(0, index) }).length)
