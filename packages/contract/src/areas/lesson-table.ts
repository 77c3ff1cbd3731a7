import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { answeredFile } from '../answered-file.ts'
import { call } from '../call.ts'
import { UPLOADS } from '../constants.ts'
import { id, int } from '../shapes.ts'
import { preview, tableEdits } from '../study-import-shapes.ts'
import { uploaded } from '../upload.ts'

export const lessonTableCalls = {
  'GET /api/admin/lesson/table': call({
    summary: '一個模組的表格：空白範本，或現在的內容；匯入時收同樣的表格',
    query: z.object({
      module_id: id,
      of: z.enum(['template', 'content']).default('content'),
      format: z.enum(['tsv', 'xlsx']).default('xlsx'),
    }),
    answer: answeredFile,
  }),
  'GET /api/admin/lesson/table/module': call({
    summary: '表格要放進去的模組',
    query: z.object({ module_id: id }),
    answer: z.object({
      data: z.object({
        id: z.number().int(),
        lesson_id: z.number().int(),
        lesson_title: z.string(),
        name: z.string(),
        type: z.string(),
        type_name: z.string(),
        /** Goes up with each save: a table that is brought in names the one that it was looked at with. */
        revision: z.number().int(),
        /** How many words, lines or options it has now. */
        rows: z.number().int(),
      }),
    }),
  }),
  'POST /api/admin/lesson/table': call({
    summary: '檢查一個模組的表格（TSV 或 XLSX，5 MB 以內）；take 是 1 就寫進它的草稿：全部寫入，或什麼都不寫',
    multipart: { maxBytes: UPLOADS.table_bytes, maxFiles: 1 },
    body: z.object({
      _token: formToken,
      items_file: uploaded('請選擇表格'),
      module_id: id,
      revision: int(0, 2_147_483_647),
      take: z.enum(['0', '1']).default('0'),
      edits: tableEdits,
    }),
    answer: z.object({ data: preview.extend({ revision: z.number().int(), is_taken: z.boolean() }) }),
  }),
}
