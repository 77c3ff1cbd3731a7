import { expect, test } from 'vitest'
import { KEY_GROUPS, unitsBefore } from './keys.ts'

test('the keypad has 5 tones, 13 full-width and 10 half-width signs, each with a name of its own', () => {
  expect(KEY_GROUPS.map(({ keys }) => keys.length)).toEqual([5, 13, 10])
  const names = KEY_GROUPS.flatMap(({ keys }) => keys.map(({ name }) => name))
  expect(new Set(names).size).toBe(28)
  for (const name of names) expect(name).toMatch(/^\S (?:調號|全形|半形)\p{Script=Han}+$/u)
})

test.each([
  ['', 0, 0],
  ['ngai', 4, 1],
  ['𠊎', 2, 2],
  ['食𠊎', 1, 1],
  ['e\u0301', 2, 2],
])('the backspace takes whole characters: %j at %i is %i', (text, at, units) =>
  expect(unitsBefore(text, at)).toBe(units),
)
