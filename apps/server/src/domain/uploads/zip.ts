import type { FileHandle } from 'node:fs/promises'
import { bytesAt, startsWith } from './bytes.ts'

const END = 'PK\x05\x06'
const ENTRY = 'PK\x01\x02'
const LOCAL = 'PK\x03\x04'
const END_BYTES = 22
const COMMENT_MAX = 65_535
const DIRECTORY_MAX = 16 * 1024 * 1024

interface Directory {
  size: number
  start: number
}

/** Where a ZIP's list of files lies; `undefined` where the file does not end as a ZIP does. */
export async function zipDirectory(file: FileHandle, size: number): Promise<Directory | undefined> {
  const start = Math.max(0, size - END_BYTES - COMMENT_MAX)
  const tail = await bytesAt(file, start, size - start)
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (!startsWith(tail, END, at) || at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length) continue
    return { size: tail.readUInt32LE(at + 12), start: tail.readUInt32LE(at + 16) }
  }
  return undefined
}

/** Names of a ZIP's files; `undefined` when it is none, is damaged, or begins with something else. */
export async function zipNames(file: FileHandle, size: number): Promise<string[] | undefined> {
  const directory = await zipDirectory(file, size)
  if (!directory || directory.size > DIRECTORY_MAX || directory.start + directory.size > size)
    return undefined
  if (!startsWith(await bytesAt(file, 0, 4), LOCAL)) return undefined
  const bytes = await bytesAt(file, directory.start, directory.size)
  const names: string[] = []
  for (let at = 0; at < bytes.length; ) {
    if (!startsWith(bytes, ENTRY, at) || at + 46 > bytes.length) return undefined
    const length = bytes.readUInt16LE(at + 28)
    names.push(bytes.toString('utf8', at + 46, at + 46 + length))
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return names.length > 0 ? names : undefined
}

/** What an OpenDocument says it is: its first file, stored as it is and named `mimetype`. */
export async function openDocumentType(file: FileHandle): Promise<string | undefined> {
  const head = await bytesAt(file, 0, 200)
  if (head.length < 30 || head.readUInt16LE(8) !== 0) return undefined
  const nameEnd = 30 + head.readUInt16LE(26)
  if (head.toString('latin1', 30, nameEnd) !== 'mimetype') return undefined
  const start = nameEnd + head.readUInt16LE(28)
  return head.toString('latin1', start, start + head.readUInt32LE(22))
}
