import { HELP } from '@hakka/contract/constants'
import { beforeEach, describe, expect, test } from 'vitest'
import { revisions } from '../../db/tables/edit.ts'
import { siteDocuments } from '../../db/tables/site-documents.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

const question = (id: string, answer = '<p>答</p>') => ({ id, question_text: id, answer_text: answer })
const category = (id: string, items: object[], title = id) => ({ id, title, icon: 'help', items })
const GUIDE = { title: '使用說明', description: { title: '第一次來', content: '<p>從這裡開始。</p>' } }
const leading = (id: string, href: string, items: object[] = []) => ({ id, text: id, href, items })
const item = (id: string) => ({ id, text: id, href: '/faq', content: '' })

const BASE = [category('a', [question('x'), question('y')]), category('b', [question('z')])]

const editor = async (name: string) =>
  session(server(), await user(server(), { name, roles: ['content_editor'] }))
const post = (url: string, payload: object, headers: Record<string, string>) =>
  server().app.inject({ method: 'POST', url, headers, payload })
const categoriesOf = async (name = 'faq') => (await server().app.inject(`/api/${name}`)).json().categories

let chen: Record<string, string>
let lin: Record<string, string>

beforeEach(async () => {
  const { db } = server().services
  await db.delete(siteDocuments)
  await db.delete(revisions)
  chen = await editor('陳編輯')
  lin = await editor('林編輯')
  await post('/api/faq/update', { categories: BASE, version: 0 }, lin)
})

const save = (categories: object[], headers: Record<string, string>, more: object = {}) =>
  post('/api/faq/update', { categories, version: 1, ...more }, headers)

describe('two editors of the same version', () => {
  test('both keep what they wrote in different entries, and the later one is told whose work it joined', async () => {
    const theirs = [
      category('a', [question('x', '<p>陳</p>'), question('y'), question('new')]),
      BASE[1] ?? {},
    ]
    await save(theirs, chen)
    const mine = [
      category('a', [question('x'), question('y', '<p>林</p>')]),
      category('b', [question('z')], '改名'),
    ]
    const answer = await save(mine, lin)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      data: {
        version: 3,
        joined: {
          base: { categories: BASE },
          theirs: { categories: theirs },
          others: [{ name: '陳編輯', entries: 2 }],
        },
      },
    })
    expect(await categoriesOf()).toEqual([
      category('a', [question('x', '<p>陳</p>'), question('y', '<p>林</p>'), question('new')]),
      category('b', [question('z')], '改名'),
    ])
  })

  test('are shown the entries that both changed and nothing else, and nothing is stored', async () => {
    const theirs = [category('a', [question('x', '<p>陳</p>'), question('y')])]
    await save(theirs, chen)
    const answer = await save([category('a', [question('x', '<p>林</p>')]), ...BASE.slice(1)], lin)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'conflict',
      current: {
        categories: theirs,
        version: 2,
        clashes: ['categories.a.x'],
        others: [{ name: '陳編輯', entries: 3 }],
      },
    })
    expect(await categoriesOf()).toEqual(theirs)
  })

  test('who changes what another took out is asked', async () => {
    await save(BASE.slice(1), chen)
    const answer = await save(
      [category('a', [question('x', '<p>林</p>'), question('y')]), ...BASE.slice(1)],
      lin,
    )
    expect(answer.json().current.clashes).toEqual(['categories.a'])
  })

  test.each([
    ['mine', '<p>林</p>'],
    ['theirs', '<p>陳</p>'],
  ])('keep what was chosen: %s', async (side, answer_text) => {
    await save(
      [category('a', [question('x', '<p>陳</p>'), question('y', '<p>陳</p>')]), ...BASE.slice(1)],
      chen,
    )
    const mine = [category('a', [question('x', '<p>林</p>'), question('y')]), ...BASE.slice(1)]
    const answer = await save(mine, lin, { chosen: { version: 2, [side]: ['categories.a.x'] } })
    expect(answer.statusCode).toBe(200)
    expect((await categoriesOf())[0].items).toEqual([question('x', answer_text), question('y', '<p>陳</p>')])
  })

  test('are asked again when the entry was saved once more while they chose', async () => {
    const mine = [category('a', [question('x', '<p>林</p>'), question('y')]), ...BASE.slice(1)]
    const theirs = (text: string) => [category('a', [question('x', text), question('y')]), ...BASE.slice(1)]
    await save(theirs('<p>陳</p>'), chen)
    await save(theirs('<p>陳又改</p>'), chen, { version: 2 })
    const answer = await save(mine, lin, { chosen: { version: 2, mine: ['categories.a.x'] } })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().current).toMatchObject({ version: 3, clashes: ['categories.a.x'] })
  })

  test('writing the same at the same moment is no conflict', async () => {
    const both = [category('a', [question('x', '<p>一樣</p>')])]
    const answers = await Promise.all([save(both, chen), save(both, lin)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await categoriesOf()).toEqual(both)
  })

  test('thirty at once on thirty entries lose nothing', async () => {
    const all = Array.from({ length: HELP.categories }, (_, at) => category(`c${at}`, [question(`q${at}`)]))
    await save(all, lin)
    const answers = await Promise.all(
      all.map((_, at) =>
        save(
          all.map((own, other) =>
            other === at ? category(`c${at}`, [question(`q${at}`, '<p>改</p>')]) : own,
          ),
          lin,
          { version: 2 },
        ),
      ),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const texts = (await categoriesOf()).map(
      ({ items: [only] }: { items: { answer_text: string }[] }) => only?.answer_text,
    )
    expect(new Set(texts)).toEqual(new Set(['<p>改</p>']))
  })

  test('what both add is refused where together it is more than fits', async () => {
    const more = (name: string) =>
      Array.from({ length: HELP.categories - 2 }, (_, at) => category(`${name}${at}`, []))
    await save([...BASE, ...more('c')], chen)
    const answer = await save([...BASE, ...more('l')], lin)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({ categories: ['和別人新增的合在一起，超過 30 個分類'] })
  })
})

