/**
 * The binary phoneme files of espeak-ng 1.49–1.52 (`phontab`, `phonindex`, `phondata`), read and extended.
 * Layout: phontab = table count, 3 bytes, then per table its record count, the table it includes (1-based), 2 bytes,
 * a name of 32 bytes and records of 16 bytes; phonindex = 16-bit words of programs; phondata = envelopes and sounds.
 */
export type PhonemeFiles = { tables: Table[]; programs: number[]; data: Buffer }

type Table = { name: string; includes: number; records: Buffer[] }

const NAME_BYTES = 32
const RECORD_BYTES = 16
const RETURN = 0x0001
const PITCH_ENVELOPE = 0x9200
const ENVELOPE_BYTES = 128

export function parsePhonemes(phontab: Buffer, phonindex: Buffer, data: Buffer): PhonemeFiles {
  const tables: Table[] = []
  let at = 4
  for (let n = phontab.readUInt8(0); n > 0; n--) {
    const count = phontab.readUInt8(at)
    const includes = phontab.readUInt8(at + 1)
    const name = phontab.toString('latin1', at + 4, at + 4 + NAME_BYTES).replace(/\0.*$/s, '')
    at += 4 + NAME_BYTES
    const records = Array.from({ length: count }, (_, i) =>
      Buffer.from(phontab.subarray(at + i * RECORD_BYTES, at + (i + 1) * RECORD_BYTES)),
    )
    at += count * RECORD_BYTES
    tables.push({ name, includes, records })
  }
  const programs = Array.from({ length: phonindex.length / 2 }, (_, i) => phonindex.readUInt16LE(i * 2))
  return { tables, programs, data }
}

export function writePhontab(tables: Table[]): Buffer {
  const parts: Buffer[] = [Buffer.from([tables.length, 0, 0, 0])]
  for (const { name, includes, records } of tables) {
    const head = Buffer.alloc(4 + NAME_BYTES)
    head.writeUInt8(records.length, 0)
    head.writeUInt8(includes, 1)
    head.write(name, 4, 'latin1')
    parts.push(head, ...records)
  }
  return Buffer.concat(parts)
}

export function writePhonindex(programs: number[]): Buffer {
  const out = Buffer.alloc(programs.length * 2)
  programs.forEach((word, i) => {
    out.writeUInt16LE(word, i * 2)
  })
  return out
}

/** @throws where the table or the phoneme is not there: another version of espeak-ng */
export function recordOf(files: PhonemeFiles, table: string, phoneme: string): Buffer {
  const record = tableOf(files, table).records.find((r) => mnemonicOf(r) === phoneme)
  if (!record) throw new Error(`espeak-ng 的 ${table} 音素表沒有 ${phoneme}`)
  return record
}

export function tableOf(files: PhonemeFiles, name: string): Table {
  const table = files.tables.find((t) => t.name === name)
  if (!table) throw new Error(`espeak-ng 沒有 ${name} 音素表`)
  return table
}

function mnemonicOf(record: Buffer): string {
  return record.toString('latin1', 0, 4).replace(/\0.*$/s, '')
}

/** Adds a program and says where it starts. */
export function addProgram(files: PhonemeFiles, words: number[]): number {
  return files.programs.push(...words, RETURN) - words.length - 1
}

/** Adds a pitch envelope (values 0..255 at 128 points of time) and a program that uses it; says where that starts. */
export function addEnvelope(files: PhonemeFiles, value: (point: number) => number): number {
  const padding = Buffer.alloc((4 - (files.data.length % 4)) % 4)
  const address = files.data.length + padding.length
  const envelope = Buffer.from(
    Array.from({ length: ENVELOPE_BYTES }, (_, i) =>
      Math.round(Math.min(255, Math.max(0, value(i / (ENVELOPE_BYTES - 1))))),
    ),
  )
  files.data = Buffer.concat([files.data, padding, envelope])
  return addProgram(files, [PITCH_ENVELOPE | (address >> 16), address & 0xffff])
}

/** Copies a record under a new name and code into a table; `program` replaces its program. */
export function addRecord(table: Table, model: Buffer, name: string, program?: number): Buffer {
  const record = Buffer.from(model)
  record.fill(0, 0, 4)
  record.write(name, 0, 'latin1')
  if (program !== undefined) record.writeUInt16LE(program, 8)
  record.writeUInt8(Math.max(...table.records.map((r) => r.readUInt8(10))) + 1, 10)
  table.records.push(record)
  return record
}
