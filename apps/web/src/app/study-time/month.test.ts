import { expect, test } from 'vitest'
import { dayAfter, monthAfter, sundayOf, weeksOf } from './month.ts'

test('a month is laid out in weeks from Sunday', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29)
  expect(weeksOf('2026-08')[0]?.indexOf('2026-08-01')).toBe(6)
})

test('months and days go on over the ends of years', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect([dayAfter('2026-12-31', 1), dayAfter('2026-03-01', -1)]).toEqual(['2027-01-01', '2026-02-28'])
  expect(sundayOf('2026-11-20')).toBe('2026-11-15')
  expect(sundayOf('2026-11-15')).toBe('2026-11-15')
})
