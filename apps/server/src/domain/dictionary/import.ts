import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { dictionaryEntries } from '../../db/tables/dictionary.ts'
import { entriesOf } from './entries.ts'
import { replaceEntries, type SaveCounts } from './save.ts'
import { refreshSiteWords } from './site-words.ts'
import { readTable } from './table.ts'

export interface ImportedDictionary extends SaveCounts {
  entries: number
}

const LINE_EVERY = 5000

/**
 * Takes the Ministry's table over, all of it or nothing; the same again changes nothing, and entries that the file no
 * longer has go.
 * @param progress called with a line for whoever waits
 * @throws TableError with every row that can't be used, before anything is touched
 */
export async function importDictionary(
  db: NodePgDatabase,
  file: string,
  progress: (line: string) => void = () => {},
): Promise<ImportedDictionary> {
  progress('讀取檔案……')
  const entries = entriesOf(await readTable(file))
  progress(`檢查完畢：${entries.length} 個詞條，開始存入資料庫……`)
  const counts = await db.transaction(async (transaction) => {
    const saved = await replaceEntries(transaction, 'moe', entries, (done) => {
      if (done % LINE_EVERY === 0) progress(`　${done} / ${entries.length}`)
    })
    await refreshSiteWords(transaction)
    // Not left to the database's own time: the first lookups come at once.
    if (saved.saved > 0) await transaction.execute(sql`analyze ${dictionaryEntries}`)
    return saved
  })
  return { entries: entries.length, ...counts }
}
