import { expect, it } from 'vitest'
import { safePath } from './safe-path.ts'

it.each([
  ['/lesson?no=1#mod-2', '/lesson?no=1#mod-2'],
  ['/dictionary/弓蕉?q=食 飯', '/dictionary/%E5%BC%93%E8%95%89?q=%E9%A3%9F%20%E9%A3%AF'],
  ['/dictionary/%E5%BC%93', '/dictionary/%E5%BC%93'],
  ['/𠊎', '/%F0%A0%8A%8E'],
  ['/half\ud840', '/half%EF%BF%BD'],
  ['/.//other.example', '/.//other.example'],
])('%j is gone on to as %s', (text, path) => expect(safePath(text)).toBe(path))

it.each(['', 'x', '//other.example', '/\\other.example', '/a\\..', '/\tx', `/${'x'.repeat(1000)}`])(
  'goes home instead of %j',
  (text) => expect(safePath(text)).toBe('/'),
)
