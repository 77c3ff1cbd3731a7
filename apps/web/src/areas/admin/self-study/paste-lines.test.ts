import { expect, test } from 'vitest'
import { newLine, newRole } from './dialogue-values.ts'
import { nextRole, pastedRows, withPasted } from './paste-lines.ts'

const roles = [
  { ...newRole('a'), name: '阿姆', chinese: '媽媽' },
  { ...newRole('b'), name: '阿公', chinese: '爺爺' },
]
const line = (id: string, text = '', role = 'a') => ({ ...newLine(id, role), 'hakka_sentence.text': text })
let made = 0
const paste = (
  lines: ReturnType<typeof line>[],
  text: string,
  { at = 0, column = 'hakka_sentence.text' as const, max = 12 } = {},
) => withPasted(lines, { at, column, rows: pastedRows(text), roles, max, idOf: () => `new-${++made}` })
const texts = (lines: readonly { 'hakka_sentence.text': string }[]) =>
  lines.map((own) => own['hakka_sentence.text'])

test('ten lines are ten sentences: what is empty is filled, then others are made, by turns', () => {
  const all = Array.from({ length: 10 }, (_, at) => `第${at + 1}句`)
  const { lines, left } = paste([line('1'), line('2', '', 'b'), line('3')], all.join('\r\n'))
  expect(texts(lines)).toEqual(all)
  expect(lines.map(({ role }) => role)).toEqual(['a', 'b', 'a', 'b', 'a', 'b', 'a', 'b', 'a', 'b'])
  expect(left).toBe(0)
})

test('what stands there stays, and makes room', () => {
  const { lines } = paste([line('1', '你好'), line('2', '食飽吂'), line('3')], '甲\n乙', { at: 0 })
  expect(texts(lines)).toEqual(['你好', '甲', '乙', '食飽吂', ''])
})

test('what has no room is left, and told', () => {
  const { lines, left } = paste([line('1')], '甲\n乙\n丙\n丁', { max: 3 })
  expect(texts(lines)).toEqual(['甲', '乙', '丙'])
  expect(left).toBe(1)
})

test('cells of a spreadsheet go into their columns', () => {
  const { lines } = paste(
    [line('1'), line('2')],
    '你好\tngi11 ho31\t你好\n食飽吂\tsiid5 bau31 mang11\t吃飽沒',
  )
  expect(lines).toMatchObject([
    { 'hakka_sentence.text': '你好', 'hakka_sentence.pinyin': 'ngi11 ho31', 'chinese_sentence.text': '你好' },
    { 'hakka_sentence.text': '食飽吂', 'chinese_sentence.text': '吃飽沒' },
  ])
})

test('translations go beside the sentences that are there', () => {
  const own = [line('1', '你好'), line('2', '食飽吂')]
  const { lines } = withPasted(own, {
    at: 0,
    column: 'chinese_sentence.text',
    rows: pastedRows('你好\n\n吃飽沒\n謝謝'),
    roles,
    max: 12,
    idOf: () => 'new',
  })
  expect(lines.map((one) => [one['hakka_sentence.text'], one['chinese_sentence.text']])).toEqual([
    ['你好', '你好'],
    ['食飽吂', '吃飽沒'],
    ['', '謝謝'],
  ])
})

test('a name before a colon is who speaks, where somebody is called so', () => {
  const { lines } = paste([line('1')], '阿公：食飽吂？\n媽媽: 食飽了。\n時間：三點')
  expect(lines.map(({ role, ...own }) => [role, own['hakka_sentence.text']])).toEqual([
    ['b', '食飽吂？'],
    ['a', '食飽了。'],
    ['b', '時間：三點'],
  ])
})

test('of more than two nobody knows who is next', () => {
  expect(nextRole(roles, 'a')).toBe('b')
  expect(nextRole([...roles, newRole('c')], 'a')).toBe('a')
  expect(nextRole([], undefined)).toBe('')
})
