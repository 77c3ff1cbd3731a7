import { expect, it } from 'vitest'
import { listQueryOf } from './list-query.ts'

const query = (search: string) =>
  listQueryOf(new Request(`http://localhost/admin/x${search}`), ['at', 'name'])

it('an address says what to search, sort and show', () => {
  expect(query('?keyword=%E8%AA%B2%E6%9C%AC&sort=name&direction=asc&page=3')).toEqual({
    keyword: '課本',
    sort: 'name',
    direction: 'asc',
    page: 3,
  })
})

it('without any of it, and with nonsense, it is the first page of the whole list', () => {
  const whole = { keyword: undefined, sort: undefined, direction: undefined, page: 1 }
  expect(query('')).toEqual(whole)
  expect(query('?keyword=++&sort=password&direction=up&page=-2')).toEqual(whole)
  expect(query('?page=1e9')).toEqual(whole)
})
