import { expect, test } from 'vitest'
import { daysText, hourText, monthFrom } from './periods.ts'

test('days and hours are those of Taipei', () => {
  const period = { begin_at: '2026-11-15T16:00:00.000Z', end_at: '2026-12-15T16:00:00.000Z' }
  expect(daysText(period)).toBe('11/16–12/16')
  expect(hourText(period.begin_at)).toBe('2026/11/16（一）00:00')
})

test.each([
  ['2026-11-25T15:59:00Z', '2026/11/25（三）00:00', '2026/12/25（五）00:00'],
  ['2026-11-25T16:00:00Z', '2026/11/26（四）00:00', '2026/12/26（六）00:00'],
  ['2027-01-31T02:00:00Z', '2027/01/31（日）00:00', '2027/02/28（日）00:00'],
])('a competition of %s lasts from %s to %s', (now, begin, end) => {
  const { begin_at, end_at } = monthFrom(now)
  expect([hourText(begin_at), hourText(end_at)]).toEqual([begin, end])
})
