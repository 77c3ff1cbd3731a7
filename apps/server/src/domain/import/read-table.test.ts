import { describe, expect, test } from 'vitest'
import { workbookOf } from '../../testing/workbook.ts'
import { rowsOf } from './rows-of.ts'
import { readTable } from './table-thread.ts'
import { writeTable } from './write-table.ts'

const COLUMNS = [
  { id: 'hakka', title: '客語' },
  { id: 'pinyin', title: '拼音' },
]

/** What an editor is told of a file: its rows, and what is wrong at which cell. */
async function told(bytes: Buffer) {
  const raw = await readTable(bytes)
  if ('refused' in raw) return { rows: [], faults: [raw.refused], sheet: undefined }
  const { rows, faults } = rowsOf('file', COLUMNS, raw)
  return {
    rows: rows.map(({ cells }) => [cells.hakka, cells.pinyin]),
    faults: faults.map(({ line, column, message }) => `${line} ${column} ${message}`),
    sheet: raw.sheet,
  }
}

const tsv = (...lines: string[]) => told(Buffer.from(['客語\t拼音', ...lines].join('\n')))

describe('a text apart by tabs', () => {
  test('a cell that begins with a quote and is closed two rows below swallows nothing: it is told by its line', async () => {
    expect(await tsv('人\t"ngin11', '食\tsiid5', '飯\tfan55"')).toMatchObject({
      rows: [
        ['人', '"ngin11'],
        ['食', 'siid5'],
        ['飯', 'fan55"'],
      ],
      faults: ['2 pinyin 這一格有沒寫完的引號：開頭有，結尾沒有'],
    })
  })

  test('one that is never closed is told by its line', async () => {
    expect((await tsv('人\tngin11', '食\tsiid5', '飯\t"fan55')).faults).toEqual([
      '4 pinyin 這一格有沒寫完的引號：開頭有，結尾沒有',
    ])
  })

  test('quotes that spreadsheets write as they are stay; those around a whole cell are taken off', async () => {
    expect(await tsv('"人"係麼个\tngin11', '佢講"好"\t"ho31"', '"""人""係"\t""')).toEqual({
      rows: [
        ['"人"係麼个', 'ngin11'],
        ['佢講"好"', 'ho31'],
        ['"人"係', ''],
      ],
      faults: [],
      sheet: undefined,
    })
  })

  test('a cell of several lines in quotes is one, and the rows below keep their numbers', async () => {
    expect(await tsv('"頭一行\n第二行"\tngin11', '人\t"ngin11')).toMatchObject({
      rows: [
        ['頭一行\n第二行', 'ngin11'],
        ['人', '"ngin11'],
      ],
      faults: ['4 pinyin 這一格有沒寫完的引號：開頭有，結尾沒有'],
    })
  })

  test('what stands under no heading is told', async () => {
    expect((await tsv('人\tngin11\t多出來的', '食\tsiid5')).faults).toEqual(['2  「多出來的」的上面沒有標題'])
    expect((await tsv(`人\tngin11\t${'長'.repeat(300)}`)).faults[0]).toBe(
      `2  「${'長'.repeat(50)}…」的上面沒有標題`,
    )
  })
})

const text = (ref: string, own: string) => `<c r="${ref}" t="inlineStr"><is><t>${own}</t></is></c>`
const HEAD = `<row r="1">${text('A1', '客語')}${text('B1', '拼音')}</row>`
const inCell = (own: string, formats: string[] = []) =>
  told(workbookOf({ sheets: [{ rows: `${HEAD}<row r="2">${text('A2', '人')}${own}</row>` }], formats }))
const cell = (attributes: string, value: string) => `<c r="B2" ${attributes}><v>${value}</v></c>`

describe('a cell of a workbook is what the sheet shows', () => {
  test.each([
    ['a number', '', '12', '12'],
    ['a decimal as machines keep it', '', '3.2999999999999998', '3.3'],
    ['a negative', '', '-0.5', '-0.5'],
    ['true', 't="b"', '1', 'TRUE'],
    ['a formula’s text', 't="str"', 'ngin11', 'ngin11'],
    ['zeros that its format puts before it', 's="1"', '7', '007'],
    ['more digits than its format asks for', 's="1"', '1234', '1234'],
  ])('%s', async (_, attributes, value, shown) => {
    expect(await inCell(cell(attributes, value), ['000'])).toEqual({
      rows: [['人', shown]],
      faults: [],
      sheet: undefined,
    })
  })

  test.each([
    ['an error', 't="e"', '#N/A', '這一格是算不出來的公式（#N/A）'],
    ['a date', 's="1"', '46000', '這一格是日期或時間，請把這一格設成文字再填一次'],
    ['a date by its kind', 't="d"', '2026-11-28', '這一格是日期或時間，請把這一格設成文字再填一次'],
    [
      'twenty digits',
      '',
      '12345678901234567890',
      '這一格的數字太長，試算表會改掉它，請把這一格設成文字再填一次',
    ],
    ['1e21', '', '1E+21', '這一格的數字太長，試算表會改掉它，請把這一格設成文字再填一次'],
    [
      'a percentage',
      's="2"',
      '0.5',
      '這一格的數字有自己的格式，看到的可能不是這個數，請把這一格設成文字再填一次',
    ],
    [
      'a decimal that its format hides',
      's="3"',
      '7.5',
      '這一格的小數在試算表裡看不到，請把這一格設成文字再填一次',
    ],
    ['no number', '', 'x', '這一格的數字讀不出來，請把這一格設成文字再填一次'],
  ])('%s is a fault at its cell', async (_, attributes, value, message) => {
    const { faults } = await inCell(cell(attributes, value), ['yyyy/m/d', '0%', '000'])
    expect(faults).toEqual([`2 pinyin ${message}`])
  })

  test('how a word is read above it is no part of it', async () => {
    const own = '<c r="B2" t="inlineStr"><is><r><t>ngin</t></r><rPh><t>あ</t></rPh><r><t>11</t></r></is></c>'
    expect((await inCell(own)).rows).toEqual([['人', 'ngin11']])
  })
})

test('of a workbook whose first sheet is hidden or empty the next is read, and named', async () => {
  const rows = `${HEAD}<row r="2">${text('A2', '人')}${text('B2', 'ngin11')}</row>`
  const read = (...sheets: { name: string; state?: string; rows: string }[]) => told(workbookOf({ sheets }))
  expect((await read({ name: '詞語', rows })).sheet).toBeUndefined()
  expect(await read({ name: '說明', state: 'hidden', rows: HEAD }, { name: '詞語', rows })).toMatchObject({
    rows: [['人', 'ngin11']],
    sheet: '詞語',
  })
  expect((await read({ name: '空白', rows: '' }, { name: '詞語', rows })).sheet).toBe('詞語')
})

test('what we write comes back as it was, in both formats', async () => {
  const rows = [
    ['客語', '拼音'],
    ['007', '"ngin11'],
    ['頭一行\n第二行', '-1+1'],
    ['＝1', '1e21'],
    ['"好"', '2026/11/28'],
  ]
  for (const format of ['tsv', 'xlsx'] as const)
    expect((await told(await writeTable(rows, format))).rows, format).toEqual(rows.slice(1))
})
