import { setImmediate } from 'node:timers/promises'
import type { CellFault, TableRow } from '../../domain/import/columns.ts'
import { type Cells, cellsOf } from './cells.ts'
import { FACE_NAMES } from './columns.ts'
import { type Cell, type DraftReader, placeKey, type TableDraft } from './drafts.ts'
import { listIn, saidColumn, saidIn } from './said.ts'
import { strayWords, wordsIn } from './sentences.ts'
import { wordsByKey, wordsKey } from './words.ts'

interface Line {
  line: number
  no: number
  roleName: string
  said: ReturnType<typeof saidIn>
}

interface Role {
  line: number
  name: string
  pinyin: string
  chinese: string
  face: string
}

/** Dialogues: their sentences are rows in a run or anywhere, their title stands in the first of them at least. */
export const dialogueDrafts: DraftReader = async (items, words) => {
  const faults: CellFault[] = []
  const said = words && (await wordsByKey('listening', words, faults))
  const groups = new Map<
    string,
    { place: Omit<TableDraft, 'contentOf' | 'cellOf'>; rows: [TableRow, Cells][] }
  >()
  for (const [at, row] of items.entries()) {
    if (at % 500 === 499) await setImmediate()
    const cells = cellsOf('listening', 'items_file', row, faults)
    const place = { ...cells.place(), no: cells.number('dialog_no', 1000) }
    const key = placeKey(place)
    const group = groups.get(key) ?? { place: { ...place, line: row.line }, rows: [] }
    group.rows.push([row, cells])
    groups.set(key, group)
  }
  const known = new Set<string>()
  const drafts: TableDraft[] = []
  for (const [key, { place, rows }] of groups) {
    if (drafts.length % 50 === 49) await setImmediate()
    const read = readDialogue(rows)
    for (const { no } of read.lines) known.add(wordsKey(key, no))
    const wordsOf = (no: number) => said?.get(wordsKey(key, no))
    drafts.push({
      ...place,
      contentOf: (before, uid) => contentOf(read, { before, uid, no: place.no }, said && wordsOf),
      cellOf: (path) => cellOf(read, place.line, path, wordsOf),
    })
  }
  strayWords(said, known, faults)
  return { drafts, faults }
}

type WordsOf = (no: number) => { line: number; word: object }[] | undefined
type Read = ReturnType<typeof readDialogue>

function readDialogue(rows: readonly [TableRow, Cells][]) {
  /** A text that is said once, or the same each time. */
  const once = (own: readonly [TableRow, Cells][], id: string, isNeeded: boolean): string => {
    const first = own.find(([, cells]) => cells.text(id) !== '')
    const value = first?.[1].text(id) ?? ''
    if (value === '' && isNeeded) own[0]?.[1].needed(id)
    for (const [, cells] of own) {
      if (cells.text(id) !== '' && cells.text(id) !== value)
        cells.fault(id, `和第 ${first?.[0].line} 列的「${value.slice(0, 20)}」不同`)
    }
    return value
  }
  const lines = rows
    .map(
      ([{ line }, cells]): Line => ({
        line,
        no: cells.number('sentence_no', 20),
        roleName: cells.needed('role_name'),
        said: saidIn(cells),
      }),
    )
    .sort((a, b) => a.no - b.no)
  const byRole = Map.groupBy(rows, ([, cells]) => cells.text('role_name'))
  const roles = [...byRole].map(
    ([name, own]): Role => ({
      line: own[0]?.[0].line ?? 0,
      name,
      pinyin: once(own, 'role_pinyin', true),
      chinese: once(own, 'role_chinese', false),
      face: faceIn(own, once(own, 'role_face', false)),
    }),
  )
  return {
    title: {
      hakka: once(rows, 'title', true),
      pinyin: once(rows, 'title_pinyin', true),
      chinese: once(rows, 'title_chinese', false),
    },
    roles,
    lines,
  }
}

function faceIn(own: readonly [TableRow, Cells][], value: string): string {
  if (value === '') return ''
  const face = Object.entries(FACE_NAMES).find(([id, name]) => value === id || value === name)
  if (!face)
    own
      .find(([, cells]) => cells.text('role_face') === value)?.[1]
      .fault('role_face', `角色造型只有：${Object.values(FACE_NAMES).join('、')}`)
  return face?.[0] ?? ''
}

const DEFAULT_FACES = ['girl', 'boy', 'mother', 'father'] as const

function contentOf(
  { title, roles, lines }: Read,
  { before, uid, no }: { before: Record<string, unknown> | undefined; uid: string; no: number },
  wordsOf: WordsOf | undefined,
): Record<string, unknown> {
  const known = listIn(before, 'roles')
  const taken = new Set(known.map(({ id }) => String(id)))
  const fresh = [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `role-${at}`).filter((id) => !taken.has(id))
  const named = roles.map((role, at) => {
    const there = known.find(({ name }) => name === role.name)
    return {
      id: there ? String(there.id) : (fresh.shift() ?? `role-${at}`),
      name: role.name,
      pinyin: role.pinyin,
      chinese: role.chinese,
      face: role.face || String(there?.face ?? DEFAULT_FACES[at % DEFAULT_FACES.length]),
    }
  })
  const earlier = listIn(before, 'sentences')
  const sentences = lines.map(({ no: own, roleName, said }) => ({
    no: own,
    role: named.find(({ name }) => name === roleName)?.id ?? '',
    ...said,
    ...wordsIn(
      wordsOf
        ? wordsOf(own)?.map(({ word }) => word)
        : earlier.find((one) => isText(one.hakka, said.hakka.text))?.words,
    ),
  }))
  return { ...before, uid, no, title, roles: named, sentences }
}

const isText = (said: unknown, text: string) =>
  typeof said === 'object' && said !== null && 'text' in said && said.text === text

const TITLE_COLUMNS: Record<string, string> = {
  hakka: 'title',
  pinyin: 'title_pinyin',
  chinese: 'title_chinese',
}

function cellOf({ roles, lines }: Read, first: number, path: readonly PropertyKey[], wordsOf: WordsOf): Cell {
  const file = 'items_file'
  const [part, index, key = '', ...rest] = path
  if (part === 'title') return { file, line: first, column: TITLE_COLUMNS[String(index)] ?? 'title' }
  if (part === 'roles')
    return {
      file,
      line: roles[Number(index)]?.line ?? first,
      column: key === '' ? 'role_name' : `role_${String(key)}`,
    }
  const line = lines[Number(index)]
  if (part !== 'sentences' || !line) return { file, line: first, column: '' }
  const word = key === 'words' ? wordsOf(line.no)?.[Number(rest[0])] : undefined
  if (word) return { file: 'words_file', line: word.line, column: rest[1] === 'pinyin' ? 'pinyin' : 'word' }
  if (key === 'no') return { file, line: line.line, column: 'sentence_no' }
  if (key === 'role') return { file, line: line.line, column: 'role_name' }
  return { file, line: line.line, column: saidColumn([key, ...rest]) }
}
