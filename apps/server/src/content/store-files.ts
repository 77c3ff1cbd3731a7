import { createHash } from 'node:crypto'
import { readContent } from '@hakka/modules/server'
import { eq, sql } from 'drizzle-orm'
import { files, packFiles } from '../db/tables/content.ts'
import type { Transaction } from '../db/transaction.ts'
import { contentTexts } from '../domain/fonts/coverage.ts'
import { lessonFont } from '../domain/fonts/lesson-font.ts'
import type { BlobStore } from '../ports/blob.ts'
import { mediaOf } from './media.ts'
import type { Pack, PackLesson } from './pack.ts'

/** A file as it lies in the store: what a row of `files` says of it. */
export interface StoredFile {
  key: string
  mediaType: string
  size: number
}

/** Hexadecimal. */
export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

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
    const file = { key: `${hash}.${media.extension}`, mediaType: media.mediaType, size: bytes.length }
    if (!(await blobs.has(file.key))) await blobs.put(file.key, bytes)
    stored.set(path, file)
    if (stored.size % 200 === 0) progress(`存入檔案 ${stored.size}`)
  }
  return stored
}

/** The reading face of each lesson, subset to its characters. */
export async function makeFonts(blobs: BlobStore, pack: Pack, progress: (line: string) => void) {
  const fonts = new Map<string, StoredFile>()
  for (const [path, { lesson, source }] of pack.lessons) {
    const { bytes } = await lessonFont([...contentTexts(source).reading, ...headingsOf(lesson)])
    const file = { key: `${sha256(bytes)}.woff2`, mediaType: 'font/woff2', size: bytes.length }
    if (!(await blobs.has(file.key))) await blobs.put(file.key, bytes)
    fonts.set(path, file)
    progress(`字型 ${fonts.size} / ${pack.lessons.size} 課`)
  }
  return fonts
}

/** What stands in headings, in the reading face too: names of modules and the running text of `text` modules. */
const headingsOf = (lesson: PackLesson) =>
  Object.values(lesson.activities)
    .flatMap((activity) => activity?.modules ?? [])
    .flatMap((module) => {
      const read = readContent(module.type, module.content, module.version)
      return [module.name, module.title ?? '', ...(read?.ok ? read.type.html(read.content) : [])]
    })

/** Rows of stored files: their ids by key. */
export async function saveFiles(
  transaction: Transaction,
  wanted: readonly StoredFile[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const unique = [...new Map(wanted.map((file) => [file.key, file])).values()]
  for (let start = 0; start < unique.length; start += 500) {
    const rows = await transaction
      .insert(files)
      .values(unique.slice(start, start + 500))
      .onConflictDoUpdate({ target: files.key, set: { size: sql`excluded.size` } })
      .returning({ id: files.id, key: files.key })
    for (const row of rows) ids.set(row.key, row.id)
  }
  return ids
}

export function idOf(ids: ReadonlyMap<string, number>, file: StoredFile | undefined): number | null {
  return (file && ids.get(file.key)) ?? null
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
