import { expect, test } from 'vitest'
import { bodyOf, faultsOf, openedWith, postedFaults, postedValues, shotFaults } from './form-values.ts'

const opened = (query: string) => openedWith(new URLSearchParams(query), 'mei@school.example')

test('a lesson’s link fills in page, dialect and category; nothing else of an address gets into the form', () => {
  const url = 'http://localhost/lesson?id=1#mod-2'
  const values = opened(String(new URLSearchParams({ url, dialect_id: '2', category: '3' })))
  expect(values).toMatchObject({ url, dialects: [2], category: [3], email: 'mei@school.example' })
  expect(opened('url=javascript:alert(1)&dialect_id=9&category=x')).toMatchObject({
    url: '',
    dialects: [],
    category: [],
  })
})

test('says what is missing in the words of the specification, and nothing once it is there', () => {
  expect(faultsOf(openedWith(new URLSearchParams(), ''))).toEqual({
    category: ['請選擇問題分類'],
    url: ['請輸入問題網址'],
    content: ['請輸入問題描述'],
    email: ['請輸入電子郵件'],
  })
  const values = { ...opened('url=http://localhost/'), content: '錯字', category: [3] }
  expect(faultsOf(values)).toEqual({ subcategory: ['請選擇問題子分類'], dialects: ['請選擇腔調'] })
  expect(faultsOf({ ...values, category: [4] })).toEqual({ dialects: ['請選擇腔調'] })
  expect(faultsOf({ ...values, category: [5] })).toEqual({})
  expect(faultsOf({ ...values, subcategory: ['3-1'], dialects: [1] })).toEqual({})
  expect(faultsOf({ ...values, category: [5], content: '字'.repeat(5001) })).toHaveProperty('content')
})

test('dialects are sent only where they are asked for', () => {
  const values = { ...opened('dialect_id=2&category=5'), content: '錯字' }
  expect(bodyOf(values)).toMatchObject({ category: 5, dialects: [], subcategory: '' })
  expect(bodyOf({ ...values, category: [4] }).dialects).toEqual([2])
})

test('a refusal finds its picture, however the server names it', () => {
  expect(shotFaults({ 'screenshots.1.file': ['打不開'] }, 1)).toEqual(['打不開'])
  expect(shotFaults({ 'screenshots[0][file]': ['太大'] }, 0)).toEqual(['太大'])
  expect(shotFaults({ 'screenshots.1.file': ['打不開'] }, 0)).toEqual([])
})

test('a form that no script has sent says the same, in as many fields as it has', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['category', '3'],
    ['category', '4'],
    ['subcategory', '3-1'],
    ['dialects', '1'],
    ['dialects', '2'],
    ['dialects', 'x'],
    ['content', '錯字'],
  ] as const)
    form.append(name, value)
  form.append('screenshots', new File([], ''))
  form.append('screenshots', new File(['png'], '第二頁.png'))
  const values = postedValues(form)
  expect(values).toMatchObject({
    category: [3],
    subcategory: ['3-1'],
    dialects: [1, 2],
    content: '錯字',
    tel: '',
  })
  expect(values.screenshots.map(({ file }) => file.name)).toEqual(['第二頁.png'])
  expect(
    postedFaults({ url: ['缺'], 'screenshots.0.file': ['打不開'], 'screenshots.1.file': ['打不開'] }),
  ).toEqual({
    url: ['缺'],
    screenshots: ['打不開'],
  })
})
