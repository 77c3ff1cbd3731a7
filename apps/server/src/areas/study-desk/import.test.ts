import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { studyCategories, studyImports, studyItems } from '../../db/tables/self-study.ts'
import { openQueue } from '../../jobs/kit/queue.ts'
import { session, user } from '../../testing/builders.ts'
import { runJob } from '../../testing/jobs.ts'
import { testServer } from '../../testing/server.ts'
import { tableDesk, tsv } from '../../testing/table-desk.ts'

const server = testServer()

const HEADS = {
  speaking: {
    items: ['級別', '主題', '子主題', '腔調', '編號', '客語', '拼音', '華語'],
    words: ['級別', '主題', '腔調', '編號', '詞語', '拼音', '華語'],
  },
} as const

const { check, begin, bring, exported, progress } = tableDesk(server)

const sentence = (no: number, hakka = '食飽吂？', pinyin = 'siid5 bau31 mang11') =>
  [1, '打招呼', '見面', '四縣', no, hakka, pinyin, '吃飽了嗎？'] as const
const word = (no: number) => [1, '打招呼', '四縣', no, '食飽', 'siid5 bau31', '吃飽'] as const
const items = (...rows: (readonly (string | number)[])[]) => tsv([HEADS.speaking.items, ...rows])
const words = (...rows: (readonly (string | number)[])[]) => tsv([HEADS.speaking.words, ...rows])

test('sentences with their words are there when the import is done, and the same table again changes nothing', async () => {
  const files = { items_file: items(sentence(1), sentence(2)), words_file: words(word(1)) }
  expect(await bring('speaking', files)).toMatchObject({ made: 2, changed: 0 })
  const { db } = server().services
  const [theme] = await db.select().from(studyCategories)
  const url = `/api/self_study/speaking/category?c=${theme?.id}`
  const { category } = (await server().app.inject(url)).json()
  expect(category.subcategories[0].sentences[0]).toMatchObject({
    no: 1,
    hakka_sentence: { text: '食飽吂？', pinyin: 'siid5 bau31 mang11' },
    words: [{ text: '食飽', pinyin: 'siid5 bau31', chinese: '吃飽' }],
  })
  expect((await check('speaking', files)).json().data).toMatchObject({ made: 0, changed: 0, unchanged: 2 })
  const acts = (await db.select().from(auditRows)).filter(({ action }) => action === 'speaking.import')
  expect(acts).toHaveLength(1)
})

test('a table with one bad cell writes nothing and names file, row and column', async () => {
  const bad = items(sentence(1), sentence(2, '食飽吂？', 'siid5 bau31'))
  const { data } = (await check('speaking', { items_file: bad, words_file: words(word(1)) })).json()
  expect(data).toMatchObject({ id: null, fault_count: expect.any(Number) })
  expect(data.faults[0]).toMatchObject({ file: 'items_file', line: 3, column: '拼音' })
  const { db } = server().services
  expect(await db.$count(studyItems)).toBe(0)
})

test.each([
  ['"沒寫完', /沒寫完的引號/],
  [
    tsv([
      ['級別', '主題'],
      ['1', '打招呼'],
    ]),
    /少了「腔調」/,
  ],
])('a file that is no such table is told why (%#)', async (text, reason) => {
  const { data } = (await check('speaking', { items_file: text, words_file: words(word(1)) })).json()
  expect(data.id).toBeNull()
  expect(JSON.stringify(data.faults)).toMatch(reason)
})

test('a character that no face shows is named at its cell', async () => {
  const strange = [1, '打招呼', '見面', '四縣', 2, '食飽吂？', 'siid5 bau31 mang11', '吃飽了𐎠']
  const files = { items_file: items(sentence(1), strange), words_file: words(word(1)) }
  expect((await check('speaking', files)).json().data.faults).toEqual([
    { file: 'items_file', line: 3, column: '華語', message: '沒有字型可以顯示：𐎠' },
  ])
})

test('words of a sentence that the table does not have are named', async () => {
  const files = { items_file: items(sentence(1)), words_file: words(word(1), word(7)) }
  const { data } = (await check('speaking', files)).json()
  expect(data.faults).toEqual([{ file: 'words_file', line: 3, column: '', message: '內容檔裡沒有這一句' }])
})

