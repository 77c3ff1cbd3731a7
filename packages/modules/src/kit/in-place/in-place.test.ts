import { describe, expect, it } from 'vitest'
import type { BlankDraft } from '#kit/blank/blank.ts'
import {
  addWrong,
  asBlank,
  doubledBlank,
  isBlank,
  newOptionId,
  removeWrong,
  withRight,
  wrongOf,
} from './blank-edit.ts'
import { begun, changed, redone, undone } from './history.ts'
import { movedTo, neighbour, newKey, stepped } from './list.ts'
import { faultsBySpot, nearest, placeAmong } from './place.ts'
import { isReadable, textOfLabel } from './text.ts'
import { whole } from './whole.ts'

const keys = (list: readonly { key: number }[]) => list.map(({ key }) => key)
const list = [1, 2, 3, 4].map((key) => ({ key }))

describe('a list on a board', () => {
  it('moves one by one, or with Shift to its end, and no further', () => {
    expect(keys(stepped(list, 2, 1, false))).toEqual([1, 3, 2, 4])
    expect(keys(stepped(list, 3, -1, true))).toEqual([3, 1, 2, 4])
    expect(stepped(list, 4, 1, false)).toBe(list)
    expect(movedTo(list, 9, 0)).toBe(list)
  })
  it('gives the focus to the next when one is gone, else to the one before', () => {
    expect([neighbour(list, 2), neighbour(list, 4), neighbour([{ key: 1 }], 1)]).toEqual([3, 3, undefined])
  })
  it('has keys that none of it had', () => expect(newKey(list, [{ key: 9 }])).toBe(10))
})

describe('what was done', () => {
  it('is taken back and done again step by step', () => {
    const done = ['b', 'c'].reduce((history, next) => changed(history, next), begun('a'))
    const back = undone(undone(done))
    expect(back.now).toBe('a')
    expect(undone(back)).toBe(back)
    expect(redone(redone(back)).now).toBe('c')
  })
  it('counts letters of one text as one step, and another text as another', () => {
    let history = begun('')
    for (const text of ['狗', '狗仔']) history = changed(history, text, 'word 1')
    history = changed(history, '狗仔貓', 'word 2')
    expect(undone(history).now).toBe('狗仔')
    expect(undone(undone(history)).now).toBe('')
  })
  it('forgets what was undone once something else is done', () => {
    const history = changed(undone(changed(begun('a'), 'b')), 'c')
    expect(redone(history)).toBe(history)
  })
  it('keeps a hundred steps', () => {
    let history = begun(0)
    for (let step = 1; step <= 300; step++) history = changed(history, step)
    for (let step = 0; step < 300; step++) history = undone(history)
    expect(history.now).toBe(200)
  })
})

describe('a place on a board', () => {
  const rect = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 40 })
  const rects = [rect(0, 0), rect(100, 0), rect(0, 60)]
  it('is before what the pointer has not passed yet, row by row', () => {
    expect([
      placeAmong(rects, 10, 10),
      placeAmong(rects, 90, 10),
      placeAmong(rects, 300, 10),
      placeAmong(rects, 10, 300),
      placeAmong([], 5, 5),
    ]).toEqual([0, 1, 2, 3, 0])
  })
  it('is reached by arrows in their direction', () => {
    expect(nearest(rects, rect(0, 0), 'right')).toBe(1)
    expect(nearest(rects, rect(0, 0), 'down')).toBe(2)
    expect(nearest(rects, rect(0, 0), 'up')).toBeUndefined()
  })
})

describe('faults', () => {
  it('stand at the thing they are about, each once, and else at the board', () => {
    const found = faultsBySpot(
      [
        { path: 'words.0.text', message: '未填寫' },
        { path: 'words.0', message: '未填寫' },
        { path: '', message: '至少要有一個空格' },
      ],
      ([name, at]) => (name === 'words' ? `word ${at}` : undefined),
    )
    expect([...found]).toEqual([
      ['word 0', ['未填寫']],
      ['', ['至少要有一個空格']],
    ])
  })
})

describe('a text that is being written', () => {
  it('is drawn with its reading only where the two fit each other', () => {
    expect(isReadable({ text: '狗仔', pinyin: 'gieu31 e31' })).toBe(true)
    expect(isReadable({ text: '狗仔', pinyin: 'gieu31' })).toBe(false)
    expect(isReadable({ text: '狗', lang: 'zh' })).toBe(false)
  })
  it('is Mandarin where it is a bare string', () =>
    expect(textOfLabel('上面')).toEqual({ text: '上面', lang: 'zh' }))
})

describe('a blank', () => {
  const shown: BlankDraft = { text: '糯米', pinyin: 'no55 mi31' }
  const blank = asBlank(shown, true, 7)
  it('has its text as the right answer, which goes with it', () => {
    expect(blank.options).toMatchObject([{ id: 7, text: '糯米', is_correct: true }])
    const renamed = withRight({ ...addWrong(blank, 8, { text: '茶', pinyin: 'ca11' }), text: '米' })
    expect(renamed.options?.map(({ text }) => text)).toEqual(['米', '茶'])
  })
  it('keeps its wrong answers while it is shown, and its right one for good', () => {
    const more = addWrong(blank, 8, { text: '茶', pinyin: 'ca11' })
    const back = asBlank(asBlank(more, false, 9), true, 9)
    expect([isBlank(back), wrongOf(back).map(({ text }) => text)]).toEqual([true, ['茶']])
    expect(removeWrong(back, 7).options).toHaveLength(2)
    expect(removeWrong(back, 8).options).toHaveLength(1)
  })
  it('takes eight options and no more, with ids of their own', () => {
    let full = blank
    for (let no = 0; no < 20; no++) full = addWrong(full, newOptionId([full]), { text: `${no}`, lang: 'zh' })
    expect(new Set(full.options?.map(({ id }) => id)).size).toBe(8)
    expect(doubledBlank(full, 100).options?.map(({ id }) => id)).toEqual([
      100, 101, 102, 103, 104, 105, 106, 107,
    ])
  })
})

describe('a draft made whole', () => {
  const shape = {
    is: 'object',
    fields: {
      words: {
        is: 'list',
        min: 1,
        max: 9,
        of: { is: 'object', fields: { text: { is: 'text', min: 1, max: 9 } } },
      },
      title: { is: 'text', min: 0, max: 9, optional: true },
    },
  } as const
  it('has the lists and texts it must have, and keeps all that stands in it', () => {
    expect(whole(shape, { other: 1 })).toEqual({ other: 1, words: [] })
    expect(whole(shape, { words: [{ id: 3 }, { text: '狗' }], title: '' })).toEqual({
      words: [{ id: 3, text: '' }, { text: '狗' }],
      title: '',
    })
    expect(whole(shape, null)).toEqual({ words: [] })
  })
})
