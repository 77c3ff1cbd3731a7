import { ApiError } from '@hakka/contract/api-error'
import { expect, test } from 'vitest'
import { entryIn, refusedBy, saidOf } from './clash.ts'

const WORDS = {
  fields: { title: '頁面標題' },
  category: ({ id }: { id: string }) => ({ name: `分類「${id}」`, text: id }),
  item: ({ id }: { id: string }) => ({ name: id, text: `內容 ${id}` }),
}
const DOCUMENT = { fields: { title: '使用說明' }, categories: [{ id: 'a', items: [{ id: 'x' }] }] }

test('a refusal tells what both have changed and who else has saved; any other one is left alone', () => {
  const others = [{ name: '陳老師', entries: 2 }]
  const current = { version: 3, categories: [], clashes: ['categories.a.x'], others }
  expect(refusedBy(new ApiError(409, { code: 'conflict', current }))).toEqual({
    clashes: ['categories.a.x'],
    others,
  })
  expect(refusedBy(new ApiError(409, { code: 'conflict' }))).toBeUndefined()
  expect(refusedBy(new ApiError(422, { code: 'validation', current }))).toBeUndefined()
  expect(refusedBy(new Error('no answer'))).toBeUndefined()
})

test('a name leads to its field, category or item, and to nothing where it was removed', () => {
  expect(entryIn(DOCUMENT, 'title', WORDS)).toEqual({ name: '頁面標題', text: '使用說明' })
  expect(entryIn(DOCUMENT, 'categories.a', WORDS)?.name).toBe('分類「a」')
  expect(entryIn(DOCUMENT, 'categories.a.x', WORDS)?.text).toBe('內容 x')
  expect(entryIn(DOCUMENT, 'categories.a.gone', WORDS)).toBeUndefined()
})

test('whoever has no name any more is another editor', () => {
  expect(
    saidOf([
      { name: '陳老師', entries: 2 },
      { name: '', entries: 1 },
    ]),
  ).toBe('陳老師也存了 2 則，其他編輯也存了 1 則')
})
