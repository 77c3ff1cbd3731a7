import { expect, it } from 'vitest'
import { safeNext } from './safe-next.ts'

it('goes on to a path of this site', () => expect(safeNext('/lesson?no=1#mod-2')).toBe('/lesson?no=1#mod-2'))

it('goes on to an address with Chinese in it', () => {
  expect(safeNext('/dictionary/弓蕉?q=食 飯')).toBe('/dictionary/%E5%BC%93%E8%95%89?q=%E9%A3%9F%20%E9%A3%AF')
  expect(safeNext('/half\ud840')).toBe('/half%EF%BF%BD')
})

it.each([
  null,
  '',
  'https://example.com',
  '//example.com',
  '/\\example.com',
  'javascript:alert(1)',
  '/\t/example.com',
])('goes home instead of %j', (next) => expect(safeNext(next)).toBe('/'))
