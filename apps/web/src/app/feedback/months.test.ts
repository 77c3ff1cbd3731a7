import { expect, test } from 'vitest'
import { lastMonths } from './months.ts'

test('six months of Taipei, over the turn of the year', () => {
  const ids = (iso: string) => lastMonths(new Date(iso)).map(({ id }) => id)
  expect(ids('2026-02-28T15:59:00Z')).toEqual(['202602', '202601', '202512', '202511', '202510', '202509'])
  expect(ids('2026-02-28T16:00:00Z')[0]).toBe('202603')
  expect(lastMonths(new Date('2026-11-05T00:00:00Z'))[0]).toEqual({ id: '202611', name: '2026 年 11 月' })
})
