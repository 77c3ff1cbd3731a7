import { BOOK_TYPES, LEVELS } from '@hakka/contract/constants'
import type { CellFault } from '../../domain/import/columns.ts'
import { isRecord } from '../json.ts'
import { type Cells, cellsOf, inOrder, lineOf, saidOnce } from './cells.ts'
import type { Cell, DraftReader, TableDraft } from './drafts.ts'
import { earlierOf, listIn, type Said, saidColumn, saidIn, sentenceOf } from './said.ts'

type Json = Record<string, unknown>

const NO_MAX = 100_000
const PAGES_MAX = 100

/** Picture books: a row a sentence of a page in one dialect. What a book, a dialect or a page has once stands in one row of its own. */
export const bookDrafts: DraftReader = (items) => {
  const faults: CellFault[] = []
  const books = new Map<number, Cells[]>()
  for (const row of items) {
    const cells = cellsOf('reading', 'items_file', row, faults)
    const no = cells.number('no', NO_MAX)
    const own = books.get(no)
    if (own) own.push(cells)
    else books.set(no, [cells])
  }
  const drafts: TableDraft[] = []
  for (const [no, rows] of books) {
    const read = readBook(rows)
    const line = rows[0]?.line ?? 0
    drafts.push({
      levelNo: 0,
      category: '',
      dialectId: 0,
      no,
      line,
      contentOf: (before, uid) => contentOf(read, { before, uid, no }),
      cellOf: (path) => cellOf(read, path),
      lackingOf: (before) => lackingOf(read, before),
    })
  }
  return { drafts, faults }
}

interface Page {
  no: number
  rows: Cells[]
  picture: string
  /** Rows of each dialect in their order. */
  sentences: Map<number, { cells: Cells; said: Said }[]>
}

type Read = ReturnType<typeof readBook>

function readBook(rows: Cells[]) {
  const first = (id: string) => rows.find((cells) => cells.text(id) !== '') ?? rows[0]
  const numbered = (id: string, most: number) => {
    saidOnce(rows, id)
    return first(id)?.text(id) ? (first(id)?.number(id, most) ?? 0) : 0
  }
  saidOnce(rows, 'type')
  const byDialect = Map.groupBy(rows, (cells) => cells.dialect())
  const byPage = Map.groupBy(rows, (cells) => cells.number('page_no', PAGES_MAX))
  return {
    rows,
    byDialect,
    book: {
      level_id: numbered('level_no', LEVELS.length),
      type_id: first('type')?.text('type') ? (first('type')?.named('type', BOOK_TYPES) ?? 0) : 0,
      chinese_title: saidOnce(rows, 'chinese_title'),
      author: saidOnce(rows, 'author'),
      origin: saidOnce(rows, 'origin', false),
      keyword: saidOnce(rows, 'keyword', false),
      published_year: numbered('published_year', 9999),
    },
    cover: fileIn(rows, 'cover', '封面'),
    music: fileIn(rows, 'music', '配樂'),
    titles: [...byDialect].map(([dialectId, own]) => ({
      dialectId,
      text: saidOnce(own, 'title'),
      pinyin: saidOnce(own, 'title_pinyin'),
    })),
    pages: [...byPage]
      .map(
        ([no, own]): Page => ({
          no,
          rows: own,
          picture: fileIn(own, 'picture', '圖片'),
          sentences: sentencesIn(own),
        }),
      )
      .toSorted((a, b) => a.no - b.no),
  }
}

function fileIn(rows: readonly Cells[], id: string, called: string): string {
  for (const cells of rows) cells.file(id, called)
  return saidOnce(rows, id, false)
}

function sentencesIn(rows: readonly Cells[]): Page['sentences'] {
  const byDialect = Map.groupBy(rows, (cells) => cells.dialect())
  return new Map(
    [...byDialect].map(([dialectId, own]) => [
      dialectId,
      inOrder(own, 'sentence_no', 3).map((cells) => ({ cells, said: saidIn(cells) })),
    ]),
  )
}

const recordIn = (own: Json | undefined, key: string): Json => {
  const value = own?.[key]
  return isRecord(value) ? value : {}
}

