import type { CellFault } from '../../domain/import/columns.ts'
import { cellsOf } from './cells.ts'
import { type DraftReader, placeKey, type TableDraft } from './drafts.ts'
import { saidColumn, saidIn, sentenceOf } from './said.ts'
import { wordsByKey, wordsKey } from './words.ts'

/** Sentences to be said, and terms of the classroom: a row each. */
export const sentenceDrafts =
  (kind: 'speaking' | 'classroom_term'): DraftReader =>
  (items, words) => {
    const faults: CellFault[] = []
    const drafts: TableDraft[] = []
    const seen = new Map<string, number>()
    const said = words && wordsByKey(kind, words, faults)
    for (const row of items) {
      const cells = cellsOf(kind, 'items_file', row, faults)
      const subcategory = cells.needed('subcategory_name')
      const within = kind === 'classroom_term' ? subcategory : undefined
      const place = { ...cells.place(), no: cells.number('no', 1000), within }
      const key = placeKey(place)
      const known = seen.get(key)
      if (known !== undefined) cells.fault('no', `和第 ${known} 列的編號相同`)
      seen.set(key, row.line)
      const own = saidIn(cells)
      const wordRows = said?.get(wordsKey(key, 1))
      drafts.push({
        ...place,
        subcategory,
        line: row.line,
        contentOf: (before, uid) => ({
          uid,
          no: place.no,
          ...sentenceOf(own, before),
          ...wordsIn(said ? wordRows?.map(({ word }) => word) : before?.words),
        }),
        cellOf: ([part, index, ...rest]) => {
          const word = part === 'words' && wordRows?.[Number(index)]
          if (word)
            return {
              file: 'words_file',
              line: word.line,
              column: String(rest[0] === 'text' ? 'word' : (rest[0] ?? 'word')),
            }
          return { file: 'items_file', line: row.line, column: saidColumn([part ?? '', index ?? '']) }
        },
      })
    }
    strayWords(said, new Set([...seen.keys()].map((key) => wordsKey(key, 1))), faults)
    return { drafts, faults }
  }

export const wordsIn = (words: unknown) => (Array.isArray(words) && words.length > 0 ? { words } : {})

/** Words of a sentence that the other file does not have. */
export function strayWords(
  words: ReturnType<typeof wordsByKey> | undefined,
  known: ReadonlySet<string>,
  faults: CellFault[],
  message = '內容檔裡沒有這一句',
): void {
  for (const [key, rows] of words ?? []) {
    if (known.has(key)) continue
    for (const { line } of rows) faults.push({ file: 'words_file', line, column: '', message })
  }
}
