import { z } from 'zod'
import { call } from '../call.ts'
import { BODY_BYTES, BOUNDS, UPLOADS } from '../constants.ts'
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
import { atMost, dialectId, id, int, levelNo, semesterNo, stepNo } from '../shapes.ts'
import { uploaded } from '../upload.ts'

/** 1 教師手冊, 2 學生課本, 3 補充教材, 4 教案, 5 課室用語, 6 學習評量. */
export const DOWNLOAD_CATEGORY_MAX = 6

export const downloadCategoryId = int(1, DOWNLOAD_CATEGORY_MAX)

const categoryFields = {
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  enable_dialect_selector: z.boolean(),
  enable_level_selector: z.boolean(),
}

export const downloadCategory = z.object({
  ...categoryFields,
  /** What `target` in the page's address calls it. */
  target: z.string(),
  item_count: z.number().int(),
})
export type DownloadCategory = z.output<typeof downloadCategory>

export const downloadItem = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Answers with the file itself, which saves under title and extension. */
  url: z.string(),
  extension: z.string(),
  /** In bytes. */
  size: z.number().int(),
  level_no: z.number().int().nullable(),
  dialect_id: z.number().int().nullable(),
  step_no: z.number().int().nullable(),
  semester_no: z.number().int().nullable(),
  /** 五年級上學期; empty where the file belongs to no semester. */
  semester_full_name: z.string(),
  /** School year and semester as `5-1`; empty where the file belongs to none. */
  key: z.string(),
})
export type DownloadItem = z.output<typeof downloadItem>

export const downloadCategoryWithItems = z.object({ ...categoryFields, items: z.array(downloadItem) })
export type DownloadCategoryWithItems = z.output<typeof downloadCategoryWithItems>

/** A choice of a form that may stay open: an empty field means none. */
const none = z.literal('').transform(() => null)
const titleText = (most: number) =>
  z.string({ error: '請輸入標題' }).trim().min(1, '請輸入標題').refine(atMost(most), `標題最多 ${most} 個字`)

const itemFields = {
  /** Assessments have calls of their own. */
  category_id: int(1, DOWNLOAD_CATEGORY_MAX - 1),
  title: titleText(BOUNDS.title),
  level_no: none.or(levelNo).nullish(),
  dialect_id: none.or(dialectId).nullish(),
  step_no: none.or(stepNo).nullish(),
  semester_no: none.or(semesterNo).nullish(),
}

/** A file as the desk's form has it. */
export const deskDownloadItem = downloadItem.extend({
  category_id: z.number().int(),
  category_title: z.string(),
  /** Another one when the file was replaced. */
  file_id: z.number().int(),
  no: z.number().int(),
  version: z.number().int(),
  updated_at: z.string(),
})
export type DeskDownloadItem = z.output<typeof deskDownloadItem>

/** What is kept of each version. */
export const downloadVersion = z.object({
  category_id: z.number().int(),
  category_title: z.string(),
  title: z.string(),
  level_no: z.number().int().nullable(),
  dialect_id: z.number().int().nullable(),
  step_no: z.number().int().nullable(),
  semester_no: z.number().int().nullable(),
  file_id: z.number().int(),
  extension: z.string(),
  /** In bytes. */
  size: z.number().int(),
})
export type DownloadVersion = z.output<typeof downloadVersion>

/** One that is read: `url` is that of its own file, whatever the file is now. */
const readVersion = downloadVersion.extend({ url: z.string() })

export const deskDownloadCategory = z.object({ ...categoryFields, version: z.number().int() })
export type DeskDownloadCategory = z.output<typeof deskDownloadCategory>

const deskRow = deskDownloadItem.extend(deletedFields)
export type DownloadDeskRow = z.output<typeof deskRow>

const DOWNLOAD_COLUMNS = ['no', 'title', 'updated_at'] as const

const multipart = { maxBytes: UPLOADS.download_bytes, maxFiles: 1 }
const saved = z.object({ data: z.object({ id: z.number().int(), version: z.number().int() }) })
const ITEMS_MAX = 5000
const done = z.object({ status: z.literal('success') })

export const downloadCalls = {
  'GET /api/download/categories': call({
    summary: '下載分類；page 為 download 或 assessment',
    query: z.object({ page: z.enum(['download', 'assessment']).optional() }),
    answer: z.object({ data: z.object({ categories: z.array(downloadCategory) }) }),
  }),
  'GET /api/download/category': call({
    summary: '一個下載分類與它的檔案',
    query: z.object({ id: downloadCategoryId }),
    answer: downloadCategoryWithItems,
  }),
  'GET /api/admin/downloads': call({
    summary: '後台：下載檔案，可只看一個分類；deleted=1 是已刪除的',
    query: listQuery(DOWNLOAD_COLUMNS).extend({
      category_id: downloadCategoryId.optional(),
      ...deletedQuery,
    }),
    answer: listAnswer(deskRow),
  }),
  'GET /api/download/edit': call({
    summary: '後台：一個下載檔案的資料',
    query: z.object({ id }),
    answer: z.object({ data: deskDownloadItem }),
  }),
  'POST /api/download/store': call({
    summary: '新增下載檔案；同一個 form_key 送兩次只存一次',
    body: z.object({ ...itemFields, file: uploaded(), form_key: formKey }),
    answer: saved,
    multipart,
  }),
  'POST /api/download/update': call({
    summary: '修改下載檔案；有 file 就換成新的檔案',
    body: z.object({ id, version: editedVersion, ...itemFields, file: uploaded().optional() }),
    answer: saved,
    multipart,
  }),
  'POST /api/download/order': call({
    summary: '排列一個分類的檔案；ids 是分類裡的全部檔案，附上原來的順序 before 時，別人改過就回 409',
    bodyBytes: BODY_BYTES.texts,
    body: z.object({
      category_id: downloadCategoryId,
      ids: z.array(id).max(ITEMS_MAX),
      before: z.array(id).max(ITEMS_MAX).optional(),
    }),
    answer: done,
  }),
  'DELETE /api/download/{id}': call({
    summary: '刪除下載檔案；30 天內可以還原',
    params: z.object({ id }),
    answer: done,
  }),
  'POST /api/download/restore': call({
    summary: '還原刪除的下載檔案；原來的順序有別的檔案了就排到最後',
    body: restoreBody,
    answer: saved,
  }),
  'GET /api/download/revisions': call({
    summary: '一個下載檔案的各個版本',
    query: z.object({ id }),
    answer: revisionsAnswer,
  }),
  'GET /api/download/revision': call({
    summary: '一個下載檔案的一個版本',
    query: revisionQuery,
    answer: revisionAnswer(readVersion),
  }),
  'POST /api/download/revert': call({
    summary: '回到下載檔案先前的版本，檔案也是；附上 version 時，別人改過就回 409',
    body: revertBody,
    answer: saved,
  }),
  'GET /api/download/category/edit': call({
    summary: '後台：一個下載分類的資料',
    query: z.object({ id: downloadCategoryId }),
    answer: z.object({ data: deskDownloadCategory }),
  }),
  'POST /api/download/category/update': call({
    summary: '修改下載分類的名稱、說明和選單',
    body: z.object({
      id: downloadCategoryId,
      version: editedVersion,
      title: titleText(BOUNDS.title),
      description: z
        .string()
        .trim()
        .refine(atMost(BOUNDS.description), `說明最多 ${BOUNDS.description} 個字`),
      enable_dialect_selector: z.boolean(),
      enable_level_selector: z.boolean(),
    }),
    answer: saved,
  }),
}
