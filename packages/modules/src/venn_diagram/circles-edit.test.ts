import { describe, expect, it } from 'vitest'
import { regionsOf } from './board.ts'
import {
  addCircle,
  addWord,
  doubleWord,
  moveWord,
  readVenn,
  regionNextTo,
  regionOf,
  removeCircle,
  removeWord,
  setWord,
  spotOfVenn,
  twice,
  writeVenn,
} from './circles-edit.ts'
import { vennContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }

const opened = () => readVenn(vennContent.parse(sample))
const lies = (board: ReturnType<typeof opened>, text: string) =>
  board.words.filter(({ value }) => value.text === text).map((word) => regionOf(board, word).join('-'))

describe('circles that are edited', () => {
  it('are the same content when nothing was done', () => {
    expect(vennContent.parse(writeVenn(opened()))).toEqual(vennContent.parse(sample))
  })
  it('have each word once, where the circles overlap that it stands in', () => {
    const board = opened()
    expect(['日頭', '鳥仔', '蜂仔', '狗仔'].map((text) => lies(board, text))).toEqual([
      ['0'],
      ['0-1-2'],
      ['1-2'],
      ['2'],
    ])
  })
  it('take a word into another region, which is what its groups say', () => {
    const board = opened()
    const bee = board.words.find(({ value }) => value.text === '蜂仔')
    const moved = moveWord(board, bee?.key ?? 0, [0, 1])
    expect(lies(moved, '蜂仔')).toEqual(['0-1'])
    expect(writeVenn(moved).groups.map(({ options }) => options.map(({ text }) => text))).toEqual([
      ['日頭', '鳥仔', '蜂仔'],
      ['鳥仔', '蜂仔'],
      ['鳥仔', '狗仔'],
    ])
  })
  it('lead by arrows to the region next to one, in the drawing of two circles and of three', () => {
    const walk = (circles: number, from: number, ...ways: ('up' | 'down' | 'left' | 'right')[]) =>
      ways.reduce((at, way) => regionNextTo(circles, at, way, false), from)
    expect(walk(2, 0, 'right')).toBe(1)
    expect(walk(2, 0, 'left')).toBe(0)
    expect(regionNextTo(2, 0, 'right', true)).toBe(2)
    const names = regionsOf([1, 2, 3].map(() => ({ title: { text: '' } }))).map((own) => own.join(''))
    expect(names[walk(3, 0, 'down')]).toBe('012')
    expect(names[walk(3, 0, 'down', 'left', 'down')]).toBe('1')
    expect(names[walk(3, 4, 'up', 'up')]).toBe('0')
    for (const way of ['up', 'down', 'left', 'right'] as const)
      for (const at of names.keys()) expect(names[regionNextTo(3, at, way, true)]).toBeDefined()
  })
  it('keep two words apart while one is typed like the other, and say so', () => {
    const added = addWord(opened(), [2])
    if (!added) throw new Error('no room')
    const typed = setWord(added.board, added.key, { text: '狗仔', pinyin: 'gieu31 e31' })
    expect([...twice(typed)]).toHaveLength(2)
    expect(lies(setWord(typed, added.key, { text: '狗仔們', pinyin: '' }), '狗仔')).toEqual(['2'])
  })
  it('lose with a circle what lies in no other, and are two at least, three at most', () => {
    const less = removeCircle(opened(), 3)
    expect(less.words.map(({ value }) => value.text)).toEqual(['日頭', '鳥仔', '蜂仔'])
    expect(removeCircle(less, 1)).toBe(less)
    expect(addCircle(opened())).toBeUndefined()
    expect(addCircle(less)?.board.circles).toHaveLength(3)
  })
  it('take twelve words a circle and no more', () => {
    let board = opened()
    for (let no = 0; no < 30; no++)
      board = addWord(board, [0, 1, 2], { text: `${no}`, lang: 'zh' })?.board ?? board
    expect(writeVenn(board).groups.map(({ options }) => options.length)).toEqual([11, 11, 12])
    expect(addWord(board, [0])?.board.words).toHaveLength(board.words.length + 1)
    const sun = board.words[0]?.key ?? 0
    expect(moveWord(board, sun, [0, 2])).toBe(board)
    expect(doubleWord(removeWord(board, sun), board.words[1]?.key ?? 0)).toBeUndefined()
  })
  it('show a fault at the word or circle it is about', () => {
    const board = opened()
    const at = (path: string) => spotOfVenn(board, path.split('.'))
    expect(at('groups.1.options.1.pinyin')).toBe(
      `word ${board.words.find(({ value }) => value.text === '蜂仔')?.key}`,
    )
    expect(at('groups.2.title')).toBe('circle 3')
    expect(at('groups.0.options')).toBe('circle 1')
    expect(at('groups')).toBeUndefined()
  })
})
