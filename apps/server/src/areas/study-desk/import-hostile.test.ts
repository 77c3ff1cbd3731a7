import { randomBytes } from 'node:crypto'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { COLUMNS } from '../../content/study-table/columns.ts'
import { studyImports, studyItems } from '../../db/tables/self-study.ts'
import { writeTable } from '../../domain/import/write-table.ts'
import { testServer } from '../../testing/server.ts'
import { tableDesk } from '../../testing/table-desk.ts'

const server = testServer()
const { bring, check, exported } = tableDesk(server)

const COLUMN_IDS = COLUMNS.classroom_term.items_file.map(({ id }) => id)
const TERM = {
  category_name: '上課',
  subcategory_name: '開始',
  dialect_id: '四縣',
  no: '1',
  hakka: '請坐！',
  pinyin: 'qiang31 co24',
  chinese: '請坐！',
}

const rowsOf = (...terms: Record<string, string>[]) => [
  COLUMNS.classroom_term.items_file.map(({ title }) => title),
  ...terms.map((term, at) => COLUMN_IDS.map((id) => ({ ...TERM, no: String(at + 1), ...term })[id] ?? '')),
]
const workbook = (...terms: Record<string, string>[]) => writeTable(rowsOf(...terms), 'xlsx')

/** A workbook with something else in its one sheet. */
function withSheet(bytes: Buffer, change: (xml: string) => string): Buffer {
  const files = unzipSync(bytes)
  const name = Object.keys(files).find((own) => /worksheets\/sheet1\.xml$/.test(own)) ?? ''
  const sheet = change(strFromU8(files[name] ?? new Uint8Array()))
  return Buffer.from(zipSync({ ...files, [name]: strToU8(sheet) }))
}

/** The same ZIP, saying of each file that it is as long as ten bytes. */
function lying(bytes: Buffer): Buffer {
  const own = Buffer.from(bytes)
  for (let at = own.indexOf('PK\x01\x02'); at >= 0; at = own.indexOf('PK\x01\x02', at + 4))
    own.writeUInt32LE(10, at + 24)
  return own
}

const PACKED = Buffer.from(zipSync({ 'a.txt': strToU8('不是活頁簿') }))
const BOMB = Buffer.from(
  zipSync({ 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/a.xml': new Uint8Array(101 * 1024 * 1024) }),
)

test.each([
  ['a ZIP that is no workbook', PACKED, '這不是 XLSX 活頁簿，請另存成 XLSX 或 TSV 再上傳'],
  ['a ZIP that was cut off', PACKED.subarray(0, 60), '檔案讀不出來，請另存新檔再試'],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), '請上傳 TSV（UTF-8）或 XLSX 檔'],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), '請上傳 TSV（UTF-8）或 XLSX 檔'],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), '請上傳 TSV（UTF-8）或 XLSX 檔'],
  ['an empty file', Buffer.from(' '), '檔案是空的'],
  ['a workbook that unpacks to more than 100 MB', BOMB, '檔案解壓縮後太大，最多 100 MB'],
  ['one that lies about it', lying(BOMB), '檔案讀不出來，請另存新檔再試'],
])('%s that calls itself .xlsx is refused with its reason', async (_, bytes, message) => {
  const { data } = (await check('classroom_term', { items_file: bytes })).json()
  expect(data).toMatchObject({
    id: null,
    fault_count: 1,
    faults: [{ file: 'items_file', column: '', message }],
  })
  const { db } = server().services
  expect(await db.$count(studyItems)).toBe(0)
  expect(await db.$count(studyImports)).toBe(0)
})

test('a file of more than 5 MB is refused before anything reads it', async () => {
  const answer = await check('classroom_term', { items_file: randomBytes(5 * 1024 * 1024 + 1) })
  expect(answer.statusCode).toBe(413)
  expect(answer.json().errors).toEqual({ items_file: ['檔案太大，每個檔案最多 5 MB'] })
  expect(await server().services.db.$count(studyImports)).toBe(0)
})

test('a formula is what it came to, a number of a cell its digits, and zeros that a text begins with stay', async () => {
  const bytes = withSheet(await workbook({ chinese: '公式', category_name: '007' }), (xml) => {
    const cells = [...xml.matchAll(/<c r="([A-Z]+)2"[^>]*?(?:\/>|>.*?<\/c>)/gs)]
    const cellOf = (id: string) => cells[COLUMN_IDS.indexOf(id)]?.[0] ?? ''
    return xml
      .replace(cellOf('no'), '<c r="D2"><f>1+1</f><v>2</v></c>')
      .replace(
        cellOf('chinese'),
        '<c r="G2" t="str"><f>HYPERLINK("https://evil.example","請坐")</f><v>請坐</v></c>',
      )
  })
  await bring('classroom_term', { items_file: bytes })
  const [item] = await server().services.db.select().from(studyItems)
  expect(item).toMatchObject({ no: 2, titleChinese: '請坐' })
  expect(String(await exported('classroom_term', 'items_file'))).toContain(`"'007"`)
})

test('HTML is a text like any other, and what a spreadsheet would work out is marked as a text in an export', async () => {
  const texts = [
    '<img src=x onerror=alert(1)>',
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '=HYPERLINK("https://evil.example")',
  ]
  await bring('classroom_term', { items_file: await workbook(...texts.map((chinese) => ({ chinese }))) })
  const { data } = (await server().app.inject('/api/classroom_term/categories')).json()
  const terms = data.categories[0].subcategories[0].terms
  expect(terms.map(({ chinese_text }: { chinese_text: string }) => chinese_text)).toEqual(texts)
  const lines = String(await exported('classroom_term', 'items_file')).split('\r\n')
  const cells = lines.slice(1, -1).map((line) => line.split('\t')[COLUMN_IDS.indexOf('chinese')])
  expect(cells).toEqual([
    '"<img src=x onerror=alert(1)>"',
    ...texts.slice(1).map((text) => `"'${text.replaceAll('"', '""')}"`),
  ])
  const sheet = unzipSync(await exported('classroom_term', 'items_file', 'xlsx'))
  expect(
    Object.values(sheet)
      .map((file) => strFromU8(file))
      .join(''),
  ).not.toMatch(/<f[ >]/)
})
