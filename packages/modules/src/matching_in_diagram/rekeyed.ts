import type { MatchingInDiagramContent } from './content.ts'

/** A content that differs from another in its key alone. */
export default (content: MatchingInDiagramContent, seed: number): MatchingInDiagramContent => ({
  ...content,
  layers: content.layers.map(({ items }) => ({
    items: items.map((item, at) =>
      item.reactable ? { ...item, belongs_to: ((seed + at) % content.layers.length) + 1 } : item,
    ),
  })),
})
