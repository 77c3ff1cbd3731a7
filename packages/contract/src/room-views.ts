import { z } from 'zod'
import { NAME_WAYS, NOTE_COLOURS, ROOM_KINDS } from './constants/room.ts'
import { face } from './shapes.ts'

const count = z.number().int().min(0)
const number = z.number().int()
/** Milliseconds of the server's clock since 1970. */
const moment = z.number()

/** Text, picture and sound of an option, as a module's view draws it. */
export const roomFace = z.object({
  text: z.string().optional(),
  lang: z.literal('zh').optional(),
  pinyin: z.string().optional(),
  alt: z.string().optional(),
  image: z.object({ url: z.string() }).optional(),
  sound: z.object({ url: z.string(), synthetic: z.boolean().optional() }).optional(),
})
export type RoomFace = z.output<typeof roomFace>

/** Which question stands on the board: it goes with every state. What it asks comes once, as `stage`. */
export const stageHead = z.object({
  /** Names the question in moves (`at`). */
  key: z.string(),
  kind: z.enum(ROOM_KINDS),
  module_id: number,
  version_id: number,
  /** From 0 on. */
  question: count,
  total: count,
})
export type StageHead = z.output<typeof stageHead>

/** What a question asks: sent to everybody when it is shown, and to whoever comes later. */
export const roomStage = stageHead.extend({
  /** B1 */
  code: z.string(),
  /** 便利貼 */
  name: z.string(),
  title: z.string(),
  level_no: number,
  dialect_id: number,
  /** The lesson's reading face; none before it is cut. */
  font: face.nullable(),
  /** Of the classroom modules, and what is said. */
  asked: z
    .object({
      text: z.string(),
      lang: z.literal('zh').optional(),
      pinyin: z.string().optional(),
      images: z.array(z.object({ url: z.string() })),
      background_url: z.string().nullable(),
    })
    .nullable(),
  /** What is ranked. */
  options: z.array(roomFace.extend({ id: number })),
  /** Of what is said: how it sounds, what it means; `own`: it is a question, and each says an answer of her own. */
  said: z
    .object({
      sound: z.object({ url: z.string(), synthetic: z.boolean().optional() }).nullable(),
      chinese: z.string().nullable(),
      own: z.boolean(),
    })
    .nullable(),
  /** Of any other module: its type, its content without the key, and the lesson's words where it asks for them. */
  exercise: z.object({ type: z.string(), content: z.unknown(), words: z.array(z.unknown()) }).nullable(),
})
export type RoomStage = z.output<typeof roomStage>

export const roomRules = z.object({
  locked: z.boolean(),
  approve: z.boolean(),
  names: z.boolean(),
  frozen: z.boolean(),
  closed: z.boolean(),
})
export type RoomRules = z.output<typeof roomRules>

const common = {
  /** The move up to which this tells. */
  seq: count,
  phase: z.enum(['lobby', 'open', 'ended']),
  rules: roomRules,
  /** When the time is up, and the server's clock as it was sent. */
  timer: z.object({ ends_at: moment }).nullable(),
  now: moment,
  stage: stageHead.nullable(),
  /** How many are in the room and how many of them have a line to it. */
  members: count,
  present: count,
  /** How many have posted, ranked or answered. */
  answered: count,
}

const note = z.object({
  id: number,
  text: z.string(),
  pinyin: z.string().nullable(),
  colour: z.enum(NOTE_COLOURS),
  /** Whose it is; to the board only while names are shown. */
  by: z.string().nullable(),
  group: number.nullable(),
  pinned: z.boolean(),
  hidden: z.boolean(),
  at: moment,
})
export type RoomNote = z.output<typeof note>

/** Of a hidden note a board has the place alone. */
export const wallView = z.object({
  kind: z.literal('post-it'),
  groups: z.array(z.object({ id: number, name: z.string() })),
  /** In the order in which they hang. */
  notes: z.array(note),
  focus: number.nullable(),
  /** How many wait for the teacher. */
  waiting: count,
})
export type WallView = z.output<typeof wallView>

const word = z.object({
  /** As it is folded: the same for all its spellings. */
  word: z.string(),
  /** As most have written it. */
  text: z.string(),
  pinyin: z.string().nullable(),
  count,
  /** Other spellings that are counted with it. */
  also: z.array(z.string()),
})
export type CloudWord = z.output<typeof word>

export const cloudView = z.object({
  kind: z.literal('word-cloud'),
  /** The most frequent first. */
  words: z.array(word),
  /** All that was written, repeats too. */
  written: count,
  picked: z.string().nullable(),
  /** Who wrote the picked word, while names are shown. */
  picked_by: z.array(z.string()),
  waiting: count,
})
export type CloudView = z.output<typeof cloudView>

export const rankView = z.object({
  kind: z.literal('ranking'),
  /** The highest first. Where bars are shut, they have neither points nor place. */
  bars: z.array(
    z.object({
      id: number,
      points: count.nullable(),
      /** How many put it first. */
      firsts: count.nullable(),
      place: count.nullable(),
    }),
  ),
  /** How many bars stand open, from the last place up; `null`: all. */
  open: count.nullable(),
  /** What the class has named beside the question's own options. */
  added: z.array(z.object({ id: number, text: z.string() })),
})
export type RankView = z.output<typeof rankView>

export const sayView = z.object({
  kind: z.literal('speaking'),
  /** Who has finished, the first one first; without names where they are hidden. */
  done: z.array(z.object({ no: number, name: z.string().nullable(), recorded: z.boolean() })),
  /** Whose recording is heard, the move that said so, and the board that plays it, once one has said that it does. */
  playing: z
    .object({ no: number, name: z.string().nullable(), seq: count, board: z.string().nullable() })
    .nullable(),
})
export type SayView = z.output<typeof sayView>

