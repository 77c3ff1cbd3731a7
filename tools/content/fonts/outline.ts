const WORD_ARGUMENTS = 0x0001
const ONE_SCALE = 0x0008
const MORE_COMPONENTS = 0x0020
const TWO_SCALES = 0x0040
const MATRIX = 0x0080
const INSTRUCTIONS = 0x0100

/**
 * A copy of a glyph without its hinting program (the functions it calls stay behind in the source's `fpgm`),
 * with each component's glyph id replaced by `place(id)`.
 */
export function copyOutline(outline: Buffer, place: (component: number) => number): Buffer {
  if (outline.length === 0) return outline
  const contours = outline.readInt16BE(0)
  return contours < 0 ? copyComposite(outline, place) : copySimple(outline, contours)
}

function copySimple(outline: Buffer, contours: number): Buffer {
  const lengthAt = 10 + 2 * contours
  const pointsAt = lengthAt + 2 + outline.readUInt16BE(lengthAt)
  return Buffer.concat([outline.subarray(0, lengthAt), Buffer.alloc(2), outline.subarray(pointsAt)])
}

function copyComposite(outline: Buffer, place: (component: number) => number): Buffer {
  const copy = Buffer.from(outline)
  for (let at = 10; ; ) {
    const flags = copy.readUInt16BE(at)
    copy.writeUInt16BE(flags & ~INSTRUCTIONS, at)
    copy.writeUInt16BE(place(copy.readUInt16BE(at + 2)), at + 2)
    const scale = flags & ONE_SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0
    at += 4 + (flags & WORD_ARGUMENTS ? 4 : 2) + scale
    if (!(flags & MORE_COMPONENTS)) return copy.subarray(0, at)
  }
}
