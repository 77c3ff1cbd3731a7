import { inflateSync } from 'node:zlib'

/** An sfnt (TrueType) file as its tables, by tag. */
export type Tables = Map<string, Buffer>

const WOFF = 0x774f4646

/** Reads TrueType or WOFF. */
export function readSfnt(file: Buffer): Tables {
  return file.readUInt32BE(0) === WOFF ? readWoff(file) : readTrueType(file)
}

function readWoff(file: Buffer): Tables {
  const tables: Tables = new Map()
  for (let index = 0; index < file.readUInt16BE(12); index++) {
    const entry = 44 + 20 * index
    const start = file.readUInt32BE(entry + 4)
    const packed = file.readUInt32BE(entry + 8)
    const data = file.subarray(start, start + packed)
    const length = file.readUInt32BE(entry + 12)
    tables.set(file.toString('latin1', entry, entry + 4), packed < length ? inflateSync(data) : data)
  }
  return tables
}

function readTrueType(file: Buffer): Tables {
  const tables: Tables = new Map()
  for (let index = 0; index < file.readUInt16BE(4); index++) {
    const entry = 12 + 16 * index
    const start = file.readUInt32BE(entry + 8)
    const tag = file.toString('latin1', entry, entry + 4)
    tables.set(tag, file.subarray(start, start + file.readUInt32BE(entry + 12)))
  }
  return tables
}

/** The table, or an error that names it: every face here must be TrueType (`glyf`). */
export function tableOf(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag)
  if (!table) throw new Error(`The font has no ${tag} table`)
  return table
}

const padded = (length: number) => (length + 3) & ~3

function checksum(data: Buffer): number {
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0
  return sum
}

/** Writes the tables in tag order, so that the same tables always give the same bytes. */
export function writeSfnt(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const power = Math.floor(Math.log2(sorted.length))
  const header = Buffer.alloc(12 + 16 * sorted.length)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(sorted.length, 4)
  header.writeUInt16BE(16 * 2 ** power, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(16 * (sorted.length - 2 ** power), 10)
  const bodies: Buffer[] = []
  let offset = header.length
  let headAt = -1
  sorted.forEach(([tag, table], index) => {
    const body = Buffer.alloc(padded(table.length))
    table.copy(body)
    if (tag === 'head') {
      headAt = offset
      body.writeUInt32BE(0, 8)
    }
    const entry = 12 + 16 * index
    header.write(tag, entry, 'latin1')
    header.writeUInt32BE(checksum(body), entry + 4)
    header.writeUInt32BE(offset, entry + 8)
    header.writeUInt32BE(table.length, entry + 12)
    bodies.push(body)
    offset += body.length
  })
  const file = Buffer.concat([header, ...bodies])
  if (headAt < 0) throw new Error('The font has no head table')
  file.writeUInt32BE((0xb1b0afba - checksum(file)) >>> 0, headAt + 8)
  return file
}
