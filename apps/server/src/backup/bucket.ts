import { type BlobStores, isKey, KINDS, type Kind, pathOf } from '../ports/blob.ts'
import type { Part } from './archive.ts'

/** Which file of a bucket bears this name in an archive, and in a data folder. */
export function fileOf(name: string): [Kind, string] | undefined {
  const key = name.slice(name.lastIndexOf('/') + 1)
  const kind = KINDS.find((own) => isKey(key) && pathOf(own, key) === name)
  return kind && [kind, key]
}

/** The files of a bucket, under the names that they have in a data folder: either is restored from the other. */
export async function* partsOf(bucket: BlobStores): AsyncGenerator<Part> {
  for (const kind of KINDS) {
    for await (const key of bucket[kind].keys()) {
      const size = await bucket[kind].size(key)
      // One that was removed meanwhile.
      if (size === undefined) continue
      const body = size > 0 ? bucket[kind].stream(key) : []
      yield { name: pathOf(kind, key), size, body }
    }
  }
}

/** The first file that lies there, if there is any. */
export async function firstOf(bucket: BlobStores): Promise<string | undefined> {
  for (const kind of KINDS) for await (const key of bucket[kind].keys()) return pathOf(kind, key)
  return undefined
}

/** Files that are being restored into a bucket: taken out again when not all of them come. */
export class RestoredBucket {
  readonly #bucket: BlobStores
  #put: [Kind, string][] = []

  constructor(bucket: BlobStores) {
    this.#bucket = bucket
  }

  /** Takes a file; answers `false` for a part that does not belong into a bucket. */
  async take({ name, size, body }: Part): Promise<boolean> {
    const file = fileOf(name)
    if (!file) return false
    const [kind, key] = file
    this.#put.push(file)
    await this.#bucket[kind].putStream(key, { size, body })
    return true
  }

  keep(): void {
    this.#put = []
  }

  async discard(): Promise<void> {
    for (const [kind, key] of this.#put) await this.#bucket[kind].remove(key)
    this.#put = []
  }
}
