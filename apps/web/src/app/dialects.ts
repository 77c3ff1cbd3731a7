/** Other dialects by how easily a reader of this one follows them, the nearest first. */
const NEAREST: Readonly<Record<number, readonly number[]>> = {
  1: [6, 2, 4, 3, 5],
  2: [4, 1, 6, 3, 5],
  3: [4, 2, 1, 6, 5],
  4: [2, 3, 5, 1, 6],
  5: [4, 3, 2, 1, 6],
  6: [1, 2, 4, 3, 5],
}

/** Sorts what other dialects have, the nearest first. */
export function byNearness<T extends { dialect_id: number }>(dialectId: number, others: readonly T[]): T[] {
  const order = NEAREST[dialectId] ?? []
  return others.toSorted((a, b) => order.indexOf(a.dialect_id) - order.indexOf(b.dialect_id))
}
