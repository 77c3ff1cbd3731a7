import { type NoteColour, ROOM } from '@hakka/contract/constants/room'
import type { OwnView, RoomNote } from '@hakka/contract/room-views'
import { defineKind, type Facts, type MovesOf, NOTHING_ASIDE, NOTHING_OWN } from '#kit/define.ts'
import { type Flag, HOST, type Logged, type Refused, refuse } from '#kit/move.ts'

interface Note {
  id: number
  by: number
  text: string
  pinyin: string | null
  colour: NoteColour
  at: number
  /** `back`: its pupil took it away. */
  state: 'up' | 'waiting' | 'refused' | 'torn' | 'back'
  flags: readonly Flag[]
  hidden: boolean
  pinned: boolean
  group: number | null
}

interface Wall {
  /** In the order in which they hang. */
  notes: readonly Note[]
  groups: readonly { id: number; name: string }[]
  focus: number | null
}

type Move = MovesOf<'wall'>
type HostMove = Exclude<Move, { do: 'wall.post' | 'wall.take_back' }>

export default defineKind<Wall, 'wall'>({
  id: 'post-it',
  prefix: 'wall',
  fresh: () => ({ notes: [], groups: [], focus: null }),

  reduce(wall, logged, { rules }) {
    const { move } = logged
    if (move.do === 'wall.post') {
      if (wall.notes.length >= ROOM.notesMax) return refuse('full')
      return { ...wall, notes: [...wall.notes, noteOf(logged, move, rules.approve)] }
    }
    if (move.do === 'wall.take_back') return takenBack(wall, move.note, logged.by)
    return byHost(wall, logged, move)
  },

  *answeredBy({ notes }) {
    for (const { by, state } of notes) if (by !== HOST && state !== 'back') yield by
  },

  shown: (wall, facts) => ({
    kind: 'post-it',
    groups: [...wall.groups],
    notes: pinnedFirst(wall.notes.filter((note) => isOnBoard(note, facts))).map((note) =>
      shownNote(note, facts),
    ),
    focus: wall.notes.some((note) => note.id === wall.focus && isOnBoard(note, facts) && !note.hidden)
      ? wall.focus
      : null,
    waiting: waitingOf(wall, facts).length,
  }),

  onPhones: () => null,

  host: (wall, facts) => ({
    ...NOTHING_ASIDE,
    waiting: waitingOf(wall, facts).map(({ id, text, pinyin, by, flags }) => ({
      id,
      text,
      pinyin,
      by: facts.nameOf(by),
      member: by,
      flags: [...flags],
    })),
    authors: Object.fromEntries(wall.notes.map(({ id, by }) => [String(id), by])),
    hidden: wall.notes
      .filter(({ hidden, state }) => hidden && state === 'up')
      .map(({ id, text, by }) => ({ id, text, by: facts.nameOf(by) })),
  }),

  own(wall, member) {
    const own = wall.notes.filter(({ by, state }) => by === member && state !== 'back')
    return {
      ...NOTHING_OWN,
      answered: own.length > 0,
      notes: own.map((note) => ({
        id: note.id,
        text: note.text,
        pinyin: note.pinyin,
        colour: note.colour,
        state: ownState(note),
      })),
    }
  },

  results: ({ notes, groups }, { nameOf }) =>
    notes
      .filter(({ state }) => state !== 'back')
      .map((note) => ({
        by: nameOf(note.by),
        text: note.text,
        order: [],
        group: groups.find(({ id }) => id === note.group)?.name ?? '',
        right: null,
        state: ownState(note),
        at: note.at,
      })),
})

function noteOf(
  { seq, by, at }: Logged,
  { text, pinyin, colour, flags }: Extract<Move, { do: 'wall.post' }>,
  waits: boolean,
): Note {
  const state = waits && by !== HOST ? 'waiting' : 'up'
  const pinned = { hidden: false, pinned: false, group: null }
  return { id: seq, by, text, pinyin: pinyin ?? null, colour, at, state, flags, ...pinned }
}

