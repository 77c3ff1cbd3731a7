import { describe, expect, it } from 'vitest'
import { mindmapContent } from './content.ts'
import {
  addBranch,
  addTerm,
  carryTerm,
  doubleBranch,
  doubleTerm,
  moveBranch,
  moveTerm,
  putBranch,
  readMap,
  removeBranch,
  removeTerm,
  setTerm,
  setTitle,
  sortTerm,
  spotOfMap,
  turnBlank,
  writeMap,
} from './map-edit.ts'
import sample from './sample.json' with { type: 'json' }

const opened = () => readMap(mindmapContent.parse(sample))
type Board = ReturnType<typeof opened>
const rows = ({ branches }: Board) =>
  branches.map(({ terms }) => terms.map(({ value }) => value.text).join(' '))
const keyOf = ({ branches }: Board, text: string) =>
  branches.flatMap(({ terms }) => terms).find(({ value }) => value.text === text)?.key ?? 0

describe('a mind map that is edited', () => {
  it('is the same content when nothing was done', () => {
    expect(mindmapContent.parse(writeMap(opened()))).toEqual(mindmapContent.parse(sample))
  })
  it('grows from nothing into one that fits its schema', () => {
    const branch = addBranch({ image: undefined, topic: undefined, branches: [] })
    if (!branch) throw new Error('no room')
    let board = setTerm(branch.board, branch.term, { text: '米', lang: 'zh' })
    board = turnBlank(board, branch.term, true)
    const [term] = board.branches[0]?.terms ?? []
    board = setTerm(board, branch.term, {
      text: '米',
      lang: 'zh',
      interactive_flg: true,
      options: [...(term?.value.options ?? []), { id: 2, text: '茶', lang: 'zh', is_correct: false }],
    })
    expect(mindmapContent.safeParse(writeMap(board)).error).toBeUndefined()
  })
  it('takes words along their branch and to others', () => {
    const board = opened()
    const pot = keyOf(board, '擂缽')
    expect(rows(sortTerm(board, pot, -1, true))[1]).toBe('擂缽 茶葉 番豆')
    expect(rows(carryTerm(board, pot, 1, false))[2]).toBe('發粄 甜粄 擂缽')
    expect(rows(carryTerm(board, pot, 1, true))[4]).toBe('粽仔 擂缽')
    expect(rows(moveTerm(board, pot, 1, 0))[0]).toBe('擂缽 糯米 番豆粉')
  })
  it('takes branches with their words', () => {
    expect(rows(moveBranch(opened(), 5, -1, true))[0]).toBe('粽仔')
    expect(rows(putBranch(opened(), 1, 2))).toEqual([
      '茶葉 番豆 擂缽',
      '發粄 甜粄',
      '糯米 番豆粉',
      '艾粄',
      '粽仔',
    ])
    expect(rows(removeBranch(opened(), 2))).toHaveLength(4)
  })
  it('has options of its own for each copy', () => {
    const twice = doubleBranch(opened(), 2)?.board ?? opened()
    const more = doubleTerm(twice, keyOf(twice, '糯米'))?.board ?? twice
    expect(mindmapContent.safeParse(writeMap(more)).error).toBeUndefined()
    expect(rows(more)[0]).toBe('糯米 糯米 番豆粉')
  })
  it('is eight branches of eight words at most', () => {
    let board = opened()
    for (let no = 0; no < 12; no++) board = addBranch(board, 1)?.board ?? board
    for (let no = 0; no < 12; no++) board = addTerm(board, 1)?.board ?? board
    expect(board.branches).toHaveLength(8)
    expect(board.branches[0]?.terms).toHaveLength(8)
    const zongzi = keyOf(board, '粽仔')
    expect(moveTerm(board, zongzi, 1)).toBe(board)
    expect(removeTerm(board, zongzi).branches.find(({ key }) => key === 5)?.terms).toEqual([])
  })
  it('shows a fault at the word, branch or middle it is about', () => {
    const board = opened()
    const at = (path: string) => spotOfMap(board, path.split('.'))
    expect(at('questions.1.terms.2.options')).toBe(`term ${keyOf(board, '擂缽')}`)
    expect(at('questions.1.title.pinyin')).toBe('branch 2')
    expect(at('topic.text')).toBe('root')
    expect(at('questions')).toBeUndefined()
  })
  it('leaves out a name that nobody wrote', () => {
    expect(writeMap(setTitle(opened(), 1, { text: '', pinyin: '' })).questions[0]).not.toHaveProperty('title')
  })
})
