import type { RoomNote, WallView } from '@hakka/contract/room-views'
import type { FrameNotes } from './wall-layout.ts'

/** Where a note is to hang: in a group, or in none, before another note or last. */
export interface Placing {
  note: number
  group: number | null
  before: number | null
}

/** The frame of notes that are in no group. */
export const LOOSE = ''

export const frameIdOf = (group: number | null): string => (group === null ? LOOSE : String(group))
export const groupOf = (frameId: string): number | null => (frameId === LOOSE ? null : Number(frameId))

/** A wall's notes with one of them already where it is being put. */
export function placed(notes: readonly RoomNote[], { note, group, before }: Placing): RoomNote[] {
  const own = notes.find(({ id }) => id === note)
  if (!own) return [...notes]
  const others = notes.filter(({ id }) => id !== note)
  const at = others.findIndex(({ id }) => id === before)
  const moved = { ...own, group }
  return at < 0 ? [...others, moved] : [...others.slice(0, at), moved, ...others.slice(at)]
}

export interface WallFrame extends FrameNotes {
  /** '' of the frame that has none. */
  name: string
  /** The notes themselves, as `notes`. */
  own: readonly RoomNote[]
}

/** A wall's frames from left to right, pinned notes first; what is in no group comes last. */
export function framesOf(
  view: Pick<WallView, 'groups' | 'notes'>,
  shown: { reading(note: RoomNote): string },
): WallFrame[] {
  const known = new Set(view.groups.map(({ id }) => id))
  const frames: { group: number | null; name: string }[] = [
    ...view.groups.map(({ id, name }) => ({ group: id, name })),
    { group: null, name: '' },
  ]
  return frames.map(({ group, name }) => {
    const own = view.notes
      .filter((note) => (note.group !== null && known.has(note.group) ? note.group : null) === group)
      .toSorted((a, b) => Number(b.pinned) - Number(a.pinned))
    return {
      id: frameIdOf(group),
      name,
      own,
      notes: own.map((note) => ({
        id: String(note.id),
        text: note.text,
        reading: shown.reading(note),
        named: note.by !== null,
      })),
    }
  })
}

/** Where a lifted note goes by an arrow key: to the frame beside it, or past the note above or below. */
export function stepped(frames: readonly WallFrame[], now: Placing, key: string): Placing {
  const at = frames.findIndex(({ id }) => id === frameIdOf(now.group))
  const beside = frames[at + (key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0)]
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return beside && at >= 0 ? { note: now.note, group: groupOf(beside.id), before: null } : now
  const own = frames[at]?.own ?? []
  const place = own.findIndex(({ id }) => id === now.note)
  if (key === 'ArrowUp') return { ...now, before: own[place - 1]?.id ?? now.before }
  if (key === 'ArrowDown') return { ...now, before: own[place + 2]?.id ?? null }
  return now
}
