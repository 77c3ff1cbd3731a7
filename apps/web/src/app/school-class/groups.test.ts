import { expect, test } from 'vitest'
import { groupsOf } from './groups.ts'

test('a class’s groups are named once, by their numbers', () => {
  const students = ['第 10 組', '', '第 2 組', '第 10 組', '第 1 組'].map((group) => ({ group }))
  expect(groupsOf(students)).toEqual(['第 1 組', '第 2 組', '第 10 組'])
  expect(groupsOf([{ group: '' }])).toEqual([])
})
