import { expect, test } from 'vitest'
import { codeAt, moved, placeOf, stepped, without } from './module-moves.ts'

const PLACES = [[1, 2, 3], [4], []]

test('a module goes to another place of its activity, or into another one, and stands only there', () => {
  expect(moved(PLACES, 1, { activity: 0, index: 2 })).toEqual([[2, 3, 1], [4], []])
  expect(moved(PLACES, 2, { activity: 1, index: 0 })).toEqual([[1, 3], [2, 4], []])
  expect(moved(PLACES, 2, { activity: 2, index: 9 })).toEqual([[1, 3], [4], [2]])
})

test('one that was taken out can be put back where it was', () => {
  const place = placeOf(PLACES, 2)
  const gone = without(PLACES, 2)
  expect(gone).toEqual([[1, 3], [4], []])
  expect(place && moved(gone, 2, place)).toEqual(PLACES)
})

test('arrows take it up and down, and to the activities beside', () => {
  expect(stepped(PLACES, { activity: 0, index: 0 }, 'ArrowUp')).toBeUndefined()
  expect(stepped(PLACES, { activity: 0, index: 2 }, 'ArrowDown')).toBeUndefined()
  expect(stepped(PLACES, { activity: 0, index: 2 }, 'ArrowRight')).toEqual({ activity: 1, index: 1 })
  expect(stepped(PLACES, { activity: 1, index: 0 }, 'ArrowRight')).toEqual({ activity: 2, index: 0 })
  expect(stepped(PLACES, { activity: 2, index: 0 }, 'ArrowRight')).toBeUndefined()
  expect(stepped(PLACES, { activity: 0, index: 0 }, 'x')).toBeUndefined()
})

test('a place is called by the letter of its activity and its number', () => {
  expect([codeAt({ activity: 0, index: 3 }), codeAt({ activity: 2, index: 0 })]).toEqual(['A4', 'C1'])
})
