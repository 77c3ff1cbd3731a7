import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

test('only what differs is told', () => {
  const before = { title: '舊', content: '一樣', tags: [1, 2], gone: true }
  const after = { title: '新', content: '一樣', tags: [1, 2], added: 3 }
  expect(changesOf(before, after)).toEqual([
    { field: 'title', before: '舊', after: '新' },
    { field: 'gone', before: true, after: null },
    { field: 'added', before: null, after: 3 },
  ])
})

test('what was made has no before, what was deleted no after', () => {
  expect(changesOf(null, { title: '新' })).toEqual([{ field: 'title', before: null, after: '新' }])
  expect(changesOf({ title: '舊' }, undefined)).toEqual([{ field: 'title', before: '舊', after: null }])
  expect(changesOf(null, null)).toEqual([])
})

test('lists and single values are compared as a whole', () => {
  expect(changesOf([1, 2], [2, 1])).toEqual([{ field: '', before: [1, 2], after: [2, 1] }])
  expect(changesOf('a', 'a')).toEqual([])
})

test('a long text is cut around the first difference', () => {
  const start = '長'.repeat(5000)
  const [change] = changesOf({ content: `${start}甲` }, { content: `${start}乙` })
  expect(String(change?.before)).toMatch(/^…長{100}甲$/)
  expect(String(change?.after)).toMatch(/^…長{100}乙$/)
})
