import { expect, test } from 'vitest'
import { csvRow } from './csv.ts'

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
