/** An error, what caused it, and so on; an AggregateError's members too. */
export function causes(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  return [error, ...inner.flatMap(causes)]
}
