/** The list with one entry somewhere else. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from)
  const own = items[from]
  return own === undefined ? rest : [...rest.slice(0, to), own, ...rest.slice(to)]
}

/** The list with an entry put back where it stood, or at the end of what is left. */
export const restored = <T>(items: readonly T[], item: T, at: number): T[] => [
  ...items.slice(0, at),
  item,
  ...items.slice(at),
]

/** The categories with a removed one put back, or with what was removed of one that is still there: at the end. */
export function putBack<I extends { id: string }, C extends { id: string; items: I[] }>(
  categories: readonly C[],
  removed: C,
): C[] {
  const own = categories.find(({ id }) => id === removed.id)
  if (!own) return [...categories, removed]
  const missing = removed.items.filter(({ id }) => !own.items.some((item) => item.id === id))
  return replaced(categories, { ...own, items: [...own.items, ...missing] })
}

/** The list with a changed entry in the place of the one that it was. */
export const replaced = <T extends { id: string }>(items: readonly T[], item: T): T[] =>
  items.map((own) => (own.id === item.id ? item : own))
