const SEGMENTED = 4
const GROUPED = 12

/** Code point → glyph id, out of the table's Unicode subtables (formats 4 and 12). */
export function readCmap(table: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let index = 0; index < table.readUInt16BE(2); index++) {
    const record = 4 + 8 * index
    const platform = table.readUInt16BE(record)
    if (platform !== 0 && platform !== 3) continue
    const subtable = table.subarray(table.readUInt32BE(record + 4))
    const format = subtable.readUInt16BE(0)
    if (format === GROUPED) readGroups(subtable, glyphs)
    if (format === SEGMENTED) readSegments(subtable, glyphs)
  }
  return glyphs
}

function readGroups(subtable: Buffer, glyphs: Map<number, number>): void {
  for (let index = 0; index < subtable.readUInt32BE(12); index++) {
    const group = 16 + 12 * index
    const first = subtable.readUInt32BE(group)
    const last = subtable.readUInt32BE(group + 4)
    const glyph = subtable.readUInt32BE(group + 8)
    for (let code = first; code <= last; code++) glyphs.set(code, glyph + code - first)
  }
}

function readSegments(subtable: Buffer, glyphs: Map<number, number>): void {
  const size = subtable.readUInt16BE(6)
  for (let at = 0; at < size; at += 2) {
    const last = subtable.readUInt16BE(14 + at)
    const first = subtable.readUInt16BE(16 + size + at)
    const delta = subtable.readUInt16BE(16 + 2 * size + at)
    const rangeAt = 16 + 3 * size + at
    const range = subtable.readUInt16BE(rangeAt)
    for (let code = first; code <= last && code < 0xffff; code++) {
      const raw = range === 0 ? code : subtable.readUInt16BE(rangeAt + range + 2 * (code - first))
      if (raw !== 0) glyphs.set(code, (raw + delta) & 0xffff)
    }
  }
}

/** One format 12 subtable: every browser that knows WOFF2 reads it. */
export function writeCmap(glyphs: ReadonlyMap<number, number>): Buffer {
  const groups: { first: number; last: number; glyph: number }[] = []
  for (const [code, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const group = groups.at(-1)
    if (group && code === group.last + 1 && glyph === group.glyph + code - group.first) group.last = code
    else groups.push({ first: code, last: code, glyph })
  }
  const table = Buffer.alloc(28 + 12 * groups.length)
  table.writeUInt16BE(1, 2)
  table.writeUInt16BE(3, 4)
  table.writeUInt16BE(10, 6)
  table.writeUInt32BE(12, 8)
  table.writeUInt16BE(GROUPED, 12)
  table.writeUInt32BE(16 + 12 * groups.length, 16)
  table.writeUInt32BE(groups.length, 24)
  groups.forEach(({ first, last, glyph }, index) => {
    table.writeUInt32BE(first, 28 + 12 * index)
    table.writeUInt32BE(last, 32 + 12 * index)
    table.writeUInt32BE(glyph, 36 + 12 * index)
  })
  return table
}
