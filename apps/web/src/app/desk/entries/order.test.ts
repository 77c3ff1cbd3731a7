import { placeAt } from '@hakka/ui/place-at.ts'
import { describe, expect, test } from 'vitest'
import { moved, putBack, replaced, restored } from './order.ts'

test('an entry moves up and down, and the others keep their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
})

test('what was removed comes back to its place, or to the end of a shorter list', () => {
  expect(restored(['a', 'c'], 'b', 1)).toEqual(['a', 'b', 'c'])
  expect(restored(['a'], 'd', 3)).toEqual(['a', 'd'])
})

test('what was removed is put back into its category, or with it', () => {
  const [x, y] = [{ id: 'x' }, { id: 'y' }]
  expect(putBack([{ id: 'a', items: [x] }], { id: 'a', items: [x, y] })).toEqual([{ id: 'a', items: [x, y] }])
  expect(putBack([{ id: 'a', items: [x] }], { id: 'b', items: [y] })).toEqual([
    { id: 'a', items: [x] },
    { id: 'b', items: [y] },
  ])
})

test('a changed entry stands where it stood', () => {
  const [a, b] = [
    { id: 'a', text: '一' },
    { id: 'b', text: '二' },
  ]
  expect(replaced([a, b], { id: 'a', text: '改' })).toEqual([{ id: 'a', text: '改' }, b])
})

describe('a dragged entry', () => {
  const edges = [
    { top: 0, bottom: 40 },
    { top: 40, bottom: 240 },
    { top: 240, bottom: 280 },
  ]
  test.each([
    ['stays while the pointer is over itself', 0, 30, 0],
    ['stays while a tall neighbour would slip back under the pointer', 0, 120, 0],
    ['passes a tall neighbour at its far end', 0, 210, 1],
    ['goes to the end', 0, 300, 2],
    ['goes to the front', 2, -5, 0],
    ['passes a tall neighbour upwards', 2, 60, 1],
  ])('%s', (_what, from, y, to) => {
    expect(placeAt(edges, from, y)).toBe(to)
  })
})
