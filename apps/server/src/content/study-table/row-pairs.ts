import { graphemes } from '@hakka/hakka/characters'
import type { RowCells } from './to-cells.ts'

/** Rows whose texts have less in common than this are two rows, and not one that was changed. */
const ALIKE = 0.25

/** What says nothing of whether two rows are the same. */
const MUTE = new Set(['audio', 'synthetic', 'pictures'])

/** Beyond this many pairs rows belong together by their places: nobody would wait for it. */
const PAIRS_MAX = 250_000

/** Whether two rows say the same in some columns. */
export const isSame = (one: RowCells, two: RowCells, columns: readonly string[]): boolean =>
  columns.every((id) => String(one[id] ?? '') === String(two[id] ?? ''))

type Pair = [RowCells | undefined, RowCells | undefined]

/**
 * Rows of an earlier and a later table beside each other, in the order in which somebody would read them together: those
 * that say much the same belong together, so that one put in between leaves the others as they were.
 */
export function alignedRows(
  older: readonly RowCells[],
  newer: readonly RowCells[],
  columns: readonly string[],
): Pair[] {
  let start = 0
  const same = (at: number, to: number) => {
    const [one, two] = [older[at], newer[to]]
    return one !== undefined && two !== undefined && isSame(one, two, columns)
  }
  while (same(start, start)) start++
  let end = 0
  const most = Math.min(older.length, newer.length) - start
  while (end < most && same(older.length - 1 - end, newer.length - 1 - end)) end++
  const head = older.slice(0, start).map((row, at): Pair => [row, newer[at]])
  const tail = older.slice(older.length - end).map((row, at): Pair => [row, newer[newer.length - end + at]])
  return [
    ...head,
    ...middle(older.slice(start, older.length - end), newer.slice(start, newer.length - end), columns),
    ...tail,
  ]
}

function middle(older: readonly RowCells[], newer: readonly RowCells[], columns: readonly string[]): Pair[] {
  const isEven = older.length === newer.length
  if ((isEven && older.length === 1) || older.length * newer.length > PAIRS_MAX)
    return Array.from(
      { length: Math.max(older.length, newer.length) },
      (_, at): Pair => [older[at], newer[at]],
    )
  // By two places, how alike the rests from there on are at most.
  const width = newer.length + 1
  const best = new Float64Array((older.length + 1) * width)
  const alike = new Float64Array(older.length * width)
  const said = columns.filter((id) => !MUTE.has(id))
  const texts = (rows: readonly RowCells[]) => rows.map((row) => said.map((id) => String(row[id] ?? '')))
  const [ones, twos] = [texts(older), texts(newer)]
  for (let i = older.length - 1; i >= 0; i--)
    for (let j = newer.length - 1; j >= 0; j--) {
      const own = alikeness(ones[i] ?? [], twos[j] ?? [])
      alike[i * width + j] = own
      best[i * width + j] = Math.max(
        best[(i + 1) * width + j] ?? 0,
        best[i * width + j + 1] ?? 0,
        own < ALIKE ? 0 : own + (best[(i + 1) * width + j + 1] ?? 0),
      )
    }
  const pairs: Pair[] = []
  let [i, j] = [0, 0]
  while (i < older.length && j < newer.length) {
    const here = best[i * width + j] ?? 0
    const own = alike[i * width + j] ?? 0
    if (own >= ALIKE && here === own + (best[(i + 1) * width + j + 1] ?? 0))
      pairs.push([older[i++], newer[j++]])
    else if (here === best[(i + 1) * width + j]) pairs.push([older[i++], undefined])
    else pairs.push([undefined, newer[j++]])
  }
  for (const row of older.slice(i)) pairs.push([row, undefined])
  for (const row of newer.slice(j)) pairs.push([undefined, row])
  return pairs
}

/** How much the cells that either has have in common, 0 to 1. */
function alikeness(one: readonly string[], two: readonly string[]): number {
  let [sum, count] = [0, 0]
  for (const [at, text] of one.entries()) {
    const other = two[at] ?? ''
    if (text === '' && other === '') continue
    count++
    sum += text === other ? 1 : shared(text, other)
  }
  return count === 0 ? 1 : sum / count
}

/** Twice the characters that both have, of all that they have. */
function shared(one: string, two: string): number {
  if (one === '' || two === '') return 0
  const left = graphemes(one)
  const rest = new Map<string, number>()
  const right = graphemes(two)
  for (const own of right) rest.set(own, (rest.get(own) ?? 0) + 1)
  let both = 0
  for (const own of left) {
    const there = rest.get(own) ?? 0
    if (there === 0) continue
    rest.set(own, there - 1)
    both++
  }
  return (2 * both) / (left.length + right.length)
}
