import type { DownloadCategoryWithItems, DownloadItem } from '@hakka/contract/download'

/** What somebody has chosen so far: at most one of each. */
export interface Chosen {
  level: number | null
  dialect: number | null
  item: number | null
}

/** The item chooser appears once a level and a dialect are chosen, each only where its selector is on. */
export const isChooserOpen = (category: DownloadCategoryWithItems, { level, dialect }: Chosen): boolean =>
  (!category.enable_level_selector || level !== null) &&
  (!category.enable_dialect_selector || dialect !== null)

/** Items of the chosen level and dialect; one that belongs to none of them is for all. */
export const itemsFor = (category: DownloadCategoryWithItems, { level, dialect }: Chosen): DownloadItem[] =>
  category.items.filter(
    (item) =>
      (!category.enable_level_selector || item.level_no === null || item.level_no === level) &&
      (!category.enable_dialect_selector || item.dialect_id === null || item.dialect_id === dialect),
  )

/** A choice that was changed gives up an item that is no longer among those to choose from. */
export function choose(category: DownloadCategoryWithItems, before: Chosen, change: Partial<Chosen>): Chosen {
  const next = { ...before, ...change }
  const stays = isChooserOpen(category, next) && itemsFor(category, next).some(({ id }) => id === next.item)
  return stays ? next : { ...next, item: null }
}
