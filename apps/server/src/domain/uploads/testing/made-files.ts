import { crc32, deflateSync } from 'node:zlib'
import { encodeWav } from '@hakka/judge/encode-wav'

/** Files as tests need them, made byte by byte: good ones, and such as pretend. */

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** A white PNG of one bit a pixel: 256 megapixels fit into a few kilobytes. */
export function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export const pdfOf = (bytes = 0) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, ' '), Buffer.from('\n%%EOF\n')])

/** Silent frames of MPEG 1 layer III, 128 kbit/s at 44.1 kHz: about 38 a second. */
export function mp3Of(frames: number): Buffer {
  const frame = Buffer.alloc(417)
  frame.writeUInt32BE(0xfffb9064)
  return Buffer.concat(Array.from({ length: frames }, () => frame))
}

/** Silence of 8 bits a sample. */
export const wavOf = (seconds: number, rate = 8000): Buffer =>
  Buffer.from(encodeWav(new Uint8Array(rate * seconds), rate, { bits: 8 }))

/** The first and the last page of an Opus stream. */
export function oggOf(seconds: number): Buffer {
  const page = (flag: number, position: number, packet: Buffer) => {
    const head = Buffer.alloc(28)
    head.write('OggS')
    head[5] = flag
    head.writeBigUInt64LE(BigInt(position), 6)
    head[26] = 1
    head[27] = packet.length
    return Buffer.concat([head, packet])
  }
  const opus = Buffer.alloc(19)
  opus.write('OpusHead')
  opus[8] = 1
  opus[9] = 1
  opus.writeUInt32LE(48_000, 12)
  return Buffer.concat([page(2, 0, opus), page(4, seconds * 48_000, Buffer.alloc(50))])
}

function box(name: string, ...inner: Buffer[]): Buffer {
  const content = Buffer.concat(inner)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(name, 4)
  return Buffer.concat([head, content])
}

/** @param handlers of its tracks: `soun` for sound, `vide` for a film */
export function m4aOf(seconds: number, ...handlers: string[]): Buffer {
  const timed = (bytes: number) => {
    const header = Buffer.alloc(bytes)
    header.writeUInt32BE(1000, 12)
    header.writeUInt32BE(seconds * 1000, 16)
    return header
  }
  const tracks = (handlers.length > 0 ? handlers : ['soun']).map((handler) => {
    const own = Buffer.alloc(32)
    own.write(handler, 8)
    const samples = box(
      'stbl',
      box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box('mp4a', Buffer.alloc(28))),
    )
    return box(
      'trak',
      box('tkhd', Buffer.alloc(84)),
      box('mdia', box('mdhd', timed(24)), box('hdlr', own), box('minf', samples)),
    )
  })
  return Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0')),
    box('moov', box('mvhd', timed(100)), ...tracks),
  ])
}
