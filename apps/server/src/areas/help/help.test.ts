import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { revisions } from '../../db/tables/edit.ts'
import { siteDocuments } from '../../db/tables/site-documents.ts'
import type { Role } from '../../domain/account/permissions.ts'
import { session, user, visitor } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

const FAQ = {
  categories: [
    {
      id: 'account',
      title: '帳號與登入',
      icon: 'account',
      items: [{ id: 'forgotten', question_text: '忘記密碼怎麼辦？', answer_text: '<p>請老師重設。</p>' }],
    },
  ],
}
const GUIDE = {
  title: '使用說明',
  description: { title: '第一次來', content: '<p>從這裡開始。</p>' },
  categories: [
    {
      id: 'pupils',
      text: '給學生',
      href: '',
      items: [{ id: 'start', text: '開始上課', href: '/lesson/menu', content: '' }],
    },
    { id: 'questions', text: '常見問題', href: '/faq', items: [] },
  ],
}

const get = async (url: string) => (await server().app.inject(url)).json()
const headersOf = async (...roles: Role[]) => session(server(), await user(server(), { roles }))

async function post(url: string, payload: object, headers?: Record<string, string>) {
  const own = headers ?? (await headersOf('content_editor'))
  return server().app.inject({ method: 'POST', url, headers: own, payload })
}

beforeEach(async () => {
  await server().services.db.delete(siteDocuments)
  await server().services.db.delete(revisions)
})

test('before anybody has written them both are there, and empty', async () => {
  expect(await get('/api/faq')).toEqual({ categories: [] })
  expect(await get('/api/guide')).toEqual({
    title: '使用說明',
    description: { title: '', content: '' },
    categories: [],
  })
})

describe.each([
  ['faq', FAQ],
  ['guide', GUIDE],
] as const)('%s', (name, content) => {
  test('is what its editor has saved, and the version goes up', async () => {
    const first = await post(`/api/${name}/update`, { ...content, version: 0 })
    expect(first.json()).toEqual({ data: { version: 1 } })
    expect(await get(`/api/${name}`)).toEqual(content)
    const second = await post(`/api/${name}/update`, { ...content, categories: [], version: 1 })
    expect(second.json()).toEqual({ data: { version: 2 } })
    expect((await get(`/api/${name}`)).categories).toEqual([])
  })

  test('leaves a line in the audit list with before and after, and none where it was refused', async () => {
    const { db } = server().services
    await db.delete(auditRows)
    const editor = await user(server(), { name: '王編輯', roles: ['content_editor'] })
    const headers = await session(server(), editor)
    await post(`/api/${name}/update`, { ...content, version: 0 }, headers)
    await post(`/api/${name}/update`, { ...content, categories: [], version: 1 }, headers)
    await post(`/api/${name}/update`, { categories: [{}], version: 2 }, headers)
    const rows = await db
      .select()
      .from(auditRows)
      .where(eq(auditRows.action, `${name}.update`))
      .orderBy(asc(auditRows.id))
    expect(rows).toHaveLength(2)
    expect(rows[1]).toMatchObject({
      userId: editor.id,
      userName: '王編輯',
      subjectId: name,
      before: content,
      after: { categories: [] },
    })
  })

  test('is open to its editors alone', async () => {
    const permission = name === 'faq' ? 'faq.edit' : 'guide.edit'
    const paths = [`/api/${name}/preview`, `/api/${name}/update`]
    for (const url of paths) {
      expect((await post(url, content, await visitor(server()))).statusCode, url).toBe(401)
      expect((await post(url, content, await headersOf('news_editor'))).statusCode, url).toBe(403)
      expect((await post(url, content, await headersOf('content_editor'))).statusCode, permission).toBe(200)
    }
    const url = `/api/${name}/edit`
    expect((await server().app.inject({ url })).statusCode).toBe(401)
    expect((await server().app.inject({ url, headers: await headersOf('lesson_editor') })).statusCode).toBe(
      403,
    )
    const open = await server().app.inject({ url, headers: await headersOf('admin') })
    expect(open.json().data).toMatchObject({ ...content, version: 1 })
  })

  test('is shown as it would be saved, without being saved', async () => {
    const answer = await post(`/api/${name}/preview`, content)
    expect(answer.json()).toEqual({ data: content })
    expect((await get(`/api/${name}`)).categories).toEqual([])
  })
})

