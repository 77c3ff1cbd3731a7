import { readContent } from '@hakka/modules/server'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { TABLE_COLUMNS } from '../../content/lesson-table/columns.ts'
import { contentRows, headOf } from '../../content/lesson-table/to-rows.ts'
import { readPack } from '../../content/read.ts'
import { tinyLesson, tinyPack, withUids } from '../../content/testing/tiny-pack.ts'
import { lessons, modules } from '../../db/tables/content.ts'
import { dictionaryEntries } from '../../db/tables/dictionary.ts'
import { readTable } from '../../domain/import/table-thread.ts'
import { writeTable } from '../../domain/import/write-table.ts'
import { draftOf } from '../../domain/lesson/draft.ts'
import { session, user } from '../../testing/builders.ts'
import { formOf } from '../../testing/form.ts'
import { testServer } from '../../testing/server.ts'
import { secondSheetOf } from '../../testing/workbook.ts'

const server = testServer()

const LINE = {
  role: { name: '阿公', pinyin: 'a24 gung24' },
  hakka: { text: '食飽吂？', pinyin: 'siid5 bau31 mang11', audio: { url: 'audio/a.mp3' } },
  chinese: { text: '吃飽了嗎？' },
  words: [],
}

const QUESTION = {
  question: { text: '「爺爺」怎麼說？', lang: 'zh' },
  reactable_options: [
    { id: 1, text: '阿公', pinyin: 'a24 gung24', is_correct: true },
    { id: 2, text: '爺爺', lang: 'zh', is_correct: false },
  ],
  analysis: { text: '是阿公。' },
}

/** A module of each type that a table fills. */
const MODULES = {
  word: tinyLesson.activities[1].modules[0]?.content,
  kid_vocabulary: tinyLesson.activities[1].modules[0]?.content,
  kid_ebook: { sentences: [LINE] },
  practice: { questions: [QUESTION] },
} as const

const TYPES = ['word', 'kid_vocabulary', 'kid_ebook', 'practice'] as const
type Type = (typeof TYPES)[number]

let editor: Record<string, string> = {}
const ids = new Map<string, number>()

beforeAll(async () => {
  const { services } = server()
  const own = TYPES.map((type, at) => ({ no: at + 1, type, version: 1, name: type, content: MODULES[type] }))
  const lesson = withUids({ ...tinyLesson, activities: { 1: { modules: own } } })
  await importPack(services, await readPack(await tinyPack({ 'lessons/a.json': lesson })))
  editor = await session(server(), await user(server(), { roles: ['lesson_editor'] }))
})

beforeEach(async () => {
  const { db } = server().services
  for (const { id, uid } of await db.select().from(modules))
    ids.set(TYPES[Number(uid.slice(-1)) - 1] ?? '', id)
})

const idOf = (type: Type) => ids.get(type) ?? 0
const draft = async (type: Type) => {
  const own = await draftOf(server().services.db, idOf(type))
  if (!own) throw new Error(`there is no ${type}`)
  return own
}

const tsv = (type: Type, rows: readonly (readonly string[])[]) =>
  Buffer.from([headOf(type), ...rows].map((row) => row.join('\t')).join('\r\n'))

async function send(type: Type, bytes: Buffer, fields: Record<string, string> = {}, headers = editor) {
  const form = await formOf({
    items_file: new File([new Uint8Array(bytes)], 'table.xlsx'),
    module_id: String(idOf(type)),
    revision: String((await draft(type)).revision),
    ...fields,
  })
  const url = '/api/admin/lesson/table'
  return server().app.inject({ method: 'POST', url, ...form, headers: { ...headers, ...form.headers } })
}

const faultsOf = async (type: Type, rows: readonly (readonly string[])[]) =>
  (await send(type, tsv(type, rows)))
    .json()
    .data.faults.map(({ line, column, message }: Record<string, unknown>) => [line, column, message])

const file = (type: Type, query: string) =>
  server().app.inject({ url: `/api/admin/lesson/table?module_id=${idOf(type)}&${query}`, headers: editor })

