import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { files } from '../../db/tables/content.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { BlobStore } from '../../ports/blob.ts'
import type { Kind } from './kind.ts'

/** A file as it lies in the store: what a row of `files` says of it. */
export interface StoredFile {
  key: string
  mediaType: string
  size: number
}

/** Hexadecimal. */
export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Puts what was made in memory into the store. Its row comes after it: no row names a file that is not there. */
export async function storeBytes(
  blobs: BlobStore,
  bytes: Buffer,
  { extension, mediaType }: Kind,
  hash = sha256(bytes),
): Promise<StoredFile> {
  const key = `${hash}.${extension}`
  if (!(await blobs.has(key))) await blobs.put(key, bytes)
  return { key, mediaType, size: bytes.length }
}

/** Rows of stored files: their ids by key. */
export async function saveFiles(
  db: NodePgDatabase | Transaction,
  wanted: readonly StoredFile[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  // In one order for all: of two who store the same ones, neither holds what the other waits for.
  const unique = [...new Map(wanted.map((file) => [file.key, file])).values()].sort((a, b) =>
    a.key < b.key ? -1 : 1,
  )
  for (let start = 0; start < unique.length; start += 500) {
    const rows = await db
      .insert(files)
      .values(unique.slice(start, start + 500))
      .onConflictDoUpdate({ target: files.key, set: { size: sql`excluded.size` } })
      .returning({ id: files.id, key: files.key })
    for (const row of rows) ids.set(row.key, row.id)
  }
  return ids
}

/** The row of one of them: its id. */
export async function saveFile(db: NodePgDatabase | Transaction, file: StoredFile): Promise<number> {
  const id = (await saveFiles(db, [file])).get(file.key)
  if (id === undefined) throw new Error('the stored file has no row')
  return id
}

export function idOf(ids: ReadonlyMap<string, number>, file: StoredFile | undefined): number | null {
  return (file && ids.get(file.key)) ?? null
}
