import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { answeredFile } from '../answered-file.ts'
import { call } from '../call.ts'
import { BODY_BYTES, STUDY_KINDS, UPLOADS } from '../constants.ts'
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
import { change, pastImport, preview, progress, tableEdits, tableFile } from '../study-import-shapes.ts'
import { editedFile } from '../study-shapes.ts'
import { uploaded } from '../upload.ts'

const kind = z.enum(STUDY_KINDS)

const theme = z.object({
  id: z.number().int(),
  no: z.number().int(),
  level_no: z.number().int().nullable(),
  name: z.string(),
  release_note: z.string(),
  /** Address of its picture. */
  picture_url: z.string().nullable(),
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
export const USES = [
  'pupils',
  'recordings',
  'compositions',
  'readers',
  'assignments',
  'test',
  'book',
] as const

const use = z.object({
  of: z.enum(USES),
  /** How many; of a test or a book its number. */
  count: z.number().int(),
})
export type StudyUse = z.output<typeof use>

/** What is deleted and brought back: an item, a theme or a part of one, with all that is in it. */
const deletedOf = z.enum(['item', 'theme', 'part'])

const deletedItem = z.object({
  of: deletedOf,
  id: z.number().int(),
  version: z.number().int(),
  title: z.string(),
  no: z.number().int(),
  /** The theme of an item or part; '' of a book and of a theme. */
  category: z.string(),
  dialect_id: z.number().int().nullable(),
  /** Of a theme, and of an item that stood in one that has a level. */
  level_no: z.number().int().nullable(),
  /** How many items come back with a theme; 0 of an item. */
  count: z.number().int(),
  ...deletedFields,
})
export type DeletedStudyItem = z.output<typeof deletedItem>

/** More stand nowhere side by side that somebody would put in order. */
const ORDER_MAX = 5000

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
    summary:
      '新增或改一個主題（parent_id：它的子主題）：名稱、預告、級別、圖片；附上 version 時，別人改過就回 409',
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
      /** None: as it is; `null`: without. */
      picture: editedFile.nullish(),
    }),
    answer: z.object({ data: z.object({ id: z.number().int(), version: z.number().int() }) }),
  }),
  'DELETE /api/admin/self_study/{type}/theme/{id}': call({
    summary: '刪除一個主題或子主題，裡面的內容一起移到「已刪除」；附上 version 時，別人改過就回 409',
    params: z.object({ type: kind, id }),
    query: z.object({ version: editedVersion }),
    answer: z.object({ status: z.literal('success') }),
  }),
  'POST /api/admin/self_study/{type}/order': call({
    summary:
      '排列同一級的主題、一個主題的子主題，或其中一種腔調的內容；ids 是全部，附上原來的順序 before 時，別人改過就回 409',
    bodyBytes: BODY_BYTES.texts,
    params: z.object({ type: kind }),
    body: z.object({
      _token: formToken,
      of: z.enum(['themes', 'items']),
      ids: z.array(id).min(1).max(ORDER_MAX),
      before: z.array(id).max(ORDER_MAX).optional(),
    }),
    answer: z.object({ status: z.literal('success') }),
  }),
  'POST /api/admin/self_study/{type}/move': call({
    summary: '把一項教材移到同一部分的另一個主題（或子主題），排在最後；附上 version 時，別人改過就回 409',
    params: z.object({ type: kind }),
    body: z.object({ _token: formToken, id, version: editedVersion, category_id: id }),
    answer: z.object({ data: z.object({ version: z.number().int(), no: z.number().int() }) }),
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
    summary: '一項教材，或一個主題裡的全部，用在哪裡：刪除以前問',
    params: z.object({ type: kind }),
    query: z.object({ id, of: z.enum(['item', 'theme']).default('item') }),
    answer: z.object({ data: z.array(use) }),
  }),
  'DELETE /api/admin/self_study/{type}/{id}': call({
    summary: '刪除一項教材；可以還原',
    params: z.object({ type: kind, id }),
    answer: z.object({ status: z.literal('success') }),
  }),
  'POST /api/admin/self_study/{type}/restore': call({
    summary: '還原刪除的教材；of=theme 是主題或子主題，和它一起刪除的都回來',
    params: z.object({ type: kind }),
    body: restoreBody.extend({ _token: formToken, of: z.enum(['item', 'theme']).default('item') }),
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
