import { DIALECTS, dialectName, type StudyKindName } from '@hakka/contract/constants'
import { COLUMNS, TABLE_FILES, type TableFile } from './columns.ts'
import type { TablePlan, Write } from './plan.ts'
import { alignedRows, isSame } from './row-pairs.ts'
import { cellsOfItem, type RowCells } from './to-cells.ts'

/** A cell before and after; `undefined` where there is none. */
interface CellChange {
  /** Its heading. */
  column: string
  lang: 'text' | 'hakka' | 'pinyin' | 'sound' | 'picture'
  older?: string
  newer?: string
}

/** A part of an item, a row of its tables or what stands once over several. */
interface PartChange {
  is: 'new' | 'gone' | 'changed' | 'moved'
  /** What an editor calls it: 第 3 句. */
  label: string
  /** Where it stood, of one that moved. */
  from?: string
  /** A sentence or a word with its reading as it will be, where one of both is another than it was. */
  said?: { text: string; pinyin: string; dialect_id?: number }
  /** Those that differ; all of a part that came or went. */
  cells: CellChange[]
}

/** What an import does to an item. */
export interface ItemChange {
  is: 'new' | 'changed'
  title: string
  /** 0 of a book, which has several. */
  dialect_id: number
  /** Where it stands, from the outermost. */
  place: string[]
  parts: PartChange[]
  /** How many parts are not named. */
  more: number
}

/** So many parts are named. */
const PARTS_MAX = 200

/** What stands once over several rows: of the whole item, or of those that say the same in a column. */
interface Scope {
  by?: string
  columns: readonly string[]
  label(key: string): string
}

interface Shape {
  scopes: readonly Scope[]
  /** Rows are compared within the same of these. */
  within: readonly string[]
  columns: readonly string[]
  label(row: RowCells): string
}

const SAID = ['hakka', 'pinyin', 'chinese', 'audio', 'synthetic']
const WORD = ['word', 'pinyin', 'chinese']

const wordsCalled = (label: Shape['label']): Shape => ({ scopes: [], within: [], columns: WORD, label })

const SHAPES: Record<StudyKindName, Partial<Record<TableFile, Shape>>> = {
  listening: {
    items_file: {
      scopes: [
        { columns: ['title', 'title_pinyin', 'title_chinese'], label: () => '標題' },
        {
          by: 'role_name',
          columns: ['role_pinyin', 'role_chinese', 'role_face'],
          label: (role) => `角色「${role}」`,
        },
      ],
      within: [],
      columns: ['role_name', ...SAID],
      label: ({ sentence_no }) => `第 ${sentence_no} 句`,
    },
    words_file: wordsCalled(({ sentence_no }) => `第 ${sentence_no} 句的詞語`),
  },
  speaking: {
    items_file: { scopes: [], within: [], columns: ['subcategory_name', ...SAID], label: () => '句子' },
    words_file: wordsCalled(() => '詞語'),
  },
  classroom_term: {
    items_file: { scopes: [], within: [], columns: SAID, label: () => '用語' },
  },
  reading: {
    items_file: {
      scopes: [
        {
          columns: [
            'level_no',
            'type',
            'chinese_title',
            'author',
            'origin',
            'keyword',
            'published_year',
            'cover',
            'music',
          ],
          label: () => '這本書',
        },
        { by: 'dialect_id', columns: ['title', 'title_pinyin'], label: (dialect) => `${dialect}的書名` },
        { by: 'page_no', columns: ['picture'], label: (page) => `第 ${page} 頁的圖片` },
      ],
      within: ['dialect_id', 'page_no'],
      columns: SAID,
      label: ({ dialect_id, page_no, sentence_no }) => `${dialect_id}第 ${page_no} 頁第 ${sentence_no} 句`,
    },
  },
  writing: {
    items_file: {
      scopes: [{ columns: ['level_no', 'title', 'title_pinyin', 'title_chinese'], label: () => '題組' }],
      within: [],
      columns: [
        'kind',
        'hakka',
        'pinyin',
        'chinese',
        'answers',
        'hints',
        'pictures',
        'example',
        'example_pinyin',
        'example_chinese',
      ],
      label: ({ question_no }) => `第 ${question_no} 題`,
    },
    words_file: wordsCalled(() => '詞庫'),
  },
}

const HAKKA = new Set(['hakka', 'title', 'role_name', 'word', 'answers', 'example'])
const PICTURES = new Set(['cover', 'picture', 'pictures'])
const SOUNDS = new Set(['audio', 'music'])

const langOf = (column: string): CellChange['lang'] => {
  if (HAKKA.has(column)) return 'hakka'
  if (column === 'pinyin' || column.endsWith('_pinyin')) return 'pinyin'
  if (SOUNDS.has(column)) return 'sound'
  return PICTURES.has(column) ? 'picture' : 'text'
}

/** What a write of a plan does to its item, old beside new, in the words of its table. */
export function changeOf({ id: kind, version }: TablePlan['kind'], write: Write): ItemChange {
  const { draft, before, subcategoryBefore, content, face } = write
  const place = {
    level_no: draft.levelNo || '',
    category_name: draft.category,
    dialect_id: draft.dialectId ? dialectName(draft.dialectId) : '',
    no: draft.no,
    dialog_no: draft.no,
  }
  const parts = TABLE_FILES.flatMap((file) => {
    const shape = SHAPES[kind][file]
    if (!shape) return []
    const newer = cellsOfItem(
      kind,
      { content, version },
      { place: { ...place, ...at(draft.subcategory) }, file },
    )
    const older = before
      ? cellsOfItem(
          kind,
          { content: before.content, version: before.schemaVersion },
          { place: { ...place, ...at(subcategoryBefore) }, file },
        )
      : []
    return partsOf({ kind, file, shape }, older, newer)
  })
  return {
    is: before ? 'changed' : 'new',
    title: face.title.hakka,
    dialect_id: draft.dialectId,
    place: [
      draft.levelNo > 0 ? `第 ${draft.levelNo} 級` : '',
      draft.category,
      draft.subcategory ?? '',
      String(place.dialect_id),
      `${kind === 'reading' ? '書號' : '編號'} ${draft.no}`,
    ].filter((own) => own !== ''),
    parts: parts.slice(0, PARTS_MAX),
    more: Math.max(0, parts.length - PARTS_MAX),
  }
}

