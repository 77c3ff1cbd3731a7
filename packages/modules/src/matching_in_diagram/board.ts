import type { BoardArea } from '#kit/board/board.ts'
import type { ShownOption } from '#kit/public.ts'
import type { MatchingInDiagramContent } from './content.ts'

/** The items to be placed, numbered from 1, and the layers where they belong. */
export const itemsOf = ({ layers }: MatchingInDiagramContent): (ShownOption & { area: string })[] =>
  layers
    .flatMap(({ items }, index) =>
      items.map((item) => ({ ...item, area: String(item.belongs_to ?? index + 1) })),
    )
    .filter((item) => item.reactable)
    .map((item, index) => ({ ...item, id: index + 1 }))

/** A box for each layer that would take all items. */
export const areasOf = (titles: readonly { text: string }[], items: number): BoardArea[] =>
  titles.map((title, index) => ({ id: String(index + 1), limit: items, name: title.text, face: title }))
