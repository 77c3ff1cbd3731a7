import { type LineEntry, newLine, type RoleEntry } from './dialogue-values.ts'

/** The columns of a sentence that are typed, from left to right. */
export const LINE_COLUMNS = ['hakka_sentence.text', 'hakka_sentence.pinyin', 'chinese_sentence.text'] as const
export type LineColumn = (typeof LINE_COLUMNS)[number]

/** Rows of a text that was pasted: its lines, and in them cells where a spreadsheet parts them. Empty lines are none. */
export const pastedRows = (text: string): string[][] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))

/** Who says the sentence after one: of two the other, else whoever stands first. */
export function nextRole(roles: readonly RoleEntry[], before: string | undefined): string {
  const other = roles.length === 2 ? roles.find(({ id }) => id !== before) : undefined
  return (other ?? roles[0])?.id ?? ''
}

/**
 * Sentences with rows that were pasted into one of them: each row into a sentence of its own, from there on. Where sentences
 * are pasted, what stands there already stays and makes room; readings and translations go beside the sentences that are
 * there. A name before a colon is who speaks, where somebody is called so.
 * @returns also how many rows had no room
 */
export function withPasted(
  lines: readonly LineEntry[],
  {
    at,
    column,
    rows,
    roles,
    max,
    idOf,
  }: {
    at: number
    column: LineColumn
    rows: readonly (readonly string[])[]
    roles: readonly RoleEntry[]
    max: number
    idOf(): string
  },
): { lines: LineEntry[]; left: number } {
  const next = [...lines]
  const first = LINE_COLUMNS.indexOf(column)
  let place = at
  for (const [done, row] of rows.entries()) {
    const there = next[place]
    const isFree = there && (column !== 'hakka_sentence.text' || there[column] === '')
    if (!isFree) {
      if (next.length >= max) return { lines: next, left: rows.length - done }
      if (there && place === at) place++
      next.splice(place, 0, newLine(idOf(), nextRole(roles, next[place - 1]?.role)))
    }
    const own = next[place]
    if (!own) break
    next[place] = filled(own, first, row, roles)
    place++
  }
  return { lines: next, left: 0 }
}

function filled(
  line: LineEntry,
  first: number,
  cells: readonly string[],
  roles: readonly RoleEntry[],
): LineEntry {
  const own = { ...line }
  for (const [at, cell] of cells.entries()) {
    const column = LINE_COLUMNS[first + at]
    if (column !== undefined) own[column] = cell
  }
  const [, name, said] = /^([^：:]{1,20})[：:]\s*(.+)$/.exec(own['hakka_sentence.text']) ?? []
  const role = roles.find((one) => name !== undefined && (one.name === name || one.chinese === name))
  return role && said !== undefined ? { ...own, role: role.id, 'hakka_sentence.text': said } : own
}
