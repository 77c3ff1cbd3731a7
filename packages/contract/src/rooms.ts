import { z } from 'zod'
import { NOTE_COLOURS, ROOM, type ROOM_REFUSALS } from './constants/room.ts'
import { parseSafely } from './parse.ts'
import { atMost, normalised } from './shapes.ts'

/** Where rooms are spoken with: a WebSocket of the site's own port. */
export const LIVE_PATH = '/api/live'

/** Marks that turn the direction of a line, and what is seen by nobody: a space each. */
const UNSEEN = /[\p{Cc}\p{Cf}\s]+/gu

/** One line of what somebody typed: NFC, without what turns or hides. */
const line = (max: number) =>
  z
    .string()
    .max(max * 16)
    .overwrite(normalised('NFC'))
    .overwrite((text) => text.replace(UNSEEN, ' ').trim())
    .min(1)
    .refine(atMost(max))

/** A board by the name that it has given itself. */
const boardName = z.string().regex(/^[\w-]{8,36}$/)
const whole = (max: number) => z.number().int().min(0).max(max)
/** A member of the room by its number, a note or a word by that of its move. */
const number = whole(2_147_483_647)
const pinyin = line(120).optional()

/** Who may send a move, how often in a second, and what is in it. */
interface MoveRule<B extends z.ZodRawShape = z.ZodRawShape> {
  by: 'host' | 'pupil'
  perSecond: number
  body: B
}
const host = <const B extends z.ZodRawShape>(body: B) => ({ by: 'host', perSecond: 20, body }) as const
const pupil = <const B extends z.ZodRawShape>(body: B) => ({ by: 'pupil', perSecond: 1, body }) as const

/**
 * All that can be done in a room, by name. What is a question's own names the question that it was meant for (`at`):
 * what comes after the teacher has gone on is refused and told, never taken for something else.
 */
export const ROOM_MOVES = {
  /** Shows a question of a module of the lesson; the first one opens the room. */
  'room.show': host({ module_id: number, question: whole(99) }),
  'room.lobby': host({}),
  /** 鎖上門, 先看再貼, 藏名字, 凍結畫面, 停止收件: what is left out stays. */
  'room.rules': host({
    locked: z.boolean().optional(),
    approve: z.boolean().optional(),
    names: z.boolean().optional(),
    frozen: z.boolean().optional(),
    closed: z.boolean().optional(),
  }),
  /** Whole seconds from now on; `null` takes the clock away. */
  'room.timer': host({ seconds: z.number().int().min(5).max(ROOM.timerMax).nullable() }),
  'room.extend': host({ seconds: z.number().int().min(5).max(600) }),
  /** Lets one in who asked for a name of the class list. */
  'room.admit': host({ member: number }),
  /** Puts one out: the device stays out, and what came from it is hidden. */
  'room.put_out': host({ member: number }),
  /** The teacher's own list of words that nobody posts. */
  'room.words': host({ words: z.array(line(20)).max(ROOM.ownWordsMax) }),
  /** 這台放聲音: of all boards that stand open this one is heard. */
  'room.sound': host({ board: boardName }),
  'room.end': host({}),

  'wall.post': pupil({
    at: z.string().max(40),
    text: line(ROOM.noteMax),
    pinyin,
    colour: z.enum(NOTE_COLOURS),
  }),
  'wall.take_back': pupil({ at: z.string().max(40), note: number }),
  /** Of a note that waits: 放上去 or 不放. */
  'wall.approve': host({ at: z.string().max(40), note: number, up: z.boolean() }),
  'wall.hide': host({ at: z.string().max(40), note: number, hidden: z.boolean() }),
  'wall.tear': host({ at: z.string().max(40), note: number }),
  /** Into a group, or out of all; before another note, or to the end. */
  'wall.place': host({
    at: z.string().max(40),
    note: number,
    group: number.nullable(),
    before: number.nullable(),
  }),
  'wall.colour': host({ at: z.string().max(40), note: number, colour: z.enum(NOTE_COLOURS) }),
  'wall.pin': host({ at: z.string().max(40), note: number, pinned: z.boolean() }),
  /** One note large before all; `null`: the whole wall again. */
  'wall.focus': host({ at: z.string().max(40), note: number.nullable() }),
  'wall.group': host({ at: z.string().max(40), name: line(ROOM.groupNameMax) }),
  'wall.rename': host({ at: z.string().max(40), group: number, name: line(ROOM.groupNameMax) }),
  'wall.ungroup': host({ at: z.string().max(40), group: number }),

  'cloud.word': pupil({ at: z.string().max(40), text: line(ROOM.wordMax), pinyin }),
  /** Of a word that waits. */
  'cloud.approve': host({ at: z.string().max(40), word: line(ROOM.wordMax), up: z.boolean() }),
  'cloud.hide': host({ at: z.string().max(40), word: line(ROOM.wordMax), hidden: z.boolean() }),
  /** The word whose card stands at the foot. */
  'cloud.pick': host({ at: z.string().max(40), word: line(ROOM.wordMax).nullable() }),

  /** Ids of options, the best first. The last order of each counts. */
  'rank.order': pupil({
    at: z.string().max(40),
    order: z.array(z.number().int()).min(1).max(ROOM.optionsMax),
  }),
  /** Something more to rank, as the class has named it. */
  'rank.option': host({ at: z.string().max(40), text: line(ROOM.wordMax) }),
  /** How many bars stand open, from the last place up; `null`: all. */
  'rank.reveal': host({ at: z.string().max(40), bars: whole(ROOM.optionsMax).nullable() }),
  'rank.again': host({ at: z.string().max(40) }),

  /** 我唸了: said without a recording, so that nobody without a microphone is left out. */
  'say.done': pupil({ at: z.string().max(40) }),
  /** Whose recording the board plays; `null` when it is over. */
  'say.play': host({ at: z.string().max(40), member: number.nullable() }),
  /** A board plays what was chosen by the move `of`: the first one that says so, and no other. */
  'say.aloud': host({ at: z.string().max(40), of: number, board: boardName }),

  /** An answer as the module's type has it; the last one before the reveal counts. */
  'quiz.answer': pupil({ at: z.string().max(40), answer: z.unknown() }),
  'quiz.reveal': host({ at: z.string().max(40) }),
  /** 藏人數: how many gave what is not shown. */
  'quiz.counts': host({ at: z.string().max(40), shown: z.boolean() }),
  'quiz.again': host({ at: z.string().max(40) }),
  'quiz.podium': host({ shown: z.boolean() }),
} as const satisfies Record<string, MoveRule>

