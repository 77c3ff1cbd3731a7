import { describe, expect, it } from 'vitest'
import { itemsOf } from './board.ts'
import { matchingInDiagramContent } from './content.ts'
import {
  addItem,
  addLayer,
  doubleItem,
  liftItem,
  moveItem,
  moveLayer,
  readLayers,
  removeItem,
  removeLayer,
  sortItem,
  spotOfLayers,
  writeLayers,
} from './layers-edit.ts'
import sample from './sample.json' with { type: 'json' }

const opened = () => readLayers(matchingInDiagramContent.parse(sample))
type Board = ReturnType<typeof opened>
const rows = ({ layers }: Board) => layers.map(({ items }) => items.map(({ value }) => value.text).join(' '))
const keyOf = ({ layers }: Board, text: string) =>
  layers.flatMap(({ items }) => items).find(({ value }) => value.text === text)?.key ?? 0
/** What pupils are asked: each word with its layer. */
const asked = (board: Board) =>
  itemsOf(matchingInDiagramContent.parse(writeLayers(board))).map(({ text, area }) => `${text} ${area}`)

describe('layers that are edited', () => {
  it('show each word where it belongs, and ask the same as before', () => {
    expect(rows(opened())).toEqual(['日頭 月光', '樹仔', '魚仔'])
    expect(asked(opened()).toSorted()).toEqual(
      itemsOf(matchingInDiagramContent.parse(sample))
        .map(({ text, area }) => `${text} ${area}`)
        .toSorted(),
    )
  })
  it('take a word up and down, along its layer, or with Shift to the end', () => {
    const board = opened()
    const moon = keyOf(board, '月光')
    expect(rows(liftItem(board, moon, 1, false))).toEqual(['日頭', '樹仔 月光', '魚仔'])
    expect(rows(liftItem(board, moon, 1, true))).toEqual(['日頭', '樹仔', '魚仔 月光'])
    expect(liftItem(board, moon, -1, false)).toBe(board)
    expect(rows(sortItem(board, moon, -1, false))).toEqual(['月光 日頭', '樹仔', '魚仔'])
    expect(rows(moveItem(board, moon, 3, 0))).toEqual(['日頭', '樹仔', '月光 魚仔'])
  })
  it('carry their words along when a layer moves, and lose them with it', () => {
    expect(asked(moveLayer(opened(), 3, -1, true))).toContain('魚仔 1')
    expect(rows(removeLayer(opened(), 3))).toEqual(['日頭 月光', '樹仔'])
    const two = removeLayer(opened(), 3)
    expect(removeLayer(two, 1)).toBe(two)
  })
  it('are six at most, with twelve words each', () => {
    let board = opened()
    for (let no = 0; no < 9; no++) board = addLayer(board)?.board ?? board
    expect(board.layers).toHaveLength(6)
    for (let no = 0; no < 20; no++) board = addItem(board, 1)?.board ?? board
    expect(board.layers[0]?.items).toHaveLength(12)
    expect(moveItem(board, keyOf(board, '魚仔'), 1)).toBe(board)
    expect(doubleItem(board, keyOf(board, '日頭'))).toBeUndefined()
  })
  it('stand in an order that a new layer or word keeps', () => {
    expect(addLayer(opened(), 1)?.board.layers.map(({ key }) => key)).toEqual([1, 4, 2, 3])
    const doubled = doubleItem(opened(), keyOf(opened(), '日頭'))
    expect(doubled && rows(doubled.board)[0]).toBe('日頭 日頭 月光')
    expect(rows(removeItem(opened(), keyOf(opened(), '樹仔')))).toEqual(['日頭 月光', '', '魚仔'])
  })
  it('show a fault at the word or layer it is about', () => {
    const board = opened()
    expect(spotOfLayers(board, ['layers', '2', 'items', '0', 'text'])).toBe(`item ${keyOf(board, '魚仔')}`)
    expect(spotOfLayers(board, ['layers_title', '1'])).toBe('layer 2')
    expect(spotOfLayers(board, [''])).toBeUndefined()
  })
})
