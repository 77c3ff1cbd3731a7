import { describe, expect, it } from 'vitest'
import { dayText, fromTaipeiInput, taipeiDate, taipeiTime, toTaipeiInput } from './taipei-time.ts'

describe('a time of the API', () => {
  it('is shown eight hours later, on the next day where need be', () => {
    expect(taipeiTime('2026-11-15T23:30:00Z')).toBe('2026/11/16 07:30')
    expect(taipeiDate('2026-12-31T16:00:00Z')).toBe('2027/01/01')
  })
  it('comes back from a field as it went in', () => {
    const iso = '2026-02-28T17:05:00.000Z'
    expect(fromTaipeiInput(toTaipeiInput(iso))).toBe(iso)
  })
  it('is none while it is half typed or no date', () => {
    for (const typed of ['', '2026-11-16', '2026-13-01T00:00', 'x']) expect(fromTaipeiInput(typed)).toBeNull()
    expect(toTaipeiInput('soon')).toBe('')
    expect(toTaipeiInput(null)).toBe('')
  })
})

it('a day is today’s or yesterday’s, or has as much of its date as tells it apart', () => {
  expect(dayText('2026/11/25', '2026/11/25')).toBe('今天')
  expect(dayText('2026/11/30', '2026/12/01')).toBe('昨天')
  expect(dayText('2025/12/31', '2026/01/01')).toBe('昨天')
  expect(dayText('2026/11/18', '2026/11/25')).toBe('11/18')
  expect(dayText('2025/11/18', '2026/11/25')).toBe('2025/11/18')
})
