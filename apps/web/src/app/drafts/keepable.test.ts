import { expect, test } from 'vitest'
import { fitting, keepable } from './keepable.ts'

const file = new File(['%PDF'], '課本.pdf')

test('keeps the named fields as they are, lists and what is in them too', () => {
  const values = { title: '山歌', school: { id: 3, name: '國小' }, tags: [1, 2], date: null, same: '一樣' }
  const { same: _, ...changed } = values
  expect(keepable(values, Object.keys(changed))).toEqual({ values: changed, files: false })
})

test('leaves files out, alone and in a list, and says so', () => {
  const values = {
    file: [file],
    attachments: [
      { file, description: '圖' },
      { file_url: '/a', description: '' },
    ],
  }
  expect(keepable(values, ['file', 'attachments'])).toEqual({
    values: { file: [], attachments: [{ file_url: '/a', description: '' }] },
    files: true,
  })
})

test.each(['password', 'password_confirmation', 'old_password', '_token', 'client_secret'])(
  '%s is never kept',
  (name) => expect(keepable({ [name]: 'x', title: 'y' }, [name, 'title']).values).toEqual({ title: 'y' }),
)

test('a field that is gone, or has another shape by now, is not put back', () => {
  const now = { title: '', tags: [1], school: null, level: 2 }
  const kept = JSON.parse('{"title":"山歌","tags":"1,2","school":{"id":1},"level":null,"gone":1}')
  expect(fitting(now, kept)).toEqual({ title: '山歌', school: { id: 1 }, level: null })
})
