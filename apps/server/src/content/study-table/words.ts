import { setImmediate } from 'node:timers/promises'
import type { CellFault, TableRow } from '../../domain/import/columns.ts'
import { cellsOf } from './cells.ts'
import type { TableKind } from './columns.ts'
import { placeKey } from './drafts.ts'

interface TableWord {
  line: number
  word: { text: string; pinyin: string; chinese?: string }
}

/** Words by their sentence: `placeKey` of its item, and in a dialogue its number. */
export async function wordsByKey(
  kind: TableKind,
  rows: readonly TableRow[],
  faults: CellFault[],
): Promise<Map<string, TableWord[]>> {
  const byKey = new Map<string, TableWord[]>()
  for (const [at, row] of rows.entries()) {
    if (at % 500 === 499) await setImmediate()
    const cells = cellsOf(kind, 'words_file', row, faults)
    const no = cells.number(kind === 'listening' ? 'dialog_no' : 'no', 1000)
    const key = wordsKey(
      placeKey({ ...cells.place(), no }),
      kind === 'listening' ? cells.number('sentence_no', 20) : 1,
    )
    const chinese = cells.text('chinese')
    const word = { text: cells.needed('word'), pinyin: cells.text('pinyin'), ...(chinese && { chinese }) }
    byKey.set(key, [...(byKey.get(key) ?? []), { line: row.line, word }])
  }
  return byKey
}

export const wordsKey = (place: string, sentenceNo: number) => `${place} ${sentenceNo}`
