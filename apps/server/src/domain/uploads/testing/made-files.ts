import { crc32, deflateSync } from 'node:zlib'

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

export function wavOf(seconds: number, rate = 8000): Buffer {
  const data = Buffer.alloc(rate * seconds)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

/** The first and the last page of an Opus stream. */
export function oggOf(seconds: number): Buffer {
  const page = (position: number, packet: Buffer) => {
    const head = Buffer.alloc(28)
    head.write('OggS')
    head.writeBigUInt64LE(BigInt(position), 6)
    head[26] = 1
    head[27] = packet.length
    return Buffer.concat([head, packet])
  }
  const opus = Buffer.alloc(19)
  opus.write('OpusHead')
  return Buffer.concat([page(0, opus), page(seconds * 48_000, Buffer.alloc(50))])
}

function box(name: string, ...inner: Buffer[]): Buffer {
  const content = Buffer.concat(inner)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(name, 4)
  return Buffer.concat([head, content])
}

/** @param handler `soun` for sound, `vide` for a film */
export function m4aOf(seconds: number, handler = 'soun'): Buffer {
  const movie = Buffer.alloc(32)
  movie.writeUInt32BE(1000, 12)
  movie.writeUInt32BE(seconds * 1000, 16)
  const own = Buffer.alloc(16)
  own.write(handler, 8)
  return Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0')),
    box('moov', box('mvhd', movie), box('trak', box('mdia', box('hdlr', own)))),
  ])
}
