import { expect, test } from 'vitest'
import { guess } from './guess.ts'

test.each([
  ['第三課 教師手冊.pdf', 3, 'teacher'],
  ['第 10 課學生.pdf', 10, 'student'],
  ['第十課.pdf', 10, null],
  ['L2-student.pdf', 2, 'student'],
  ['第２課老師用.pdf', 2, 'teacher'],
  ['評量.pdf', null, null],
  ['教師學生.pdf', null, null],
  ['第12課.pdf', null, null],
  ['2026教師.pdf', null, 'teacher'],
])('%s: lesson %s, %s', (name, lesson, book) => {
  expect(guess(name)).toEqual({ lesson, book })
})
