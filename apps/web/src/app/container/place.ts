import type { ContainerItem } from './types.ts'

/** Where the learner is: indices of the entry and of its item. */
export interface Place {
  entry: number
  item: number
}

/** How an address names a place. */
export interface PlaceRule {
  /** The query that names the entry. */
  param: string
  /** By its place, from 1, which `#mod-N` says too; or by its own id, whose items the page has only when it is open. */
  entries: 'position' | 'id'
  /** What `#no-{number}` counts: an item's position, else the item's own `no` or `id`. */
  items: 'position' | 'no'
  /** Index of the item that is shown where the address names none. */
  first?: number
}

/** The part of an entry that an address can name. */
export interface Addressed {
  id?: number
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
  const entry = clamp(entryIndex({ search, hash }, entries, rule), entries.length)
  const items = entries[entry]?.items ?? []
  const wanted = numberIn(ITEM_HASH, hash)
  if (wanted === undefined) return { entry, item: clamp(rule.first ?? 0, items.length) }
  if (rule.items === 'position') return { entry, item: clamp(wanted - 1, items.length) }
  const found = items.findIndex((item) => item.no === wanted || item.id === wanted)
  return { entry, item: Math.max(found, 0) }
}

function entryIndex(
  { search, hash }: { search: string; hash: string },
  entries: readonly Addressed[],
  rule: PlaceRule,
): number {
  const named = entryParam(search, rule.param)
  if (rule.entries === 'id') return entries.findIndex(({ id }) => id === named)
  return (named ?? numberIn(ENTRY_HASH, hash) ?? 1) - 1
}

/** Address of an entry on the same page: its query, and `#mod-N` where entries are counted. */
export function entryAddress(
  search: string,
  index: number,
  entries: readonly Addressed[],
  rule: PlaceRule,
): { search: string; hash: string } {
  const query = new URLSearchParams(search)
  const byId = rule.entries === 'id'
  query.set(rule.param, String(byId ? (entries[index]?.id ?? '') : index + 1))
  return { search: `?${query}`, hash: byId ? '' : `#mod-${index + 1}` }
}

/** The hash of an item. */
export function itemHash(items: readonly ContainerItem[], index: number, rule: PlaceRule): string {
  return `#no-${rule.items === 'position' ? index + 1 : (items[index]?.no ?? index + 1)}`
}
