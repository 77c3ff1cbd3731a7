import { AnsweredFile } from '@hakka/contract/answered-file'
import { taipeiCells } from '../../domain/study/history.ts'
import { CSV_MARK, csvRow } from '../../domain/text/csv.ts'
import { contentDisposition } from '../../http/answer/content-disposition.ts'
import type { Studied } from './records.ts'

const TITLES = ['日期', '開始', '結束', '類別', '腔調', '內容', '分鐘']

/** The records as a file for spreadsheets. */
export function recordsFile(rows: readonly Studied[], now: Date): AnsweredFile {
  const lines = rows.map(({ record }) => {
    const { begin_at, end_at, target_name, specific_keys, total_minutes } = record
    const [day, from] = taipeiCells(new Date(begin_at))
    const [, to] = taipeiCells(new Date(end_at))
    return csvRow([day, from, to, target_name, ...specific_keys, total_minutes])
  })
  const bytes = Buffer.from(CSV_MARK + csvRow(TITLES) + lines.join(''))
  const [today] = taipeiCells(now)
  return new AnsweredFile({
    mediaType: 'text/csv; charset=utf-8',
    disposition: contentDisposition(`學習歷程-${today.replaceAll('/', '')}`, 'csv'),
    stream: async function* () {
      yield bytes
    },
  })
}
