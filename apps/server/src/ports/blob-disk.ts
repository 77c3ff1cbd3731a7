import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BlobStore } from './blob.ts'

/** Files in a folder, spread over 256 subfolders by the first two digits of their key. */
export function diskBlobs(folder: string): BlobStore {
  const pathOf = (key: string) => {
    if (!/^[\w-]+(\.[a-z0-9]+)?$/.test(key)) throw new Error('not a key of a stored file')
    return join(folder, key.slice(0, 2), key)
  }
  const size = async (key: string) => {
    try {
      return (await stat(pathOf(key))).size
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }
  return {
    put: (key, bytes) => putWhole(pathOf(key), (draft) => writeFile(draft, bytes, { flag: 'wx' })),
    putFile: (key, path) =>
      putWhole(pathOf(key), (draft) =>
        copyFile(path, draft, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE),
      ),
    has: async (key) => (await size(key)) !== undefined,
    get: (key) => readFile(pathOf(key)),
    size,
    stream: (key, range) => createReadStream(pathOf(key), range),
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

/** Under its name only when all of it is on the disk: a crash or a full disk leaves no half file. */
async function putWhole(path: string, write: (draft: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomUUID()}`
  try {
    await write(draft)
    const file = await open(draft, 'r')
    try {
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
