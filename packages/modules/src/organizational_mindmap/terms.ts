interface Branches<T> {
  questions: readonly { terms: readonly T[] }[]
}

/** All terms, branch after branch: a term's place in this list names its blank. */
export const termsOf = <T>({ questions }: Branches<T>): T[] => questions.flatMap((question) => question.terms)

/** The place of each branch's first term in that list. */
export const firstTerms = ({ questions }: Branches<unknown>): number[] =>
  questions.map((_, index) => termsOf({ questions: questions.slice(0, index) }).length)
