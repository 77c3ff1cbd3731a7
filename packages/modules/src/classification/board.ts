import type { BoardArea, Titled } from '#kit/board/board.ts'
import type { ClassificationContent } from './content.ts'

/** The answer area of a category, by its index. */
const areaId = (index: number): string => String(index)

type Item = ClassificationContent['categories'][number]['items'][number]

/** The items, numbered from 1 through all categories, and where they belong. */
export const itemsOf = ({ categories }: ClassificationContent): (Item & { id: number; area: string })[] =>
  categories
    .flatMap(({ items }, index) => items.map((item) => ({ ...item, area: areaId(index) })))
    .map((item, index) => ({ ...item, id: index + 1 }))

/** A box for each category that would take all items. */
export const areasOf = (categories: readonly Titled[], items: number): BoardArea[] =>
  categories.map(({ title }, index) => ({ id: areaId(index), limit: items, name: title.text, face: title }))
