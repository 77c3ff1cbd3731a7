import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CSV_MARK, csvRow, csvRows } from './csv.ts'

test.each([
  '=1+1',
  '+886912345678',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =HYPERLINK("http://a.example")',
  '\u3000=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '0912345678',
])('%j is a text to a spreadsheet', (text) => {
  expect(csvRow([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`)
})

test('everything else stays as it was written, its commas, quotes and lines inside one cell', () => {
  expect(csvRow(['a,b', '他說"好"', '一\r\n二', '', 0, 7, '09-1', '2026/11/22 14:05'])).toBe(
    '"a,b","他說""好""","一\n二",,0,7,"09-1","2026/11/22 14:05"\r\n',
  )
})

const fieldsOf = (text: string, separator?: ',' | '\t') =>
  csvRows(text, separator)?.map(({ fields }) => fields)

test('a mark at the beginning, quotes, blanks around and lines of every kind are read', () => {
  expect(fieldsOf(`${CSV_MARK}a, b \r\n"c, ""d""","e\r\nf"\rg\n`)).toEqual([
    ['a', 'b'],
    ['c, "d"', 'e\r\nf'],
    ['g'],
  ])
  expect(fieldsOf('a,b\t"c\td"', '\t')).toEqual([['a,b', 'c\td']])
  expect(fieldsOf('寬 5" 長\t"6" 高', '\t')).toEqual([['寬 5" 長', '"6" 高']])
})

test('lines are counted as an editor counts them, and empty rows left out', () => {
  const text = 'a\n\n"x\r\ny\r\n\r\nz",\n , \nb'
  expect(csvRows(text)).toEqual([
    { line: 1, fields: ['a'] },
    { line: 3, fields: ['x\r\ny\r\n\r\nz', ''] },
    { line: 8, fields: ['b'] },
  ])
})

test('a text that ends inside of quotes has no rows; an empty one has none to read', () => {
  expect(csvRows('a,"b')).toBeUndefined()
  expect(csvRows('a,"b" c\nd,"e')).toBeUndefined()
  expect(csvRows('')).toEqual([])
})

test('what is written is read, text for text', () => {
  // A mark of our own before what a spreadsheet would work out stays: the file is for a spreadsheet.
  const text = fc.string({ unit: 'binary' }).map((own) => `x${own.replaceAll('\r\n', '\n')}x`)
  const table = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 5 })
  fc.assert(
    fc.property(table, (rows) => {
      expect(fieldsOf(rows.map((row) => csvRow(row)).join(''))).toEqual(rows)
    }),
  )
})

test('as many rows as the largest table has are read within two seconds', () => {
  const row = csvRow(['T12345', '狗仔', 'gieu31 e31', '會看屋个畜牲。\n例：狗仔當乖。'])
  const before = performance.now()
  expect(csvRows(row.repeat(20_000))).toHaveLength(20_000)
  expect(performance.now() - before).toBeLessThan(2_000)
})
