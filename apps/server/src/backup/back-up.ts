import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { Client } from 'pg'
import type { BlobStore, BlobStores } from '../ports/blob.ts'
import { diskBlobs } from '../ports/blob-disk.ts'
import { type Part, packed } from './archive.ts'
import { filesOf } from './data-folders.ts'
import { dumpDatabase } from './dump.ts'
import { BackupError, reasonOf } from './error.ts'
import { countMissing } from './missing-files.ts'
import { countText, nowAndThen, sizeText } from './progress.ts'
import { readArchive } from './read-archive.ts'

interface Wanted {
  databaseUrl: string
  dataDir: string
  /** Absolute; nothing may be there yet. */
  path: string
  /** Whether the site's files go into it, beside the database. */
  files: boolean
  /** Where the stored files lie, unless in the data folder. */
  bucket?: BlobStores
  say: (line: string) => void
}

/** What a backup holds. */
interface Written {
  rows: number
  files: number
  /** Of the archive. */
  bytes: number
  /** Files that the database names and the data folder has not. */
  missing: number
}

/**
 * Writes the database, as it is at one moment, and the site's files into one archive: a tar file under Zstandard.
 * It gets its name when it is on the disk and was read back whole.
 * @throws BackupError
 */
export async function backUp({ databaseUrl, dataDir, path, files, bucket, say }: Wanted): Promise<Written> {
  if (existsSync(path)) throw new BackupError(`${path} 已經存在，請換一個檔名`)
  const draft = `${path}.part`
  const tell = nowAndThen(say)
  const done = { rows: 0, files: 0, bytes: 0, missing: 0 }
  const at = new Date()

  async function* parts(): AsyncGenerator<Part> {
    const onRows = (rows: number) => {
      done.rows += rows
      tell(() => `資料庫：已備份 ${countText(done.rows)} 筆`)
    }
    yield* dumpDatabase(databaseUrl, { at, files, onRows })
    if (!files) return
    let bytes = 0
    for await (const part of filesOf(dataDir, bucket)) {
      done.files++
      bytes += part.size
      tell(() => `檔案：已備份 ${countText(done.files)} 個，${sizeText(bytes)}`)
      yield part
    }
  }

  try {
    const zstd = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })
    const output = createWriteStream(draft, { mode: 0o600, flush: true })
    await pipeline(Readable.from(packed(parts(), at), { objectMode: false }), zstd, output)
    say('讀回來檢查…')
    for await (const _ of readArchive(draft, (bytes) => {
      done.bytes += bytes
      tell(() => `檢查：已讀 ${sizeText(done.bytes)}`)
    }));
    if (files) done.missing = await missingOf(databaseUrl, bucket?.files ?? diskBlobs(join(dataDir, 'files')))
    await rename(draft, path)
    await syncFolder(dirname(path))
    return done
  } catch (error) {
    await rm(draft, { force: true })
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    throw new BackupError(`無法寫入 ${basename(path)}：${reason}`, { cause: error })
  }
}

async function missingOf(databaseUrl: string, stored: BlobStore): Promise<number> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await countMissing(client, stored)
  } finally {
    await client.end()
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
