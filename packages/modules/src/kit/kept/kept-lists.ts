/** What is kept for each question, read anew: as many lists as there are questions, of items that still fit. */
export function readLists<T>(
  value: unknown,
  questions: number,
  item: (value: unknown) => T | undefined,
): T[][] {
  const outer: readonly unknown[] = Array.isArray(value) ? value : []
  return Array.from({ length: questions }, (_, index) => {
    const inner = outer[index]
    const list: readonly unknown[] = Array.isArray(inner) ? inner : []
    return list.flatMap((own) => {
      const read = item(own)
      return read === undefined ? [] : [read]
    })
  })
}

/** The lists with that of one question replaced. */
export const withList = <T>(lists: readonly T[][], index: number, list: T[]): T[][] =>
  lists.map((own, at) => (at === index ? list : own))
