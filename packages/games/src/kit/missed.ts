/** Of a deal of questions those that were not answered right; null where there are none. */
export function missedQuestions<Q extends { no: number }>(
  deal: readonly Q[],
  { answers }: { answers: readonly { no: number; right: boolean }[] },
): Q[] | null {
  const right = new Set(answers.filter((own) => own.right).map(({ no }) => no))
  const missed = deal.filter(({ no }) => !right.has(no))
  return missed.length > 0 && answers.length > 0 ? missed : null
}
