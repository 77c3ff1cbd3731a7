import type { TestServer } from '../../../testing/server.ts'
import { entriesOf } from '../entries.ts'
import { replaceEntries } from '../save.ts'
import { refreshSiteWords } from '../site-words.ts'
import { DICTIONARY_HEADINGS } from './table.ts'

/** Makes rows of `dictionaryRow` the Ministry's entries, all of them. */
export const importRows = ({ services }: TestServer, rows: readonly string[][]) =>
  services.db.transaction(async (transaction) => {
    const table = [DICTIONARY_HEADINGS, ...rows].map((cells, at) => ({ no: at + 1, cells }))
    await replaceEntries(transaction, 'moe', entriesOf(table))
    await refreshSiteWords(transaction)
  })
