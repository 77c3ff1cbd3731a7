import { useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { entryAddress, itemHash, type PlaceRule, readPlace } from './place.ts'
import type { ContainerEntry, ContainerGroup, ContainerItem, ViewMode } from './types.ts'
import { useOwn } from './use-hydrated.ts'

/** Where the learner is in a container, and the ways from there. */
export interface ContainerState {
  groups: readonly ContainerGroup[]
  entries: readonly ContainerEntry[]
  /** Index of the entry that is open. */
  at: number
  entry: ContainerEntry | undefined
  items: readonly ContainerItem[]
  /** Index of the item shown in slide view. */
  item: number
  mode: ViewMode
  setMode(mode: ViewMode): void
  /** One item at a time: slide view of an entry with more than one item. */
  slides: boolean
  /** The open entry is an exercise and has the screen to itself. */
  oneScreen: boolean
  /** Indices of the items to show, for a module view. */
  shown: readonly number[]
  /** Address of an entry, for links; following it adds to the history. */
  entryTo(index: number): { search: string; hash: string }
  /** Address of an item of any entry. */
  itemTo(entry: number, item: number): { search: string; hash: string }
  /** The nearest entry before or after the open one that can be opened. */
  entryBeside(step: -1 | 1): number | undefined
  goToEntry(index: number): void
  /** Shows another item in the place of this one in the history. */
  goToItem(index: number): void
}

/** Joins entries with the page's address: its query, `#mod-N` and `#no-n` (see `place.ts`). */
export function useContainer(
  groups: readonly ContainerGroup[],
  rule: PlaceRule,
  firstMode: ViewMode = 'slide',
): ContainerState {
  const location = useLocation()
  const navigate = useNavigate()
  // The server never hears of the hash: the first paint follows the query alone.
  const hash = useOwn(() => location.hash, '')
  const [mode, setMode] = useState(firstMode)
  const entries = groups.flatMap((group) => group.entries)
  const here = { search: location.search, hash }
  const { entry: at, item } = readPlace(here, entries, rule)
  const entry = entries[at]
  const items = entry?.items ?? []
  const slides = mode === 'slide' && items.length > 1
  const shown = useMemo(
    () => (slides ? [item] : Array.from({ length: items.length }, (_, index) => index)),
    [slides, item, items.length],
  )
  const entryTo = (index: number) => entryAddress(location.search, index, entries, rule)
  return {
    groups,
    entries,
    at,
    entry,
    items,
    item,
    mode,
    setMode,
    slides,
    oneScreen: mode === 'slide' && entry?.exercise === true,
    shown,
    entryTo,
    itemTo: (entry, index) => ({
      search: entryTo(entry).search,
      hash: itemHash(entries[entry]?.items ?? [], index, rule),
    }),
    entryBeside(step) {
      for (let index = at + step; entries[index]; index += step) {
        if (!entries[index]?.closed) return index
      }
      return undefined
    },
    goToEntry: (index) => void navigate(entryTo(index), { preventScrollReset: true }),
    goToItem: (index) =>
      void navigate(
        { search: entryTo(at).search, hash: itemHash(items, index, rule) },
        { replace: true, preventScrollReset: true },
      ),
  }
}
