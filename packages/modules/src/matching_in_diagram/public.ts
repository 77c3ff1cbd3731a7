import { type Deal, faceOf } from '#kit/public.ts'
import { itemsOf } from './board.ts'
import type { MatchingInDiagramContent } from './content.ts'

/** The layers with what is given in them, and the items to be placed in one pool. */
export const shownDiagram = (content: MatchingInDiagramContent, deal: Deal) => ({
  layers_title: content.layers_title,
  layers: content.layers.map(({ items }) => ({
    given: items.filter((item) => !item.reactable).map((item) => faceOf(item)),
  })),
  items: deal(itemsOf(content)),
})
export type ShownDiagram = ReturnType<typeof shownDiagram>
