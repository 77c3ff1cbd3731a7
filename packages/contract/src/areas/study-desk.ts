import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { answeredFile } from '../answered-file.ts'
import { call } from '../call.ts'
import { STUDY_KINDS, UPLOADS } from '../constants.ts'
import { revertBody, revisionAnswer, revisionQuery, revisionsAnswer } from '../desk.ts'
import { dialectId, id, levelNo } from '../shapes.ts'
import { uploaded } from '../upload.ts'

const kind = z.enum(STUDY_KINDS)
/** Kinds that come by tables. */
const tableKind = z.enum(['listening', 'speaking', 'classroom_term'])
const tableFile = z.enum(['items_file', 'words_file'])

const theme = z.object({
  id: z.number().int(),
  no: z.number().int(),
  level_no: z.number().int().nullable(),
  name: z.string(),
  /** How many items each dialect has of it. */
  counts: z.array(z.object({ dialect_id: z.number().int(), count: z.number().int() })),
})
export type StudyDeskTheme = z.output<typeof theme>

const fault = z.object({
  file: tableFile,
  /** As a spreadsheet counts, the heading being 1; 0 of the whole file. */
  line: z.number().int(),
  /** Its heading; '' of the whole row. */
  column: z.string(),
  message: z.string(),
})
export type TableFault = z.output<typeof fault>

const table = z.object({
  file: tableFile,
  columns: z.array(z.string()),
  /** Rows below the heading. */
  total: z.number().int(),
  /** The first of them, and those with a fault. */
  rows: z.array(z.object({ line: z.number().int(), cells: z.array(z.string()) })),
})

const preview = z.object({
  /** To begin it by; `null` where there are faults. */
  id: z.number().int().nullable(),
  tables: z.array(table),
  made: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  fault_count: z.number().int(),
  /** The first of them. */
  faults: z.array(fault),
})
export type TablePreview = z.output<typeof preview>

export const IMPORT_STATES = ['checked', 'waiting', 'running', 'done', 'refused', 'failed'] as const

const progress = z.object({
  id: z.number().int(),
  state: z.enum(IMPORT_STATES),
  /** 0 to 100. */
  percent: z.number().int(),
  made: z.number().int(),
  changed: z.number().int(),
  /** What has come up since it was checked: nothing was written. */
  faults: z.array(fault),
})
export type TableProgress = z.output<typeof progress>

export const studyDeskCalls = {
  'GET /api/admin/self_study/{type}': call({
    summary: '自學教材的主題，依級別；一個部分',
    params: z.object({ type: kind }),
    answer: z.object({
      data: z.object({
        themes: z.array(theme),
        /** Of reading: its books. */
        books: z.array(
          z.object({ id: z.number().int(), level_no: z.number().int().nullable(), title: z.string() }),
        ),
      }),
    }),
  }),
  'GET /api/admin/self_study/{type}/revisions': call({
    summary: '一項教材的各個版本',
    params: z.object({ type: kind }),
    query: z.object({ id }),
    answer: revisionsAnswer,
  }),
  'GET /api/admin/self_study/{type}/revision': call({
    summary: '一項教材的一個版本，照它存的樣子',
    params: z.object({ type: kind }),
    query: revisionQuery,
    answer: revisionAnswer(z.record(z.string(), z.unknown())),
  }),
  'POST /api/admin/self_study/{type}/revert': call({
    summary: '回到一項教材先前的版本；附上 version 時，別人改過就回 409',
    params: z.object({ type: kind }),
    body: revertBody.extend({ _token: formToken }),
    answer: z.object({ data: z.object({ version: z.number().int() }) }),
  }),
  'GET /api/admin/self_study/{type}/table': call({
    summary: '教材的表格：空白範本，或現有的全部內容；匯入時收同樣的表格',
    params: z.object({ type: tableKind }),
    query: z.object({
      of: z.enum(['template', 'content']).default('content'),
      file: tableFile.default('items_file'),
      format: z.enum(['tsv', 'xlsx']).default('tsv'),
      level_no: levelNo.optional(),
      dialect_id: dialectId.optional(),
    }),
    answer: answeredFile,
  }),
  'POST /api/admin/self_study/{type}/import': call({
    summary: '檢查要匯入的表格（TSV 或 XLSX，5 MB、20,000 列以內），還不寫入；口說另要詞語檔',
    multipart: { maxBytes: UPLOADS.table_bytes, maxFiles: 2 },
    params: z.object({ type: tableKind }),
    body: z.object({
      _token: formToken,
      items_file: uploaded('請選擇內容檔'),
      words_file: uploaded('請選擇詞語檔').optional(),
    }),
    answer: z.object({ data: preview }),
  }),
  'POST /api/admin/self_study/import/{id}': call({
    summary: '開始匯入檢查過的表格：全部寫入，或什麼都不寫',
    params: z.object({ id }),
    body: z.object({ _token: formToken }),
    answer: z.object({ data: progress }),
  }),
  'GET /api/admin/self_study/import/{id}': call({
    summary: '匯入進行到哪裡',
    params: z.object({ id }),
    answer: z.object({ data: progress }),
  }),
}
