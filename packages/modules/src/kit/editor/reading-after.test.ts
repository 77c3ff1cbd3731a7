import { expect, it } from 'vitest'
import { readingAfter } from './reading-after.ts'

it('a text that is typed over loses its reading, and keeps the syllables of what stayed', () => {
  expect(readingAfter('大家', '貓仔', 'tai55 ga24')).toBe('')
  expect(readingAfter('客', '貓', 'hag2')).toBe('')
  expect(readingAfter('食飯', '食粥', 'siid5 fan55')).toBe('siid5')
  expect(readingAfter('阿公食飯。', '阿公愛食飯。', 'a24 gung24 siid5 fan55')).toBe('a24 gung24 siid5 fan55')
  expect(readingAfter('阿公食飯。', '公食飯！', 'a24 gung24 siid5 fan55')).toBe('gung24 siid5 fan55')
  expect(readingAfter('食飯', '', 'siid5 fan55')).toBe('')
})

it('a reading that did not fit, and one of a text that only got other signs, stay as they are', () => {
  expect(readingAfter('大家來', '大家去', 'tai55 ga24')).toBe('tai55 ga24')
  expect(readingAfter('食飯', '食飯。', 'siid5 fan55')).toBe('siid5 fan55')
})
