import { existsSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { BlobStores } from '../ports/blob.ts'
import { diskBlobs } from '../ports/blob-disk.ts'
import { RestoredFiles, refuseUsedFolders } from './data-folders.ts'
import { BackupError, DAMAGED, reasonOf } from './error.ts'
import { type Header, readHeader } from './header.ts'
import { Loader, refuseUsedDatabase } from './load.ts'
import { countMissing } from './missing-files.ts'
import { countText, nowAndThen, sizeText } from './progress.ts'
import { readArchive } from './read-archive.ts'

type Say = (line: string) => void

/**
 * Reads a whole backup without keeping anything of it.
 * @throws BackupError for one that can't be restored
 */
export async function checkBackup(path: string, say: Say): Promise<Header> {
  if (!existsSync(path)) throw new BackupError(`找不到 ${path}`)
  const { size } = await stat(path)
  const tell = nowAndThen(say)
  let read = 0
  let header: Header | undefined
  const onBytes = (bytes: number) => {
    read += bytes
    tell(() => `檢查備份檔：${Math.floor((read / size) * 100)}%`)
  }
  for await (const part of readArchive(path, onBytes)) header ??= await readHeader(part)
  if (!header) throw new BackupError(DAMAGED)
  return header
}

interface Restored {
  rows: number
  files: number
  /** Files that the database names and nobody has: a backup before an upgrade leaves them where they lay. */
  missing: number
}

/**
 * Fills an empty database and an empty data folder from a backup that was checked: all of it or nothing.
 * @param bucket takes the stored files, where the site has one; empty too
 * @throws BackupError
 */
export async function restore(
  path: string,
  {
    databaseUrl,
    dataDir,
    bucket,
    say,
  }: { databaseUrl: string; dataDir: string; bucket?: BlobStores; say: Say },
): Promise<Restored> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const files = await RestoredFiles.begin(dataDir, bucket)
  const tell = nowAndThen(say)
  try {
    await refuseUsedDatabase(client)
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    let loader: Loader | undefined
    for await (const part of readArchive(path, () => undefined)) {
      if (loader === undefined) {
        const header = await readHeader(part)
        if (header.files) await refuseUsedFolders(dataDir, bucket)
        loader = new Loader(client, header)
        await loader.begin()
      } else if ((await loader.take(part)) || (await files.take(part))) {
        const { rows } = loader
        tell(() =>
          files.count === 0
            ? `資料庫：已還原 ${countText(rows)} 筆`
            : `檔案：已還原 ${countText(files.count)} 個，${sizeText(files.bytes)}`,
        )
      } else throw new BackupError(`備份檔裡有不認得的 ${part.name}`)
    }
    await loader?.finish()
    await files.finish()
    const missing = await countMissing(client, bucket?.files ?? diskBlobs(join(dataDir, 'files')))
    await client.query('commit')
    return { rows: loader?.rows ?? 0, files: files.count, missing }
  } catch (error) {
    await files.discard()
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    throw new BackupError(`無法還原：${reason}`, { cause: error })
  } finally {
    // Without its commit, nothing stays in the database.
    await client.end()
  }
}
