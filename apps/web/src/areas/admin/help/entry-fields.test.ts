import { expect, test, vi } from 'vitest'
import { entryFields } from './entry-fields.ts'

const errors = { 'categories.a.title': ['請輸入分類名稱'], 'categories.a.x.href': ['請輸入連結'] }
const category = { id: 'a', title: '' }
const item = { id: 'x', href: '', content: '' }

test('a field knows its name, its value and what is wrong with it', () => {
  const judged = { errors, mend: vi.fn() }
  expect(entryFields(judged, category, vi.fn())('title')).toMatchObject({
    name: 'categories.a.title',
    value: '',
    errors: ['請輸入分類名稱'],
  })
  expect(entryFields(judged, item, vi.fn(), category)('content')).toMatchObject({
    name: 'categories.a.x.content',
    errors: undefined,
  })
})

test('a change is put into the entry, and mends the field and those that hang on it', () => {
  const mend = vi.fn()
  const onItem = vi.fn()
  entryFields({ errors, mend }, item, onItem, category)('content', 'href').onValue('說明')
  expect(onItem).toHaveBeenCalledWith({ id: 'x', href: '', content: '說明' })
  expect(mend).toHaveBeenCalledWith('categories.a.x.content', 'categories.a.x.href')
})
