import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { answeredFile } from '../answered-file.ts'
import { call } from '../call.ts'
import {
  BODY_BYTES,
  BOUNDS,
  FEEDBACK,
  FEEDBACK_CATEGORIES,
  FEEDBACK_FAULTS,
  FEEDBACK_STATUSES,
  FEEDBACK_SUBCATEGORIES,
  FEEDBACK_TYPES,
  UPLOADS,
} from '../constants.ts'
import { editedVersion, formKey, listAnswer, listQuery } from '../desk.ts'
import { atMost, dialectId, file, id, int, normalised, several } from '../shapes.ts'
import { uploaded } from '../upload.ts'

const attachment = z.object({ description: z.string(), file_url: z.string() })
export type FeedbackAttachment = z.output<typeof attachment>

/** What everybody may know of a report: never who reported it, from where, or with which pictures. */
const publicReport = z.object({
  id: z.number().int(),
  code: z.string(),
  category: z.number().int(),
  subcategory: z.string().nullable(),
  dialects: z.array(z.number().int()),
  types: z.array(z.string()),
  content: z.string(),
  status: z.number().int(),
  reply: z.string(),
  attachments: z.array(attachment),
  created_at: z.string(),
  updated_at: z.string(),
})
export type PublicReport = z.output<typeof publicReport>

const report = publicReport.extend({
  email: z.string(),
  tel: z.string(),
  url: z.string(),
  /** For the handlers alone. */
  note: z.string(),
  /** Their addresses answer who may handle reports. */
  screenshots: z.array(z.object({ no: z.number().int(), file, description: z.string() })),
  version: z.number().int(),
})
export type Report = z.output<typeof report>

/** Whole for who handles reports. */
const either = z.union([report, publicReport])

const FEEDBACK_COLUMNS = ['created_at', 'updated_at', 'status', 'category'] as const

/** `202611` or `2026-11`. */
const month = z
  .string()
  .regex(/^20\d\d-?(?:0[1-9]|1[0-2])$/, '月份的格式不正確')
  .meta({ examples: ['202611', '2026-11'] })
  .transform((text) => `${text.slice(0, 4)}-${text.slice(-2)}`)

/** What reports are chosen and ordered by, in the list as in its file. */
const choice = listQuery(FEEDBACK_COLUMNS).extend({
  'd[]': several(dialectId, 20),
  'ym[]': several(month, 24),
  status: int(0, FEEDBACK_STATUSES.length - 1).optional(),
})

const categoryField = z.coerce
  .number<string | number>({ error: FEEDBACK_FAULTS.category })
  .int(FEEDBACK_FAULTS.category)
  .min(1, FEEDBACK_FAULTS.category)
  .max(FEEDBACK_CATEGORIES.length, FEEDBACK_FAULTS.category)

const filled = (message: string, max: number, name: string) =>
  z.string({ error: message }).trim().min(1, message).refine(atMost(max), `${name}最多 ${max} 個字`)

const description = z
  .string()
  .trim()
  .refine(atMost(BOUNDS.description), `圖片說明最多 ${BOUNDS.description} 個字`)
  .default('')

/** As mails are sent to it: half-width and lower case, whatever an input method made of it. */
const email = z
  .string({ error: FEEDBACK_FAULTS.email })
  .overwrite(normalised('NFKC'))
  .trim()
  .toLowerCase()
  .min(1, { error: FEEDBACK_FAULTS.email, abort: true })
  .max(BOUNDS.email, '電子郵件太長')
  .regex(z.regexes.email, '電子郵件格式不正確')
  .meta({ examples: ['teacher@school.example'] })

