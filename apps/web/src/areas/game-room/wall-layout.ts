import { graphemes } from '@hakka/hakka/characters'

/** What of a note its place hangs on. */
export interface NoteSize {
  id: string
  text: string
  /** As it is shown; '' where there is none. */
  reading: string
  /** Somebody's name stands on it. */
  named: boolean
}

/** Notes of a frame, in their order. The last one of a wall has no frame: notes that nobody has put into a group. */
export interface FrameNotes {
  id: string
  notes: readonly NoteSize[]
}

export interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** Places in the units of the board; notes are smaller than drawn by `scale`, and `height` may be more than there is. */
export interface WallPlan {
  scale: number
  /** Whether notes show how they are read. */
  readings: boolean
  height: number
  frames: Map<string, Place>
  notes: Map<string, Place>
}

const NOTE = 188
const GAP = 18
/** Of a frame: its name lies on the upper edge. */
const PAD = { side: 20, top: 26, foot: 20 }
const BETWEEN = 24
const EDGE = { side: 24, top: 30, foot: 66 }
/** How notes are drawn, the larger the better. Readings would be too small to read on the smaller ones. */
const WAYS = [
  { scale: 1, readings: true },
  { scale: 0.9, readings: true },
  { scale: 0.8, readings: true },
  { scale: 0.8, readings: false },
  { scale: 0.72, readings: false },
  { scale: 0.64, readings: false },
]
type Way = (typeof WAYS)[number]
/** So many frames side by side. */
const ABREAST = 5

const linesOf = (width: number, room: number) => Math.max(1, Math.ceil(width / room))
const hanWidth = (text: string, size: number) =>
  graphemes(text).reduce((sum, sign) => sum + (/^[\u0020-\u02ff]/.test(sign) ? 0.62 : 1), 0) * size

/** As high as its text needs, with a character of every line lost to where it breaks. */
export function noteHeight({ text, reading, named }: NoteSize): number {
  const room = NOTE - 28
  const lines = text.split('\n').reduce((sum, line) => sum + linesOf(hanWidth(line, 22), room - 12), 0)
  const small = reading ? linesOf(reading.length * 7.6, room - 30) : 0
  return Math.max(112, Math.ceil(24 + lines * 30 + (small > 0 ? 2 + small * 20.5 : 0) + (named ? 28 : 0)))
}

/**
 * Frames side by side, five of them at most, each with as many columns as its notes need; notes as large as all of
 * them fit, down to the least that a class can read. Of more the wall is higher than the board, and is scrolled.
 */
export function planWall(frames: readonly FrameNotes[], room: { width: number; height: number }): WallPlan {
  const rows = rowsOf(frames)
  const [first, ...smaller] = WAYS
  let plan = planAt(rows, room, first ?? { scale: 1, readings: true })
  for (const way of smaller) {
    if (plan.height <= room.height) break
    plan = planAt(rows, room, way)
  }
  return plan
}

function rowsOf(frames: readonly FrameNotes[]): FrameNotes[][] {
  const rows = Math.ceil(frames.length / ABREAST)
  const each = Math.ceil(frames.length / Math.max(1, rows))
  return Array.from({ length: rows }, (_, at) => frames.slice(at * each, (at + 1) * each))
}

function planAt(rows: readonly FrameNotes[][], room: { width: number; height: number }, way: Way): WallPlan {
  const plan: WallPlan = { ...way, height: room.height, frames: new Map(), notes: new Map() }
  const planned = rows.map((frames) => planRow(frames, room.width, way))
  const needed =
    EDGE.top + EDGE.foot + planned.reduce((sum, { height }) => sum + height, 0) + (rows.length - 1) * EDGE.top
  // What is left over in height goes to all rows alike.
  const more = Math.max(0, room.height - needed) / Math.max(1, rows.length)
  let y = EDGE.top
  for (const row of planned) {
    const height = row.height + more
    for (const [id, place] of row.frames) plan.frames.set(id, { ...place, y, height })
    for (const [id, place] of row.notes) plan.notes.set(id, { ...place, y: y + place.y })
    y += height + EDGE.top
  }
  plan.height = Math.max(needed, room.height)
  return plan
}

