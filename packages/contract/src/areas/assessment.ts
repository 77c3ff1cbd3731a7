import { z } from 'zod'
import { call } from '../call.ts'
import { UPLOADS } from '../constants.ts'
import {
  deletedFields,
  deletedQuery,
  formKey,
  listAnswer,
  listQuery,
  restoreBody,
  revertBody,
  revisionAnswer,
  revisionQuery,
  revisionsAnswer,
} from '../desk.ts'
import { dialectId, id, int, lessonNo, levelNo, semesterNo, stepNo } from '../shapes.ts'
import { uploaded } from '../upload.ts'

export const BOOK_TYPES = ['teacher', 'student'] as const
export type BookType = (typeof BOOK_TYPES)[number]

export const assessmentItem = z.object({
  id: z.number().int(),
  level_no: z.number().int(),
  step_no: z.number().int(),
  semester_no: z.number().int(),
  lesson_no: z.number().int(),
  dialect_id: z.number().int(),
  book_type: z.enum(BOOK_TYPES),
  title: z.string(),
  /** Answers with the PDF itself, which saves under its title. */
  url: z.string(),
  /** In bytes. */
  size: z.number().int(),
  version: z.number().int(),
})
export type AssessmentItem = z.output<typeof assessmentItem>

/** What is kept of each version: its place stays as it is. */
export const assessmentVersion = z.object({
  title: z.string(),
  file_id: z.number().int(),
  /** In bytes. */
  size: z.number().int(),
})
export type AssessmentVersion = z.output<typeof assessmentVersion>

const readVersion = assessmentVersion.extend({
  /** Of its own file, whatever the file is now. */
  url: z.string(),
})

export const deskAssessment = assessmentItem.extend({ updated_at: z.string(), ...deletedFields })
export type DeskAssessment = z.output<typeof deskAssessment>

const ASSESSMENT_COLUMNS = ['step_no', 'dialect_id', 'updated_at'] as const

export const assessmentUpload = z.object({
  level_no: levelNo,
  step_no: stepNo,
  semester_no: semesterNo,
  lesson_no: lessonNo,
  dialect_id: dialectId,
  book_type: z.enum(BOOK_TYPES, '請選擇教師手冊或學生手冊'),
  file: uploaded(),
  /** Of the handbook that is replaced; 0 where none is there. Left out, whatever is there is replaced. */
  version: int(0, 2_147_483_647).optional(),
  form_key: formKey,
})

export const assessmentCalls = {
  'GET /api/assessment/index': call({
    summary: '學習評量的手冊；可只取一個年級、學期或腔調',
    query: z.object({
      step_no: stepNo.optional(),
      semester_no: semesterNo.optional(),
      dialect_id: dialectId.optional(),
    }),
    answer: z.object({ data: z.object({ items: z.array(assessmentItem) }) }),
  }),
  'GET /api/admin/assessments': call({
    summary: '後台：學習評量的手冊；deleted=1 是已刪除的',
    query: listQuery(ASSESSMENT_COLUMNS).extend(deletedQuery),
    answer: listAnswer(deskAssessment),
  }),
  'POST /api/assessment/upload': call({
    summary: '上傳一份學習評量手冊（PDF）；同一課、腔調和種類已有的會換成新的',
    body: assessmentUpload,
    answer: z.object({ data: assessmentItem }),
    multipart: { maxBytes: UPLOADS.pdf_bytes, maxFiles: 1 },
  }),
  'DELETE /api/assessment/{id}': call({
    summary: '刪除一份學習評量手冊；30 天內可以還原',
    params: z.object({ id }),
    answer: z.object({ status: z.literal('success') }),
  }),
  'POST /api/assessment/restore': call({
    summary: '還原刪除的手冊；那一課已經有別的手冊就回 409',
    body: restoreBody,
    answer: z.object({ data: assessmentItem }),
  }),
  'GET /api/assessment/revisions': call({
    summary: '一份手冊的各個版本',
    query: z.object({ id }),
    answer: revisionsAnswer,
  }),
  'GET /api/assessment/revision': call({
    summary: '一份手冊的一個版本',
    query: revisionQuery,
    answer: revisionAnswer(readVersion),
  }),
  'POST /api/assessment/revert': call({
    summary: '回到手冊先前的檔案；附上 version 時，別人換過就回 409',
    body: revertBody,
    answer: z.object({ data: assessmentItem }),
  }),
}
