import { expect, test } from 'vitest'
import { Window } from './window.ts'

test('a key has its share of each window, and keeps none of it for the next', () => {
  let now = 0
  const window = new Window(2, 1000, () => now)
  expect([window.take('a'), window.take('a'), window.take('a')]).toEqual([true, true, false])
  expect(window.take('b')).toBe(true)
  now = 999
  expect(window.take('a')).toBe(false)
  now = 1000
  expect([window.take('a'), window.take('a'), window.take('a')]).toEqual([true, true, false])
})

test('keys that come in their thousands do not make it grow for ever, nor lose one that is in use', () => {
  const window = new Window(1, 1000, () => 0)
  window.take('busy')
  for (let key = 0; key < 50_000; key++) {
    window.take(`passing ${key}`)
    if (key % 1000 === 0) expect(window.take('busy')).toBe(false)
  }
})
