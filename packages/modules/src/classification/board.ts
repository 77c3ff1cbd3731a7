import { type BoardArea, type BoardOption, boardOption } from '#kit/board.ts'
import type { ClassificationContent } from './module.ts'

/** The answer area of a category, by its index. */
const areaId = (index: number): string => String(index)

/** The items, numbered from 1 through all categories, and a box for each category that would take them all. */
export function boardOf({ categories }: ClassificationContent): {
  options: BoardOption[]
  areas: BoardArea[]
} {
  const options = categories
    .flatMap(({ items }, index) => items.map((item) => ({ item, area: areaId(index) })))
    .map(({ item, area }, index) => boardOption(index + 1, area, item))
  const areas = categories.map(({ title }, index) => ({
    id: areaId(index),
    limit: options.length,
    name: title.text,
  }))
  return { options, areas }
}
