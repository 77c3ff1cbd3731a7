import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { studyCategories, studyImports, studyItems, studySearch } from '../../db/tables/self-study.ts'
import { writeTable } from '../../domain/import/write-table.ts'
import { session, user } from '../../testing/builders.ts'
import { formOf } from '../../testing/form.ts'
import { runJob } from '../../testing/jobs.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

const HEADS = {
  speaking: {
    items: ['級別', '主題', '子主題', '腔調', '編號', '客語', '拼音', '華語'],
    words: ['級別', '主題', '腔調', '編號', '詞語', '拼音', '華語'],
  },
  listening: {
    items: [
      ...['級別', '主題', '腔調', '對話編號', '標題', '標題拼音', '標題華語', '句次'],
      ...['角色', '角色拼音', '角色華語', '角色造型', '客語', '拼音', '華語'],
    ],
  },
} as const

const tsv = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => row.join('\t')).join('\r\n')

let editor: Record<string, string>

beforeEach(async () => {
  const { db } = server().services
  await db.delete(studySearch)
  await db.delete(studyItems)
  await db.delete(studyCategories)
  editor = await session(server(), await user(server(), { roles: ['selfstudy_editor'] }))
})

async function check(kind: string, files: Record<string, string | Buffer>, headers = editor) {
  const form = await formOf(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name,
        new File([typeof text === 'string' ? text : new Uint8Array(text)], `${name}.tsv`),
      ]),
    ),
  )
  const url = `/api/admin/self_study/${kind}/import`
  return server().app.inject({ method: 'POST', url, ...form, headers: { ...headers, ...form.headers } })
}

const begin = (id: number, headers = editor) =>
  server().app.inject({ method: 'POST', url: `/api/admin/self_study/import/${id}`, headers, payload: {} })

async function bring(kind: string, files: Record<string, string | Buffer>) {
  const { data } = (await check(kind, files)).json()
  expect(data.faults).toEqual([])
  expect((await begin(data.id)).json().data).toMatchObject({ state: 'waiting' })
  await runJob(server(), 'import-study', { id: data.id })
  const url = `/api/admin/self_study/import/${data.id}`
  expect((await server().app.inject({ url, headers: editor })).json().data).toMatchObject({
    state: 'done',
    percent: 100,
  })
  return data
}

async function exported(kind: string, file: string, format = 'tsv') {
  const url = `/api/admin/self_study/${kind}/table?file=${file}&format=${format}`
  const answer = await server().app.inject({ url, headers: editor })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

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
  const url = `/api/admin/self_study/import/${data.id}`
  const after = (await server().app.inject({ url, headers: editor })).json().data
  expect(after).toMatchObject({ state: 'refused', faults: [{ line: 2, column: '拼音' }] })
  expect(await db.$count(studyItems)).toBe(0)
})

const SAID = [
  ['恁仔細', 'an31 zii31 se55'],
  ['食飽吂？', 'siid5 bau31 mang11'],
  ['你好', 'ngi11 ho31'],
] as const
const FACES = ['女孩', '男孩', '媽媽', '阿公'] as const

/** Tables of dialogues that say anything in Mandarin, also what a spreadsheet would work out. */
const chinese = fc.constantFrom('=1+1', '0912', "'=x", '+好', '"引號"', '換\n行', '普通', '@你', '')
const dialogues = fc.uniqueArray(
  fc.record({
    level: fc.integer({ min: 1, max: 5 }),
    theme: fc.constantFrom('打招呼', '食飯', '上課'),
    dialect: fc.constantFrom('四縣', '海陸腔', '3'),
    no: fc.integer({ min: 1, max: 30 }),
    lines: fc.array(fc.tuple(fc.constantFrom(...SAID), chinese), { minLength: 2, maxLength: 6 }),
  }),
  {
    minLength: 1,
    maxLength: 6,
    selector: ({ level, theme, dialect, no }) => `${level} ${theme} ${dialect} ${no}`,
  },
)

test('a random table of dialogues comes out as what it takes, in both formats', async () => {
  const { db } = server().services
  await fc.assert(
    fc.asyncProperty(dialogues, fc.constantFrom('tsv' as const, 'xlsx' as const), async (all, format) => {
      await db.delete(studySearch)
      await db.delete(studyItems)
      await db.delete(studyCategories)
      const rows = all.flatMap(({ level, theme, dialect, no, lines }) =>
        lines.map(([[hakka, pinyin], mandarin], at) => [
          ...[String(level), theme, dialect, String(no), '恁仔細', 'an31 zii31 se55', '謝謝', String(at + 1)],
          ...(at % 2 ? ['阿公', 'a24 gung24', '爺爺', FACES[3]] : ['阿姆', 'a24 me24', '媽媽', FACES[2]]),
          ...[hakka, pinyin, mandarin],
        ]),
      )
      const file = await writeTable([HEADS.listening.items, ...rows], format)
      await bring('listening', { items_file: file })
      const out = await exported('listening', 'items_file', format)
      const before = String(await exported('listening', 'items_file'))
      const again = (await check('listening', { items_file: out })).json().data
      expect(again).toMatchObject({ made: 0, changed: 0, unchanged: all.length, fault_count: 0 })
      await db.delete(studySearch)
      await db.delete(studyItems)
      await db.delete(studyCategories)
      await bring('listening', { items_file: out })
      // Whichever format it went by, it reads as it did.
      expect(String(await exported('listening', 'items_file'))).toBe(before)
    }),
    { numRuns: 2, endOnFailure: true },
  )
  // Its threads give way to whatever else this machine does.
}, 60_000)

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
