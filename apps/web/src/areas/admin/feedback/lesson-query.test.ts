import { expect, test } from 'vitest'
import { lessonQuery } from './lesson-query.ts'

const LESSON = 'https://hakka.example/lesson?step_no=1&semester_no=1&dialect_id=1&type_no=1&no=2&mod_no=3'

test('a report of a lesson leads to its module, and to the item that was looked at', () => {
  expect(lessonQuery(`${LESSON}#no-4`, 7)).toBe(
    'step_no=1&semester_no=1&dialect_id=1&type_no=1&no=2&mod_no=3&item=4&report=7',
  )
  expect(lessonQuery(`${LESSON}#mod-3`, 7)).not.toContain('item')
})

test('what else was typed leads nowhere', () => {
  for (const address of ['首頁', 'https://hakka.example/news?id=1', 'https://hakka.example/lesson?id=1'])
    expect(lessonQuery(address, 7)).toBeUndefined()
  expect(lessonQuery(`${LESSON.replace('no=2', 'no=%3Cb%3E')}`, 7)).not.toContain('b')
})
