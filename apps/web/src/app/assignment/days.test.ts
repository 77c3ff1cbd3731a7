import { describe, expect, test } from 'vitest'
import { daysLeft, dayWithWeekday, dueChoices, dueWords, todayInTaipei } from './days.ts'

describe('due days', () => {
  test('are Taipei’s: late in the evening of another zone it is tomorrow there', () => {
    expect(todayInTaipei(Date.parse('2026-11-25T15:59:59Z'))).toBe('2026-11-25')
    expect(todayInTaipei(Date.parse('2026-11-25T16:00:00Z'))).toBe('2026-11-26')
  })

  test('that are offered are tomorrow, the Sunday to come and the same weekday of next week', () => {
    expect(dueChoices('2026-11-26')).toEqual([
      { day: '2026-11-27', label: '明天 11/27' },
      { day: '2026-11-29', label: '這個星期日 11/29' },
      { day: '2026-12-03', label: '下星期四 12/3' },
    ])
    expect(dueChoices('2026-11-28').map(({ label }) => label)).toEqual([
      '明天 11/29',
      '下星期日 12/6',
      '下星期六 12/5',
    ])
    // Of a Sunday both are one day.
    expect(dueChoices('2026-11-29').map(({ label }) => label)).toEqual(['明天 11/30', '下星期日 12/6'])
    expect(dueChoices('2026-12-28').at(-1)).toEqual({ day: '2027-01-04', label: '下星期一 1/4' })
  })

  test('are said as near as they are', () => {
    const said = (day: string) => dueWords(day, '2026-11-26')
    expect(said('2026-11-24')).toEqual({ text: '逾期 2 天', tone: 'over' })
    expect(said('2026-11-26')).toEqual({ text: '今天到期 11/26', tone: 'soon' })
    expect(said('2026-11-28')).toEqual({ text: '後天到期 11/28', tone: 'soon' })
    expect(said('2026-12-03')).toEqual({ text: '12/3（四）前做完', tone: 'later' })
    expect([daysLeft('2026-11-25', '2026-11-26'), daysLeft('2026-11-30', '2026-11-26')]).toEqual([
      '到期了',
      '還有 4 天',
    ])
    expect(dayWithWeekday('2026-11-26')).toBe('11/26（四）')
  })
})