test('speaking needs its words, and who may not import hears so before anything is read', async () => {
  expect((await check('speaking', { items_file: items(sentence(1)) })).json().errors).toEqual({
    words_file: ['請選擇詞語檔'],
  })
  const audio = await session(server(), await user(server(), { roles: ['audio_editor'] }))
  expect((await check('listening', { items_file: 'x' }, audio)).statusCode).toBe(403)
})

test("an import is its editor's own, and one that was begun is not begun again", async () => {
  const { data } = (
    await check('speaking', { items_file: items(sentence(1)), words_file: words(word(1)) })
  ).json()
  const other = await session(server(), await user(server(), { roles: ['selfstudy_editor'] }))
  expect((await begin(data.id, other)).statusCode).toBe(404)
  await begin(data.id)
  await runJob(server(), 'import-study', { id: data.id })
  expect((await begin(data.id)).json().data.state).toBe('done')
})

test('what has come to stand in the way since the check refuses all of it', async () => {
  const { data } = (
    await check('speaking', { items_file: items(sentence(1)), words_file: words(word(1)) })
  ).json()
  await begin(data.id)
  const { db } = server().services
  await db.update(studyImports).set({ itemsFile: Buffer.from(items(sentence(1, '好', ''))) })
  await runJob(server(), 'import-study', { id: data.id })
  expect(await progress(data.id)).toMatchObject({ state: 'refused', faults: [{ line: 2, column: '拼音' }] })
  expect(await db.$count(studyItems)).toBe(0)
})

test('terms of the classroom count within their subcategories, have no words, and come back as they went', async () => {
  const heads = ['主題', '子主題', '腔調', '編號', '客語', '拼音', '華語']
  const term = (part: string, no: number, hakka = '上課了。', pinyin = 'song24 ko55 le24') => [
    '上課、下課',
    part,
    '四縣',
    no,
    hakka,
    pinyin,
    '上課了。',
  ]
  const table = tsv([heads, term('上課', 1), term('上課', 2), term('下課', 1, '下課了。', 'ha24 ko55 le24')])
  expect(await bring('classroom_term', { items_file: table })).toMatchObject({ made: 3, changed: 0 })
  const { data } = (await server().app.inject('/api/classroom_term/categories')).json()
  expect(data.categories).toMatchObject([
    {
      title: '上課、下課',
      subcategories: [
        { title: '上課', terms: [{ no: 1 }, { no: 2 }] },
        { title: '下課', terms: [{ no: 1, hakka_text: '下課了。' }] },
      ],
    },
  ])
  const own = await exported('classroom_term', 'items_file', 'xlsx')
  expect((await check('classroom_term', { items_file: own })).json().data).toMatchObject({
    made: 0,
    changed: 0,
    unchanged: 3,
  })
  const twice = await check('classroom_term', { items_file: tsv([heads, term('上課', 1), term('上課', 1)]) })
  expect(twice.json().data.faults).toMatchObject([{ line: 3, column: '編號' }])
  const worded = await check('classroom_term', { items_file: table, words_file: words(word(1)) })
  expect(worded.json().errors).toEqual({ words_file: ['課室用語沒有詞語檔'] })
})

test('an import that is broken off leaves all as it was, and is written when its job comes again', async () => {
  const { data } = (
    await check('speaking', { items_file: items(sentence(1)), words_file: words(word(1)) })
  ).json()
  await begin(data.id)
  const ending = AbortSignal.abort(new Error('the process ends'))
  await expect(runJob(server(), 'import-study', { id: data.id }, ending)).rejects.toThrow('the process ends')
  expect(await progress(data.id)).toMatchObject({ state: 'failed' })
  expect(await server().services.db.$count(studyItems)).toBe(0)
  await runJob(server(), 'import-study', { id: data.id })
  expect(await progress(data.id)).toMatchObject({ state: 'done', made: 1 })
})

test('an import that nobody does any more has failed', async () => {
  const { db, pool } = server().services
  server().services.queue = openQueue(pool)
  const table = { items_file: items(sentence(1)), words_file: words(word(1)) }
  const { data } = (await check('speaking', table)).json()
  await begin(data.id)
  expect(await progress(data.id)).toMatchObject({ state: 'waiting' })
  // Its processes were killed, and it was tried often enough.
  await db.execute(sql`delete from jobs.job where name = 'import-study'`)
  expect(await progress(data.id)).toMatchObject({ state: 'failed' })
})
