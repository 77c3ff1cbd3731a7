import { expect, it } from 'vitest'
import { taipeiWords } from './taipei-words.ts'

it('a time is said in words, with its weekday; noon and midnight leave no doubt', () => {
  expect(taipeiWords('2026-11-22T06:05:00Z')).toBe('2026年11月22日（日）下午 2:05')
  expect(taipeiWords('2026-11-22T01:30:00Z')).toBe('2026年11月22日（日）上午 9:30')
  expect(taipeiWords('2026-12-31T16:00:00Z')).toBe('2027年1月1日（五）凌晨 12:00')
  expect(taipeiWords('2026-11-21T04:00:00Z')).toBe('2026年11月21日（六）中午 12:00')
  expect(taipeiWords('soon')).toBe('')
  expect(taipeiWords(null)).toBe('')
})