const faqWith = (item: object, more: object = {}) => ({
  categories: [{ title: '帳號', icon: 'account', items: [item], ...more }],
})
const guideWith = (category: object) => ({ ...GUIDE, categories: [category] })

describe('what is wrong', () => {
  test.each([
    ['no title', { categories: [{ icon: 'help' }] }, { 'categories.0.title': ['請輸入分類名稱'] }],
    [
      'an icon nobody knows',
      { categories: [{ title: '帳號', icon: 'skull' }] },
      { 'categories.0.icon': ['請選擇圖示'] },
    ],
    [
      'a question of blanks, no answer',
      faqWith({ question_text: '  ', answer_text: '' }),
      { 'categories.0.items.0.question_text': ['請輸入問題'] },
    ],
    [
      'an answer that is nothing without its script',
      faqWith({ question_text: '問？', answer_text: '<script>alert(1)</script><p>&nbsp;</p>' }),
      { 'categories.0.items.0.answer_text': ['請輸入回答'] },
    ],
    [
      'a question of 101 characters',
      faqWith({ question_text: '𠊎'.repeat(101), answer_text: '答' }),
      { 'categories.0.items.0.question_text': ['最多 100 個字'] },
    ],
    [
      'more than 100 KB of HTML',
      faqWith({ question_text: '問？', answer_text: `<p>${'字'.repeat(34_000)}</p>` }),
      { 'categories.0.items.0.answer_text': ['內容太長，請分成幾項'] },
    ],
  ])('%s is told by its field', async (_what, body, errors) => {
    const answer = await post('/api/faq/update', body)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({ code: 'validation', message: '請檢查輸入內容', errors })
  })

  test.each([
    ['a category that leads nowhere', { text: '空的', href: '' }, 'categories.0.href'],
    [
      'an item that neither leads nor tells',
      { text: '分類', items: [{ text: '項目' }] },
      'categories.0.items.0.href',
    ],
    ['a script for an address', { text: '壞', href: 'javascript:alert(1)' }, 'categories.0.href'],
    ['another host without its scheme', { text: '壞', href: '//example.com' }, 'categories.0.href'],
    ['a backslash for a slash', { text: '壞', href: '/\\example.com' }, 'categories.0.href'],
  ])('%s is refused', async (_what, category, field) => {
    const answer = await post('/api/guide/update', guideWith(category))
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
  })

  test('HTML is stored without what could run', async () => {
    const answer_text =
      '<p onclick="x()">回答<img src="https://evil.example/a.png"><a href="javascript:x()">連結</a><iframe src="/"></iframe></p>'
    await post('/api/faq/update', faqWith({ question_text: '問？', answer_text }))
    const [category] = (await get('/api/faq')).categories
    expect(category.items[0].answer_text).toBe('<p>回答<img /><a>連結</a></p>')
  })
})

test('every category and item has a name of its own, also where none or the same was sent', async () => {
  const item = { question_text: '問？', answer_text: '答' }
  await post('/api/faq/update', {
    categories: [
      {
        id: 'same',
        title: '分類',
        icon: 'help',
        items: [item, { ...item, id: 'same' }, { ...item, id: 'own' }],
      },
    ],
  })
  const [category] = (await get('/api/faq')).categories
  const ids = [category.id, ...category.items.map(({ id }: { id: string }) => id)]
  expect(ids[0]).toBe('same')
  expect(ids[3]).toBe('own')
  expect(new Set(ids).size).toBe(4)
})