/** A pupil takes her own away, whoever else's is not there for her. */
function takenBack(wall: Wall, id: number, by: number): Wall | Refused {
  const own = wall.notes.find((note) => note.id === id && note.by === by && note.state !== 'torn')
  return own ? changed(wall, id, { state: 'back' }) : refuse('gone')
}

function byHost(wall: Wall, { seq }: Logged, move: HostMove): Wall | Refused {
  if (move.do === 'wall.group') {
    if (wall.groups.length >= ROOM.groupsMax) return refuse('full')
    return { ...wall, groups: [...wall.groups, { id: seq, name: move.name }] }
  }
  if (move.do === 'wall.rename' || move.do === 'wall.ungroup') return regrouped(wall, move)
  if (move.do === 'wall.focus' && move.note === null) return { ...wall, focus: null }
  const note = wall.notes.find(({ id }) => id === move.note)
  if (!note || note.state === 'torn' || note.state === 'back') return refuse('gone')
  switch (move.do) {
    case 'wall.approve':
      return changed(wall, note.id, { state: move.up ? 'up' : 'refused' })
    case 'wall.hide':
      return changed(wall, note.id, { hidden: move.hidden })
    case 'wall.tear':
      return changed(wall, note.id, { state: 'torn' })
    case 'wall.colour':
      return changed(wall, note.id, { colour: move.colour })
    case 'wall.pin':
      return changed(wall, note.id, { pinned: move.pinned })
    case 'wall.focus':
      return { ...wall, focus: note.id }
    case 'wall.place':
      return placed(wall, note, move)
  }
}

function regrouped(wall: Wall, move: Extract<Move, { do: 'wall.rename' | 'wall.ungroup' }>): Wall | Refused {
  if (!wall.groups.some(({ id }) => id === move.group)) return refuse('gone')
  if (move.do === 'wall.rename') {
    return {
      ...wall,
      groups: wall.groups.map((group) => (group.id === move.group ? { ...group, name: move.name } : group)),
    }
  }
  return {
    ...wall,
    groups: wall.groups.filter(({ id }) => id !== move.group),
    notes: wall.notes.map((note) => (note.group === move.group ? { ...note, group: null } : note)),
  }
}

function placed(
  wall: Wall,
  note: Note,
  { group, before }: Extract<Move, { do: 'wall.place' }>,
): Wall | Refused {
  if (group !== null && !wall.groups.some(({ id }) => id === group)) return refuse('gone')
  const others = wall.notes.filter(({ id }) => id !== note.id)
  const found = others.findIndex(({ id }) => id === before)
  const at = found < 0 ? others.length : found
  return { ...wall, notes: [...others.slice(0, at), { ...note, group }, ...others.slice(at)] }
}

const changed = (wall: Wall, id: number, change: Partial<Note>): Wall => ({
  ...wall,
  notes: wall.notes.map((note) => (note.id === id ? { ...note, ...change } : note)),
})

const isOnBoard = ({ id, by, state }: Note, { frozenAt, isOut }: Facts): boolean =>
  state === 'up' && !isOut(by) && (frozenAt === null || id <= frozenAt)

const waitingOf = ({ notes }: Wall, { isOut }: Facts): Note[] =>
  notes.filter(({ state, by }) => state === 'waiting' && !isOut(by))

const pinnedFirst = (notes: readonly Note[]): Note[] => [
  ...notes.filter(({ pinned }) => pinned),
  ...notes.filter(({ pinned }) => !pinned),
]

/** What is hidden leaves its place alone: the board's own browser doesn't have its words either. */
function shownNote({ hidden, ...note }: Note, { rules, nameOf }: Facts): RoomNote {
  const { id, colour, group, pinned, at } = note
  const words = hidden
    ? { text: '', pinyin: null, by: null }
    : { text: note.text, pinyin: note.pinyin, by: rules.names ? nameOf(note.by) : null }
  return { id, ...words, colour, group, pinned, hidden, at }
}

function ownState({ state, hidden }: Note): OwnView['notes'][number]['state'] {
  if (state === 'back') return 'torn'
  return state === 'up' && hidden ? 'hidden' : state
}
