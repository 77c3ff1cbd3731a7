import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { answeredFile } from '../answered-file.ts'
import { call } from '../call.ts'
import { EVENT_GAMES, WITH_QUESTION_FORM } from '../constants/event.ts'
import { UPLOADS } from '../constants.ts'
import { revisionAnswer, revisionsAnswer } from '../desk.ts'
import { dialectId, id, int } from '../shapes.ts'
import { preview, tableEdits } from '../study-import-shapes.ts'
import { uploaded } from '../upload.ts'

const which = {
  game_id: int(1, EVENT_GAMES.length),
  dialect_id: dialectId,
  /** The event whose own set it is; without it the one that all events share. */
  event_id: id.optional(),
}

/** A game whose questions are edited one by one; the others have only their table. */
const game = int(1, EVENT_GAMES.length)
  .refine((own) => WITH_QUESTION_FORM.includes(own), '這個遊戲的題庫請用表格改')
  .meta({ examples: [...WITH_QUESTION_FORM] })

/** The version that was seen; 0 where there was none yet. */
const seenVersion = int(0, 2_147_483_647).optional()

const CELLS = 20
const cells = z
  .record(z.string().max(40), z.string().max(2000, '最多 2000 個字'))
  .refine((own) => Object.keys(own).length <= CELLS, '一列的欄位太多')

const oneOf = { ...which, version: int(1, 2_147_483_647) }

const set = z.object({
  dialect_id: z.number().int(),
  title: z.string(),
  /** Rows of its table. */
  rows: z.number().int(),
  version: z.number().int(),
  updated_at: z.string(),
  /** The event's own, and not the one that all share. */
  is_own: z.boolean(),
})
export type GameSet = z.output<typeof set>

export const gameSetCalls = {
  'GET /api/admin/game_sets': call({
    summary: '五個遊戲各腔調的題庫；附 event_id 是這個活動用的',
    query: z.object({ event_id: id.optional() }),
    answer: z.object({
      data: z.object({
        event: z.object({ id: z.number().int(), title: z.string() }).nullable(),
        games: z.array(z.object({ id: z.number().int(), title: z.string(), sets: z.array(set) })),
      }),
    }),
  }),
  'GET /api/admin/game_set': call({
    summary: '一個題庫的內容，照表格的樣子',
    query: z.object(which),
    answer: z.object({
      data: z.object({
        event: z.object({ id: z.number().int(), title: z.string() }).nullable(),
        /** Null where there is none yet. */
        set: set.nullable(),
        /** Of what is asked for itself, which may not be what is played; 0 where it was never written. */
        version: z.number().int(),
        columns: z.array(z.string()),
        /** Their ids, as the rows of one question name them. */
        column_ids: z.array(z.string()),
        rows: z.array(z.array(z.string())),
      }),
    }),
  }),
  'GET /api/admin/game_set/table': call({
    summary: '題庫的表格：空白範本，或現有的全部題目；匯入時收同樣的表格',
    query: z.object({
      ...which,
      of: z.enum(['template', 'content']).default('content'),
      format: z.enum(['tsv', 'xlsx']).default('tsv'),
    }),
    answer: answeredFile,
  }),
  'POST /api/admin/game_set/import': call({
    summary: '檢查題庫的表格（TSV 或 XLSX，5 MB 以內）；write=1 沒有錯就寫入，表格就是整個題庫',
    multipart: { maxBytes: UPLOADS.table_bytes, maxFiles: 1 },
    body: z.object({
      ...which,
      _token: formToken,
      version: seenVersion,
      write: int(0, 1).default(0),
      items_file: uploaded('請選擇題庫檔'),
      edits: tableEdits,
    }),
    answer: z.object({
      data: preview.extend({
        /** Rows that the set has now and the table has not. */
        removed: z.number().int(),
        written: z.boolean(),
      }),
    }),
  }),
  'POST /api/admin/game_set/question': call({
    summary: '改題庫的一題；no=0 是新增，rows 空的是刪除；附上 version 時，別人改過就回 409',
    body: z.object({
      ...which,
      game_id: game,
      version: seenVersion,
      no: int(0, 9999),
      /** The question as the table has it: a row, of game 1 four. Cells by the ids of their columns. */
      rows: z.array(cells).max(4, '一題最多四列'),
    }),
    answer: z.object({ status: z.literal('success') }),
  }),
  'GET /api/admin/game_set/revisions': call({
    summary: '一個題庫的各個版本',
    query: z.object(which),
    answer: revisionsAnswer,
  }),
  'GET /api/admin/game_set/revision': call({
    summary: '一個題庫的一個版本，照表格的樣子',
    query: z.object(oneOf),
    answer: revisionAnswer(z.object({ rows: z.array(z.array(z.string())) })),
  }),
  'POST /api/admin/game_set/revert': call({
    summary: '回到一個題庫先前的版本；附上 version 時，別人改過就回 409',
    body: z.object({ ...which, revision: int(1, 2_147_483_647), version: seenVersion }),
    answer: z.object({ status: z.literal('success') }),
  }),
  'POST /api/admin/game_set/remove': call({
    summary: '活動不再用自己的題庫，改回共用的',
    body: z.object({ ...which, event_id: id }),
    answer: z.object({ status: z.literal('success') }),
  }),
}
