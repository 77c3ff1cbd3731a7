import { expect, it } from 'vitest'
import { splitAround } from './split-around.ts'

it('a word stands at an odd place each time it comes', () => {
  expect(splitAround('這係火焰蟲，火焰蟲當靚。', ['火焰蟲'])).toEqual([
    '這係',
    '火焰蟲',
    '，',
    '火焰蟲',
    '當靚。',
  ])
  expect(splitAround('火焰蟲', ['火焰蟲'])).toEqual(['', '火焰蟲', ''])
})

it('the longer of two words wins, and characters beyond the first plane stay whole', () => {
  expect(splitAround('𠊎兜來𠊎這', ['𠊎', '𠊎兜'])).toEqual(['', '𠊎兜', '來', '𠊎', '這'])
})

it('a text without the word is one piece', () => {
  expect(splitAround('食飯', ['', '火'])).toEqual(['食飯'])
})
