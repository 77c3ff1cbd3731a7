import { describe, expect, it } from 'vitest'
import { wordGamesContent } from './content.ts'
import {
  addCrossing,
  askFor,
  doubleCrossing,
  goesWithSign,
  moveCrossing,
  putCrossing,
  readMaze,
  removeCrossing,
  setAsked,
  setSign,
  setWay,
  spotOfMaze,
  swapSigns,
  writeMaze,
} from './maze-edit.ts'
import sample from './sample.json' with { type: 'json' }

const opened = () => readMaze(wordGamesContent.parse(sample))
const asked = ({ crossings }: ReturnType<typeof opened>) => crossings.map(({ value }) => value.question.hakka)
const at = (board: ReturnType<typeof opened>, index: number) => {
  const own = board.crossings[index]?.value
  if (!own) throw new Error('no crossing')
  return own
}

describe('a maze that is edited', () => {
  it('is the same content when nothing was done', () => {
    expect(wordGamesContent.parse(writeMaze(opened()))).toEqual(wordGamesContent.parse(sample))
  })
  it('grows from nothing into one that fits its schema', () => {
    const added = addCrossing({ crossings: [] })
    if (!added) throw new Error('no room')
    let board = setAsked(added.board, added.key, { hakka: '狗仔', pinyin: 'gieu31 e31', chinese: '狗' })
    for (const [direction, hakka, pinyin] of [
      ['left', '牛', 'ngiu11'],
      ['right', '象', 'xiong55'],
      ['down', '兔仔', 'tu55 e31'],
    ] as const)
      board = setSign(board, added.key, direction, { hakka, pinyin })
    expect(wordGamesContent.safeParse(writeMaze(board)).error).toBeUndefined()
    expect(at(board, 0).options.up.hakka).toBe('狗仔')
  })
  it('writes the sign of the way with what is asked, until somebody gives it words of its own', () => {
    const asks = { hakka: '貓仔', pinyin: 'meu55 e31', chinese: '貓' }
    const together = setAsked(opened(), 1, asks)
    expect(at(together, 0).options.left.hakka).toBe('貓仔')
    const apart = setSign(opened(), 1, 'left', { hakka: '看門个', pinyin: 'kon55 mun11 ge55' })
    expect(goesWithSign(at(apart, 0))).toBe(false)
    expect(at(setAsked(apart, 1, asks), 0).options.left.hakka).toBe('看門个')
  })
  it('takes a word of the lesson with its sound and its sign', () => {
    const own = at(
      askFor(opened(), 3, { hakka: '牛', pinyin: 'ngiu11', chinese: '牛', audio: { url: 'a.mp3' } }),
      2,
    )
    expect(own.question).toEqual({ hakka: '牛', pinyin: 'ngiu11', chinese: '牛', audioUrl: 'a.mp3' })
    expect(own.options.down).toEqual({ hakka: '牛', pinyin: 'ngiu11', chinese: '牛' })
  })
  it('takes the way with its sign when two signs change places', () => {
    const swapped = at(swapSigns(opened(), 1, 'left', 'down'), 0)
    expect([swapped.answer, swapped.options.down.hakka, swapped.options.left.hakka]).toEqual([
      'down',
      '狗仔',
      '牛',
    ])
    expect(at(setWay(opened(), 1, 'up'), 0).options).toEqual(at(opened(), 0).options)
  })
  it('leads through its crossings in their order, twenty at most', () => {
    expect(asked(moveCrossing(opened(), 3, -1, true))).toEqual(['兔仔', '狗仔', '象'])
    expect(asked(putCrossing(opened(), 1, 2))).toEqual(['象', '兔仔', '狗仔'])
    expect(asked(removeCrossing(opened(), 2))).toEqual(['狗仔', '兔仔'])
    let board = opened()
    for (let no = 0; no < 30; no++) board = doubleCrossing(board, 1)?.board ?? board
    expect(board.crossings).toHaveLength(20)
    expect(wordGamesContent.safeParse(writeMaze(board)).success).toBe(true)
  })
  it('shows a fault at the sign or word it is about', () => {
    expect(spotOfMaze(opened(), ['questions', '1', 'options', 'left', 'pinyin'])).toBe('sign 2 left')
    expect(spotOfMaze(opened(), ['questions', '1', 'options'])).toBe('crossing 2')
    expect(spotOfMaze(opened(), ['questions', '0', 'question', 'hakka'])).toBe('asked 1')
    expect(spotOfMaze(opened(), ['questions'])).toBeUndefined()
  })
})
