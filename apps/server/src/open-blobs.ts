import { join } from 'node:path'
import type { Env } from './kernel/env.ts'
import { type BlobStores, FOLDERS, isSpread, type Kind } from './ports/blob.ts'
import { diskBlobs } from './ports/blob-disk.ts'
import { s3Blobs } from './ports/blob-s3.ts'

/** Where the site's files lie: in a bucket where one is set, else in the data folder. */
export function openBlobs({ dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>): BlobStores {
  const open = (kind: Kind) =>
    s3 ? s3Blobs(s3, FOLDERS[kind]) : diskBlobs(join(dataDir, FOLDERS[kind]), { spread: isSpread(kind) })
  return { files: open('files'), private: open('private'), films: open('films') }
}
