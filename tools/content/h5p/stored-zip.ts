import { crc32 } from 'node:zlib'

const UTF8 = 0x0800

/** A ZIP whose files are stored as they are, always of the same bytes. */
export function storedZip(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const bodies: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const [path, value] of Object.entries(files)) {
    const bytes = Buffer.from(value)
    const name = Buffer.from(path)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc32(bytes), 0)
    sizes.writeUInt32LE(bytes.length, 4)
    sizes.writeUInt32LE(bytes.length, 8)
    const head = Buffer.alloc(14)
    head.write('PK\x03\x04', 'latin1')
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(UTF8, 6)
    const lengths = Buffer.alloc(4)
    lengths.writeUInt16LE(name.length, 0)
    const entry = Buffer.alloc(16)
    entry.write('PK\x01\x02', 'latin1')
    entry.writeUInt16LE(20, 4)
    entry.writeUInt16LE(20, 6)
    entry.writeUInt16LE(UTF8, 8)
    const tail = Buffer.alloc(18)
    tail.writeUInt16LE(name.length, 0)
    tail.writeUInt32LE(at, 14)
    list.push(entry, sizes, tail, name)
    bodies.push(head, sizes, lengths, name, bytes)
    at += 30 + name.length + bytes.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, directory, end])
}
