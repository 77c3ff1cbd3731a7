import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { answeredFile } from '../answered-file.ts'
import { call } from '../call.ts'
import { PACK_BYTES } from '../constants/lesson-pack.ts'
import { dialectId, hakkaText, id, levelNo } from '../shapes.ts'
import { uploaded } from '../upload.ts'

/**
 * How a lesson of a pack stands to the one of this site: `conflict` was written at the desk, `drafted` is being written
 * there, `foreign` is another lesson under the same name.
 */
export const PACK_LESSON_STATES = ['new', 'changed', 'same', 'conflict', 'drafted', 'foreign'] as const

const lesson = z.object({
  /** Its file in the pack. */
  path: z.string(),
  step_no: z.number().int(),
  semester_no: z.number().int(),
  dialect_id: z.number().int(),
  type_no: z.number().int(),
  no: z.number().int(),
  title: hakkaText,
  state: z.enum(PACK_LESSON_STATES),
  /** Why it is in conflict, or can't be taken in. */
  reason: z.string(),
  modules: z.number().int(),
  /** Of its modules those that are new here, and those that say something else. */
  made: z.number().int(),
  changed: z.number().int(),
})
export type PackLessonPreview = z.output<typeof lesson>

const problem = z.object({
  file: z.string(),
  /** What the lesson of the file is called; '' where it is none, or can't be read. */
  lesson: z.string(),
  /** Where in it, in words; '' of the file as a whole. */
  place: z.string(),
  reason: z.string(),
})

const preview = z.object({
  /** To begin it by; `null` where there are problems. */
  id: z.number().int().nullable(),
  title: z.string(),
  licence: z.string(),
  lessons: z.array(lesson),
  /** Parts of self-study and games in it, which are not brought in here. */
  left_out: z.number().int(),
  problem_count: z.number().int(),
  /** The first of them. */
  problems: z.array(problem),
})
export type PackPreview = z.output<typeof preview>

export const PACK_IMPORT_STATES = ['checked', 'waiting', 'running', 'stopped', 'done', 'failed'] as const

const brought = z.object({
  path: z.string(),
  /** Of the lesson here; `null` where it was not taken in. */
  id: z.number().int().nullable(),
  success: z.boolean(),
  output: z.array(z.string()),
})
export type BroughtLesson = z.output<typeof brought>

const progress = z.object({
  id: z.number().int(),
  file_name: z.string(),
  state: z.enum(PACK_IMPORT_STATES),
  total: z.number().int(),
  /** In the order they were done. */
  lessons: z.array(brought),
})
export type PackProgress = z.output<typeof progress>

export const lessonPackCalls = {
  'POST /api/admin/lesson/pack': call({
    summary: '檢查要匯入的教材包（ZIP，200 MB 以內），還不寫入',
    multipart: { maxBytes: PACK_BYTES, maxFiles: 1 },
    body: z.object({ _token: formToken, pack_file: uploaded('請選擇教材包') }),
    answer: z.object({ data: preview }),
  }),
  'POST /api/admin/lesson/pack/{id}': call({
    summary: '匯入檢查過的教材包裡選的課；停下的、失敗的再來一次也是它',
    params: z.object({ id }),
    body: z.object({
      _token: formToken,
      /** Files of lessons; those that were chosen before where it is left out. */
      lessons: z.array(z.string().max(200)).min(1, '請選擇要匯入的課').max(5000).optional(),
    }),
    answer: z.object({ data: progress }),
  }),
  'GET /api/admin/lesson/pack/{id}': call({
    summary: '教材包匯入到哪裡',
    params: z.object({ id }),
    answer: z.object({ data: progress }),
  }),
  'POST /api/admin/lesson/pack/{id}/stop': call({
    summary: '做完這一課就停',
    params: z.object({ id }),
    body: z.object({ _token: formToken }),
    answer: z.object({ data: progress }),
  }),
  'GET /api/admin/lesson/pack/export': call({
    summary: '匯出學習者看得到的課程（ZIP）：一課、一級，或全部',
    query: z.object({
      lesson_id: id.optional(),
      level_no: levelNo.optional(),
      dialect_id: dialectId.optional(),
    }),
    answer: answeredFile,
  }),
}
