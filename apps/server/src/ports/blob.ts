import type { Readable } from 'node:stream'

/** Bytes `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** Where files lie: a folder by default. Keys are content hashes or random, so a key's bytes never change. */
export interface BlobStore {
  put(key: string, bytes: Buffer): Promise<void>
  /** A copy of the file at `path`, which stays where it is: for files too big to be held in memory. */
  putFile(key: string, path: string): Promise<void>
  has(key: string): Promise<boolean>
  get(key: string): Promise<Buffer>
  /** Size of the file in bytes; `undefined` when there is none. */
  size(key: string): Promise<number | undefined>
  stream(key: string, range?: ByteRange): Readable
  /**
   * Of private files only: the key of any other is a hash, and another row may go by the same bytes. What is not there
   * is no fault.
   */
  remove(key: string): Promise<void>
}
