import { expect, test } from 'vitest'
import { pageOf } from './current.ts'

test('a page is the same at each of its modules and slides', () => {
  const lesson = '/lesson?step_no=3&semester_no=1&dialect_id=1&type_no=1&no=2'
  expect(pageOf(`${lesson}&mod_no=4#no-2`)).toBe(pageOf(lesson))
  expect(pageOf('/lesson?no=2&step_no=3&type_no=1&semester_no=1&dialect_id=1')).toBe(pageOf(lesson))
  expect(pageOf(lesson.replace('&no=2', '&no=3'))).not.toBe(pageOf(lesson))
})
