import { describe, expect, it } from 'vitest'
import { timelineContent } from './content.ts'
import {
  addLine,
  addStation,
  doubleLine,
  doubleStation,
  movePart,
  moveStation,
  putStation,
  readLines,
  removeLine,
  removeStation,
  setAsks,
  setPart,
  spotOfLines,
  turnGap,
  writeLines,
} from './line-edit.ts'
import { blanksOf } from './parts.ts'
import sample from './sample.json' with { type: 'json' }

const opened = () => readLines(timelineContent.parse(sample))
type Board = ReturnType<typeof opened>
const gaps = (board: Board) => blanksOf(timelineContent.parse(writeLines(board))).map(({ area }) => area)

describe('timelines that are edited', () => {
  it('are the same content when nothing was done', () => {
    expect(timelineContent.parse(writeLines(opened()))).toEqual(timelineContent.parse(sample))
  })
  it('grow from nothing into one that fits its schema', () => {
    const added = addLine({ lines: [] })
    if (!added) throw new Error('no room')
    let board = setAsks(added.board, added.key, { text: '順序', lang: 'zh' })
    for (const [index, { key }] of (board.lines[0]?.stations ?? []).entries()) {
      board = setPart(board, key, 'top', { text: `先 ${index}`, lang: 'zh' })
      board = setPart(board, key, 'bottom', { text: `後 ${index}`, lang: 'zh' })
    }
    expect(timelineContent.safeParse(writeLines(board)).error).toBeUndefined()
    expect(gaps(board)).toEqual(['0-0-bottom', '0-1-bottom'])
  })
  it('open and close gaps where there is a text', () => {
    const board = turnGap(opened(), 2, 'middle', true)
    expect(gaps(board)).toContain('0-1-middle')
    expect(gaps(turnGap(board, 2, 'middle', false))).not.toContain('0-1-middle')
    expect(turnGap(opened(), 3, 'middle', true)).toEqual(opened())
  })
  it('carry a text with its gap up, down and to the next station', () => {
    const down = movePart(opened(), 2, 'middle', 'down', false)
    expect([down.part, gaps(down.board).filter((area) => area.startsWith('0-1'))]).toEqual([
      'bottom',
      ['0-1-middle'],
    ])
    const left = movePart(opened(), 2, 'bottom', 'left', true)
    expect(left.station).toBe(1)
    expect(writeLines(left.board).questions[0]?.terms[0]?.bottom).toMatchObject({ text: '落雪' })
    expect(movePart(opened(), 1, 'top', 'up', false).board).toEqual(opened())
    expect(movePart(opened(), 2, 'top', 'right', false).board).toEqual(opened())
  })
  it('take stations along their line', () => {
    const first = (board: Board) => board.lines[0]?.stations.map(({ key }) => key)
    expect(first(moveStation(opened(), 2, -1, false))).toEqual([2, 1])
    expect(first(putStation(opened(), 1, 1))).toEqual([2, 1])
    expect(moveStation(opened(), 1, -1, false)).toEqual(opened())
  })
  it('have two stations at least and eight at most, twenty lines at most', () => {
    expect(removeStation(opened(), 1)).toEqual(opened())
    let board = opened()
    for (let no = 0; no < 12; no++) board = addStation(board, 1, 1)?.board ?? board
    expect(board.lines[0]?.stations).toHaveLength(8)
    expect(doubleStation(board, 1)).toBeUndefined()
    for (let no = 0; no < 30; no++) board = doubleLine(board, 1)?.board ?? board
    expect(board.lines).toHaveLength(20)
    const keys = board.lines.flatMap(({ stations }) => stations.map(({ key }) => key))
    expect(new Set(keys).size).toBe(keys.length)
    expect(removeLine(board, 1).lines).toHaveLength(19)
  })
  it('show a fault at the text, station or line it is about', () => {
    const at = (path: string) => spotOfLines(opened(), path.split('.'))
    expect(at('questions.0.terms.1.bottom.pinyin')).toBe('part 2 bottom')
    expect(at('questions.1.terms.0')).toBe('station 3')
    expect(at('questions.1.text')).toBe('line 2')
    expect(at('')).toBeUndefined()
  })
})
