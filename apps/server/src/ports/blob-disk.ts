import { randomUUID } from 'node:crypto'
import { constants, createReadStream, createWriteStream, type Dirent } from 'node:fs'
import { copyFile, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type BlobStore, checkKey, isKey } from './blob.ts'

/** Files in a folder, spread over 256 subfolders by the first two digits of their key, or all of them in it. */
export function diskBlobs(folder: string, { spread = true } = {}): BlobStore {
  const pathOf = (key: string) => join(folder, spread ? checkKey(key).slice(0, 2) : '', checkKey(key))
  const look = async (key: string) => {
    try {
      const found = await stat(pathOf(key))
      return found.isFile() ? found : undefined
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }
  return {
    put: (key, bytes) => putWhole(pathOf(key), (draft) => writeFile(draft, bytes, { flag: 'wx' })),
    putFile: (key, path) =>
      putWhole(pathOf(key), (draft) =>
        copyFile(path, draft, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE),
      ),
    putStream: (key, { size: expected, body }) =>
      putWhole(pathOf(key), async (draft) => {
        const file = createWriteStream(draft, { flags: 'wx' })
        await pipeline(Readable.from(body, { objectMode: false }), file)
        if (file.bytesWritten !== expected) throw new Error('the file has another size than was said')
      }),
    has: async (key) => (await look(key)) !== undefined,
    size: async (key) => (await look(key))?.size,
    async stat(key) {
      const found = await look(key)
      if (!found) return undefined
      const { size, mtimeMs, mtime: at } = found
      return { size, at, tag: `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}` }
    },
    stream: (key, range) => createReadStream(pathOf(key), range),
    async *keys() {
      for await (const { name } of entriesOf(folder)) {
        if (!spread && isKey(name)) yield name
        if (spread) for await (const { name: key } of entriesOf(join(folder, name))) if (isKey(key)) yield key
      }
    },
    async sweepDrafts(before) {
      let gone = 0
      for await (const entry of entriesOf(folder)) {
        if (!spread && isDraft(entry.name)) gone += await removeBefore(join(folder, entry.name), before)
        if (!spread || !entry.isDirectory()) continue
        for await (const { name } of entriesOf(join(folder, entry.name)))
          if (isDraft(name)) gone += await removeBefore(join(folder, entry.name, name), before)
      }
      return gone
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** As `putWhole` calls what is not whole yet. */
const isDraft = (name: string) => /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)

async function removeBefore(path: string, before: Date): Promise<number> {
  try {
    if ((await stat(path)).mtime > before) return 0
  } catch (error) {
    // Its process has finished it meanwhile.
    if (isMissing(error)) return 0
    throw error
  }
  await rm(path, { force: true })
  return 1
}

async function* entriesOf(folder: string): AsyncGenerator<Dirent> {
  try {
    yield* await opendir(folder)
  } catch (error) {
    if (!isMissing(error)) throw error
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
