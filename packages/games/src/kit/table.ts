/** A column of the table in which editors keep a set of questions. */
export interface GameColumn {
  id: string
  title: string
  isNeeded?: boolean
  /** In the template's one row. */
  example: string
}

export interface GameRow {
  /** As a spreadsheet counts: the heading is 1. */
  line: number
  cells: Readonly<Record<string, string>>
}

/** What the rows say, to be judged by the game's schema; and which cell a place of it came from. */
interface ReadTable {
  content: Record<string, unknown>
  cellOf(path: readonly PropertyKey[]): { line: number; column: string } | undefined
}

/** A set of questions as a table and back. */
export interface GameTable<Content> {
  columns: readonly GameColumn[]
  rows(content: Content): Record<string, string | number>[]
  /** @param before the set as it is: what the table doesn't say stays */
  read(rows: readonly GameRow[], before: Content | undefined): ReadTable
}

export const needed = (id: string, title: string, example: string): GameColumn => ({
  id,
  title,
  example,
  isNeeded: true,
})
export const optional = (id: string, title: string, example = ''): GameColumn => ({ id, title, example })

/** Between the parts of one cell. */
export const BETWEEN = '@'
export const partsIn = (text: string): string[] =>
  text === '' ? [] : text.split(BETWEEN).map((own) => own.trim())

/** A whole number; what is none stays as it is written, for the schema to refuse. */
export const numberIn = (text: string): unknown => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : text)

type Sound = { url: string; synthetic?: boolean | undefined }

export const soundColumns = [optional('audio', '聲音'), optional('synthetic', '合成語音')]

export const soundCells = (audio: Sound | undefined) => ({
  audio: audio?.url ?? '',
  synthetic: audio?.synthetic ? 1 : '',
})

/** `audio` of a row, where it has one. */
export const soundIn = ({ audio = '', synthetic = '' }: Readonly<Record<string, string>>) =>
  audio === '' ? {} : { audio: { url: audio, ...(synthetic === '1' && { synthetic: true }) } }

export const optionalText = (name: string, text: string | undefined): Record<string, string> =>
  text ? { [name]: text } : {}

/** The rows of one question after the other, by what stands in a column. */
export function groupedBy(rows: readonly GameRow[], column: string): [string, GameRow[]][] {
  const groups = new Map<string, GameRow[]>()
  for (const row of rows) {
    const key = row.cells[column] ?? ''
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups]
}
