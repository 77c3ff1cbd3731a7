import { eq } from 'drizzle-orm'
import { packFiles } from '../db/tables/content.ts'
import type { Transaction } from '../db/transaction.ts'
import { idOf, type StoredFile, sha256, storeBytes } from '../domain/uploads/file-rows.ts'
import type { BlobStore } from '../ports/blob.ts'
import { mediaOf } from './media.ts'
import type { Pack } from './pack.ts'

/** Puts a pack's media into the store, by path. */
export async function storeFiles(blobs: BlobStore, pack: Pack, progress: (line: string) => void) {
  const stored = new Map<string, StoredFile>()
  const taken = new Set<string>()
  for (const [path, bytes] of pack.files) {
    const media = mediaOf(path, bytes)
    if (typeof media === 'string') continue
    // Two paths with the same bytes get two keys, so that an export knows which of them a content named.
    const own = sha256(bytes)
    const hash = taken.has(own) ? sha256(Buffer.concat([bytes, Buffer.from(path)])) : own
    taken.add(own)
    stored.set(path, await storeBytes(blobs, bytes, media, hash))
    if (stored.size % 200 === 0) progress(`存入檔案 ${stored.size}`)
  }
  return stored
}

export async function savePaths(
  transaction: Transaction,
  packId: string,
  stored: ReadonlyMap<string, StoredFile>,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  await transaction.delete(packFiles).where(eq(packFiles.packId, packId))
  const rows = [...stored].flatMap(([path, file]) => {
    const fileId = idOf(ids, file)
    return fileId === null ? [] : [{ packId, path, fileId }]
  })
  for (let start = 0; start < rows.length; start += 500) {
    await transaction.insert(packFiles).values(rows.slice(start, start + 500))
  }
}