const fields = z
  .object({
    _token: formToken,
    email,
    tel: z.string().trim().refine(atMost(BOUNDS.phone), `聯絡電話最多 ${BOUNDS.phone} 個字`).default(''),
    url: filled(FEEDBACK_FAULTS.url, FEEDBACK.url, '問題網址'),
    content: filled(FEEDBACK_FAULTS.content, BOUNDS.feedback, '問題描述'),
    dialects: z
      .array(dialectId)
      .max(20)
      .meta({ examples: [[1], [2, 5]] })
      .default([]),
    category: categoryField,
    subcategory: z
      .union([
        z.literal('').transform(() => null),
        z.enum(
          FEEDBACK_SUBCATEGORIES.map((own) => own.id),
          FEEDBACK_FAULTS.subcategory,
        ),
      ])
      .meta({ examples: FEEDBACK_SUBCATEGORIES.map((own) => own.id) })
      .nullish(),
    types: z
      .array(z.enum(FEEDBACK_TYPES.map((own) => own.id)))
      .max(20)
      .default([]),
    screenshots: z
      .array(z.object({ file: uploaded('請選擇圖片'), description }))
      .max(UPLOADS.screenshots, `截圖最多 ${UPLOADS.screenshots} 張`)
      .default([]),
    /** A field that no person sees: only programs fill it. */
    homepage: z.string().max(0, '請把這一格留空再送出').default(''),
    form_key: formKey,
  })
  .superRefine(({ category, subcategory, dialects }, context) => {
    const fault = (field: 'dialects' | 'subcategory') =>
      context.addIssue({ code: 'custom', path: [field], message: FEEDBACK_FAULTS[field] })
    if (FEEDBACK.dialect_categories.includes(category) && dialects.length === 0) fault('dialects')
    if (category === FEEDBACK.content_category && !subcategory) fault('subcategory')
  })
export type ReportFields = z.output<typeof fields>

/** A file that is new, or one that the reply has already. */
const replyAttachment = z
  .object({ file: uploaded().optional(), file_url: z.string().max(200).optional(), description })
  .refine((own) => own.file ?? own.file_url, { path: ['file'], message: '請選擇檔案' })

const answerFields = z.object({
  _token: formToken,
  status: int(0, FEEDBACK_STATUSES.length - 1),
  reply: z.string().trim().refine(atMost(BOUNDS.feedback), `回覆最多 ${BOUNDS.feedback} 個字`).optional(),
  note: z.string().trim().refine(atMost(BOUNDS.feedback), `內部備註最多 ${BOUNDS.feedback} 個字`).optional(),
  /** All of them; left out, they stay as they are. */
  attachments: z
    .array(replyAttachment)
    .max(FEEDBACK.attachments, `附件最多 ${FEEDBACK.attachments} 個`)
    .optional(),
  version: editedVersion,
})
export type ReplyFields = z.output<typeof answerFields>

export const feedbackCalls = {
  'POST /api/feedback': call({
    summary: '回報問題，可附截圖；回覆的編號會寄到電子郵件',
    bodyBytes: BODY_BYTES.texts,
    multipart: { maxBytes: UPLOADS.image_bytes, maxFiles: UPLOADS.screenshots },
    body: fields,
    answer: z.object({ feedback_code: z.string() }),
  }),
  'GET /api/feedback': call({
    summary: '問題回報列表：公開欄位；有處理權限時是完整資料，並可查已刪除的',
    query: choice.extend({
      /** `public`: what everybody sees, also for who may see more. */
      view: z.enum(['public']).optional(),
    }),
    answer: listAnswer(either).extend({
      permissions: z.array(z.string()),
      /** How many there are of each status with these filters. */
      counts: z.array(z.number().int()),
    }),
  }),
  'GET /api/feedback/export': call({
    summary: '問題回報的 CSV 檔，條件和順序與列表相同；只給處理人員',
    query: choice.omit({ page: true }),
    answer: answeredFile,
  }),
  'GET /api/feedback/{id}': call({
    summary: '一件問題回報：公開欄位，有處理權限時是完整資料',
    params: z.object({ id }),
    answer: z.object({ data: either }),
  }),
  'PUT /api/feedback/{id}': call({
    summary: '回覆問題回報；附上 version 時，別人改過就回 409',
    bodyBytes: BODY_BYTES.texts,
    multipart: { maxBytes: UPLOADS.pdf_bytes, maxFiles: FEEDBACK.attachments },
    params: z.object({ id }),
    body: answerFields,
    answer: z.object({ success: z.literal(true), message: z.string() }),
  }),
  'GET /api/feedback/{id}/screenshot/{no}': call({
    summary: '問題回報的一張截圖，只給處理人員',
    params: z.object({ id, no: int(1, UPLOADS.screenshots) }),
    answer: answeredFile,
  }),
}
