/** What stands in a document's category, under its name. */
interface Entry {
  readonly id: string
}
interface Category extends Entry {
  readonly items: readonly Entry[]
}

/** A document of categories with their items, as FAQ and guide are. */
export interface Merged<C extends Category> {
  /** What the page itself says, by field. */
  readonly fields: Readonly<Record<string, string>>
  readonly categories: readonly C[]
}

/** The same thing three times: what both began with, what one made of it, and what the others made of it. */
export interface Sides<T> {
  base: T
  mine: T
  theirs: T
}

export type Side = 'mine' | 'theirs'

export interface MergeOptions<C extends Category> {
  /** Which of two is to stay, by the name of a clash. */
  choose?(name: string): Side | undefined
  /** Whether a category can stand as it came out; two halves that are right may together be nothing. */
  isWhole?(category: C): boolean
}

/** How a clash calls what both have changed: a field by itself, else `categories.<id>` or `categories.<id>.<id>`. */
export const nameOfEntry = (...ids: string[]): string => ['categories', ...ids].join('.')

/**
 * Puts two editors' work on one document together, entry by entry. What one of them has added, changed, taken out or
 * moved is so in the outcome; what both have done alike is done once. Where both changed the same field of the page,
 * the same item or the same category's own words, or one took out what the other changed, it is a clash: it is named,
 * and the outcome holds what `choose` says, else mine. When both have put a list into another order, mine is kept.
 */
export function merge<C extends Category>(
  { base, mine, theirs }: Sides<Merged<C>>,
  { choose = () => undefined, isWhole = () => true }: MergeOptions<C> = {},
): { outcome: Merged<C>; clashes: string[] } {
  const clashes: string[] = []
  /** The one that has changed; of two that have, the chosen one. */
  const pick = <T>(name: string, sides: Sides<T>): T => {
    if (same(sides.mine, sides.theirs) || same(sides.theirs, sides.base)) return sides.mine
    return same(sides.mine, sides.base) ? sides.theirs : clash(name, sides)
  }
  const clash = <T>(name: string, sides: Sides<T>): T => {
    const side = choose(name)
    if (!side) clashes.push(name)
    return sides[side ?? 'mine']
  }
  const category = (id: string, sides: Sides<C | undefined>): C | undefined => {
    const name = nameOfEntry(id)
    const { base: before, mine: own, theirs: other } = sides
    if (!own || !other) {
      const left = own ?? other
      if (!before || !left) return left
      return isUntouched(before, left) ? undefined : clash(name, sides)
    }
    const known = clashes.length
    const words = pick(name, {
      base: before && wordsOf(before),
      mine: wordsOf(own),
      theirs: wordsOf(other),
    })
    const items = mergeLists(
      { base: before?.items ?? [], mine: own.items, theirs: other.items },
      (item, three) => pick(nameOfEntry(id, item), three),
    )
    const outcome = { ...own, ...words, items }
    if (isWhole(outcome)) return outcome
    clashes.length = known
    return clash(name, sides)
  }
  const fields = Object.fromEntries(
    Object.keys(mine.fields).map((name) => [
      name,
      pick(name, {
        base: base.fields[name] ?? '',
        mine: mine.fields[name] ?? '',
        theirs: theirs.fields[name] ?? '',
      }),
    ]),
  )
  const categories = mergeLists(
    { base: base.categories, mine: mine.categories, theirs: theirs.categories },
    category,
  )
  return { outcome: { fields, categories }, clashes }
}

/** The names of what differs between two states of a document. */
export function changedEntries<C extends Category>(before: Merged<C>, after: Merged<C>): string[] {
  const [old, now] = [entriesOf(before), entriesOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].filter((name) => !same(old.get(name), now.get(name)))
}

function entriesOf<C extends Category>({ fields, categories }: Merged<C>): Map<string, unknown> {
  const entries = new Map<string, unknown>(Object.entries(fields))
  for (const category of categories) {
    entries.set(nameOfEntry(category.id), wordsOf(category))
    for (const item of category.items) entries.set(nameOfEntry(category.id, item.id), item)
  }
  return entries
}

/** A category without what stands in it. */
function wordsOf<C extends Category>({ items: _, ...words }: C): Omit<C, 'items'> {
  return words
}

/** Whether nothing was changed or added; what was taken out may be gone with the rest. */
const isUntouched = <C extends Category>(before: C, left: C): boolean =>
  same(wordsOf(before), wordsOf(left)) &&
  left.items.every((item) =>
    same(
      before.items.find(({ id }) => id === item.id),
      item,
    ),
  )

function mergeLists<E extends Entry>(
  sides: Sides<readonly E[]>,
  mergeOne: (id: string, sides: Sides<E | undefined>) => E | undefined,
): E[] {
  const [base, mine, theirs] = [byId(sides.base), byId(sides.mine), byId(sides.theirs)]
  const outcome = new Map<string, E>()
  for (const id of new Set([...mine.keys(), ...theirs.keys()])) {
    const one = mergeOne(id, { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) })
    if (one) outcome.set(id, one)
  }
  const order = mergeOrder({ base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] })
  return order.flatMap((id) => outcome.get(id) ?? [])
}

const byId = <E extends Entry>(list: readonly E[]): Map<string, E> =>
  new Map(list.map((entry) => [entry.id, entry]))

/** The order of whoever has changed it; what the other alone has follows the one that it follows there. */
function mergeOrder({ base, mine, theirs }: Sides<readonly string[]>): string[] {
  const isMoved = (list: readonly string[]) =>
    !same(
      base.filter((id) => list.includes(id)),
      list.filter((id) => base.includes(id)),
    )
  const [first, second] = isMoved(mine) || !isMoved(theirs) ? [mine, theirs] : [theirs, mine]
  const order = [...first]
  for (const [at, id] of second.entries()) {
    if (order.includes(id)) continue
    const before = second.slice(0, at).findLast((other) => order.includes(other))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return order
}

/** Whether two things say the same, whatever order their fields come in. */
function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const [own, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))]
  return own.size === others.size && [...own].every(([name, value]) => same(value, others.get(name)))
}
