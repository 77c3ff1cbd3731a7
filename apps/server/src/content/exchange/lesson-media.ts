import { buffer } from 'node:stream/consumers'
import { inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { files } from '../../db/tables/content.ts'
import { type StoredFile, sha256, storeBytes } from '../../domain/uploads/file-rows.ts'
import type { BlobStore } from '../../ports/blob.ts'
import { addressesOf } from '../addresses.ts'
import { lessonParts } from '../lesson-parts.ts'
import { mediaOf } from '../media.ts'
import type { Pack, PackLesson } from '../pack.ts'

/** The files that a lesson names, by their paths in its pack. */
function mediaIn(pack: Pick<Pack, 'files'>, lesson: PackLesson): Map<string, Buffer> {
  const own = new Map<string, Buffer>()
  for (const { url } of addressesOf(lessonParts(lesson))) {
    const bytes = pack.files.get(url)
    if (bytes) own.set(url, bytes)
  }
  return own
}

/** As `storeFiles` names the second of two files of the same bytes in a pack. */
const secondHash = (path: string, bytes: Buffer) => sha256(Buffer.concat([bytes, Buffer.from(path)]))

/** As an export calls a file: by what it is kept as. */
const EXPORTED = /^media\/([0-9a-f]{64}\.[a-z0-9]+)$/

interface Store {
  db: Pick<NodePgDatabase, 'select'>
  blobs: BlobStore
}

/**
 * What a lesson's files are kept as, by path, whether they are there yet or not: by their bytes, and where this site keeps the
 * same bytes twice, as the one that the path names.
 */
export async function lessonMedia(
  { db, blobs }: Store,
  pack: Pick<Pack, 'files'>,
  lesson: PackLesson,
): Promise<Map<string, StoredFile>> {
  const own = [...mediaIn(pack, lesson)].flatMap(([path, bytes]) => {
    const media = mediaOf(path, bytes)
    if (typeof media === 'string') return []
    const [, exported = ''] = EXPORTED.exec(path) ?? []
    const second = `${secondHash(path, bytes)}.${media.extension}`
    return [
      {
        path,
        bytes,
        mediaType: media.mediaType,
        key: `${sha256(bytes)}.${media.extension}`,
        exported,
        second,
      },
    ]
  })
  const known = await db
    .select({ key: files.key, size: files.size })
    .from(files)
    .where(inArray(files.key, ['', ...own.flatMap(({ exported, second }) => [exported, second])]))
  const sizes = new Map(known.map(({ key, size }) => [key, size]))
  const kept = new Map<string, StoredFile>()
  for (const { path, bytes, mediaType, key, exported, second } of own) {
    const isSame = sizes.get(exported) === bytes.length && exported !== key
    const named = isSame && bytes.equals(await buffer(blobs.stream(exported))) ? exported : undefined
    kept.set(path, { key: named ?? (sizes.has(second) ? second : key), mediaType, size: bytes.length })
  }
  return kept
}

/** Puts a lesson's files into the store: before their rows, so that none names a file that is not there. */
export async function storeMedia(
  blobs: BlobStore,
  pack: Pick<Pack, 'files'>,
  media: ReadonlyMap<string, StoredFile>,
): Promise<void> {
  for (const [path, { key, mediaType }] of media) {
    const bytes = pack.files.get(path)
    const [hash = '', extension = ''] = key.split('.')
    if (bytes) await storeBytes(blobs, bytes, { extension, mediaType }, hash)
  }
}