/** A row of frames from 0 down: `height` is what its fullest needs. */
function planRow(frames: readonly FrameNotes[], roomWidth: number, { scale, readings }: Way) {
  const [least, gap] = [NOTE * scale, GAP * scale]
  const inner = roomWidth - 2 * EDGE.side - (frames.length - 1) * BETWEEN - frames.length * 2 * PAD.side
  const columns = Math.max(frames.length, Math.floor((inner + frames.length * gap) / (least + gap)))
  const shares = sharesOf(frames, columns)
  const used = shares.reduce((sum, share) => sum + share * (least + gap) - gap, 0)
  // What is left over in width goes to all frames alike.
  const more = Math.max(0, (inner - used) / Math.max(1, frames.length))
  const row = {
    height: 0,
    frames: new Map<string, Omit<Place, 'y' | 'height'>>(),
    notes: new Map<string, Place>(),
  }
  let x = EDGE.side
  for (const [at, { id, notes }] of frames.entries()) {
    const share = shares[at] ?? 1
    const frameWidth = share * (least + gap) - gap + 2 * PAD.side + more
    const width = Math.min(least * 1.25, least + more / share)
    const ends = Array.from({ length: share }, () => 0)
    for (const note of notes) {
      const column = ends.indexOf(Math.min(...ends))
      const y = ends[column] ?? 0
      const height = noteHeight(readings ? note : { ...note, reading: '' }) * scale
      row.notes.set(note.id, { x: x + PAD.side + column * (width + gap), y: PAD.top + y, width, height })
      ends[column] = y + height + gap
    }
    row.height = Math.max(row.height, PAD.top + Math.max(...ends) + PAD.foot)
    row.frames.set(id, { x, width: frameWidth })
    x += frameWidth + BETWEEN
  }
  return row
}

/** Columns of each frame: one, and each further one where the most notes stand below each other. */
function sharesOf(frames: readonly FrameNotes[], columns: number): number[] {
  const shares = frames.map(() => 1)
  const depth = (at: number) => (frames[at]?.notes.length ?? 0) / (shares[at] ?? 1)
  for (let left = columns - frames.length; left > 0; left--) {
    let best = 0
    for (let at = 1; at < frames.length; at++) if (depth(at) > depth(best)) best = at
    shares[best] = (shares[best] ?? 1) + 1
  }
  return shares
}

/** The note that is nearest in a direction, as arrow keys go; none at the wall's end. */
export function neighbour(
  notes: ReadonlyMap<string, Place>,
  from: string,
  way: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown',
): string | undefined {
  const own = notes.get(from)
  if (!own) return undefined
  const across = way === 'ArrowLeft' || way === 'ArrowRight'
  const sign = way === 'ArrowRight' || way === 'ArrowDown' ? 1 : -1
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [id, place] of notes) {
    const [dx, dy] = [place.x - own.x, place.y - own.y]
    const ahead = (across ? dx : dy) * sign
    if (id === from || ahead <= 1) continue
    const far = ahead + 3 * Math.abs(across ? dy : dx)
    if (far < least) [best, least] = [id, far]
  }
  return best
}

/** Where in a frame a note would hang that is let go at a point: before which of its notes; `undefined` is the end. */
export function dropBefore(
  frame: FrameNotes,
  places: ReadonlyMap<string, Place>,
  point: { x: number; y: number },
  dragged: string,
): string | undefined {
  for (const { id } of frame.notes) {
    const place = places.get(id)
    if (!place || id === dragged) continue
    const sameColumn = Math.abs(place.x + place.width / 2 - point.x) < place.width / 2 + GAP
    if (sameColumn && point.y < place.y + place.height / 2) return id
  }
  return undefined
}
