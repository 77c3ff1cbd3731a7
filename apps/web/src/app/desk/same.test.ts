import { expect, it } from 'vitest'
import { differing, same } from './same.ts'

it('lists and objects are the same by what is in them', () => {
  expect(same([{ a: 1, b: [2] }], [{ b: [2], a: 1 }])).toBe(true)
  expect(same([{ a: 1 }], [{ a: 1, b: null }])).toBe(false)
  expect(same([1, 2], [2, 1])).toBe(false)
  expect(same(null, undefined)).toBe(false)
})

it('a file is only itself: another of the same name is a change', () => {
  const file = new File(['a'], 'a.pdf')
  expect(same([file], [file])).toBe(true)
  expect(same([file], [new File(['b'], 'a.pdf')])).toBe(false)
})

it('what differs is told by name', () => {
  expect(
    differing({ title: '甲', tags: ['x'], open: true }, { title: '乙', tags: ['x'], open: true }),
  ).toEqual(['title'])
})
