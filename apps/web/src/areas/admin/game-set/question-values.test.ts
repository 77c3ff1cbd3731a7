import { expect, it } from 'vitest'
import { labelsOf, numbersOf, rowsBody, valuesOf } from './question-values.ts'

const table = {
  column_ids: ['no', 'image', 'answer'],
  columns: ['題號', '圖片', '答案'],
  rows: [1, 7].flatMap((no) =>
    [1, 2, 3, 4].map((card) => [String(no), `/files/${no}-${card}.png`, card === 3 ? '1' : '']),
  ),
}

it('a question goes into its form and out of it as it was', () => {
  const body = rowsBody(valuesOf(table, 1, 7), 1, table.column_ids)
  expect(body.map((cells) => table.column_ids.map((id) => cells[id]))).toEqual(table.rows.slice(4))
})

it('a new question is empty and has the next number, which all of its rows take over', () => {
  const values = { ...valuesOf(table, 1, 0), 'rows.0.no': '9' }
  expect(valuesOf(table, 1, 0)['rows.0.no']).toBe('8')
  expect(rowsBody(values, 1, table.column_ids)).toEqual(
    Array.from({ length: 4 }, () => ({ no: '9', image: '', answer: '' })),
  )
  expect(valuesOf({ ...table, rows: [] }, 4, 0)).toEqual({
    'rows.0.no': '1',
    'rows.0.image': '',
    'rows.0.answer': '',
  })
})

it('fields of one of several cards say of which', () => {
  expect(numbersOf(table)).toEqual([1, 7])
  expect(labelsOf(table, 1)).toMatchObject({ 'rows.0.no': '題號', 'rows.2.image': '第 3 張：圖片' })
  expect(labelsOf(table, 4)['rows.0.image']).toBe('圖片')
})
