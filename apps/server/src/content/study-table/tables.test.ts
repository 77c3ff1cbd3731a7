import { expect, test } from 'vitest'
import { rowsOf } from '../../domain/import/rows-of.ts'
import { COLUMNS } from './columns.ts'
import { dialogueDrafts } from './dialogues.ts'
import { sentenceDrafts } from './sentences.ts'

const SENTENCES = COLUMNS.speaking.items_file
const DIALOGUES = COLUMNS.listening.items_file

const table = (head: readonly string[], ...rows: (readonly string[])[]) => ({
  lines: [head, ...rows].map((fields, at) => ({ line: at + 1, fields })),
})
const heads = (columns: typeof SENTENCES) => columns.map(({ title }) => title)
const rowWith = (columns: typeof SENTENCES, own: Record<string, string> = {}) =>
  columns.map(({ id, examples }) => own[id] ?? (id === 'category_name' ? '打招呼' : examples[0]))

const sentences = (...rows: Record<string, string>[]) => {
  const raw = table(heads(SENTENCES), ...rows.map((own) => rowWith(SENTENCES, own)))
  return sentenceDrafts('speaking')(rowsOf('items_file', SENTENCES, raw).rows, undefined)
}

test.each([
  ['an empty file', { lines: [] }, /檔案是空的/],
  ['a heading alone', table(heads(SENTENCES)), /沒有資料/],
  ['an unknown column', table([...heads(SENTENCES), '天氣'], rowWith(SENTENCES)), /沒有「天氣」這一欄/],
  ['a column twice', table([...heads(SENTENCES), '級別'], rowWith(SENTENCES)), /「級別」有兩欄/],
  ['a column too few', table(heads(SENTENCES).slice(1), rowWith(SENTENCES).slice(1)), /少了「級別」/],
])('%s is told', (_, raw, message) => {
  const { rows, faults } = rowsOf('items_file', SENTENCES, raw)
  expect(rows).toEqual([])
  expect(faults[0]?.message).toMatch(message)
})

test('a table of more than 20,000 rows is refused as a whole', () => {
  const raw = table(heads(SENTENCES), ...Array.from({ length: 20_001 }, () => ['1']))
  expect(rowsOf('items_file', SENTENCES, raw).faults[0]?.message).toBe('最多 20000 列，這個檔案有 20001 列')
})

test('columns are found in any order, by their names in either language', () => {
  const raw = table(['編號', 'hakka', ...heads(SENTENCES).filter((own) => !['編號', '客語'].includes(own))])
  const { faults } = rowsOf('items_file', SENTENCES, { lines: [...raw.lines, { line: 2, fields: ['1'] }] })
  expect(faults).toEqual([])
})

test.each([
  [{ level_no: '6' }, 'level_no', '級別要是 1 到 5 的整數'],
  [{ no: '一' }, 'no', '編號要是 1 到 1000 的整數'],
  [{ category_name: '' }, 'category_name', '請填寫主題'],
  [{ dialect_id: '閩南' }, 'dialect_id', '沒有「閩南」這種腔調'],
  [{ audio: 'https://example.com/a.mp3' }, 'audio', '聲音要是本站的檔案位址（/files/…），沒有就空著'],
  [{ synthetic: '有' }, 'synthetic', '合成語音請填 1，不是就空著'],
])('%o is a fault at its cell', (own, column, message) => {
  const { faults } = sentences({}, { no: '2', ...own })
  expect(faults).toEqual([{ file: 'items_file', line: 3, column, message }])
})

test('the same number twice names the row that has it first', () => {
  expect(sentences({}, {}).faults).toMatchObject([{ line: 3, message: '和第 2 列的編號相同' }])
})

test('a dialogue whose title is written in two ways names the second; later rows may leave it out', () => {
  const raw = table(
    heads(DIALOGUES),
    rowWith(DIALOGUES),
    rowWith(DIALOGUES, { sentence_no: '2', title: '', title_pinyin: '' }),
    rowWith(DIALOGUES, { sentence_no: '3', title: '恁仔細' }),
  )
  const { drafts, faults } = dialogueDrafts(rowsOf('items_file', DIALOGUES, raw).rows, undefined)
  expect(drafts).toHaveLength(1)
  expect(faults).toEqual([
    { file: 'items_file', line: 4, column: 'title', message: '和第 2 列的「食飽吂」不同' },
  ])
})

test('an own question of a dialogue follows the sentence that has its answer, also one that is written anew', () => {
  const atIn = (...texts: string[]) => {
    const rows = texts.map((hakka, at) => rowWith(DIALOGUES, { sentence_no: String(at + 1), hakka }))
    const { drafts } = dialogueDrafts(
      rowsOf('items_file', DIALOGUES, table(heads(DIALOGUES), ...rows)).rows,
      undefined,
    )
    const sentences = ['食飽吂？', '恁仔細。', '來坐！'].map((text, at) => ({ no: at + 1, hakka: { text } }))
    const before = { sentences, questions: [{ kind: 'said', at: 2 }, { kind: 'who' }] }
    return drafts[0]?.contentOf(before, 'uid').questions
  }
  const asked = (at?: number) => [{ kind: 'said', ...(at !== undefined && { at }) }, { kind: 'who' }]
  expect(atIn('食飽吂？', '恁仔細。', '來坐！')).toEqual(asked(2))
  expect(atIn('食飽吂？', '來坐！', '恁仔細。')).toEqual(asked(3))
  expect(atIn('食飽吂？', '承蒙。', '來坐！')).toEqual(asked(2))
  expect(atIn('食飽吂？', '來坐！')).toEqual(asked())
  expect(atIn('食飽吂？')).toEqual(asked())
})
