import { readdirSync, readFileSync } from 'node:fs'
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

test('every deed that the server writes by its name has one in Chinese', () => {
  const server = new URL('../../../../../server/src/', import.meta.url)
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const written = files.flatMap((file) =>
    [...readFileSync(new URL(file, server), 'utf8').matchAll(/action: '(\w+\.\w+)'/g)].map(
      ([, own]) => own ?? '',
    ),
  )
  expect(written).toContain('event.winners')
  expect([...new Set(written)].filter((own) => actionName(own).includes('其他'))).toEqual([])
})
