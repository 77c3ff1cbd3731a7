import type { RoomResults } from '@hakka/contract/game-room'
import type { RoomNote } from '@hakka/contract/room-views'
import { factsOf, isRefused, kindOf, type Logged, newRoom, type Room, reduce } from '@hakka/rooms/room'
import type { Drawn } from './board-picture.ts'

type Log = RoomResults['log']

/** The server gives the log as the rules made it. */
const loggedOf = (entry: Log[number]): Logged => entry as unknown as Logged

/** How a question stands in a room, without what the teacher had frozen. */
function shownIn(room: Room, key: string, names: boolean): Drawn | undefined {
  const stage = room.stages[key]
  if (!stage) return undefined
  const facts = { ...factsOf(room), frozenAt: null, rules: { ...room.rules, names } }
  const shown = kindOf(stage).shown(stage.state, facts)
  if (!shown || shown.kind === 'module' || shown.kind === 'speaking') return undefined
  // What is told at the end is told in full.
  return shown.kind === 'ranking' ? openBars(stage, facts) : shown
}

function openBars(stage: Room['stages'][string], facts: ReturnType<typeof factsOf>): Drawn | undefined {
  const shown = kindOf(stage).shown({ ...stage.state, open: null }, facts)
  return shown?.kind === 'ranking' ? shown : undefined
}

/** How each question of a room stood at last. */
export function atLast(log: Log, key: string, names: boolean): Drawn | undefined {
  let room = newRoom
  for (const entry of log) room = after(room, entry)
  return shownIn(room, key, names)
}

/** Who has said it, the first one first. */
export function saidAtLast(log: Log, key: string): string[] {
  let room = newRoom
  for (const entry of log) room = after(room, entry)
  const stage = room.stages[key]
  const shown =
    stage && kindOf(stage).shown(stage.state, { ...factsOf(room), rules: { ...room.rules, names: true } })
  return shown?.kind === 'speaking' ? shown.done.flatMap(({ name }) => name ?? []) : []
}

function after(room: Room, entry: Log[number]): Room {
  const made = reduce(room, loggedOf(entry))
  return isRefused(made) ? room : made
}

/** A moment of a wall: what was done then, and how the room stood after it. */
interface Step {
  at: number
  /** 貼上「茶園」 */
  said: string
  room: Room
}

/** The moments at which something on a wall changed, in their order; the first is the empty wall. */
export function stepsOf(log: Log, key: string): Step[] {
  const steps: Step[] = []
  let room = newRoom
  let notes: readonly RoomNote[] = []
  for (const entry of log) {
    const before = room.stages[key]
    room = after(room, entry)
    const shown =
      room.stages[key] === before && entry.move.do !== 'room.put_out' ? undefined : wallOf(room, key)
    if (!shown) continue
    const said = steps.length === 0 ? '空的牆' : saidOf(entry, notes, shown)
    notes = shown
    if (said) steps.push({ at: entry.at, said, room })
  }
  return steps
}

const wallOf = (room: Room, key: string): readonly RoomNote[] | undefined => {
  const shown = shownIn(room, key, true)
  return shown?.kind === 'post-it' ? shown.notes : undefined
}

/** The wall at a step. */
export const wallAt = ({ room }: Step, key: string, names: boolean) => {
  const shown = shownIn(room, key, names)
  return shown?.kind === 'post-it' ? shown : undefined
}

/** What a move did to the wall; nothing where nobody sees it. */
function saidOf(
  { move }: Log[number],
  before: readonly RoomNote[],
  now: readonly RoomNote[],
): string | undefined {
  const note = [...now, ...before].find(({ id, text }) => id === move.note && text !== '')
  const text = note ? `「${note.text}」` : ''
  switch (move.do) {
    case 'wall.post':
      return now.length > before.length ? `貼上「${String(move.text)}」` : undefined
    case 'wall.approve':
      return now.length > before.length ? `貼上${text}` : undefined
    case 'wall.take_back':
      return now.length < before.length ? `拿回${text}` : undefined
    case 'wall.tear':
      return `撕下${text}`
    case 'wall.hide':
      return move.hidden === true ? `藏起${text}` : `再放上${text}`
    case 'wall.place':
      return `搬動${text}`
    case 'wall.colour':
      return `換顏色${text}`
    case 'wall.pin':
      return move.pinned === true ? `釘住${text}` : `不釘了${text}`
    case 'wall.group':
      return `新的組「${String(move.name)}」`
    case 'wall.rename':
      return `組名改成「${String(move.name)}」`
    case 'wall.ungroup':
      return '拿掉一組'
    case 'room.put_out':
      return now.length < before.length ? '請一位同學出去' : undefined
    default:
      return undefined
  }
}
