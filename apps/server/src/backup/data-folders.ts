import { createWriteStream } from 'node:fs'
import { mkdir, open, opendir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { systemCode } from '../db/embedded/error.ts'
import type { BlobStores } from '../ports/blob.ts'
import type { Part } from './archive.ts'
import { fileOf, firstOf, partsOf, RestoredBucket } from './bucket.ts'
import { BackupError } from './error.ts'

/**
 * What of the data folder belongs to the site beside its database: stored files, private ones, mails that were kept,
 * videos. The secret of forms and the demo passwords stay out: a site that is restored makes its own.
 */
const FOLDERS = ['files', 'private', 'outbox', 'videos'] as const

/** A file that is just being written bears its final name only when it is whole. */
const DRAFT = /\.part$|\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const RESTORING = 'restoring'

/**
 * The site's files. They are only ever added: read after the database, all that it names are there.
 * @param bucket where they lie in one
 */
export async function* filesOf(dataDir: string, bucket?: BlobStores): AsyncGenerator<Part> {
  for (const folder of FOLDERS) {
    for await (const path of filesIn(dataDir, folder)) {
      // What lies there of a time before the bucket the site has no longer.
      if (bucket && fileOf(path)) continue
      const part = await openPart(dataDir, path)
      if (part) yield part
    }
  }
  if (bucket) yield* partsOf(bucket)
}

async function* filesIn(root: string, folder: string): AsyncGenerator<string> {
  const entries = await opendir(join(root, folder)).catch((error) => {
    if (systemCode(error) === 'ENOENT') return []
    throw error
  })
  for await (const entry of entries) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* filesIn(root, path)
    else if (entry.isFile() && !DRAFT.test(path)) yield path
  }
}

/** `undefined` for one that was removed meanwhile: an old mail, a screenshot of an erased report. */
async function openPart(dataDir: string, name: string): Promise<Part | undefined> {
  const file = await open(join(dataDir, name)).catch((error) => {
    if (systemCode(error) === 'ENOENT') return undefined
    throw error
  })
  if (!file) return undefined
  const { size } = await file.stat()
  if (size > 0) return { name, size, body: file.createReadStream({ end: size - 1 }) }
  await file.close()
  return { name, size, body: [] }
}

/** @throws BackupError when one of the folders, or the bucket, has anything in it */
export async function refuseUsedFolders(dataDir: string, bucket?: BlobStores): Promise<void> {
  const there = bucket && (await firstOf(bucket))
  if (there !== undefined)
    throw new BackupError(
      `S3 的儲存桶裡已經有檔案（${there}），只能還原到空的地方。請以 S3_BUCKET 指定新的儲存桶`,
    )
  for (const folder of FOLDERS) {
    const names = await namesIn(join(dataDir, folder))
    if (names.length === 0) continue
    throw new BackupError(
      `${join(dataDir, folder)} 裡已經有檔案，只能還原到空的地方。請以 DATA_DIR 指定新的資料夾`,
    )
  }
}

/** None in a folder that is not there. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error) => {
    if (systemCode(error) === 'ENOENT') return []
    throw error
  })

/** Files that are being restored: beside their places until all of them are whole. */
export class RestoredFiles {
  readonly #dataDir: string
  readonly #draft: string
  readonly #bucket: RestoredBucket | undefined
  #count = 0
  #bytes = 0

  private constructor(dataDir: string, bucket: BlobStores | undefined) {
    this.#dataDir = dataDir
    this.#bucket = bucket && new RestoredBucket(bucket)
    this.#draft = join(dataDir, RESTORING)
  }

  static async begin(dataDir: string, bucket?: BlobStores): Promise<RestoredFiles> {
    const files = new RestoredFiles(dataDir, bucket)
    await files.discard()
    return files
  }

  get count(): number {
    return this.#count
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Takes a file; answers `false` for a part that is none. */
  async take(part: Part): Promise<boolean> {
    const { name, size, body } = part
    const steps = name.split('/')
    if (!FOLDERS.some((folder) => folder === steps[0]) || steps.length < 2) return false
    if (steps.some((step) => step === '' || step === '.' || step === '..')) return false
    if (!(await this.#bucket?.take(part))) {
      const path = join(this.#draft, ...steps)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await pipeline(body, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
    }
    this.#count++
    this.#bytes += size
    return true
  }

  /** Puts all of them in their places. */
  async finish(): Promise<void> {
    for (const folder of await namesIn(this.#draft)) {
      const place = join(this.#dataDir, folder)
      // An empty one may stand there; what else does ends the renaming.
      await rmdir(place).catch(() => undefined)
      await rename(join(this.#draft, folder), place)
    }
    this.#bucket?.keep()
    await this.discard()
  }

  async discard(): Promise<void> {
    await this.#bucket?.discard()
    await rm(this.#draft, { recursive: true, force: true })
  }
}
