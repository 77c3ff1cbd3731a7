import { expect, test } from 'vitest'
import { passedText, refusalsOf, rosterOf, rosterText, textOfCsv } from './roster.ts'

test.each([
  ['typed with blanks', '1 學生甲\n2　學生乙\n\n10 學生丙'],
  ['typed with points', '1. 學生甲\r\n2、學生乙\r\n10號 學生丙'],
  ['from a spreadsheet', '座號\t姓名\n1\t學生甲\n2\t學生乙\n10\t學生丙\n'],
  ['from a CSV file with quotes', '姓名,座號\n"學生甲","1"\n學生乙,2,女\n學生丙,10'],
  ['in full-width digits', '１　學生甲\n２，學生乙\n１０　學生丙'],
])('a list %s has a pupil a line', (_, text) => {
  expect(rosterOf(text)).toMatchObject([
    { seat_no: 1, name: '學生甲' },
    { seat_no: 2, name: '學生乙' },
    { seat_no: 10, name: '學生丙' },
  ])
})

test('names alone have no seat, and names with blanks stay whole', () => {
  expect(rosterOf('學生甲\n\n12 Ljavek Paljaljim')).toEqual([
    { seat_no: null, name: '學生甲', line: 1 },
    { seat_no: 12, name: 'Ljavek Paljaljim', line: 3 },
  ])
  expect(rosterOf(' \n3\n')).toEqual([])
})

test('it says how many it sees, and which seats are missing', () => {
  expect(rosterText(rosterOf(''))).toBe('還沒有名字')
  expect(rosterText(rosterOf('學生甲'))).toBe('看到 1 位，座號從空的號碼開始排')
  expect(rosterText(rosterOf('1 學生甲\n2 學生乙'))).toBe('看到 2 位，座號 1–2')
  expect(rosterText(rosterOf('1 學生甲\n4 學生乙'))).toBe('看到 2 位，座號 1–4（沒有 2、3 號）')
  expect(rosterText(rosterOf('1 學生甲\n40 學生乙'))).toBe('看到 2 位，座號 1–40（中間有空號）')
})

test('faults stand at their lines, as the file has them', () => {
  const text = '座號,姓名\n1,學生甲\n2,\n3,學生乙\n150,學生丙\n4,一二三四五六七八九十甲乙\n'
  expect(passedText(text)).toBe('第 3 行沒有姓名，不會建立。')
  expect(passedText('1 學生甲\n學生乙')).toBe('')
  const errors = {
    'students.1.seat_no': ['座號 3 已經有人了'],
    'students.2.seat_no': ['不可大於 99'],
    'students.3.name': ['姓名最多 50 個字'],
    class_id: ['找不到'],
  }
  expect(refusalsOf(errors, rosterOf(text))).toEqual([
    '第 4 行「學生乙」：座號 3 已經有人了',
    '第 5 行「學生丙」：座號不可大於 99',
    '第 6 行「一二三四五六七八九十…」：姓名最多 50 個字',
    '找不到',
  ])
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, no) => [`students.${no}.name`, ['不行']]))
  expect(refusalsOf(many, rosterOf('甲乙丙丁戊己庚辛壬癸子丑'.split('').join('\n'))).at(-1)).toBe(
    '還有 4 行也要改',
  )
})

test('a CSV file is read as UTF-8 or as Big5', async () => {
  expect(await textOfCsv(new Blob(['1,學生甲']))).toBe('1,學生甲')
  // 「學生」 in Big5.
  expect(await textOfCsv(new Blob([new Uint8Array([0xbe, 0xc7, 0xa5, 0xcd])]))).toBe('學生')
})
