import { inserted, type Keyed, newKey, replaced, stepped, without } from '#kit/in-place/list.ts'
import { type DraftText, NO_TEXT, textOfLabel } from '#kit/in-place/text.ts'
import type { MatchingInDiagramDraft } from './content.ts'

type Item = MatchingInDiagramDraft['layers'][number]['items'][number]

export const LAYERS_LEAST = 2
export const LAYERS_MOST = 6
/** In one layer. */
export const ITEMS_MOST = 12

/** A word of a layer: pupils put it there, or it is given. */
export interface LayerItem extends Keyed {
  value: Item
}

interface BoardLayer extends Keyed {
  title: DraftText
  items: readonly LayerItem[]
}

/** The layers, the highest first. */
export interface LayersBoard {
  layers: readonly BoardLayer[]
}

/** Each word in the layer where it belongs. */
export function readLayers({ layers_title = [], layers = [] }: MatchingInDiagramDraft): LayersBoard {
  const all = layers.flatMap(({ items = [] }, at) =>
    items.map((item) => ({ item, layer: item.reactable ? (item.belongs_to ?? at + 1) - 1 : at })),
  )
  const keyed = all.map(({ item, layer }, index) => {
    const { belongs_to: _, ...value } = item
    return { key: index + 1, value, layer }
  })
  const count = Math.max(layers_title.length, layers.length, LAYERS_LEAST)
  return {
    layers: Array.from({ length: count }, (_, at) => ({
      key: at + 1,
      title: textOfLabel(layers_title[at]),
      items: keyed.filter(({ layer }) => layer === at).map(({ key, value }) => ({ key, value })),
    })),
  }
}

export const writeLayers = ({ layers }: LayersBoard): MatchingInDiagramDraft => ({
  layers_title: layers.map(({ title }) => title),
  layers: layers.map(({ items }) => ({ items: items.map(({ value }) => value) })),
})

export const itemsOf = ({ layers }: LayersBoard): LayerItem[] => layers.flatMap(({ items }) => items)

export const layerOf = ({ layers }: LayersBoard, item: number): BoardLayer | undefined =>
  layers.find(({ items }) => items.some(({ key }) => key === item))

const changeLayer = (
  { layers }: LayersBoard,
  key: number,
  make: (items: readonly LayerItem[]) => readonly LayerItem[],
): LayersBoard => ({ layers: replaced(layers, key, (own) => ({ ...own, items: make(own.items) })) })

const NEW_ITEM: Item = { ...NO_TEXT, reactable: true }

export function addItem(
  board: LayersBoard,
  layer: number,
  at = Number.POSITIVE_INFINITY,
  value: Item = NEW_ITEM,
): { board: LayersBoard; key: number } | undefined {
  const own = board.layers.find(({ key }) => key === layer)
  if (!own || own.items.length >= ITEMS_MOST) return undefined
  const key = newKey(itemsOf(board))
  const place = Math.min(at, own.items.length)
  return { board: changeLayer(board, layer, (items) => inserted(items, place, { key, value })), key }
}

export function doubleItem(
  board: LayersBoard,
  item: number,
): { board: LayersBoard; key: number } | undefined {
  const layer = layerOf(board, item)
  const at = layer?.items.findIndex(({ key }) => key === item) ?? -1
  const value = layer?.items[at]?.value
  return layer && value && addItem(board, layer.key, at + 1, value)
}

/** Puts a word into a layer at a place among the others there. */
export function moveItem(
  board: LayersBoard,
  item: number,
  layer: number,
  at = Number.POSITIVE_INFINITY,
): LayersBoard {
  const from = layerOf(board, item)
  const own = from?.items.find(({ key }) => key === item)
  const to = board.layers.find(({ key }) => key === layer)
  if (!from || !own || !to || (to !== from && to.items.length >= ITEMS_MOST)) return board
  const left = removeItem(board, item)
  return changeLayer(left, layer, (items) => inserted(items, Math.min(at, items.length), own))
}

/** A word one layer up or down, or to the highest or lowest. */
export function liftItem(board: LayersBoard, item: number, step: 1 | -1, far: boolean): LayersBoard {
  const from = board.layers.findIndex(({ items }) => items.some(({ key }) => key === item))
  const last = board.layers.length - 1
  const to = far ? (step > 0 ? last : 0) : Math.max(0, Math.min(last, from + step))
  const layer = board.layers[to]
  return layer && to !== from ? moveItem(board, item, layer.key) : board
}

/** A word before or behind its neighbours of the same layer. */
export function sortItem(board: LayersBoard, item: number, step: 1 | -1, far: boolean): LayersBoard {
  const layer = layerOf(board, item)
  const sorted = layer && stepped(layer.items, item, step, far)
  return layer && sorted && sorted !== layer.items ? changeLayer(board, layer.key, () => sorted) : board
}

export function setItem(board: LayersBoard, item: number, value: Item): LayersBoard {
  const layer = layerOf(board, item)
  return layer
    ? changeLayer(board, layer.key, (items) => replaced(items, item, (own) => ({ ...own, value })))
    : board
}

export function removeItem(board: LayersBoard, item: number): LayersBoard {
  const layer = layerOf(board, item)
  return layer ? changeLayer(board, layer.key, (items) => without(items, item)) : board
}

export const setTitle = ({ layers }: LayersBoard, key: number, title: DraftText): LayersBoard => ({
  layers: replaced(layers, key, (own) => ({ ...own, title })),
})

/** One more layer, below another or, without one, at the lower end. */
export function addLayer(
  board: LayersBoard,
  below?: number,
): { board: LayersBoard; key: number } | undefined {
  const { layers } = board
  if (layers.length >= LAYERS_MOST) return undefined
  const key = newKey(layers)
  const at = layers.findIndex((own) => own.key === below)
  const place = at < 0 ? layers.length : at + 1
  return { board: { layers: inserted(layers, place, { key, title: NO_TEXT, items: [] }) }, key }
}

/** Takes a layer away with its words. */
export const removeLayer = (board: LayersBoard, key: number): LayersBoard =>
  board.layers.length <= LAYERS_LEAST ? board : { layers: without(board.layers, key) }

/** A layer with its words up or down. */
export function moveLayer(board: LayersBoard, key: number, step: 1 | -1, far: boolean): LayersBoard {
  const layers = stepped(board.layers, key, step, far)
  return layers === board.layers ? board : { layers }
}

export const layerSpot = (key: number): string => `layer ${key}`
export const itemSpot = (key: number): string => `item ${key}`

/** The thing of the board that a path of its own content leads to. */
export function spotOfLayers({ layers }: LayersBoard, path: readonly string[]): string | undefined {
  const [list, layer, , item] = path
  const own = layers[Number(layer)]
  if (!own) return undefined
  if (list === 'layers_title') return layerSpot(own.key)
  const found = item === undefined ? undefined : own.items[Number(item)]
  return found ? itemSpot(found.key) : layerSpot(own.key)
}
