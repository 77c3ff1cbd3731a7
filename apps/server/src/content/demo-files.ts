import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { z } from 'zod'
import { type StoredFile, storeBytes } from '../domain/uploads/file-rows.ts'
import type { BlobStore } from '../ports/blob.ts'
import { mediaOf } from './media.ts'

/** A list of the demo site: `{ "items": [{ …, "file": "files/…" }] }`. Without the file it is empty. */
export async function demoList<T extends z.ZodType>(path: string, item: T): Promise<z.output<T>[]> {
  const text = await readFile(path, 'utf8').catch(() => '{"items":[]}')
  return z.object({ items: z.array(item) }).parse(JSON.parse(text)).items
}

/** Puts a file that such a list names into the store. */
export async function storeDemoFile(blobs: BlobStore, folder: string, name: string): Promise<StoredFile> {
  const path = join(folder, name)
  if (!resolve(path).startsWith(resolve(folder) + sep))
    throw new Error(`${name} lies outside of the demo site`)
  const bytes = await readFile(path)
  const media = mediaOf(name, bytes)
  if (typeof media === 'string') throw new Error(`${name}：${media}`)
  return storeBytes(blobs, bytes, media)
}