test('without a version the document is replaced, as the specification has it', async () => {
  await save([category('a', [question('x', '<p>陳</p>')])], chen)
  const answer = await post('/api/faq/update', { categories: BASE }, lin)
  expect(answer.json()).toEqual({ data: { version: 3 } })
  expect(await categoriesOf()).toEqual(BASE)
})

test('the guide joins page and categories; a category that two halves leave empty is asked about', async () => {
  const base = [leading('a', '', [item('x'), item('y')])]
  await post('/api/guide/update', { ...GUIDE, categories: base, version: 0 }, lin)
  const theirs = { ...GUIDE, title: '新的標題', categories: [leading('a', '', [item('x')])] }
  await post('/api/guide/update', { ...theirs, version: 1 }, chen)
  const mine = { ...GUIDE, description: { ...GUIDE.description, title: '新的引言' } }
  const empty = await post(
    '/api/guide/update',
    { ...mine, categories: [leading('a', '', [item('y')])], version: 1 },
    lin,
  )
  expect(empty.json().current.clashes).toEqual(['categories.a'])
  const whole = await post('/api/guide/update', { ...mine, categories: base, version: 1 }, lin)
  expect(whole.json().data.version).toBe(3)
  expect((await server().app.inject('/api/guide')).json()).toEqual({
    title: '新的標題',
    description: { title: '新的引言', content: '<p>從這裡開始。</p>' },
    categories: [leading('a', '', [item('x')])],
  })
})

test('an earlier version is read and becomes the newest, unless somebody has saved meanwhile', async () => {
  await save([], chen)
  const get = async (url: string) => (await server().app.inject({ url, headers: lin })).json()
  const { data } = await get('/api/faq/revisions')
  expect(data).toMatchObject([
    { version: 2, by: '陳編輯' },
    { version: 1, by: '林編輯' },
  ])
  expect((await get('/api/faq/revision?version=1')).data.content).toEqual({ categories: BASE })
  const late = await post('/api/faq/revert', { revision: 1, version: 1 }, lin)
  expect(late.statusCode).toBe(409)
  const answer = await post('/api/faq/revert', { revision: 1, version: 2 }, lin)
  expect(answer.json()).toEqual({ data: { version: 3 } })
  expect(await categoriesOf()).toEqual(BASE)
  expect((await post('/api/faq/revert', { revision: 9 }, lin)).statusCode).toBe(404)
})

test('what was removed is listed as it was last, with who removed it; a category with all that stood in it', async () => {
  await save([category('a', [question('x')]), ...BASE.slice(1)], chen)
  await save([category('a', [question('x')])], lin, { version: 2 })
  const answer = await server().app.inject({ url: '/api/faq/removed', headers: lin })
  expect(answer.json().data).toMatchObject([
    { by: '林編輯', whole: true, category: BASE[1] },
    { by: '陳編輯', whole: false, category: category('a', [question('y')]) },
  ])
})
