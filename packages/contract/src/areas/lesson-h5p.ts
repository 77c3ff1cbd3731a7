import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { call } from '../call.ts'
import { H5P_BYTES } from '../constants/lesson-table.ts'
import { id, int } from '../shapes.ts'
import { uploaded } from '../upload.ts'

const made = z.object({
  /** `null` before it is taken in. */
  id: z.number().int().nullable(),
  type: z.string(),
  type_name: z.string(),
  title: z.string(),
  /** How many questions, words or pairs. */
  count: z.number().int(),
})

const left = z.object({ title: z.string(), library: z.string(), reason: z.string() })

const h5p = z.object({
  title: z.string(),
  modules: z.array(made),
  /** What is in it and is not taken, with its reason. */
  left: z.array(left),
  /** Why nothing of it is taken at all; '' where something is. */
  refused: z.string(),
  /** Pictures and sounds that could not be kept. */
  lost_files: z.number().int(),
})
export type H5pPreview = z.output<typeof h5p>

export const lessonH5pCalls = {
  'GET /api/admin/lesson/h5p': call({
    summary: 'H5P 要放進去的課',
    query: z.object({ lesson_id: id }),
    answer: z.object({
      data: z.object({
        id: z.number().int(),
        title: z.string(),
        dialect_id: z.number().int(),
        version: z.number().int(),
      }),
    }),
  }),
  'POST /api/admin/lesson/h5p': call({
    summary: '看一個 H5P 檔（100 MB 以內）可以變成哪些模組；take 是 1 就放進一課的草稿',
    multipart: { maxBytes: H5P_BYTES, maxFiles: 1 },
    body: z.object({
      _token: formToken,
      h5p_file: uploaded('請選擇 H5P 檔'),
      lesson_id: id,
      activity_no: int(1, 3).default(1),
      /** Of questions and cards; words are always Hakka. */
      language: z.enum(['zh', 'hakka']).default('zh'),
      take: z.enum(['0', '1']).default('0'),
    }),
    answer: z.object({ data: h5p }),
  }),
}
