import { expect, test } from 'vitest'
import { newNews, savedText } from './form-values.ts'

const NOW = '2026-11-22T06:00:00.000Z'
const { values } = newNews(NOW)

test.each([
  ['a draft', { ...values }, '已儲存，尚未公開'],
  ['a draft with a day to come', { ...values, publish_date: '2026-12-24T01:30:00.000Z' }, '已儲存，尚未公開'],
  [
    'one whose time is to come',
    { ...values, is_published: true, publish_date: '2026-12-24T01:30:00.000Z' },
    '已儲存，將於 2026/12/24 09:30 公開',
  ],
  ['a public one', { ...values, is_published: true }, '消息已儲存'],
])('saving %s says who sees it', (_, saved, text) => {
  expect(savedText(saved, Date.parse(NOW))).toBe(text)
})
