import { expect, test } from 'vitest'
import { testServer } from '../testing/server.ts'
import { partsOf } from './made-of.ts'

const server = testServer()

/** What tables hold that pages are made of. */
const TOPICS: Record<string, string> = {
  assessments: 'assessment',
  dictionary_entries: 'dictionary',
  download_items: 'download',
  download_categories: 'download',
  feedback: 'feedback',
  lessons: 'lesson',
  modules: 'lesson',
  news: 'news',
}

test.each([
  '/api/my/id',
  '/api/my/info',
  '/api/home',
  '/api/lesson/menu?step_no=1&semester_no=1',
  '/api/lesson?step_no=1&semester_no=1&no=1',
  '/api/lesson?id=1',
  '/api/assessment/index?step_no=1&semester_no=1',
  '/api/dictionary/categories',
  '/api/dictionary/list?category=1',
  '/api/dictionary/quotes?word=%E5%A4%A9',
  '/api/dictionary/word?word=%E5%A4%A9',
  '/api/download/categories',
  '/api/download/category?id=1',
  '/api/download/category?id=9',
  '/api/faq',
  '/api/guide',
  '/api/feedback',
  '/api/news/list',
  '/api/news/detail?id=1',
])('%s is made of no table that it does not name', async (path) => {
  const { app, services } = server()
  const asked: string[] = []
  const { pool } = services
  const { query } = pool
  pool.query = new Proxy(query, {
    apply(target, self, given: unknown[]) {
      const [first] = given
      asked.push(typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text')))
      return Reflect.apply(target, self, given)
    },
  })
  await app.inject(path).finally(() => {
    pool.query = query
  })
  const sql = asked.join('\n')
  const read = Object.entries(TOPICS).filter(([table]) => new RegExp(`(from|join) "?${table}"?\\b`).test(sql))
  const parts = partsOf('GET', path)
  for (const [table, topic] of read)
    expect(
      parts.some((part) => part.split(' ')[0] === topic),
      `${table} of ${path}`,
    ).toBe(true)
})

test('a call that nobody has named is made of anything', () => {
  expect(partsOf('GET', '/api/search?keyword=x')).toEqual(['anything'])
})
