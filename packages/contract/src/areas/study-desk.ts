import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { answeredFile } from '../answered-file.ts'
import { call } from '../call.ts'
import { STUDY_KINDS, UPLOADS } from '../constants.ts'
import {
  deletedFields,
  editedVersion,
  formKey,
  listAnswer,
  restoreBody,
  revertBody,
  revisionAnswer,
  revisionQuery,
  revisionsAnswer,
} from '../desk.ts'
import { atMost, dialectId, id, int, levelNo } from '../shapes.ts'
import { uploaded } from '../upload.ts'
import { comparedReading } from './dictionary.ts'

const kind = z.enum(STUDY_KINDS)
const tableFile = z.enum(['items_file', 'words_file'])

const theme = z.object({
  id: z.number().int(),
  no: z.number().int(),
  level_no: z.number().int().nullable(),
  name: z.string(),
  release_note: z.string(),
  version: z.number().int(),
  /** Of speaking and terms: what their sentences stand in. */
  subcategories: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      version: z.number().int(),
      /** How many items it has, in all dialects. */
      count: z.number().int(),
    }),
  ),
  /** How many items each dialect has of it. */
  counts: z.array(
    z.object({
      dialect_id: z.number().int(),
      count: z.number().int(),
      /** Sounds that may not say any more what stands beside them. */
      doubted: z.number().int(),
    }),
  ),
})
export type StudyDeskTheme = z.output<typeof theme>

const book = z.object({
  id: z.number().int(),
  no: z.number().int(),
  level_no: z.number().int(),
  type_no: z.number().int(),
  title: z.string(),
  author: z.string(),
  page_num: z.number().int(),
  cover_url: z.string(),
  dialects: z.array(z.number().int()),
  /** Sounds that may not say any more what stands beside them. */
  doubted: z.number().int(),
})
export type StudyDeskBook = z.output<typeof book>

/** Where something is used: who has worked with it, and what hangs on it. */
export const USES = ['pupils', 'recordings', 'compositions', 'readers', 'test', 'book'] as const

const use = z.object({
  of: z.enum(USES),
  /** How many; of a test or a book its number. */
  count: z.number().int(),
})
export type StudyUse = z.output<typeof use>

const deletedItem = z.object({
  id: z.number().int(),
  version: z.number().int(),
  title: z.string(),
  no: z.number().int(),
  /** '' of a book. */
  category: z.string(),
  dialect_id: z.number().int().nullable(),
  ...deletedFields,
})
export type DeletedStudyItem = z.output<typeof deletedItem>

const fault = z.object({
  file: tableFile,
  /** As a spreadsheet counts, the heading being 1; 0 of the whole file. */
  line: z.number().int(),
  /** Its heading; '' of the whole row. */
  column: z.string(),
  message: z.string(),
  /** What would do instead, where that is certain: the dictionary's reading. */
  suggestion: z.string().optional(),
})
export type TableFault = z.output<typeof fault>

const table = z.object({
  file: tableFile,
  columns: z.array(z.string()),
  /** Rows below the heading. */
  total: z.number().int(),
  /** The sheet that was read, where it is not the first of its workbook. */
  sheet: z.string().optional(),
  /** The first of them, or those with a fault or mended, each with its neighbours. */
  rows: z.array(z.object({ line: z.number().int(), cells: z.array(z.string()) })),
})

const EDITS_FAULT = '改過的格子讀不出來，請重新檢查檔案'
const CELL_MAX = 10_000
const EDITS_MAX = 2000

/** Cells that were mended in the preview, as JSON: a multipart form has texts alone. They go before the file's own. */
export const tableEdits = z
  .string({ error: EDITS_FAULT })
  .meta({ examples: ['[{"file":"items_file","line":2,"column":"客語","text":"阿公"}]'] })
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: EDITS_FAULT })
      return z.NEVER
    }
  })
  .pipe(
    z
      .array(
        z.object({
          file: tableFile,
          line: z.number().int().positive(),
          column: z.string().max(100),
          text: z.string().max(CELL_MAX, '一格的內容太長'),
        }),
        EDITS_FAULT,
      )
      .max(EDITS_MAX, '改過的格子太多，請改好檔案再上傳'),
  )
  .optional()
export type TableEdit = NonNullable<z.output<typeof tableEdits>>[number]

