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

test('a document tells its parts by place, an added and a removed one field by field', () => {
  const item = (id: string, answer: string) => ({ id, question_text: `問${id}`, answer_text: answer })
  const before = {
    version: 1,
    categories: [{ id: 'a', title: '帳號', items: [item('1', '甲'), item('2', '乙')] }],
  }
  const after = {
    version: 2,
    categories: [{ id: 'a', title: '帳號', items: [item('2', '丙'), item('3', '丁')] }],
  }
  expect(changesOf(before, after)).toEqual([
    { field: 'categories.1.items.1.answer_text', before: '乙', after: '丙' },
    { field: 'categories.1.items.2.question_text', before: null, after: '問3' },
    { field: 'categories.1.items.2.answer_text', before: null, after: '丁' },
    { field: 'categories.1.items.1.question_text', before: '問1', after: null },
    { field: 'categories.1.items.1.answer_text', before: '甲', after: null },
  ])
})

test('parts in another order are told by their names', () => {
  const parts = [
    { id: 1, title: '甲' },
    { id: 2, title: '乙' },
  ]
  expect(changesOf({ items: parts }, { items: [...parts].reverse() })).toEqual([
    { field: 'items.order', before: ['甲', '乙'], after: ['乙', '甲'] },
  ])
})

test('a whole document that was replaced is not told to its last word', () => {
  const items = Array.from({ length: 500 }, (_, id) => ({ id, text: `項目 ${id}` }))
  expect(changesOf(null, { items })).toHaveLength(60)
})
