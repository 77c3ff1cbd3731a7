import { expect, test } from 'vitest'
import { searchOf, searchUrl } from './search-url.ts'

test('an address says the whole search, and reading it gives the same one', () => {
  const asked = { keyword: '食飯 & 𠊎', d: 2, grade: 'junior', type: 'advanced', page: 3 } as const
  expect(searchOf(new URL(searchUrl(asked), 'http://x').searchParams)).toEqual(asked)
  expect(searchUrl({ keyword: '' })).toBe('/search')
})

test('what means nothing in an address is left out', () => {
  const params = new URLSearchParams('keyword=%20食%20&d=9&grade=kindergarten&type=x&page=-1&other=1')
  expect(searchUrl(searchOf(params))).toBe(`/search?keyword=${encodeURIComponent('食')}`)
})