const toldAnswer = z.object({
  /** What was given, in words; nothing where it can't be said so. */
  given: z.array(roomFace),
  count,
  right: z.boolean(),
})

export const quizView = z.object({
  kind: z.literal('module'),
  revealed: z.boolean(),
  counts: z.boolean(),
  /** After the reveal: how many had all of it right. */
  right: count.nullable(),
  /** After the reveal, part by part: what was asked, what is right, and what was given how often. */
  parts: z.array(
    z.object({
      asked: roomFace,
      right: z.array(roomFace),
      /** Why it is right, where its editor says so. */
      analysis: z.string().optional(),
      answers: z.array(toldAnswer),
      right_count: count,
    }),
  ),
  /** Who had the most questions right, the first three places, while it is shown; without names where they are hidden. */
  podium: z.array(z.object({ place: count, right: count, names: z.array(z.string()) })).nullable(),
})
export type QuizView = z.output<typeof quizView>

const shown = z.discriminatedUnion('kind', [wallView, cloudView, rankView, sayView, quizView]).nullable()
export type ShownView = z.output<typeof shown>

/** What the board shows, to whoever stands before it. */
export const boardView = z.object({
  ...common,
  audience: z.literal('board'),
  /** Who is in, in the order in which they came; empty while names are hidden. */
  names: z.array(z.string()),
  shown,
})
export type BoardView = z.output<typeof boardView>

const member = z.object({
  no: number,
  name: z.string(),
  way: z.enum(NAME_WAYS),
  state: z.enum(['in', 'waiting', 'out']),
  present: z.boolean(),
  /** Whether anything of the question at hand has come. */
  answered: z.boolean(),
})
export type RoomMemberView = z.output<typeof member>

/** What the teacher sees: the board, and what is hers alone. */
export const hostView = z.object({
  ...common,
  audience: z.literal('host'),
  /** What the board shows now. */
  shown,
  people: z.array(member),
  /** Notes or words that wait, the oldest first; `flags` say why one may want a look. */
  waiting: z.array(
    z.object({
      id: number,
      text: z.string(),
      pinyin: z.string().nullable(),
      by: z.string(),
      member: number,
      flags: z.array(z.enum(['repeated'])),
    }),
  ),
  /** Whose each note is, by its id: the board may have no names. */
  authors: z.record(z.string(), number),
  /** Words and notes that are hidden, with their text. */
  hidden: z.array(z.object({ id: number, text: z.string(), by: z.string() })),
  /** Who wrote each word of a cloud, by the folded word. */
  writers: z.record(z.string(), z.array(z.string())),
  /** After the reveal: who gave what, part by part, as in `parts`. */
  given: z.array(z.array(z.array(z.string()))),
  /** The teacher's own list. */
  words: z.array(z.string()),
  /** The board that sounds, by its own name; nothing before one has said so. */
  sound_board: z.string().nullable(),
})
export type HostView = z.output<typeof hostView>

/** What every phone has; what is its own comes as `own`. */
export const pupilView = z.object({
  ...common,
  audience: z.literal('pupil'),
  /** Of a ranking and an exercise, once the teacher shows it. */
  shown: z.discriminatedUnion('kind', [rankView, quizView]).nullable(),
})
export type PupilView = z.output<typeof pupilView>

/** What one pupil has of the question at hand. */
export const ownView = z.object({
  seq: count,
  member: z.object({ no: number, name: z.string(), state: z.enum(['in', 'waiting', 'out']) }),
  /** Of the wall: what it has posted. `refused`: the teacher did not put it up. */
  notes: z.array(
    z.object({
      id: number,
      text: z.string(),
      pinyin: z.string().nullable(),
      colour: z.enum(NOTE_COLOURS),
      state: z.enum(['up', 'waiting', 'refused', 'hidden', 'torn']),
    }),
  ),
  words: z.array(
    z.object({ id: number, text: z.string(), state: z.enum(['up', 'waiting', 'refused', 'hidden']) }),
  ),
  order: z.array(number),
  /** The answer as it was sent; what it came to only after the reveal. */
  answer: z.unknown(),
  answered: z.boolean(),
  verdict: z.object({ right: z.boolean(), earned: count, total: count }).nullable(),
  /** After the reveal: what she gave, part by part as in `parts`. */
  given: z.array(z.object({ right: z.boolean(), given: z.array(roomFace) })),
  /** Of what is said: when she finished, and how long her recording is where there is one. */
  said: z.object({ at: moment, seconds: z.number().nullable() }).nullable(),
})
export type OwnView = z.output<typeof ownView>

/** Which room it is: sent once to each line. */
export const roomBrief = z.object({
  id: number,
  /** Nine digits. */
  code: z.string(),
  title: z.string(),
  teacher: z.string(),
  class_id: number.nullable(),
  class_name: z.string().nullable(),
  dialect_id: number,
  /** What of the lesson can be done together: for who leads. */
  modules: z.array(
    z.object({
      id: number,
      version_id: number,
      code: z.string(),
      type: z.string(),
      type_name: z.string(),
      name: z.string(),
      title: z.string(),
      kind: z.enum(ROOM_KINDS),
      /** Questions. */
      total: count,
    }),
  ),
})
export type RoomBrief = z.output<typeof roomBrief>

/** What the server sends, by the event's name. */
export const ROOM_EVENTS = {
  state: z.discriminatedUnion('audience', [hostView, boardView, pupilView]),
  own: ownView,
  stage: roomStage,
  room: roomBrief,
} as const
