import { expect, it } from 'vitest'
import { safeNext } from './safe-next.ts'

it('goes on to a path of this site', () => expect(safeNext('/lesson?no=1#mod-2')).toBe('/lesson?no=1#mod-2'))

it.each([
  null,
  '',
  'https://example.com',
  '//example.com',
  '/\\example.com',
  'javascript:alert(1)',
  '/\t/example.com',
])('goes home instead of %j', (next) => expect(safeNext(next)).toBe('/'))
