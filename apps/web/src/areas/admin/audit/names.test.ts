import { expect, test } from 'vitest'
import { actionName, fieldName, valueText } from './names.ts'

test('deeds and fields have Chinese names', () => {
  expect(actionName('news.update')).toBe('最新消息：修改')
  expect(actionName('unknown.deed')).toBe('其他：其他操作')
  expect(fieldName('publish_date')).toBe('發布日期')
  expect(fieldName('categories.2.items.1.answer_text')).toBe('分類第 2 個・項目第 1 個・解答')
  expect(fieldName('unknown')).toBeUndefined()
})

test('numbers that stand for something read as what they stand for', () => {
  expect(valueText('dialect_id', 2)).toBe('海陸腔')
  expect(valueText('items.3.size', 2048)).toBe('2 KB')
  expect(valueText('dialect_id', null)).toBe('')
  expect(valueText('is_published', true)).toBe('是')
})
