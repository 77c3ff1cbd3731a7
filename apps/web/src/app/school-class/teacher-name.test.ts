import { expect, test } from 'vitest'
import { teacherName, teacherNames } from './teacher-name.ts'

test('a teacher is called 老師 once, whatever her account is called', () => {
  expect(teacherName('王素珍')).toBe('王素珍老師')
  expect(['陳老師', '示範教師', '示範教師二', '林校長'].map(teacherName)).toEqual([
    '陳老師',
    '示範教師',
    '示範教師二',
    '林校長',
  ])
})

test('two are called one after the other, nobody is nobody', () => {
  expect(teacherNames(['王素珍', '陳老師'])).toBe('王素珍老師、陳老師')
  expect(teacherNames([])).toBe('')
})
