import type { Readable } from 'node:stream'

/** Bytes `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** Where files lie: a folder by default. Keys are content hashes with an extension, so a key's bytes never change. */
export interface BlobStore {
  put(key: string, bytes: Buffer): Promise<void>
  has(key: string): Promise<boolean>
  get(key: string): Promise<Buffer>
  /** Size of the file in bytes; `undefined` when there is none. */
  size(key: string): Promise<number | undefined>
  stream(key: string, range?: ByteRange): Readable
}
