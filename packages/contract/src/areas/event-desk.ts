import { z } from 'zod'
import { call } from '../call.ts'
import { EVENT, EVENT_GAMES, EVENT_STATES, RANK_LEVELS, STAGES } from '../constants/event.ts'
import { BOUNDS, CITIES } from '../constants.ts'
import {
  deletedFields,
  deletedQuery,
  editedVersion,
  formKey,
  listAnswer,
  listQuery,
  restoreBody,
  revertBody,
  revisionAnswer,
  revisionQuery,
  revisionsAnswer,
} from '../desk.ts'
import { atMost, dialectId, flag, id, int, moment, several } from '../shapes.ts'
import { headline } from './home.ts'

const gameNo = int(1, EVENT_GAMES.length)
const STATE_IDS = EVENT_STATES.map((own) => own.id)
const state = z.enum(STATE_IDS)

/** A row of who an event is for. 0, and no school, stand for 不限. */
const participator = z.object({
  id: z.number().int(),
  city_id: z.number().int(),
  stage_no: z.number().int(),
  school_code: z.string(),
  school_name: z.string(),
  grade_no: z.number().int(),
  class_no: z.number().int(),
})
export type EventParticipator = z.output<typeof participator>

const head = z.object({
  id: z.number().int(),
  title: z.string(),
  event_game_id: z.number().int(),
  begin_at: z.string(),
  end_at: z.string(),
  state,
  is_practice: flag,
  version: z.number().int(),
  updated_at: z.string(),
})

const deskRow = head.extend({
  /** For whom it is, a line a row; none: for everybody. */
  targets: z.array(z.string()),
  is_school: z.boolean(),
  /** Who has signed up, and who waits for approval. */
  registered: z.number().int(),
  pending: z.number().int(),
  /** Plays that wait to be looked at. */
  flagged: z.number().int(),
  ...deletedFields,
})
export type EventDeskRow = z.output<typeof deskRow>

/** What is kept of each version. */
export const eventVersion = z.object({
  title: z.string(),
  description: z.string(),
  begin_at: z.string(),
  end_at: z.string(),
  event_game_id: z.number().int(),
  image: z.string(),
  targets: z.string(),
  quiz_length: z.number().int(),
  time_limit: z.number().int(),
  rank_requires: z.enum(RANK_LEVELS),
  needs_approval: flag,
  needs_email: flag,
  is_practice: flag,
  is_published: flag,
  participators: z.array(participator),
})
export type EventVersion = z.output<typeof eventVersion>

const editedEvent = eventVersion.extend({
  id: z.number().int(),
  state,
  version: z.number().int(),
  updated_at: z.string(),
  /** Who saved it last; empty where nobody of the desk has. */
  updated_by: z.string(),
})
export type EditedEvent = z.output<typeof editedEvent>

/** 0, an empty text or nothing at all stand for no number. */
const orNone = (max: number, message: string) =>
  z.coerce
    .number<string | number>({ error: message })
    .int(message)
    .min(0, message)
    .max(max, message)
    .nullish()
    .transform((own) => own ?? 0)

const school = z
  .union([z.literal(0).transform(() => ''), z.string().max(20)], { error: '找不到這所學校，請重新選擇' })
  .nullish()
  .transform((own) => (own === '0' || !own ? '' : own))

const row = z.object({
  id: int(0, 2_147_483_647).optional(),
  city_id: orNone(CITIES.length, '請重新選擇縣市'),
  stage_no: orNone(STAGES.length, '請重新選擇學制'),
  school_code: school,
  grade_no: orNone(6, '請重新選擇年級'),
  class_no: orNone(EVENT.classes, `班級是 1 到 ${EVENT.classes} 班`),
})
export type ParticipatorFields = z.output<typeof row>

const game = z.coerce
  .number<string | number>({ error: '請選擇活動類型' })
  .int('請選擇活動類型')
  .min(1, '請選擇活動類型')
  .max(EVENT_GAMES.length, '請選擇活動類型')

