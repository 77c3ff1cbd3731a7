import { z } from 'zod'
import { answeredFile } from '../answered-file.ts'
import { call } from '../call.ts'
import { NAME_WAYS, ROOM, ROOM_KINDS, ROOM_VOICE } from '../constants/room.ts'
import { CLASSROOM_GAMES } from '../constants.ts'
import { listAnswer } from '../desk.ts'
import { roomStage } from '../room-views.ts'
import { atMost, id, int, normalised } from '../shapes.ts'
import { uploaded } from '../upload.ts'

const part = z.union([z.string().trim().min(1).max(100), z.number().int()])
const token = { _token: z.string().max(200).optional() }

/** A room for a class, opened for a module of the teaching material. */
const roomBody = z.object({
  ...token,
  tmMid: part,
  tmVid: part,
  tmModuleNo: part,
  tmModuleType: z.enum(['slido_postit', 'slido_word_cloud', 'ranking_bar']),
  gameRoomModuleID: z.literal(Object.values(CLASSROOM_GAMES)),
})

/** Nine digits, as they are typed: with or without what stands between the threes. */
const code = z
  .string()
  .max(30)
  .overwrite((text) => text.normalize('NFKC').replace(/\D/g, ''))
  .refine((text) => text.length === ROOM.codeDigits, '房間號碼是 9 個數字')
  .meta({ examples: ['482 917 305', '482917305'] })

const nameOf = (what: string, max: number) =>
  z
    .string({ error: `請寫${what}` })
    .max(max * 16)
    .overwrite(normalised('NFC'))
    .overwrite((text) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
    .min(1, `請寫${what}`)
    .refine(atMost(max), `${what}最多 ${max} 個字`)

/** Of a key: 43 signs, as the link has them. */
const key = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ examples: ['Vq3x9dT0mB7rKc2LhYw8sNfJ5uPaG1zXe4oQi6RtWvE'] })

/** The question that something was said to, as moves name it. */
const at = z
  .string()
  .regex(/^m\d{1,10}\.q\d{1,2}$/)
  .meta({ examples: ['m12.q0'] })

const opened = z.object({
  room_id: z.number().int(),
  code: z.string(),
  host_url: z.string(),
  play_url: z.string(),
})

const mine = z.object({
  room_id: z.number().int(),
  no: z.number().int(),
  name: z.string(),
  /** `waiting`: for the teacher's nod. */
  state: z.enum(['in', 'waiting']),
})

const found = z.object({
  room_id: z.number().int(),
  title: z.string(),
  teacher: z.string(),
  class_name: z.string().nullable(),
  locked: z.boolean(),
  /** Who this device is in it. */
  mine: mine.nullable(),
})
export type FoundRoom = z.output<typeof found>

const listed = z.object({
  member_id: z.number().int(),
  seat_no: z.number().int().nullable(),
  name: z.string(),
  is_me: z.boolean(),
})
export type RoomName = z.output<typeof listed>

const roomRow = z.object({
  id: z.number().int(),
  title: z.string(),
  code: z.string(),
  class_id: z.number().int().nullable(),
  class_name: z.string().nullable(),
  opened_at: z.string(),
  ended_at: z.string().nullable(),
  /** When it is gone; never of a class's. */
  expires_at: z.string().nullable(),
  members: z.number().int(),
  /** What was shown last; nothing before the first question, and where the class waits again. */
  kind: z.enum(ROOM_KINDS).nullable(),
})
export type RoomRow = z.output<typeof roomRow>

/** What was done in a room: its questions in the order in which they were shown, and the log that makes them what they are. */
const roomResults = roomRow.extend({
  stages: z.array(
    roomStage.extend({
      answered: z.number().int(),
      /** Of an exercise: how many had all of it right. */
      right: z.number().int().nullable(),
    }),
  ),
  /** Without the answers to exercises. */
  log: z.array(
    z.object({
      seq: z.number().int(),
      at: z.number(),
      by: z.number().int(),
      move: z.looseObject({ do: z.string() }),
    }),
  ),
})
export type RoomResults = z.output<typeof roomResults>

const openRoomRow = roomRow.extend({ owner_name: z.string() })
export type OpenRoomRow = z.output<typeof openRoomRow>

