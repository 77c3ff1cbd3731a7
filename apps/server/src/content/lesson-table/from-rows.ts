import type { CellFault, TableRow } from '../../domain/import/columns.ts'
import { isRecord } from '../json.ts'
import { TABLE_FILE } from './columns.ts'

/** What a table makes of a module, and where in the table each part of it stands. */
export interface FromRows {
  content: unknown
  faults: CellFault[]
  /** The cell of a place in the content, as a fault names it. */
  cellOf(path: readonly PropertyKey[]): { line: number; column: string }
}

const list = (content: unknown, key: string): Record<string, unknown>[] => {
  const own = isRecord(content) ? content[key] : undefined
  return Array.isArray(own) ? own.filter(isRecord) : []
}

const inside = (value: unknown, key: string): Record<string, unknown> => {
  const own = isRecord(value) ? value[key] : undefined
  return isRecord(own) ? own : {}
}

/** Of what was there before the pictures and sounds: a table says nothing of them. */
const kept = (before: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(keys.flatMap((key) => (before[key] === undefined ? [] : [[key, before[key]]])))

const numberAt = (path: readonly PropertyKey[]): number => {
  const own = path.find((key) => typeof key === 'number')
  return typeof own === 'number' ? own : 0
}

/** Words of `word` and `kid_vocabulary`: a row each. What was there under the same Hakka keeps its picture and sounds. */
export function wordsFrom(rows: readonly TableRow[], before: unknown): FromRows {
  const known = new Map(list(before, 'words').map((own) => [inside(own, 'text').hakka, own]))
  const words = rows.map(({ cells }) => {
    const old = known.get(cells.hakka ?? '')
    const text = inside(old, 'text')
    const sentence = inside(old, 'sentence')
    const isSameSentence = sentence.hakka === cells.sentence
    return {
      text: {
        hakka: cells.hakka ?? '',
        pinyin: cells.pinyin ?? '',
        chinese: cells.chinese ?? '',
        ...kept(text, ['audio', 'image', 'hakka_hover', 'pinyin_hover']),
      },
      ...(cells.sentence && {
        sentence: {
          hakka: cells.sentence,
          pinyin: cells.sentence_pinyin ?? '',
          chinese: cells.sentence_chinese ?? '',
          ...(isSameSentence ? kept(sentence, ['audio', 'image']) : {}),
        },
      }),
    }
  })
  const doubles: CellFault[] = rows.flatMap(({ line, cells }, at) => {
    const other = rows.findIndex((own) => own.cells.hakka === cells.hakka)
    if (!cells.hakka || other === at) return []
    const message = `「${cells.hakka}」已經在第 ${rows[other]?.line} 列`
    return [{ file: TABLE_FILE, line, column: 'hakka', message }]
  })
  return {
    content: { words },
    faults: doubles,
    cellOf(path) {
      const [, , part = '', field = ''] = path.map(String)
      const column = part === 'sentence' ? (field === 'hakka' ? 'sentence' : `sentence_${field}`) : field
      return { line: rows[numberAt(path)]?.line ?? 0, column }
    },
  }
}

/** Lines of `kid_ebook`: a row each, in their order. */
export function linesFrom(rows: readonly TableRow[], before: unknown): FromRows {
  const old = list(before, 'sentences')
  const roles = new Map(old.map((own) => [inside(own, 'role').name, inside(own, 'role')]))
  const said = new Map(old.map((own) => [inside(own, 'hakka').text, own]))
  const sentences = rows.map(({ cells }) => {
    const same = said.get(cells.hakka ?? '')
    return {
      role: {
        name: cells.role ?? '',
        ...(cells.role_pinyin && { pinyin: cells.role_pinyin }),
        ...kept(roles.get(cells.role ?? '') ?? {}, ['image']),
      },
      ...kept(same ?? {}, ['image']),
      hakka: {
        text: cells.hakka ?? '',
        pinyin: cells.pinyin ?? '',
        ...kept(inside(same, 'hakka'), ['audio']),
      },
      chinese: { text: cells.chinese ?? '' },
      words: same?.words ?? [],
    }
  })
  return {
    content: { sentences },
    faults: [],
    cellOf(path) {
      const [, , part = '', field = ''] = path.map(String)
      const column =
        part === 'role'
          ? field === 'pinyin'
            ? 'role_pinyin'
            : 'role'
          : part === 'chinese'
            ? 'chinese'
            : field === 'pinyin'
              ? 'pinyin'
              : 'hakka'
      return { line: rows[numberAt(path)]?.line ?? 0, column }
    },
  }
}

const YES = new Set(['1', '對', '是', 'v', 'V', '✓', '○'])
const NO = new Set(['', '0', '錯', '否', 'x', 'X', '✗'])

/** Hakka where there is a reading, else Mandarin. */
const said = (text: string, pinyin: string) => (pinyin === '' ? { text, lang: 'zh' } : { text, pinyin })

/** Questions of `practice`: a row for each option; rows of one number are one question. */
export function questionsFrom(rows: readonly TableRow[], before: unknown): FromRows {
  const faults: CellFault[] = []
  const known = new Map(list(before, 'questions').map((own) => [inside(own, 'question').text, own]))
  const groups: TableRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && last[0]?.cells.no === row.cells.no) last.push(row)
    else groups.push([row])
    const fault = (column: string, message: string) =>
      faults.push({ file: TABLE_FILE, line: row.line, column, message })
    if (!row.cells.no) fault('no', '請填寫題號')
    const correct = row.cells.correct ?? ''
    if (!YES.has(correct) && !NO.has(correct)) fault('correct', '正確的選項填 1，其他空著')
  }
  for (const [at, group] of groups.entries()) {
    const [first] = group
    const other = groups.findIndex((own) => own[0]?.cells.no === first?.cells.no)
    if (first && other !== at)
      faults.push({ file: TABLE_FILE, line: first.line, column: 'no', message: '同一題的選項要連在一起' })
    if (first && !group.some(({ cells }) => YES.has(cells.correct ?? '')))
      faults.push({ file: TABLE_FILE, line: first.line, column: 'correct', message: '這一題沒有正確的選項' })
  }
  let id = 0
  const questions = groups.map((group) => {
    const cells = group[0]?.cells ?? {}
    const old = known.get(cells.question ?? '')
    const analysis = group.map((row) => row.cells.analysis).find(Boolean)
    return {
      question: {
        ...said(cells.question ?? '', cells.question_pinyin ?? ''),
        ...kept(inside(old, 'question'), ['image', 'sound']),
      },
      reactable_options: group.map((row) => ({
        id: ++id,
        ...said(row.cells.option ?? '', row.cells.option_pinyin ?? ''),
        is_correct: YES.has(row.cells.correct ?? ''),
      })),
      ...(analysis && { analysis: { text: analysis } }),
    }
  })
  return {
    content: { questions },
    faults,
    cellOf(path) {
      const [, , part = '', option = '', field = ''] = path.map(String)
      const group = groups[numberAt(path)] ?? []
      if (part === 'analysis') return { line: group[0]?.line ?? 0, column: 'analysis' }
      if (part !== 'reactable_options')
        return { line: group[0]?.line ?? 0, column: option === 'pinyin' ? 'question_pinyin' : 'question' }
      return {
        line: group[Number(option)]?.line ?? group[0]?.line ?? 0,
        column: field === 'pinyin' ? 'option_pinyin' : 'option',
      }
    },
  }
}
