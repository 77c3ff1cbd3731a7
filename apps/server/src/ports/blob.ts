import type { Readable } from 'node:stream'
import { ANIMATION_FOLDER } from '@hakka/contract/videos'

/** Bytes `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** Bytes that come one after the other, and how many they are. */
export interface SizedBytes {
  size: number
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/**
 * Where files lie: a folder, or a bucket. Keys are content hashes or random, so a key's bytes never change; those of
 * films, which an operator lays there, are names. A file is there whole or not at all. What is large comes and goes as
 * a stream.
 */
export interface BlobStore {
  /** What is made in memory: pictures drawn anew, faces. */
  put(key: string, bytes: Buffer): Promise<void>
  /** A copy of the file at `path`, which stays where it is. */
  putFile(key: string, path: string): Promise<void>
  putStream(key: string, bytes: SizedBytes): Promise<void>
  has(key: string): Promise<boolean>
  /** Size of the file in bytes; `undefined` when there is none. */
  size(key: string): Promise<number | undefined>
  /** Its size, a tag that is another one when its bytes may be others, and when it was stored. */
  stat(key: string): Promise<{ size: number; tag: string; at: Date } | undefined>
  stream(key: string, range?: ByteRange): Readable
  /** All keys, in no order. */
  keys(): AsyncIterable<string>
  /**
   * Removes what was being stored, before then, by a process that ended over it. @returns how many
   */
  sweepDrafts(before: Date): Promise<number>
  /**
   * Of private files only: the key of any other is a hash, and another row may go by the same bytes. What is not there
   * is no fault.
   */
  remove(key: string): Promise<void>
}

/** The site's files: `files` have an address, `private` ones are answered by calls of their own. */
export const KINDS = ['files', 'private', 'films'] as const
export type Kind = (typeof KINDS)[number]
export type BlobStores = Readonly<Record<Kind, BlobStore>>

/** The folder of a kind, in a data folder and in a bucket. */
export const FOLDERS: Readonly<Record<Kind, string>> = {
  files: 'files',
  private: 'private',
  films: ANIMATION_FOLDER,
}

/** What an operator lays there has no folders below; the others are spread by their first two digits. */
export const isSpread = (kind: Kind): boolean => kind !== 'films'

/** Where a file lies in a data folder, and what it is called in an archive. */
export const pathOf = (kind: Kind, key: string): string =>
  isSpread(kind) ? `${FOLDERS[kind]}/${key.slice(0, 2)}/${key}` : `${FOLDERS[kind]}/${key}`

/** The store can't be reached, or does not do its work now. */
export class BlobsUnavailable extends Error {
  override name = 'BlobsUnavailable'
}

const KEY = /^[\w-]+(\.[a-z0-9]+)?$/

export const isKey = (key: string): boolean => KEY.test(key)

/** Nothing else gets near a path or an address. @throws for what is no key */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error('not a key of a stored file')
  return key
}
