import { BackupError, DAMAGED } from './error.ts'

/** The unit of a tar file: headers are one, contents are filled up to the next. */
export const BLOCK = 512
const NAME_MAX = 100
const PREFIX_MAX = 155
const CHECKSUM = { at: 148, length: 8 }

export interface Entry {
  /** A relative path with slashes. */
  name: string
  /** Bytes. */
  size: number
}

/** The header of a file in a tar archive (POSIX ustar), which every `tar` reads. */
export function headerOf({ name, size }: Entry, at: Date): Buffer {
  const [prefix, rest] = split(name)
  const block = Buffer.alloc(BLOCK)
  block.write(rest, 0)
  block.write(octal(0o600, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(size, 12), 124)
  block.write(octal(Math.floor(at.getTime() / 1000), 12), 136)
  block.write('0', 156)
  block.write('ustar\x0000', 257)
  block.write(prefix, 345)
  block.write(checksumText(block), CHECKSUM.at)
  return block
}

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`

/**
 * Name and size out of a header; `undefined` for the empty block at the end.
 * @throws BackupError when it is none
 */
export function entryOf(block: Buffer): Entry | undefined {
  if (block.every((byte) => byte === 0)) return undefined
  const text = (at: number, length: number) => block.toString('utf8', at, at + length).replace(/\0.*$/s, '')
  const number = (at: number, length: number) => Number.parseInt(text(at, length), 8)
  const [rest, prefix, size] = [text(0, NAME_MAX), text(345, PREFIX_MAX), number(124, 12)]
  const { at, length } = CHECKSUM
  const isWhole = block.toString('latin1', at, at + length) === checksumText(block)
  if (!isWhole || !(size >= 0)) throw new BackupError(DAMAGED)
  return { name: prefix ? `${prefix}/${rest}` : rest, size }
}

/** Zeros that fill a content up to the next block. */
export const paddingOf = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

/** As it is written: six digits, a zero and a blank. */
const checksumText = (block: Buffer): string => `${octal(checksumOf(block), 7)} `

/** The checksum counts its own field as blanks. */
function checksumOf(block: Buffer): number {
  const { at, length } = CHECKSUM
  return block.reduce((sum, byte, index) => sum + (index >= at && index < at + length ? 32 : byte), 0)
}

function split(name: string): [prefix: string, rest: string] {
  if (Buffer.byteLength(name) <= NAME_MAX) return ['', name]
  for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)]
    if (Buffer.byteLength(rest) <= NAME_MAX && Buffer.byteLength(prefix) <= PREFIX_MAX) return [prefix, rest]
  }
  throw new BackupError(`檔名太長，不能放進備份檔：${name}`)
}