export const preview = z.object({
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

export const IMPORT_STATES = [
  'checked',
  'waiting',
  'running',
  'done',
  'refused',
  'failed',
  'undoing',
  'undone',
] as const

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

/** An import of the last two days. */
const pastImport = z.object({
  id: z.number().int(),
  file_name: z.string(),
  at: z.iso.datetime(),
  user_name: z.string(),
  state: z.enum(IMPORT_STATES),
  made: z.number().int(),
  changed: z.number().int(),
  /** It was to be taken back, and that failed: all of it is as it was. */
  undo_failed: z.boolean(),
  /** What came of taking it back. */
  undone: z
    .object({
      restored: z.number().int(),
      removed: z.number().int(),
      /** Those that somebody has changed since: they stay. */
      left: z.array(z.object({ id: z.number().int(), title: z.string() })),
    })
    .nullable(),
})
export type PastImport = z.output<typeof pastImport>

/** What an import does to an item, old beside new. */
const change = z.object({
  is: z.enum(['new', 'changed']),
  title: z.string(),
  /** 0 of a book, which has several. */
  dialect_id: z.number().int(),
  /** Where it stands, from the outermost. */
  place: z.array(z.string()),
  parts: z.array(
    z.object({
      is: z.enum(['new', 'gone', 'changed', 'moved']),
      /** What an editor calls it: 第 3 句. */
      label: z.string(),
      /** Where it stood, of one that moved. */
      from: z.string().optional(),
      /** The sentence or word with its reading as it will be, where one of both is another than it was. */
      said: z.object({ text: z.string(), pinyin: z.string() }).optional(),
      /** That beside the dictionary. */
      compared: comparedReading.optional(),
      cells: z.array(
        z.object({
          column: z.string(),
          lang: z.enum(['text', 'hakka', 'pinyin', 'sound', 'picture']),
          /** None of what was not there before, or is not there any more. */
          older: z.string().optional(),
          newer: z.string().optional(),
        }),
      ),
    }),
  ),
  /** How many parts are not named. */
  more: z.number().int(),
})
export type StudyImportChange = z.output<typeof change>

export const studyDeskCalls = {
  'GET /api/admin/self_study/{type}': call({
    summary: '自學教材的主題，依級別；一個部分',
    params: z.object({ type: kind }),
    answer: z.object({
      data: z.object({
        themes: z.array(theme),
        /** Of reading: its books. */
        books: z.array(book),
      }),
    }),
  }),
  'POST /api/admin/self_study/{type}/theme': call({
    summary: '新增或改一個主題（parent_id：它的子主題）；附上 version 時，別人改過就回 409',
    params: z.object({ type: kind }),
    body: z.object({
      _token: formToken,
      id: id.optional(),
      version: editedVersion,
      form_key: formKey,
      /** Of a new one: the theme that it is a part of, or its level where themes have one. */
      parent_id: id.optional(),
      level_no: levelNo.optional(),
      name: z.string().trim().min(1, '請輸入名稱').refine(atMost(50), '名稱最多 50 個字'),
      release_note: z.string().trim().refine(atMost(100), '預告最多 100 個字').default(''),
    }),
    answer: z.object({ data: z.object({ id: z.number().int(), version: z.number().int() }) }),
  }),
  'DELETE /api/admin/self_study/{type}/theme/{id}': call({
    summary: '刪除一個沒有內容的主題或子主題；附上 version 時，別人改過就回 409',
    params: z.object({ type: kind, id }),
    query: z.object({ version: editedVersion }),
    answer: z.object({ status: z.literal('success') }),
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
  'GET /api/admin/self_study/{type}/usage': call({
    summary: '一項教材用在哪裡：刪除以前問',
    params: z.object({ type: kind }),
    query: z.object({ id }),
    answer: z.object({ data: z.array(use) }),
  }),
  'DELETE /api/admin/self_study/{type}/{id}': call({
    summary: '刪除一項教材；可以還原',
    params: z.object({ type: kind, id }),
    answer: z.object({ status: z.literal('success') }),
  }),
  'POST /api/admin/self_study/{type}/restore': call({
    summary: '還原刪除的教材',
    params: z.object({ type: kind }),
    body: restoreBody.extend({ _token: formToken }),
    answer: z.object({ data: z.object({ id: z.number().int() }) }),
  }),
  'GET /api/admin/self_study/{type}/deleted': call({
    summary: '刪除的教材，最近刪的在前',
    params: z.object({ type: kind }),
    query: z.object({ page: int(1, 100_000).default(1) }),
    answer: listAnswer(deletedItem),
  }),
  'GET /api/admin/self_study/{type}/table': call({
    summary: '教材的表格：空白範本，或現有的全部內容；匯入時收同樣的表格',
    params: z.object({ type: kind }),
    query: z.object({
      of: z.enum(['template', 'content']).default('content'),
      file: tableFile.default('items_file'),
      format: z.enum(['tsv', 'xlsx']).default('tsv'),
      level_no: levelNo.optional(),
      dialect_id: dialectId.optional(),
      /** A theme, with all of its parts. */
      category_id: id.optional(),
    }),
    answer: answeredFile,
  }),
  'POST /api/admin/self_study/{type}/import': call({
    summary: '檢查要匯入的表格（TSV 或 XLSX，5 MB、20,000 列以內），還不寫入；口說另要詞語檔',
    multipart: { maxBytes: UPLOADS.table_bytes, maxFiles: 2 },
    params: z.object({ type: kind }),
    body: z.object({
      _token: formToken,
      items_file: uploaded('請選擇內容檔'),
      words_file: uploaded('請選擇詞語檔').optional(),
      edits: tableEdits,
    }),
    answer: z.object({ data: preview }),
  }),
  'POST /api/admin/self_study/import/{id}': call({
    summary: '開始匯入檢查過的表格：全部寫入，或什麼都不寫',
    params: z.object({ id }),
    body: z.object({ _token: formToken }),
    answer: z.object({ data: progress }),
  }),
  'GET /api/admin/self_study/{type}/imports': call({
    summary: '最近兩天寫入的匯入，最近的在前；還能復原',
    params: z.object({ type: kind }),
    answer: z.object({ data: z.array(pastImport) }),
  }),
  'POST /api/admin/self_study/import/{id}/undo': call({
    summary: '復原一次匯入：改過的回到匯入以前，新增的移到「已刪除」；之後別人又改過的留著',
    params: z.object({ id }),
    body: z.object({ _token: formToken }),
    answer: z.object({ data: progress }),
  }),
  'GET /api/admin/self_study/import/{id}': call({
    summary: '匯入進行到哪裡',
    params: z.object({ id }),
    answer: z.object({ data: progress }),
  }),
  'GET /api/admin/self_study/import/{id}/changes': call({
    summary: '匯入會改什麼：每一項新增或修改的內容，舊的和新的並排',
    params: z.object({ id }),
    query: z.object({ page: int(1, 100_000).default(1) }),
    answer: listAnswer(change).extend({
      /** Without the Ministry's dictionary nothing is compared. */
      has_dictionary: z.boolean(),
    }),
  }),
}
