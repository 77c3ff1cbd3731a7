import { expect, it } from 'vitest'
import { lineDiff } from './line-diff.ts'

const told = (one: string, other: string) =>
  lineDiff(one, other).map((line) => `${{ both: ' ', one: '-', other: '+' }[line.in]}${line.text}`)

it('lines that both have stand once, the others by whose they are', () => {
  expect(told('甲\n乙\n丙\n丁', '甲\n丙\n戊\n丁')).toEqual([' 甲', '-乙', ' 丙', '+戊', ' 丁'])
  expect(told('甲', '乙')).toEqual(['-甲', '+乙'])
  expect(told('甲\n甲', '甲\n甲\n甲')).toEqual([' 甲', ' 甲', '+甲'])
})

it('texts that say the same have nothing that differs, also empty ones', () => {
  expect(told('', '')).toEqual([' '])
  expect(told('甲\n乙', '甲\n乙')).toEqual([' 甲', ' 乙'])
})

it('from what it tells both texts can be put together again, however long they are', () => {
  const text = (seed: number, length: number) =>
    Array.from({ length }, (_, at) => `第 ${(at * seed) % 97} 行`).join('\n')
  for (const [one, other] of [
    [text(3, 60), text(5, 80)],
    [text(7, 3000), text(11, 3000)],
  ] as const) {
    const lines = lineDiff(one, other)
    const of = (side: 'one' | 'other') =>
      lines.filter((line) => line.in === 'both' || line.in === side).map(({ text }) => text)
    expect(of('one').join('\n')).toBe(one)
    expect(of('other').join('\n')).toBe(other)
  }
})
