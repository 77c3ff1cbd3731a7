import { describe, expect, it } from 'vitest'
import { openAt, statusOf } from '../../app/self-study/kept-books.ts'
import { AT_FIRST, afterAct, nearBars, pageOfHash, type ReaderAct, swipeOf } from './reader-rules.ts'

const PAGES = 8
const stateAfter = (...acts: ReaderAct[]) =>
  acts.reduce((state, act) => afterAct(state, act, PAGES), AT_FIRST)

describe('a book', () => {
  it('has its pages and, past the last one, an end from which one comes back', () => {
    expect(stateAfter({ do: 'turn', to: 0 })).toMatchObject({ page: 1, end: false })
    const end = stateAfter({ do: 'turn', to: 8 }, { do: 'turn', to: 9 })
    expect(end).toMatchObject({ page: 8, end: true })
    expect(afterAct(end, { do: 'turn', to: 8 }, PAGES)).toMatchObject({ page: 8, end: false })
    expect(afterAct(end, { do: 'turn', to: 1 }, PAGES)).toMatchObject({ page: 1, end: false })
  })

  it('keeps silent until somebody plays it, and then reads each page that is turned to', () => {
    expect(stateAfter({ do: 'turn', to: 2 }).sound).toBe('idle')
    expect(stateAfter({ do: 'play' }, { do: 'turn', to: 2 }).sound).toBe('playing')
    expect(stateAfter({ do: 'play' }, { do: 'pause' }).sound).toBe('paused')
    expect(stateAfter({ do: 'play' }, { do: 'pause' }, { do: 'turn', to: 2 }).sound).toBe('idle')
    expect(stateAfter({ do: 'play' }, { do: 'pause' }, { do: 'play' }).sound).toBe('playing')
  })

  it('can be heard again where a page has ended, or turns by itself and stops at the last page', () => {
    expect(stateAfter({ do: 'play' }, { do: 'ended', auto: false })).toMatchObject({
      page: 1,
      sound: 'ended',
    })
    expect(stateAfter({ do: 'play' }, { do: 'ended', auto: true })).toMatchObject({
      page: 2,
      sound: 'playing',
    })
    const last = stateAfter({ do: 'turn', to: PAGES }, { do: 'play' }, { do: 'ended', auto: true })
    expect(last).toEqual({ page: PAGES, end: false, sound: 'ended', aloud: true })
  })

  it('goes on aloud after a page that has no sound', () => {
    const silent = stateAfter({ do: 'play' }, { do: 'turn', to: 2 }, { do: 'silence' })
    expect(silent.sound).toBe('idle')
    expect(afterAct(silent, { do: 'turn', to: 3 }, PAGES).sound).toBe('playing')
  })
})

it.each([
  ['#no-1', 1],
  ['#no-8', 8],
  ['#no-9', undefined],
  ['#no-0', undefined],
  ['#mod-2', undefined],
  ['', undefined],
])('the address %s is page %s of eight', (hash, page) => expect(pageOfHash(hash, PAGES)).toBe(page))

it('shows its bars within the upper tenth and the lower fifth of the screen', () => {
  expect([0, 90, 91, 719, 720, 900].map((y) => nearBars(y, 900))).toEqual([
    true,
    true,
    false,
    false,
    true,
    true,
  ])
})

it.each([
  [-60, 10, 1],
  [60, -10, -1],
  [-40, 0, 0],
  [-60, 50, 0],
])('a finger that goes %i across and %i down turns %i', (dx, dy, step) => expect(swipeOf(dx, dy)).toBe(step))

it('opens where its reader left off, and from the beginning where that was its end', () => {
  const at = (page: number) => openAt({ id: 1, page, done: false }, PAGES)
  expect([openAt(undefined, PAGES), at(4), at(8), at(12)]).toEqual([1, 4, 1, 1])
})

it('is 讀完了 once it was read, also while it is read again', () => {
  const kept = { id: 1, page: 4 }
  expect(statusOf({ ...kept, done: false })?.text).toBe('讀到第 4 頁')
  expect(statusOf({ ...kept, done: true })?.text).toBe('讀完了')
  expect(statusOf({ id: 1, page: 1, done: false })).toBeUndefined()
})
