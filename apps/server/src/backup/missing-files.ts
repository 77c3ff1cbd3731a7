import type { Client } from 'pg'
import type { BlobStore } from '../ports/blob.ts'

/** How many stored files the database names and the store has not: of another folder, say, all of them. */
export async function countMissing(client: Client, files: BlobStore): Promise<number> {
  const there = new Set<string>()
  for await (const key of files.keys()) there.add(key)
  const { rows } = await client.query<{ key: string }>('select key from files')
  return rows.filter(({ key }) => !there.has(key)).length
}
