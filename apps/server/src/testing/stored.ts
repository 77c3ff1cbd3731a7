import { createHash } from 'node:crypto'
import { files } from '../db/tables/content.ts'
import type { TestServer } from './server.ts'

/** The smallest text that passes for a PDF; `words` make it one of its own. */
export const tinyPdf = (words: string) => Buffer.from(`%PDF-1.4\n% ${words}\ntrailer<<>>\n%%EOF\n`)

/** A file in the store with its row. */
export async function storedPdf({ services }: TestServer, words: string) {
  const bytes = tinyPdf(words)
  const key = `${createHash('sha256').update(bytes).digest('hex')}.pdf`
  await services.blobs.put(key, bytes)
  const [row] = await services.db
    .insert(files)
    .values({ key, mediaType: 'application/pdf', size: bytes.length })
    .returning()
  if (!row) throw new Error('the new file was not returned')
  return { id: row.id, key, bytes }
}
