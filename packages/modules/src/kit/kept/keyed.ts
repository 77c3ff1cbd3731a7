/** Gives each item of a content list a key of its own: what it says, and which one of that it is. */
export function keyed<T>(
  list: readonly T[],
  says: (item: T) => string,
): { key: string; item: T; index: number }[] {
  const seen = new Map<string, number>()
  return list.map((item, index) => {
    const name = says(item)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { key: `${name} ${count}`, item, index }
  })
}
