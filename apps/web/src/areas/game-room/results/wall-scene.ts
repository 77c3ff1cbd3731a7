import type { RoomNote, WallView } from '@hakka/contract/room-views'
import { shownPinyin } from '../shown-pinyin.ts'
import { type Place, planWall } from '../wall-layout.ts'
import { framesOf, LOOSE } from '../wall-order.ts'

export interface SceneNote extends Place {
  note: RoomNote
  reading: string
  /** From 0 to 1: how much of it is there already, or still. */
  shows: number
}

/** A wall as it is drawn: where its frames and notes hang, in the board's units. */
export interface WallScene {
  height: number
  scale: number
  frames: (Place & { id: string; name: string; count: number })[]
  notes: SceneNote[]
}

/** Where everything hangs on a sheet of this size. What is hidden is not there at all. */
export function wallScene(
  view: Pick<WallView, 'groups' | 'notes'>,
  room: { width: number; height: number },
  { dialectId, pinyin }: { dialectId: number; pinyin: boolean },
): WallScene {
  const reading = (note: RoomNote) => (pinyin ? shownPinyin(note.pinyin, dialectId) : '')
  const notes = view.notes.filter(({ hidden }) => !hidden)
  const frames = framesOf({ groups: view.groups, notes }, { reading })
  const plan = planWall(frames, room)
  return {
    height: plan.height,
    scale: plan.scale,
    frames: frames.flatMap(({ id, name, own }) => {
      const place = plan.frames.get(id)
      return place && id !== LOOSE ? [{ ...place, id, name, count: own.length }] : []
    }),
    notes: frames.flatMap(({ own }) =>
      own.flatMap((note) => {
        const place = plan.notes.get(String(note.id))
        return place ? [{ ...place, note, reading: plan.readings ? reading(note) : '', shows: 1 }] : []
      }),
    ),
  }
}

/** A moment between two scenes, `at` from 0 to 1: notes move, come and go; frames are those of the second. */
export function between(from: WallScene, to: WallScene, at: number): WallScene {
  if (at >= 1) return to
  const mid = (a: number, b: number) => a + (b - a) * at
  const before = new Map(from.notes.map((own) => [own.note.id, own]))
  const after = new Set(to.notes.map(({ note }) => note.id))
  const there = to.notes.map((own): SceneNote => {
    const old = before.get(own.note.id)
    if (!old) return { ...own, shows: at }
    const { x, y, width, height } = old
    return {
      ...own,
      x: mid(x, own.x),
      y: mid(y, own.y),
      width: mid(width, own.width),
      height: mid(height, own.height),
    }
  })
  const gone = from.notes.flatMap((own) => (after.has(own.note.id) ? [] : [{ ...own, shows: 1 - at }]))
  return { ...to, scale: mid(from.scale, to.scale), notes: [...gone, ...there] }
}
