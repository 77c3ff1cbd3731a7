/** Ways in which an arrow key moves what is on a board. */
export type Way = 'up' | 'down' | 'left' | 'right'

/** In a row of things: a step towards its begin or its end. */
export const stepOf = (way: Way): 1 | -1 => (way === 'up' || way === 'left' ? -1 : 1)

/** What stands on a board: its key is its own for as long as the board is open, and is never written. */
export interface Keyed {
  readonly key: number
}

/** Gives each item of a content's list a key. */
export const withKeys = <T, K>(list: readonly T[], make: (item: T, key: number) => K, from = 1): K[] =>
  list.map((item, index) => make(item, from + index))

/** A key that none of these has. */
export const newKey = (...lists: readonly (readonly Keyed[])[]): number =>
  Math.max(0, ...lists.flat().map(({ key }) => key)) + 1

export const inserted = <T>(list: readonly T[], at: number, item: T): T[] => [
  ...list.slice(0, at),
  item,
  ...list.slice(at),
]

export const without = <T extends Keyed>(list: readonly T[], key: number): T[] =>
  list.filter((own) => own.key !== key)

/** The list with one item another; the others stay the same objects. */
export const replaced = <T extends Keyed>(list: readonly T[], key: number, make: (item: T) => T): T[] =>
  list.map((own) => (own.key === key ? make(own) : own))

/** The list with an item at another place, counted without it; a place outside is the nearest. */
export function movedTo<T extends Keyed>(list: readonly T[], key: number, to: number): readonly T[] {
  const from = list.findIndex((own) => own.key === key)
  const item = list[from]
  if (!item) return list
  const at = Math.max(0, Math.min(list.length - 1, to))
  return at === from ? list : inserted(without(list, key), at, item)
}

/** The list with an item one place on or back, or, `far`, at its end. */
export function stepped<T extends Keyed>(
  list: readonly T[],
  key: number,
  step: 1 | -1,
  far: boolean,
): readonly T[] {
  const from = list.findIndex((own) => own.key === key)
  return movedTo(list, key, far ? (step > 0 ? list.length : 0) : from + step)
}

/** Who has the focus once an item is gone: the next one, else the one before. */
export function neighbour(list: readonly Keyed[], key: number): number | undefined {
  const at = list.findIndex((own) => own.key === key)
  return (list[at + 1] ?? list[at - 1])?.key
}
