import { expect, test } from 'vitest'
import { chipsOf, filterOf, pageNo, periodsOf, searchOf } from './filter.ts'

const of = (search: string) => filterOf(new URLSearchParams(search))

test('an address is a filter, and what is none in it is passed over', () => {
  expect(of('dialect_id=2&category=listening&begin=2026-11-01&end=2026-11-20&keyword=市場')).toEqual({
    dialect_id: 2,
    category: 'listening',
    begin: '2026-11-01',
    end: '2026-11-20',
    keyword: '市場',
  })
  expect(of('dialect_id=7&category=x&begin=2026-02-30&end=&keyword=%20')).toEqual({})
  expect(of(`keyword=${'客'.repeat(60)}`).keyword).toHaveLength(50)
  expect(of(searchOf(of('dialect_id=2&keyword=a%26b')))).toEqual({ dialect_id: 2, keyword: 'a&b' })
})

test('a page’s number is at least the first', () => {
  expect(['', 'page=3', 'page=-1', 'page=x'].map((own) => pageNo(new URLSearchParams(own)))).toEqual([
    1, 3, 1, 1,
  ])
})

test('each chip takes itself away, both dates together', () => {
  const filter = of('dialect_id=1&begin=2026-11-01&end=2026-11-20&keyword=市場')
  const chips = chipsOf(filter, '2026-11-20')
  expect(chips.map(({ label }) => label)).toEqual(['四縣腔', '11/01–11/20', '「市場」'])
  expect(chips[1]?.rest).toEqual({ dialect_id: 1, keyword: '市場' })
  const labels = (search: string) => chipsOf(of(search), '2026-11-20').map(({ label }) => label)
  expect(labels('begin=2025-12-31')).toEqual(['2025/12/31 起'])
  expect(labels('end=2026-11-20')).toEqual(['到 11/20'])
  expect(labels('begin=2026-11-03&end=2026-11-03')).toEqual(['11/03'])
})

test('usual periods are whole weeks from Sunday and whole months', () => {
  expect(periodsOf('2026-01-01')).toEqual([
    { label: '這個星期', begin: '2025-12-28', end: '2026-01-03' },
    { label: '這個月', begin: '2026-01-01', end: '2026-01-31' },
    { label: '上個月', begin: '2025-12-01', end: '2025-12-31' },
  ])
})
