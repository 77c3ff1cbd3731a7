import { type BoardArea, type BoardOption, boardOption } from '#kit/board.ts'
import type { MatchingInDiagramContent } from './module.ts'

/** The items to be placed, numbered from 1, and a box for each layer that would take them all. */
export function boardOf({ layers, layers_title }: MatchingInDiagramContent): {
  options: BoardOption[]
  areas: BoardArea[]
} {
  const options = layers
    .flatMap(({ items }, index) => items.map((item) => ({ item, layer: item.belongs_to ?? index + 1 })))
    .filter(({ item }) => item.reactable)
    .map(({ item, layer }, index) => boardOption(index + 1, String(layer), item))
  const areas = layers_title.map((title, index) => ({
    id: String(index + 1),
    limit: options.length,
    name: title.text,
  }))
  return { options, areas }
}
