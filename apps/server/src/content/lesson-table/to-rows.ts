import { isRecord } from '../json.ts'
import { TABLE_COLUMNS } from './columns.ts'

const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((own, key) => (isRecord(own) ? own[key] : undefined), value)

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const list = (content: unknown, key: string): unknown[] => {
  const own = at(content, key)
  return Array.isArray(own) ? own : []
}

const wordRow = (word: unknown): string[] => [
  text(at(word, 'text', 'hakka')),
  text(at(word, 'text', 'pinyin')),
  text(at(word, 'text', 'chinese')),
  text(at(word, 'sentence', 'hakka')),
  text(at(word, 'sentence', 'pinyin')),
  text(at(word, 'sentence', 'chinese')),
]

const lineRow = (line: unknown): string[] => [
  text(at(line, 'role', 'name')),
  text(at(line, 'role', 'pinyin')),
  text(at(line, 'hakka', 'text')),
  text(at(line, 'hakka', 'pinyin')),
  text(at(line, 'chinese', 'text')),
]

const questionRows = (question: unknown, no: number): string[][] =>
  list(question, 'reactable_options').map((option, index) => [
    String(no),
    text(at(question, 'question', 'text')),
    text(at(question, 'question', 'pinyin')),
    text(at(option, 'text')),
    text(at(option, 'pinyin')),
    at(option, 'is_correct') === true ? '1' : '',
    index === 0 ? text(at(question, 'analysis', 'text')) : '',
  ])

/** A module as the table that fills it, below its heading. */
export function contentRows(type: string, content: unknown): string[][] {
  if (type === 'practice')
    return list(content, 'questions').flatMap((own, index) => questionRows(own, index + 1))
  if (type === 'kid_ebook') return list(content, 'sentences').map(lineRow)
  return list(content, 'words').map(wordRow)
}

/** The heading, and rows to write over. */
export function templateTable(type: string): string[][] {
  const columns = TABLE_COLUMNS[type] ?? []
  return [headOf(type), ...[0, 1].map((row) => columns.map(({ examples }) => examples[row] ?? examples[0]))]
}

export const headOf = (type: string): string[] => (TABLE_COLUMNS[type] ?? []).map(({ title }) => title)
