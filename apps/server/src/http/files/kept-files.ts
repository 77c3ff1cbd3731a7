import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { UploadedBytes, UploadedFile } from '@hakka/contract/upload'
import { AppError } from '../../kernel/app-error.ts'

/** Where the files of one request stay while it is answered. */
export interface KeptFiles {
  /** Takes a file while it comes. */
  keep(source: AsyncIterable<Uint8Array>, name: string): Promise<UploadedFile | UploadedBytes>
  release(): Promise<void>
}

/** On the disk, in a folder of their own. */
export async function diskFiles(folder: string): Promise<KeptFiles> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const paths: string[] = []
  return {
    async keep(source, name) {
      const path = join(folder, randomUUID())
      paths.push(path)
      const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
      await pipeline(source, file)
      return new UploadedFile(path, name, file.bytesWritten)
    },
    async release() {
      await Promise.all(paths.map((path) => rm(path, { force: true })))
    },
  }
}

const MB = 1024 * 1024
/** A class that records at the same time needs five megabytes; who sends slowly on purpose gets no more than a third. */
const HELD_MAX = { all: 96 * MB, network: 32 * MB }

let heldByAll = 0
const heldBy = new Map<string, number>()

/**
 * In memory, for what must leave no trace. What all requests hold at once is bounded: more is a 429.
 * @param network of the sender
 */
export function memoryFiles(network: string, max = HELD_MAX): KeptFiles {
  let own = 0
  const hold = (bytes: number) => {
    own += bytes
    heldByAll += bytes
    const held = (heldBy.get(network) ?? 0) + bytes
    if (held > 0) heldBy.set(network, held)
    else heldBy.delete(network)
    return held
  }
  return {
    async keep(source) {
      const chunks: Uint8Array[] = []
      for await (const chunk of source) {
        const held = hold(chunk.length)
        if (heldByAll > max.all || held > max.network) throw new AppError('rate_limited')
        chunks.push(chunk)
      }
      // A copy of its own, which can be handed to another thread: a chunk may share its memory with other requests.
      const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
      let at = 0
      for (const chunk of chunks) {
        bytes.set(chunk, at)
        at += chunk.length
      }
      return new UploadedBytes(bytes)
    },
    async release() {
      hold(-own)
      own = 0
    },
  }
}
