import { describe, expect, it } from 'vitest'
import { relationContent } from './content.ts'
import { layoutOf, widthOf } from './layout.ts'
import sample from './sample.json' with { type: 'json' }

const graph = (...pairs: [number, number][]) => {
  const ids = [...new Set(pairs.flat())].sort((a, b) => a - b)
  return relationContent.parse({
    words: ids.map((id) => ({ id, text: '茶', pinyin: 'ca11' })),
    relations: pairs.map(([from, to]) => ({ from, to, text: '有', lang: 'zh' })),
  })
}
const rowsOf = (content: ReturnType<typeof graph>) =>
  layoutOf(content).rows.map(({ cells }) => cells.map(({ word }) => word))

describe('the layout of a graph of words', () => {
  it('puts the word with the most relations in the middle, the others above and below it', () => {
    expect(rowsOf(graph([1, 2], [1, 3], [4, 1], [1, 5]))).toEqual([[2, 4], [1], [3, 5]])
  })
  it('keeps what hangs together on one side, one row further out each', () => {
    const content = graph([1, 2], [1, 3], [1, 4], [2, 5], [5, 3])
    expect(rowsOf(content)).toEqual([[5], [2, 3], [1], [4]])
    expect(layoutOf(content).across).toEqual([4])
  })
  it('places words that nothing joins to the middle below all others', () => {
    expect(rowsOf(graph([1, 2], [1, 3], [4, 5]))).toEqual([[2], [1], [3], [4], [5]])
  })
  it('places each word once and uses each relation once', () => {
    const content = relationContent.parse(sample)
    const { rows, across } = layoutOf(content)
    const cells = rows.flatMap((row) => row.cells)
    expect(cells.map(({ word }) => word).sort()).toEqual(content.words.map(({ id }) => id).sort())
    const used = [...across, ...cells.flatMap(({ relation }) => relation ?? [])]
    expect(used.sort()).toEqual(content.relations.map((_, index) => index))
    expect(widthOf(layoutOf(content))).toBe(2)
  })
})
