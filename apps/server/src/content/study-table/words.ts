import type { StudyKindName } from '@hakka/contract/constants'
import type { CellFault, TableRow } from '../../domain/import/columns.ts'
import { cellsOf } from './cells.ts'
import { placeKey } from './drafts.ts'

interface TableWord {
  line: number
  word: { text: string; pinyin: string; chinese?: string }
}

/** Words by what they belong to: `placeKey` of its item, and in a dialogue the number of the sentence. */
export function wordsByKey(
  kind: StudyKindName,
  rows: readonly TableRow[],
  faults: CellFault[],
): Map<string, TableWord[]> {
  const byKey = new Map<string, TableWord[]>()
  for (const row of rows) {
    const cells = cellsOf(kind, 'words_file', row, faults)
    const no = cells.number(kind === 'listening' ? 'dialog_no' : 'no', 1000)
    const key = wordsKey(
      placeKey({ ...cells.place(), no }),
      kind === 'listening' ? cells.number('sentence_no', 20) : 1,
    )
    const chinese = cells.text('chinese')
    const word = { text: cells.needed('word'), pinyin: cells.text('pinyin'), ...(chinese && { chinese }) }
    const own = byKey.get(key)
    if (own) own.push({ line: row.line, word })
    else byKey.set(key, [{ line: row.line, word }])
  }
  return byKey
}

export const wordsKey = (place: string, sentenceNo: number) => `${place} ${sentenceNo}`
