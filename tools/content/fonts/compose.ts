import { writeCmap } from './cmap.ts'
import type { Face } from './face.ts'
import { type FaceName, writeNameTable } from './name-table.ts'
import { copyOutline } from './outline.ts'
import { type Tables, tableOf, writeSfnt } from './sfnt.ts'

interface Placed {
  outline: Buffer
  advance: number
  bearing: number
}

/**
 * One TrueType font with the wanted characters, each from the first face that has it. Layout tables and hinting
 * are left out: Han characters need neither. Measures come from the first face; all must share its em.
 */
export function composeFont(faces: readonly Face[], wanted: Iterable<number>, name: FaceName): Buffer {
  const base = faces[0]
  if (!base) throw new Error('A font needs at least one source')
  if (faces.some((face) => face.unitsPerEm !== base.unitsPerEm))
    throw new Error('The sources differ in their em')

  const glyphs: Placed[] = []
  const placedIds = new Map<Face, Map<number, number>>(faces.map((face) => [face, new Map()]))
  function place(face: Face, glyph: number): number {
    const ids = placedIds.get(face)
    const known = ids?.get(glyph)
    if (known !== undefined) return known
    const id = glyphs.length
    const placed: Placed = { outline: Buffer.alloc(0), ...face.metrics(glyph) }
    ids?.set(glyph, id)
    glyphs.push(placed)
    placed.outline = copyOutline(face.outline(glyph), (component) => place(face, component))
    return id
  }

  place(base, 0)
  const cmap = new Map<number, number>()
  for (const code of [...new Set(wanted)].sort((a, b) => a - b)) {
    const face = faces.find((candidate) => candidate.characters.has(code))
    if (face) cmap.set(code, place(face, face.characters.get(code) ?? 0))
  }
  return writeSfnt(tablesOf(faces, base, glyphs, cmap, name))
}

function tablesOf(
  faces: readonly Face[],
  base: Face,
  glyphs: readonly Placed[],
  cmap: ReadonlyMap<number, number>,
  name: FaceName,
): Tables {
  const tables: Tables = new Map([
    ['OS/2', tableOf(base.tables, 'OS/2')],
    ['cmap', writeCmap(cmap)],
    ['name', writeNameTable(name)],
    ['head', headOf(faces, base)],
    ['maxp', maxpOf(faces, glyphs.length)],
    ['post', postOf(base)],
    ...outlineTables(glyphs),
  ])
  const hhea = Buffer.from(tableOf(base.tables, 'hhea'))
  hhea.writeUInt16BE(Math.max(...glyphs.map(({ advance }) => advance)), 10)
  hhea.writeUInt16BE(glyphs.length, 34)
  tables.set('hhea', hhea)
  const gasp = base.tables.get('gasp')
  if (gasp) tables.set('gasp', gasp)
  return tables
}

function outlineTables(glyphs: readonly Placed[]): [string, Buffer][] {
  const loca = Buffer.alloc(4 * (glyphs.length + 1))
  const hmtx = Buffer.alloc(4 * glyphs.length)
  const bodies: Buffer[] = []
  let offset = 0
  glyphs.forEach(({ outline, advance, bearing }, id) => {
    const padding = -outline.length & 3
    bodies.push(outline, Buffer.alloc(padding))
    offset += outline.length + padding
    loca.writeUInt32BE(offset, 4 * (id + 1))
    hmtx.writeUInt16BE(advance, 4 * id)
    hmtx.writeInt16BE(bearing, 4 * id + 2)
  })
  return [
    ['glyf', Buffer.concat(bodies)],
    ['loca', loca],
    ['hmtx', hmtx],
  ]
}

const LONG_OFFSETS = 1

function headOf(faces: readonly Face[], base: Face): Buffer {
  const heads = faces.map((face) => tableOf(face.tables, 'head'))
  const head = Buffer.from(tableOf(base.tables, 'head'))
  for (const at of [36, 38]) head.writeInt16BE(Math.min(...heads.map((each) => each.readInt16BE(at))), at)
  for (const at of [40, 42]) head.writeInt16BE(Math.max(...heads.map((each) => each.readInt16BE(at))), at)
  head.writeInt16BE(LONG_OFFSETS, 50)
  return head
}

/** The outline limits are the sources' highest; what concerns hinting programs is none. */
function maxpOf(faces: readonly Face[], glyphs: number): Buffer {
  const all = faces.map((face) => tableOf(face.tables, 'maxp'))
  const maxp = Buffer.alloc(32)
  maxp.writeUInt32BE(0x00010000, 0)
  maxp.writeUInt16BE(glyphs, 4)
  maxp.writeUInt16BE(2, 14)
  for (const at of [6, 8, 10, 12, 28, 30]) {
    maxp.writeUInt16BE(Math.max(...all.map((each) => each.readUInt16BE(at))), at)
  }
  return maxp
}

const WITHOUT_GLYPH_NAMES = 0x00030000

function postOf(base: Face): Buffer {
  const post = Buffer.from(tableOf(base.tables, 'post').subarray(0, 32))
  post.writeUInt32BE(WITHOUT_GLYPH_NAMES, 0)
  return post
}
