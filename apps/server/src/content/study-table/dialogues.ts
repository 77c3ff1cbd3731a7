import { FACE_NAMES } from '@hakka/contract/constants'
import type { CellFault } from '../../domain/import/columns.ts'
import { withPlaces } from '../answer-places.ts'
import { type Cells, cellsOf, saidOnce } from './cells.ts'
import { type Cell, type DraftReader, placeKey, type TableDraft } from './drafts.ts'
import { earlierOf, listIn, type Said, saidColumn, saidIn, says, sentenceOf } from './said.ts'
import { strayWords, wordsIn } from './sentences.ts'
import { wordsByKey, wordsKey } from './words.ts'

type Json = Record<string, unknown>

interface Line {
  line: number
  no: number
  roleName: string
  said: Said
}

interface Role {
  line: number
  name: string
  pinyin: string
  chinese: string
  face: string
}

/** Dialogues: their sentences are rows in a run or anywhere, their title stands in the first of them at least. */
export const dialogueDrafts: DraftReader = (items, words) => {
  const faults: CellFault[] = []
  const said = words && wordsByKey('listening', words, faults)
  const groups = new Map<string, { place: Omit<TableDraft, 'contentOf' | 'cellOf'>; rows: Cells[] }>()
  for (const row of items) {
    const cells = cellsOf('listening', 'items_file', row, faults)
    const place = { ...cells.place(), no: cells.number('dialog_no', 1000) }
    const key = placeKey(place)
    const group = groups.get(key) ?? { place: { ...place, line: row.line }, rows: [] }
    group.rows.push(cells)
    groups.set(key, group)
  }
  const known = new Set<string>()
  const drafts: TableDraft[] = []
  for (const [key, { place, rows }] of groups) {
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

function readDialogue(rows: readonly Cells[]) {
  const lines = rows
    .map(
      (cells): Line => ({
        line: cells.line,
        no: cells.number('sentence_no', 20),
        roleName: cells.needed('role_name'),
        said: saidIn(cells),
      }),
    )
    .sort((a, b) => a.no - b.no)
  const byRole = Map.groupBy(rows, (cells) => cells.text('role_name'))
  const roles = [...byRole].map(
    ([name, own]): Role => ({
      line: own[0]?.line ?? 0,
      name,
      pinyin: saidOnce(own, 'role_pinyin'),
      chinese: saidOnce(own, 'role_chinese', false),
      face: faceIn(own, saidOnce(own, 'role_face', false)),
    }),
  )
  return {
    title: {
      hakka: saidOnce(rows, 'title'),
      pinyin: saidOnce(rows, 'title_pinyin'),
      chinese: saidOnce(rows, 'title_chinese', false),
    },
    roles,
    lines,
  }
}

function faceIn(own: readonly Cells[], value: string): string {
  if (value === '') return ''
  const face = Object.entries(FACE_NAMES).find(([id, name]) => value === id || value === name)
  if (!face)
    own
      .find((cells) => cells.text('role_face') === value)
      ?.fault('role_face', `角色造型只有：${Object.values(FACE_NAMES).join('、')}`)
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
  const rank = new Map(known.map(({ name }, at) => [name, at]))
  const last = known.length
  const ordered = roles.toSorted((a, b) => (rank.get(a.name) ?? last) - (rank.get(b.name) ?? last))
  const named = ordered.map((role, at) => {
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
  const was = earlierOf(
    lines.map(({ no: place, said }) => ({ text: said.hakka.text, place })),
    earlier,
  )
  const sentences = lines.map(({ no: own, roleName, said }, at) => {
    const known = was[at]
    // Words are those of a text: of another one they say nothing.
    const words = says(known, said.hakka.text) ? known?.words : undefined
    return {
      no: own,
      role: named.find(({ name }) => name === roleName)?.id ?? '',
      ...sentenceOf(said, known),
      ...wordsIn(wordsOf ? wordsOf(own)?.map(({ word }) => word) : words),
    }
  })
  const asked = listIn(before, 'questions')
  const questions = withPlaces(asked, (at) => placeOf(earlier, lines, at))
  return { ...before, uid, no, title, roles: named, sentences, ...(asked.length > 0 && { questions }) }
}

/** Where a sentence stands now: where its words are, or, written anew, where it stood. */
function placeOf(earlier: readonly Json[], lines: readonly Line[], at: number): number | undefined {
  const was = earlier.find(({ no }) => no === at)
  const there = lines.find(({ no }) => no === at)
  const isSame = (line: Line) => says(was, line.said.hakka.text)
  if (there && isSame(there)) return at
  const moved = lines.find(isSame)
  if (moved) return moved.no
  return there && !earlier.some((own) => says(own, there.said.hakka.text)) ? at : undefined
}

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
  if (part !== 'sentences') return { file, line: first, column: '' }
  if (!line) return { file, line: first, column: 'sentence_no' }
  const word = key === 'words' ? wordsOf(line.no)?.[Number(rest[0])] : undefined
  if (word) return { file: 'words_file', line: word.line, column: rest[1] === 'pinyin' ? 'pinyin' : 'word' }
  if (key === 'no') return { file, line: line.line, column: 'sentence_no' }
  if (key === 'role') return { file, line: line.line, column: 'role_name' }
  return { file, line: line.line, column: saidColumn([key, ...rest]) }
}
