import { expect, test } from 'vitest'
import { isTypedReading, shownReading } from './reading-match.ts'

test('a reading is shown with marks or numbers, several of them apart', () => {
  expect(shownReading('hog5 gau31', 1, 'marks')).toBe('hog gauˋ')
  expect(shownReading('hog5 gau31', 1, 'numbers')).toBe('hog5 gau31')
  expect(shownReading('ngai11、ng11', 1, 'marks')).toBe('ngaiˇ、ngˇ')
})

test.each([
  ['hog5 gau31', 1, 'hog gauˋ', true],
  ['hog2 gau24', 2, 'hog gauˋ', false],
  ['hog5 gau31', 1, 'hoggau', true],
  ['hog5 gau31', 1, 'hog', false],
  ['ngai11、ng11', 1, 'ngˇ', true],
  ['ngai11', 1, '𠊎', false],
])('%s in dialect %i is what %s says: %s', (text, dialect, typed, expected) =>
  expect(isTypedReading(text, dialect, typed)).toBe(expected),
)
