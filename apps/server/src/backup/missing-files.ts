import { join } from 'node:path'
import type { Client } from 'pg'
import { diskBlobs } from '../ports/blob-disk.ts'

/** How many stored files the database names and the data folder has not: of another folder, say, all of them. */
export async function countMissing(client: Client, dataDir: string): Promise<number> {
  const blobs = diskBlobs(join(dataDir, 'files'))
  const { rows } = await client.query<{ key: string }>('select key from files')
  let missing = 0
  for (const { key } of rows) if (!(await blobs.has(key))) missing++
  return missing
}
