import type { ContainerItem } from './types.ts'

/** Where the learner is: indices of the entry and of its item. */
export interface Place {
  entry: number
  item: number
}

/** How an address names a place. */
export interface PlaceRule {
  /** The query that names the entry, 1-based: `mod_no`, on teaching-material pages `mod`. */
  param: string
  /** What `#no-{number}` counts: an item's position (lessons), else the item's own `no` or `id`. */
  items: 'position' | 'no'
}

/** The part of an entry that an address can name. */
export interface Addressed {
  items: readonly ContainerItem[]
}

const ENTRY_HASH = /^#mod-(\d+)$/
const ITEM_HASH = /^#no-(\d+)$/

const numberIn = (pattern: RegExp, hash: string) => {
  const digits = pattern.exec(hash)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

const clamp = (index: number, count: number) => Math.min(Math.max(index, 0), Math.max(count - 1, 0))

/** The entry's number in the query; `undefined` where there is none that is a number. */
function entryParam(search: string, param: string): number | undefined {
  const value = new URLSearchParams(search).get(param)
  return value && /^\d{1,9}$/.test(value) ? Number(value) : undefined
}

/**
 * Reads the place out of an address. The query always names the entry; `#mod-N` only where the query names none;
 * `#no-n` is an item of that entry. Numbers past either end give the nearest there is.
 */
export function readPlace(
  { search, hash }: { search: string; hash: string },
  entries: readonly Addressed[],
  rule: PlaceRule,
): Place {
  const no = entryParam(search, rule.param) ?? numberIn(ENTRY_HASH, hash) ?? 1
  const entry = clamp(no - 1, entries.length)
  const items = entries[entry]?.items ?? []
  const wanted = numberIn(ITEM_HASH, hash)
  if (wanted === undefined) return { entry, item: 0 }
  if (rule.items === 'position') return { entry, item: clamp(wanted - 1, items.length) }
  const found = items.findIndex((item) => item.no === wanted || item.id === wanted)
  return { entry, item: Math.max(found, 0) }
}

/** Address of an entry on the same page: query and `#mod-N`. */
export function entryAddress(
  search: string,
  index: number,
  rule: PlaceRule,
): { search: string; hash: string } {
  const query = new URLSearchParams(search)
  query.set(rule.param, String(index + 1))
  return { search: `?${query}`, hash: `#mod-${index + 1}` }
}

/** The hash of an item. */
export function itemHash(items: readonly ContainerItem[], index: number, rule: PlaceRule): string {
  return `#no-${rule.items === 'position' ? index + 1 : (items[index]?.no ?? index + 1)}`
}