const fields = z.object({
  title: z
    .string({ error: '請輸入活動標題' })
    .trim()
    .min(1, '請輸入活動標題')
    .refine(atMost(BOUNDS.title), `活動標題最多 ${BOUNDS.title} 個字`),
  description: z
    .string({ error: '請輸入活動說明' })
    .trim()
    .min(1, '請輸入活動說明')
    .refine(atMost(BOUNDS.description), `活動說明最多 ${BOUNDS.description} 個字`),
  begin_at: moment('請選擇開始時間'),
  end_at: moment('請選擇結束時間'),
  event_game_id: game,
  /** The address of a picture that was uploaded; empty: the game's own drawing. */
  image: z.string().max(300).default(''),
  targets: z.string().trim().refine(atMost(EVENT.targets), `對象說明最多 ${EVENT.targets} 個字`).default(''),
  quiz_length: orNone(EVENT.quiz_length, `題數是 1 到 ${EVENT.quiz_length} 題，空白是遊戲原來的題數`),
  time_limit: orNone(EVENT.time_limit, `時間限制是 1 到 ${EVENT.time_limit} 分鐘，空白是遊戲原來的時間`),
  rank_requires: z.enum(RANK_LEVELS, { error: '請選擇成績查核方式' }).default('V1'),
  needs_approval: int(0, 1).default(0),
  needs_email: int(0, 1).default(1),
  is_practice: int(0, 1).default(0),
  /** 0: a draft, which nobody but the desk sees. */
  is_published: int(0, 1).default(1),
  participators: z.array(row).max(EVENT.participators, `參加對象最多 ${EVENT.participators} 列`).default([]),
})
export type EventFields = z.output<typeof fields>

const saved = z.object({ data: z.object({ id: z.number().int() }) })

const EVENT_COLUMNS = ['begin_at', 'end_at', 'title', 'event_game_id', 'updated_at'] as const

export const eventDeskCalls = {
  'GET /api/event/index': call({
    summary:
      '後台的活動列表：sas[] 學制、d[] 有題目的腔調、l[] 狀態（1 尚未開始、2 進行中、3 已結束、4 草稿）',
    query: listQuery(EVENT_COLUMNS).extend({
      'sas[]': several(int(0, STAGES.length), 10),
      'd[]': several(dialectId, 10),
      'l[]': several(int(1, EVENT_STATES.length), 10),
      event_game_id: gameNo.optional(),
      ...deletedQuery,
    }),
    answer: listAnswer(deskRow).extend({
      /** Above the list, until it is put away. */
      latest_news: headline.nullable(),
    }),
  }),
  'GET /api/event/edit': call({
    summary: '編輯中的一個活動；不限的欄位是 0',
    query: z.object({ id }),
    answer: z.object({ data: editedEvent }),
  }),
  'POST /api/event/store': call({
    summary: '新增活動；同一個 form_key 送兩次只存一次',
    body: fields.extend({
      form_key: formKey,
      /** The event that this one is a copy of: its own sets of questions come along. */
      copy_of: id.optional(),
    }),
    answer: saved,
  }),
  'POST /api/event/update': call({
    summary: '更新活動；附上 version 時，別人改過就回 409',
    body: fields.extend({ id, version: editedVersion }),
    answer: saved,
  }),
  'POST /api/event/destroy': call({
    summary: '刪除活動；30 天內可以還原',
    body: z.object({ id }),
    answer: z.object({ status: z.literal('success') }),
  }),
  'POST /api/event/restore': call({
    summary: '還原刪除的活動',
    body: restoreBody,
    answer: saved,
  }),
  'GET /api/event/revisions': call({
    summary: '一個活動的各個版本',
    query: z.object({ id }),
    answer: revisionsAnswer,
  }),
  'GET /api/event/revision': call({
    summary: '一個活動的一個版本',
    query: revisionQuery,
    answer: revisionAnswer(eventVersion),
  }),
  'POST /api/event/revert': call({
    summary: '回到一個活動先前的版本；附上 version 時，別人改過就回 409',
    body: revertBody,
    answer: saved,
  }),
}
