import { readCmap } from './cmap.ts'
import { readSfnt, type Tables, tableOf } from './sfnt.ts'

/** One TrueType source: which characters it has, and its outlines by glyph id. */
export interface Face {
  tables: Tables
  characters: ReadonlyMap<number, number>
  unitsPerEm: number
  /** The glyph's bytes in `glyf`, empty for a blank. */
  outline(glyph: number): Buffer
  metrics(glyph: number): { advance: number; bearing: number }
}

export function openFace(file: Buffer): Face {
  const tables = readSfnt(file)
  const head = tableOf(tables, 'head')
  const glyf = tableOf(tables, 'glyf')
  const loca = tableOf(tables, 'loca')
  const hmtx = tableOf(tables, 'hmtx')
  const fullMetrics = tableOf(tables, 'hhea').readUInt16BE(34)
  const long = head.readInt16BE(50) === 1
  const location = (glyph: number) => (long ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph))
  return {
    tables,
    characters: readCmap(tableOf(tables, 'cmap')),
    unitsPerEm: head.readUInt16BE(18),
    outline: (glyph) => glyf.subarray(location(glyph), location(glyph + 1)),
    metrics(glyph) {
      const advance = hmtx.readUInt16BE(4 * Math.min(glyph, fullMetrics - 1))
      const at = glyph < fullMetrics ? 4 * glyph + 2 : 4 * fullMetrics + 2 * (glyph - fullMetrics)
      return { advance, bearing: hmtx.readInt16BE(at) }
    },
  }
}