describe('a table of a module', () => {
  test.each(TYPES)(
    'of %s comes out as its content, goes in again unchanged, and its template is taken',
    async (type) => {
      const before = await draft(type)
      for (const format of ['tsv', 'xlsx']) {
        const { data } = (
          await send(type, (await file(type, `format=${format}`)).rawPayload, { take: '1' })
        ).json()
        expect(data).toMatchObject({ fault_count: 0, made: 0, changed: 0, is_taken: true })
      }
      const after = await draft(type)
      expect(contentRows(type, after.content)).toEqual(contentRows(type, before.content))
      // Sounds stay where their Hakka does.
      expect(JSON.stringify(after.content).match(/\/files\//g)?.length ?? 0).toBe(
        JSON.stringify(before.content).match(/\/files\//g)?.length ?? 0,
      )
      const template = (await send(type, (await file(type, 'of=template')).rawPayload)).json().data
      expect([template.faults, template.id]).toEqual([[], idOf(type)])
    },
  )

  test('is looked at first, then written as a draft that learners do not see', async () => {
    const table = tsv('word', [['阿婆', 'a24 po11', '奶奶', '', '', '']])
    const looked = (await send('word', table)).json().data
    expect(looked).toMatchObject({ id: idOf('word'), made: 1, is_taken: false })
    expect(JSON.stringify(await draft('word'))).not.toContain('阿婆')
    expect((await send('word', table, { take: '1' })).json().data).toMatchObject({ is_taken: true })
    const own = await draft('word')
    expect(own).toMatchObject({ isDraft: true })
    expect(readContent(own.type, own.content, own.schemaVersion)).toMatchObject({ ok: true })
    const [lesson] = await server().services.db.select().from(lessons)
    expect((await server().app.inject(`/api/lesson?id=${lesson?.id}`)).body).not.toContain('阿婆')
  })

  test('of a workbook whose first sheet is hidden says which sheet was read, faults or none', async () => {
    for (const pinyin of ['a24 po11', 'a24']) {
      const rows = [headOf('word'), ['阿婆', pinyin, '奶奶', '', '', '']]
      const { data } = (await send('word', secondSheetOf('第三課', rows))).json()
      expect(data.tables).toMatchObject([{ total: 1, sheet: '第三課' }])
    }
    const { data } = (await send('word', tsv('word', [['阿婆', 'a24 po11', '奶奶', '', '', '']]))).json()
    expect(data.tables[0]).not.toHaveProperty('sheet')
  })

  test('each fault is told at its cell, and with one nothing is written', async () => {
    const revision = (await draft('word')).revision
    const rows = [
      ['阿公', 'a24', '爺爺', '', '', ''],
      ['', 'a24 po11', '奶奶', '', '', ''],
      ['阿姆', 'a24 me24', '媽媽', '食飽吂？', 'siid5', ''],
      ['阿公', 'a24 gung24', '爺爺', '', '', ''],
    ]
    expect(await faultsOf('word', rows)).toEqual([
      [2, '拼音', expect.any(String)],
      [3, '客語', '請填寫客語'],
      [4, '例句拼音', expect.any(String)],
      [5, '客語', '「阿公」已經在第 2 列'],
    ])
    const answer = (await send('word', tsv('word', rows), { take: '1' })).json().data
    expect(answer).toMatchObject({ id: null, fault_count: 4, is_taken: false })
    expect((await draft('word')).revision).toBe(revision)
  })

  test('cells are mended in the preview: rows keep their numbers, and what is written is the table as mended', async () => {
    // An empty row and a cell of two lines: both count where a spreadsheet counts them.
    const rows = [['阿公', 'a24', '爺爺\n阿公', '', '', ''], [], ['', 'a24 po11', '奶奶', '', '', '']]
    const table = await writeTable([headOf('word'), ...rows.map((row) => [...row])], 'xlsx')
    const edit = (line: number, column: string, text: string) => ({ file: 'items_file', line, column, text })
    const first = (await send('word', table)).json().data
    expect(first.faults).toMatchObject([
      { line: 2, column: '拼音' },
      { line: 4, column: '客語', message: '請填寫客語' },
    ])
    const one = [edit(2, '拼音', 'a24 gung24')]
    const second = (await send('word', table, { edits: JSON.stringify(one), take: '1' })).json().data
    expect(second).toMatchObject({ fault_count: 1, is_taken: false, faults: [{ line: 4, column: '客語' }] })
    expect(second.tables[0].rows.map(({ line }: { line: number }) => line)).toEqual([2, 4])
    const both = [...one, edit(4, '客語', '阿婆'), edit(99, '客語', '無人'), edit(2, '別欄', '無')]
    const taken = (await send('word', table, { edits: JSON.stringify(both), take: '1' })).json().data
    expect(taken).toMatchObject({ fault_count: 0, is_taken: true })
    expect(contentRows('word', (await draft('word')).content)).toEqual([
      ['阿公', 'a24 gung24', '爺爺\n阿公', '', '', ''],
      ['阿婆', 'a24 po11', '奶奶', '', '', ''],
    ])
  })

  test('beside a wrong reading stands the dictionary’s, where it has one alone', async () => {
    const readings = [{ dialect_id: 1, word: null, pinyin: 'a24 gung24' }]
    const words = { word: '阿公', folded: '阿公', forms: ['阿公'], grams: ['阿公'] }
    const { db } = server().services
    await db.insert(dictionaryEntries).values({ id: '1', source: 'moe', position: 1, ...words, readings })
    const { faults } = (await send('word', tsv('word', [['阿公', 'a24', '爺爺', '', '', '']]))).json().data
    expect(faults).toMatchObject([{ line: 2, column: '拼音', suggestion: 'a24 gung24' }])
  })

  test.each(['no json', '{}', '[{"file":"items_file","line":0,"column":"客語","text":""}]'])(
    'mended cells that nobody sends (%s) are refused with a sentence',
    async (edits) => {
      const table = tsv('word', [['阿公', 'a24 gung24', '爺爺', '', '', '']])
      const answer = await send('word', table, { edits })
      expect(answer.statusCode).toBe(422)
      expect(JSON.stringify(answer.json().errors)).toMatch(/edits/)
    },
  )

  test('of a question its options are rows; without a right one, or apart from one another, they are told', async () => {
    const option = (no: string, text: string, correct = '') => [no, '題目', '', text, '', correct, '']
    expect(
      await faultsOf('practice', [
        option('1', '甲'),
        option('1', '乙'),
        option('2', '甲', '1'),
        option('2', '乙', '好'),
        option('1', '丙'),
      ]),
    ).toEqual([
      [2, '正確', '這一題沒有正確的選項'],
      [5, '正確', '正確的選項填 1，其他空著'],
      [6, '題號', '同一題的選項要連在一起'],
      [6, '正確', '這一題沒有正確的選項'],
      [6, '選項', expect.any(String)],
    ])
    const good = [
      option('1', '甲', '1'),
      option('1', '乙'),
      ['2', '阿公', 'a24 gung24', '丙', '', '對', '說明'],
    ]
    expect(await faultsOf('practice', [...good, ['2', '', '', '丁', '', '', '']])).toEqual([])
  })

  test.each<[string, Buffer, RegExp]>([
    ['no table', Buffer.from('%PDF-1.7'), /TSV（UTF-8）或 XLSX/],
    ['a table without its columns', Buffer.from('客語\t別的\r\n阿公\tx'), /少了「拼音」|沒有「別的」/],
    ['nothing below its heading', Buffer.from(headOf('word').join('\t')), /沒有資料/],
    [
      'more rows than a module holds',
      tsv(
        'word',
        Array.from({ length: 2001 }, () => ['阿公', 'a24 gung24', '', '', '', '']),
      ),
      /最多 2000 列/,
    ],
    ['a formula that would run', tsv('word', [['=cmd()', 'a24', 'x', '', '', '']]), /./],
    [
      'has commas between its columns',
      Buffer.from('客語,拼音,華語\n阿公,a24 gung24,爺爺\n'),
      /用逗號分開.*另存成 XLSX/,
    ],
    [
      'has no heading',
      Buffer.from('阿公\ta24 gung24\t爺爺\n阿婆\ta24 po11\t奶奶\n'),
      /第一列要寫各欄的名字：客語、拼音/,
    ],
  ])('%s is refused with its reason', async (_, bytes, reason) => {
    const { data } = (await send('word', bytes)).json()
    expect(data.id).toBeNull()
    expect(JSON.stringify(data.faults)).toMatch(reason)
  })

  test('the largest that a module holds goes in, one more word does not', async () => {
    const words = (count: number) =>
      tsv(
        'kid_vocabulary',
        Array.from({ length: count }, (_, no) => [
          '客'.repeat(no + 1),
          'hag2 '.repeat(no + 1).trim(),
          'x'.repeat(400),
          '',
          '',
          '',
        ]),
      )
    expect((await send('kid_vocabulary', words(200))).json().data).toMatchObject({
      fault_count: 0,
      made: 200,
    })
    const { data } = (await send('kid_vocabulary', words(201))).json()
    expect(data.id).toBeNull()
    expect(data.faults).toContainEqual(expect.objectContaining({ message: '不可超過 200 項' }))
  })

  test('who has looked at an older draft is told so, and nothing is written over', async () => {
    const table = tsv('word', [['阿姆', 'a24 me24', '媽媽', '', '', '']])
    expect((await send('word', table, { take: '1', revision: '0' })).statusCode).toBe(409)
    expect(JSON.stringify(await draft('word'))).not.toContain('阿姆')
  })

  test('what an export says is marked where a spreadsheet would work it out', async () => {
    const rows = [['客', 'hag2', '=1+1', '', '', '']]
    const { data } = (await send('word', tsv('word', rows), { take: '1' })).json()
    expect(data.is_taken).toBe(true)
    const out = (await file('word', 'format=tsv')).payload
    expect(out).toContain("'=1+1")
    const read = await readTable(await writeTable([headOf('word'), ...rows], 'xlsx'))
    expect('lines' in read && read.lines[1]?.fields[2]).toBe('=1+1')
  })

  test('is for editors of modules, of types that have tables', async () => {
    const other = await session(server(), await user(server(), { roles: ['news_editor'] }))
    expect((await send('word', tsv('word', []), {}, other)).statusCode).toBe(403)
    expect((await send('word', tsv('word', []), { module_id: '999999' })).statusCode).toBe(404)
    expect(Object.keys(TABLE_COLUMNS).sort()).toEqual([...TYPES].sort())
  })
})
