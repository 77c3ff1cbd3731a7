import { expect, it } from 'vitest'
import { textOfValue } from './text-of-value.ts'

it('HTML reads as what it says, pictures by their text', () => {
  expect(
    textOfValue(
      '<p>買菜 &lt;1&gt;</p><p><img src="/x" alt="市場"></p><table><tr><td><p>甲</p></td><td><p>乙</p></td></tr></table>',
    ),
  ).toBe('買菜 <1>\n〔圖片：市場〕\n甲　乙')
  expect(textOfValue('a < b')).toBe('a < b')
})

it('times are those of Taipei, yes and no are words, lists are counted up', () => {
  expect(textOfValue('2026-11-16T00:00:00Z')).toBe('2026/11/16 08:00')
  expect(textOfValue(false)).toBe('否')
  expect(textOfValue(['甲', '乙'])).toBe('甲、乙')
  expect(textOfValue({ id: 3, open: true })).toBe('id：3\nopen：是')
  expect(textOfValue(null)).toBe('')
})
