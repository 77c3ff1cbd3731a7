import type { FileHandle } from 'node:fs/promises'
import { bytesAt, startsWith, withFile } from './bytes.ts'
import type { Kind } from './documents.ts'
import { mp3Seconds } from './mp3.ts'

/** A sound and how long it is. */
export interface Sound extends Kind {
  seconds: number
}

const BOXES_MAX = 200

/** What a sound is, by its bytes: MP3, WAV (PCM), M4A or OGG (Vorbis, Opus); `undefined` for what is none of these. */
export const soundOf = (path: string, size: number): Promise<Sound | undefined> =>
  withFile(path, async (file) => {
    const head = await bytesAt(file, 0, 12)
    if (startsWith(head, 'RIFF') && startsWith(head, 'WAVE', 8)) {
      return as('wav', 'audio/wav', await wavSeconds(file, size))
    }
    if (startsWith(head, 'OggS')) return as('ogg', 'audio/ogg', await oggSeconds(file, size))
    if (startsWith(head, 'ftyp', 4)) return as('m4a', 'audio/mp4', await m4aSeconds(file, size))
    return as('mp3', 'audio/mpeg', await mp3Seconds(file, size))
  })

const as = (extension: string, mediaType: string, seconds: number | undefined): Sound | undefined =>
  seconds && seconds > 0 ? { extension, mediaType, seconds } : undefined

async function wavSeconds(file: FileHandle, size: number): Promise<number | undefined> {
  let bytesPerSecond = 0
  let at = 12
  for (let chunks = 0; chunks < BOXES_MAX && at + 8 <= size; chunks++) {
    const head = await bytesAt(file, at, 24)
    const length = head.readUInt32LE(4)
    if (startsWith(head, 'fmt ') && head.length === 24) {
      const [format, channels] = [head.readUInt16LE(8), head.readUInt16LE(10)]
      // 1 is PCM, 3 floating point, 0xfffe one of these with more to say.
      if (![1, 3, 0xfffe].includes(format) || channels < 1 || channels > 2) return undefined
      bytesPerSecond = head.readUInt32LE(16)
    }
    if (startsWith(head, 'data')) {
      return bytesPerSecond > 0 ? Math.min(length, size - at - 8) / bytesPerSecond : undefined
    }
    at += 8 + length + (length % 2)
  }
  return undefined
}

const PAGE_MAX = 65_307

async function oggSeconds(file: FileHandle, size: number): Promise<number | undefined> {
  const first = await bytesAt(file, 0, 64)
  const packet = 27 + (first[26] ?? 0)
  const opus = startsWith(first, 'OpusHead', packet)
  if ((!opus && !startsWith(first, '\x01vorbis', packet)) || first.length < packet + 19) return undefined
  const rate = opus ? 48_000 : first.readUInt32LE(packet + 12)
  const tail = await bytesAt(file, Math.max(0, size - PAGE_MAX), PAGE_MAX)
  const last = tail.lastIndexOf('OggS')
  if (last < 0 || last + 14 > tail.length || rate === 0) return undefined
  return Number(tail.readBigUInt64LE(last + 6)) / rate
}

/** Boxes of an MP4 from `at` to `end`: name, where their content begins, where they end. */
async function* boxes(file: FileHandle, at: number, end: number) {
  for (let count = 0, next = at; count < BOXES_MAX && next + 8 <= end; count++) {
    const head = await bytesAt(file, next, 16)
    const short = head.readUInt32BE(0)
    const long = short === 1 && head.length === 16
    const length = long ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - next : short
    if (length < 8 || next + length > end) return
    yield { name: head.toString('latin1', 4, 8), start: next + (long ? 16 : 8), end: next + length }
    next += length
  }
}

/** Of an MP4 with sound and no picture. */
async function m4aSeconds(file: FileHandle, size: number): Promise<number | undefined> {
  let seconds: number | undefined
  const handlers: string[] = []
  for await (const outer of boxes(file, 0, size)) {
    if (outer.name !== 'moov') continue
    for await (const box of boxes(file, outer.start, outer.end)) {
      if (box.name === 'mvhd') seconds = durationIn(await bytesAt(file, box.start, 32))
      if (box.name === 'trak') handlers.push(await handlerOf(file, box))
    }
  }
  return handlers.includes('soun') && !handlers.includes('vide') ? seconds : undefined
}

function durationIn(header: Buffer): number | undefined {
  if (header.length < 32) return undefined
  const long = header[0] === 1
  const scale = header.readUInt32BE(long ? 20 : 12)
  const length = long ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16)
  return scale > 0 ? length / scale : undefined
}

async function handlerOf(file: FileHandle, track: { start: number; end: number }): Promise<string> {
  for await (const media of boxes(file, track.start, track.end)) {
    if (media.name !== 'mdia') continue
    for await (const box of boxes(file, media.start, media.end)) {
      if (box.name === 'hdlr') return (await bytesAt(file, box.start + 8, 4)).toString('latin1')
    }
  }
  return ''
}
