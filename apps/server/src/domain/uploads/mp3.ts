import type { FileHandle } from 'node:fs/promises'
import { bytesAt, startsWith } from './bytes.ts'

const KBPS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const KBPS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const RATES = [44_100, 48_000, 32_000]
/** Frames that have to follow each other before a file counts as MP3: chance makes two, not eight. */
const FRAMES_MIN = 8
const CHUNK = 1024 * 1024
const TAG_MAX = 16 * 1024 * 1024

interface Frame {
  bytes: number
  seconds: number
}

/** The header of a layer III frame. */
function frameAt(bytes: Buffer, at: number): Frame | undefined {
  if (at + 4 > bytes.length) return undefined
  const word = bytes.readUInt32BE(at)
  const version = (word >>> 19) & 3
  const kbps = (version === 3 ? KBPS_1 : KBPS_2)[(word >>> 12) & 15]
  const base = RATES[(word >>> 10) & 3]
  if (word >>> 21 !== 0x7ff || version === 1 || ((word >>> 17) & 3) !== 1 || !kbps || !base) return undefined
  const rate = version === 3 ? base : version === 2 ? base / 2 : base / 4
  const samples = version === 3 ? 1152 : 576
  return {
    bytes: Math.floor((samples * kbps * 125) / rate) + ((word >>> 9) & 1),
    seconds: samples / rate,
  }
}

/** Length of an ID3 tag at the file's beginning. */
function tagBytes(head: Buffer): number {
  if (head.length < 10 || !startsWith(head, 'ID3')) return 0
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6, 10)
  if ((a | b | c | d) & 0x80) return 0
  return 10 + ((a << 21) | (b << 14) | (c << 7) | d)
}

/**
 * How long an MP3 sounds, by walking its frames; `undefined` for what is none. Only the beginning has to be flawless:
 * players, too, jump over damage further on.
 */
export async function mp3Seconds(file: FileHandle, size: number): Promise<number | undefined> {
  const tag = tagBytes(await bytesAt(file, 0, 10))
  if (tag > TAG_MAX) return undefined
  let at = tag
  let seconds = 0
  let frames = 0
  let chunk: Buffer = Buffer.alloc(0)
  let chunkAt = 0
  while (at < size) {
    if (at < chunkAt || at + 4 > chunkAt + chunk.length) {
      chunk = await bytesAt(file, at, CHUNK)
      chunkAt = at
    }
    const frame = frameAt(chunk, at - chunkAt)
    if (!frame || at + frame.bytes > size) break
    frames += 1
    seconds += frame.seconds
    at += frame.bytes
  }
  return frames >= FRAMES_MIN ? seconds : undefined
}