/** A file as it was known, or another. */
const mediaOf = (url: string, known: unknown): unknown =>
  url === '' || (isRecord(known) && known.url === url) ? known : { url }

/** Pages and dialects that the table does not name stay as they were. */
function contentOf(
  { book, cover, music, titles, pages }: Read,
  { before, uid, no }: { before: Json | undefined; uid: string; no: number },
): Json {
  const known = recordIn(before, 'book')
  const byDialect = recordIn(known, 'titles')
  const heard = mediaOf(music, known.music)
  const earlier = new Map(listIn(before, 'pages').map((page) => [Number(page.no), page]))
  const now = new Map(earlier)
  for (const { no: pageNo, picture, sentences } of pages) {
    const page = earlier.get(pageNo)
    const there = recordIn(page, 'sentences')
    const said = [...sentences].map(([dialectId, rows]) => {
      const own = listIn(there, String(dialectId))
      const was = earlierOf(
        rows.map(({ said: { hakka } }, at) => ({ text: hakka.text, place: at + 1 })),
        own,
      )
      const list = rows.map((row, at) => sentenceOf(row.said, was[at]))
      return [String(dialectId), list] as const
    })
    now.set(pageNo, {
      ...page,
      no: pageNo,
      picture: mediaOf(picture, page?.picture),
      sentences: { ...there, ...Object.fromEntries(said) },
    })
  }
  return {
    ...before,
    book: {
      ...known,
      uid,
      no,
      ...book,
      titles: {
        ...byDialect,
        ...Object.fromEntries(
          titles.map(({ dialectId, ...title }) => [
            dialectId,
            { ...recordIn(byDialect, String(dialectId)), ...title },
          ]),
        ),
      },
      cover: mediaOf(cover, known.cover),
      ...(heard !== undefined && { music: heard }),
    },
    pages: [...now.values()].toSorted((a, b) => Number(a.no) - Number(b.no)),
  }
}

/** Nothing can be shown of a book without its cover, and of a page without its picture. */
function lackingOf(
  { rows, cover, pages }: Read,
  before: Json | undefined,
): ReturnType<NonNullable<TableDraft['lackingOf']>> {
  const file = 'items_file' as const
  const message = (what: string) => `${what}，請填本站的檔案位址（/files/…）`
  const known = new Set(listIn(before, 'pages').map(({ no }) => Number(no)))
  return [
    ...(before || cover !== ''
      ? []
      : [{ file, line: rows[0]?.line ?? 0, column: 'cover', message: message('新的書要有封面') }]),
    ...pages.flatMap(({ no, rows: own, picture }) =>
      known.has(no) || picture !== ''
        ? []
        : [{ file, line: own[0]?.line ?? 0, column: 'picture', message: message('新的一頁要有圖片') }],
    ),
  ]
}

const BOOK_COLUMNS: Record<string, string> = { level_id: 'level_no', type_id: 'type' }

function cellOf({ rows, byDialect, pages }: Read, path: readonly PropertyKey[]): Cell {
  const file = 'items_file'
  const at = (own: readonly Cells[], column: string): Cell => ({ file, line: lineOf(own, column), column })
  const [part, index, key = '', dialectId = '', no = 0, ...rest] = path
  if (part === 'book' && index === 'titles')
    return at(byDialect.get(Number(key)) ?? rows, dialectId === 'pinyin' ? 'title_pinyin' : 'title')
  if (part === 'book') return at(rows, BOOK_COLUMNS[String(index)] ?? String(index))
  if (part !== 'pages') return { file, line: rows[0]?.line ?? 0, column: '' }
  // Of all pages; or a page that the table does not name lacks what another one has brought.
  const page = pages.find((own) => own.no === Number(index) + 1)
  if (!page) return { file, line: rows[0]?.line ?? 0, column: 'page_no' }
  if (key === 'picture') return at(page.rows, 'picture')
  const own = page.sentences.get(Number(dialectId))
  const row = own?.[Number(no)]?.cells
  if (key === 'sentences' && row) return { file, line: row.line, column: saidColumn(rest) }
  return {
    file,
    line: (own?.[0]?.cells ?? page.rows[0])?.line ?? 0,
    column: key === 'sentences' ? 'dialect_id' : 'page_no',
  }
}