const at = (subcategory: string | undefined) => ({ subcategory_name: subcategory ?? '' })

interface Of {
  kind: StudyKindName
  file: TableFile
  shape: Shape
}

function partsOf(of: Of, older: readonly RowCells[], newer: readonly RowCells[]): PartChange[] {
  const { scopes, within, columns } = of.shape
  const inGroups = (rows: readonly RowCells[]) =>
    Map.groupBy(rows, (row) => within.map((id) => row[id]).join(' '))
  const [one, two] = [inGroups(older), inGroups(newer)]
  const rows = [...new Set([...two.keys(), ...one.keys()])].flatMap((key) =>
    rowParts(of, alignedRows(one.get(key) ?? [], two.get(key) ?? [], columns)),
  )
  return [...scopes.flatMap((scope) => scopeParts(of, scope, older, newer)), ...rows]
}

/** What differs of that which several rows say once. */
function scopeParts(
  of: Of,
  scope: Scope,
  older: readonly RowCells[],
  newer: readonly RowCells[],
): PartChange[] {
  const said = (rows: readonly RowCells[]) =>
    new Map(
      [...Map.groupBy(rows, (row) => String(scope.by ? (row[scope.by] ?? '') : ''))].map(([key, own]) => [
        key,
        Object.fromEntries(
          [...scope.columns, ...(scope.by ? [scope.by] : [])].map((id) => [
            id,
            own.find((row) => (row[id] ?? '') !== '')?.[id] ?? '',
          ]),
        ),
      ]),
    )
  const [one, two] = [said(older), said(newer)]
  return [...new Set([...two.keys(), ...one.keys()])].flatMap((key) =>
    partOf(of, scope.columns, scope.label(key), [one.get(key), two.get(key)]),
  )
}

type Pair = readonly [RowCells | undefined, RowCells | undefined]

function rowParts(of: Of, pairs: readonly Pair[]): PartChange[] {
  const { columns, label } = of.shape
  // What says the same elsewhere has moved.
  const left = pairs.flatMap(([one, two]) => (one && !two ? [one] : []))
  const movedFrom = new Map<RowCells, RowCells>()
  for (const [one, two] of pairs) {
    if (one || !two) continue
    const found = left.findIndex((own) => isSame(own, two, columns))
    const [was] = found < 0 ? [] : left.splice(found, 1)
    if (was) movedFrom.set(two, was)
  }
  const arrived = new Set(movedFrom.values())
  return pairs.flatMap(([one, two]) => {
    if (one && arrived.has(one)) return []
    const was = two && movedFrom.get(two)
    if (!two || !was) return partOf(of, columns, label(two ?? one ?? {}), [one, two])
    const cells = columns
      .filter((id) => id === 'hakka' || id === 'word')
      .map((id) => cellOf(of, id, [undefined, two]))
    return [{ is: 'moved' as const, label: label(two), from: label(was), cells }]
  })
}

/** Nothing where both say the same. */
function partOf(of: Of, columns: readonly string[], label: string, [one, two]: Pair): PartChange[] {
  const differs = (id: string) => String(one?.[id] ?? '') !== String(two?.[id] ?? '')
  // Who made a sound that came or went says nothing of its own.
  const isOther = (id: string) => id !== 'synthetic' || !one || !two || Boolean(one.audio && two.audio)
  const differing = columns.filter((id) => differs(id) && isOther(id))
  if (differing.length === 0) return []
  const is = !one ? 'new' : two ? 'changed' : 'gone'
  // A book's rows are of several dialects, which its table names.
  const said = two && saidIn(two, differing, of.kind === 'reading' ? two.dialect_id : undefined)
  return [{ is, label, ...(said && { said }), cells: differing.map((id) => cellOf(of, id, [one, two])) }]
}

/** What is said in a row, where that is another than it was. */
function saidIn(row: RowCells, differing: readonly string[], dialectCalled: unknown): PartChange['said'] {
  const text = ['hakka', 'word', 'title'].find((id) => (row[id] ?? '') !== '')
  if (text === undefined) return undefined
  const reading = text === 'title' ? 'title_pinyin' : 'pinyin'
  if (!differing.includes(text) && !differing.includes(reading)) return undefined
  const own = { text: String(row[text]), pinyin: String(row[reading] ?? '') }
  const dialect = DIALECTS.find(({ name }) => name === dialectCalled)
  return dialect ? { ...own, dialect_id: dialect.id } : own
}

function cellOf({ kind, file }: Of, id: string, [one, two]: Pair): CellChange {
  const textOf = (row: RowCells) => (id === 'synthetic' ? (row[id] ? '是' : '不是') : String(row[id] ?? ''))
  return {
    column: COLUMNS[kind][file].find((own) => own.id === id)?.title ?? '',
    lang: langOf(id),
    ...(one && { older: textOf(one) }),
    ...(two && { newer: textOf(two) }),
  }
}