export type RoomMoveName = keyof typeof ROOM_MOVES

/** What is in a move; of one that says all by its name, nothing. */
type BodyOf<N extends RoomMoveName> = keyof (typeof ROOM_MOVES)[N]['body'] extends never
  ? unknown
  : z.output<z.ZodObject<(typeof ROOM_MOVES)[N]['body']>>
/** A move as it is sent, its body already read. */
export type RoomMove = { [N in RoomMoveName]: { do: N } & BodyOf<N> }[RoomMoveName]
/** One kind of moves. */
export type RoomMoveOf<N extends RoomMoveName> = Extract<RoomMove, { do: N }>

const bodies = new Map(
  Object.entries(ROOM_MOVES).map(([name, rule]: [string, MoveRule]) => [name, z.object(rule.body)]),
)
const named = z.object({ do: z.enum(Object.keys(ROOM_MOVES)) })

/** The move in what somebody sent, or nothing. */
export function readMove(sent: unknown): RoomMove | undefined {
  const name = named.safeParse(sent)
  if (!name.success) return undefined
  const schema = bodies.get(name.data.do)
  const body = schema && parseSafely(schema, sent)
  // The body has just been read by the schema of this very name.
  return body?.success ? ({ ...body.data, do: name.data.do } as RoomMove) : undefined
}

/** What a connection says of itself. What it may do is the server's to say. */
export const roomEntry = z.object({
  room: z.number().int().min(1).max(2_147_483_647),
  as: z.enum(['host', 'board', 'pupil']),
  /** Of the host's link; a teacher's own login needs none, and pupils come by a cookie. */
  key: z.string().max(64).optional(),
})
export type RoomEntry = z.output<typeof roomEntry>

/** `move` as it is sent: the same `id` twice is one move, also over a break. */
export const sentMove = z.object({ id: z.string().regex(/^[\w-]{8,36}$/), move: z.unknown() })
export type SentMove = { id: string; move: RoomMove }

/** What a move is answered with: it is committed, or it was not taken and never will be (`later`: try again). */
export type MoveAnswer = { ok: true; seq: number } | { ok: false; code: keyof typeof ROOM_REFUSALS }
