/** What a face says of itself: a subset may not bear its source's reserved name, and must bear its copyright. */
export interface FaceName {
  family: string
  copyright: string
  licence: string
  licenceUrl: string
}

const WINDOWS = 3
const UNICODE = 1
const ENGLISH = 0x0409

export function writeNameTable(name: FaceName): Buffer {
  const records: [id: number, text: string][] = [
    [0, name.copyright],
    [1, name.family],
    [2, 'Regular'],
    [3, `${name.family} Regular`],
    [4, `${name.family} Regular`],
    [5, 'Version 1.000'],
    [6, `${name.family}-Regular`],
    [13, name.licence],
    [14, name.licenceUrl],
  ]
  const texts = records.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  const header = Buffer.alloc(6 + 12 * records.length)
  header.writeUInt16BE(records.length, 2)
  header.writeUInt16BE(header.length, 4)
  let offset = 0
  records.forEach(([id], index) => {
    const length = texts[index]?.length ?? 0
    ;[WINDOWS, UNICODE, ENGLISH, id, length, offset].forEach((value, field) => {
      header.writeUInt16BE(value, 6 + 12 * index + 2 * field)
    })
    offset += length
  })
  return Buffer.concat([header, ...texts])
}

const COPYRIGHT = 0

/** The copyright notice a source carries. */
export function readCopyright(table: Buffer): string {
  const texts = table.readUInt16BE(4)
  for (let index = 0; index < table.readUInt16BE(2); index++) {
    const record = 6 + 12 * index
    if (table.readUInt16BE(record) !== WINDOWS || table.readUInt16BE(record + 6) !== COPYRIGHT) continue
    const start = texts + table.readUInt16BE(record + 10)
    const text = Buffer.from(table.subarray(start, start + table.readUInt16BE(record + 8)))
    return text.swap16().toString('utf16le')
  }
  throw new Error('The font names no copyright')
}
