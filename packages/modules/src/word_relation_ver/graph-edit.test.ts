import { describe, expect, it } from 'vitest'
import { relationContent } from './content.ts'
import {
  addRelated,
  addWord,
  connect,
  doubleRelation,
  doubleWord,
  drawn,
  readGraph,
  removeRelation,
  removeWord,
  setEnd,
  setRelation,
  setWord,
  spotOfGraph,
  turnBlank,
  turnRound,
  writeGraph,
} from './graph-edit.ts'
import { layoutOf } from './layout.ts'
import sample from './sample.json' with { type: 'json' }

const opened = () => readGraph(relationContent.parse(sample))

describe('a graph that is edited', () => {
  it('is the same content when nothing was done', () => {
    expect(relationContent.parse(writeGraph(opened()))).toEqual(relationContent.parse(sample))
  })
  it('grows from nothing into one that fits its schema', () => {
    const first = addWord({ words: [], relations: [] }, { text: '米', pinyin: 'mi31' })
    const second = first && addRelated(first.board, first.key)
    if (!second) throw new Error('no room')
    let board = setWord(second.board, second.key, { id: 99, text: '茶', pinyin: 'ca11' })
    board = setRelation(board, second.relation, { text: '搵', pinyin: 'vun55', from: 0, to: 0 })
    expect(relationContent.safeParse(writeGraph(board)).error).toBeUndefined()
    expect(writeGraph(board).relations).toMatchObject([{ from: 1, to: 2 }])
  })
  it('joins two words, never a word to itself', () => {
    const joined = connect(opened(), 3, 4)
    expect(joined && writeGraph(joined.board).relations.at(-1)).toMatchObject({ from: 3, to: 4 })
    expect(connect(opened(), 3, 3)).toBeUndefined()
    expect(connect(opened(), 3, 99)).toBeUndefined()
  })
  it('turns a relation round, and gives it other ends', () => {
    const ends = (board: ReturnType<typeof opened>) =>
      board.relations[0] && [board.relations[0].from, board.relations[0].to]
    expect(ends(turnRound(opened(), 1))).toEqual([5, 6])
    expect(ends(setEnd(opened(), 1, 'from', 2))).toEqual([2, 5])
    expect(ends(setEnd(opened(), 1, 'from', 5))).toEqual([5, 6])
  })
  it('loses with a word what leads to it', () => {
    const board = removeWord(opened(), 1)
    expect(board.relations.every(({ from, to }) => from !== 1 && to !== 1)).toBe(true)
    expect(board.relations).toHaveLength(2)
    expect(relationContent.safeParse(writeGraph(board)).error).toBeUndefined()
  })
  it('makes blanks with options of their own', () => {
    const board = turnBlank(opened(), 2, true)
    const more = doubleRelation(board, 2)?.board ?? board
    const options = more.relations.flatMap(({ value }) => value.options ?? [])
    expect(new Set(options.map(({ id }) => id)).size).toBe(options.length)
    expect(removeRelation(more, 2).relations).toHaveLength(6)
  })
  it('is sixteen words and thirty-two relations at most, and is drawn whatever leads where', () => {
    let board = opened()
    for (let no = 0; no < 30; no++) board = addWord(board)?.board ?? board
    expect(board.words).toHaveLength(16)
    expect(doubleWord(board, 1)).toBeUndefined()
    for (let no = 0; no < 60; no++)
      board = connect(board, 1 + (no % 16), 1 + ((no * 7 + 3) % 16))?.board ?? board
    expect(board.relations).toHaveLength(32)
    const layout = layoutOf(drawn(board))
    expect(layout.rows.flatMap(({ cells }) => cells)).toHaveLength(16)
  })
  it('shows a fault at the word or relation it is about', () => {
    expect(spotOfGraph(opened(), ['relations', '2', 'options'])).toBe('relation 3')
    expect(spotOfGraph(opened(), ['words', '0', 'pinyin'])).toBe('word 1')
    expect(spotOfGraph(opened(), ['words'])).toBeUndefined()
  })
})
