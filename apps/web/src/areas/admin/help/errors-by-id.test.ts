import { ApiError } from '@hakka/contract/api-error'
import { expect, test } from 'vitest'
import { errorsById, isWrongIn, stillThere } from './errors-by-id.ts'

const CATEGORIES = [
  { id: 'a', items: [] },
  { id: 'b', items: [{ id: 'x' }, { id: 'y' }] },
]

test('places become names, what is no place stays', () => {
  const error = new ApiError(422, {
    code: 'validation',
    message: '請檢查輸入內容',
    errors: {
      'categories.0.title': ['請輸入分類名稱'],
      'categories.1.items.1.answer_text': ['請輸入回答'],
      'categories.1.items': ['一個分類最多 100 題'],
      'categories.9.title': ['無此分類'],
      title: ['請輸入頁面標題'],
    },
  })
  const named = errorsById(error, CATEGORIES)
  expect(named).toBeInstanceOf(ApiError)
  expect(named).toMatchObject({
    status: 422,
    message: '請檢查輸入內容',
    errors: {
      'categories.a.title': ['請輸入分類名稱'],
      'categories.b.y.answer_text': ['請輸入回答'],
      'categories.b.items': ['一個分類最多 100 題'],
      'categories.9.title': ['無此分類'],
      title: ['請輸入頁面標題'],
    },
  })
})

test('a fault marks its item and the category around it, no other', () => {
  const errors = { 'categories.b.y.answer_text': ['請輸入回答'] }
  expect(isWrongIn(errors, 'b')).toBe(true)
  expect(isWrongIn(errors, 'b', 'y')).toBe(true)
  expect(isWrongIn(errors, 'b', 'x')).toBe(false)
  expect(isWrongIn(errors, 'a')).toBe(false)
})

test('any other failure is handed on as it is', () => {
  const conflict = new ApiError(409, { code: 'conflict' })
  expect(errorsById(conflict, CATEGORIES)).toBe(conflict)
})

test('what was removed takes its faults with it', () => {
  const errors = {
    title: 1,
    'categories.b.y.answer_text': 1,
    'categories.b.gone.href': 1,
    'categories.gone.text': 1,
  }
  expect(Object.keys(stillThere(errors, CATEGORIES))).toEqual(['title', 'categories.b.y.answer_text'])
})