export const gameRoomCalls = {
  'POST /api/game_room/create_game_room_by_module': call({
    summary: '教師為一個模組開課堂活動房間；已經開著就回到那一間',
    body: roomBody,
    answer: z.object({
      success: z.boolean(),
      message: z.string(),
      /** Where the teacher leads the game, and where pupils join; null without success. */
      game_room_host_url: z.string().nullable(),
      game_room_play_url: z.string().nullable(),
    }),
  }),
  'POST /api/game_room/open': call({
    summary: '教師為一課的任何一個模組開房間；已經開著就回到那一間',
    body: z.object({ ...token, module_id: id, class_id: id.nullish() }),
    answer: z.object({ data: opened }),
  }),
  'GET /api/game_room/list': call({
    summary: '教師開過的房間，新的在前',
    query: z.object({ class_id: id.optional() }),
    answer: z.object({ data: z.array(roomRow) }),
  }),
  'PUT /api/game_room/class': call({
    summary: '把房間的結果留給一個班級，或不留',
    body: z.object({ ...token, room_id: id, class_id: id.nullable() }),
    answer: z.undefined(),
  }),
  'DELETE /api/game_room': call({
    summary: '刪除一個房間和裡面的一切',
    query: z.object({ room_id: id }),
    answer: z.undefined(),
  }),
  'GET /api/game_room/results': call({
    summary: '一個房間做過的題目和紀錄，可以重播',
    query: z.object({ room_id: id }),
    answer: z.object({ data: roomResults }),
  }),
  'GET /api/game_room/export': call({
    summary: '一個房間的結果（CSV）',
    query: z.object({ room_id: id }),
    answer: answeredFile,
  }),
  'POST /api/game_room/link': call({
    summary: '做一個連結：讓手機遙控、讓另一位教師一起主持，各用一次；或再拿一次黑板的連結',
    body: z.object({
      ...token,
      room_id: id,
      to: z.enum(['remote', 'cohost', 'board']),
      /** Of the board's link, where nobody is logged in. */
      key: key.optional(),
    }),
    answer: z.object({ data: z.object({ url: z.string(), expires_at: z.string().nullable() }) }),
  }),
  'POST /api/game_room/link/take': call({
    summary: '用一個連結成為遙控的手機，或一起主持的教師',
    body: z.object({ ...token, room_id: id, key }),
    answer: z.object({
      /** Of a phone, which has no login: its own from now on. */
      data: z.object({ role: z.enum(['remote', 'cohost']), key: z.string().nullable() }),
    }),
  }),
  'GET /api/game_room/look': call({
    summary: '用號碼看是哪一個房間',
    query: z.object({ code }),
    answer: z.object({ data: found }),
  }),
  'GET /api/game_room/names': call({
    summary: '房間的班級名單：座號和遮住的名字，自己的不遮',
    query: z.object({ code }),
    answer: z.object({
      data: z.array(listed),
    }),
  }),
  'POST /api/game_room/join': call({
    summary: '用號碼進房間；同一台裝置再來還是同一個人',
    body: z
      .object({
        ...token,
        code,
        way: z.enum(NAME_WAYS),
        name: nameOf('名字', ROOM.nameMax).optional(),
        /** Of the class list. */
        member_id: id.optional(),
        /** What the page calls this coming in, known to nobody else: sent again without an answer, it is the same pupil. */
        page: z
          .string()
          .regex(/^[\w-]{32,64}$/)
          .optional(),
      })
      .refine(({ way, name }) => way !== 'own' || name !== undefined, { message: '請寫名字', path: ['name'] })
      .refine(({ way, member_id }) => way !== 'class' || member_id !== undefined, {
        message: '請點自己的名字',
        path: ['member_id'],
      })
      .meta({ examples: [{ code: '482917305', way: 'village' }] }),
    answer: z.object({ data: mine }),
  }),
  'POST /api/game_room/leave': call({
    summary: '把裝置讓給下一位',
    body: z.object({ ...token, room_id: id }),
    answer: z.undefined(),
  }),
  'POST /api/game_room/recording': call({
    summary: '在口說活動送出一句錄音（WAV，最多 30 秒）：只留在房間裡，下課就刪除',
    multipart: { maxBytes: ROOM_VOICE.bytes, maxFiles: 1 },
    body: z.object({
      ...token,
      room_id: id,
      at,
      /** What its phone calls it: the same twice is one. */
      key: z
        .string()
        .regex(/^[\w-]{8,36}$/)
        .meta({ examples: ['b7f3c1d2-0001'] }),
      file: uploaded('找不到錄音檔'),
    }),
    answer: z.object({ data: z.object({ seq: z.number().int(), seconds: z.number() }) }),
  }),
  'DELETE /api/game_room/recording': call({
    summary: '刪除自己在口說活動的錄音',
    query: z.object({ room_id: id, at }),
    answer: z.undefined(),
  }),
  /** Whoever leads by a link says its key in the header `X-Room-Key`: no log has it there. */
  'GET /api/game_room/recording': call({
    summary: '聽房間裡的一段錄音（WAV）：主持的人，或錄音的人自己',
    query: z.object({
      room_id: id,
      at,
      /** Whose it is, by the number in the room. */
      member: int(1, 2_147_483_647),
    }),
    answer: answeredFile,
  }),
  'POST /api/game_room/recording/keep': call({
    summary: '把自己在口說活動的錄音留在「我的錄音」',
    body: z.object({ ...token, room_id: id, at }),
    answer: z.object({ message: z.string() }),
  }),
  'GET /api/admin/game_rooms': call({
    summary: '所有開著的房間',
    query: z.object({ page: int(1, 1000).default(1) }),
    answer: listAnswer(openRoomRow),
  }),
  'POST /api/admin/game_room/end': call({
    summary: '結束一個開著的房間',
    body: z.object({ ...token, room_id: id }),
    answer: z.undefined(),
  }),
}
