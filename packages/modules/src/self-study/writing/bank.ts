type Question = { kind: 'cloze'; answers: readonly (readonly string[])[] } | { kind: 'article' }

/**
 * The bank of one text: the words that its gaps take, and those that fit no text of the set. What another text takes would
 * only be in the way.
 */
export function bankOf<W extends { text: string }>(
  { words, questions }: { words: readonly W[]; questions: readonly Question[] },
  answers: readonly (readonly string[])[],
): W[] {
  const own = new Set(answers.flat())
  const taken = new Set(questions.flatMap((one) => (one.kind === 'cloze' ? one.answers.flat() : [])))
  return words.filter(({ text }) => own.has(text) || !taken.has(text))
}
