import { z } from 'zod'
import { call } from '../call.ts'
import { BOUNDS } from '../constants.ts'
import { formKey, keywordQuery } from '../desk.ts'
import {
  ACTIVITY_MODULES,
  change,
  check,
  deskLesson,
  LESSON_FILTERS,
  lessonReport,
  lessonVersion,
  line,
  moduleVersion,
  number,
  row,
  version,
} from '../lesson-desk-shapes.ts'
import {
  atMost,
  dialectId,
  hakkaText,
  id,
  int,
  lessonNo,
  moment,
  semesterNo,
  stepNo,
  typeNo,
} from '../shapes.ts'

const saved = z.object({ data: z.object({ id: number, version: number }) })

/** @param missing what is said where nothing is written; without it nothing has to be */
const short = (what: string, max: number, missing?: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(missing === undefined ? 0 : 1, missing)
    .refine(atMost(max), `${what}最多 ${max} 個字`)

const titleBody = z.object({
  hakka: short('客語課名', BOUNDS.title, '請輸入客語課名'),
  pinyin: z.string().trim().max(600, '拼音太長了'),
  chinese: short('華語課名', BOUNDS.title),
})

const editedReport = int(1, 2_147_483_647)

const steps = z.array(short('教學步驟', 500)).max(30, '一個活動最多 30 個步驟')

/** `null` takes the file away. */
const fileId = id.nullable()

export const lessonDeskCalls = {
  'GET /api/admin/lessons': call({
    summary: '後台的課程列表：篩選、搜尋，一頁 50 課，附各腔的有無與模組數',
    query: z.object({
      keyword: keywordQuery,
      page: int(1, 100_000).default(1),
      step_no: stepNo.optional(),
      semester_no: semesterNo.optional(),
      dialect_id: dialectId.optional(),
      type_no: typeNo.optional(),
      state: z.enum(LESSON_FILTERS).optional(),
    }),
    answer: z.object({
      data: z.array(row),
      total: number,
      page: number,
      page_size: number,
      /** Of all lessons, whatever is asked for. */
      counts: z.object({ all: number, changed: number, waiting: number }),
    }),
  }),
  'GET /api/admin/lesson': call({
    summary: '編輯中的一課：草稿、三個活動的模組、審查、留言與排定的發布',
    query: z.object({ id }),
    answer: z.object({ data: deskLesson }),
  }),
  'POST /api/admin/lesson/store': call({
    summary: '新增一課（草稿）；同一個 form_key 送兩次只存一次',
    body: z.object({
      step_no: stepNo,
      semester_no: semesterNo,
      dialect_id: dialectId,
      type_no: typeNo,
      no: lessonNo,
      title: titleBody,
      form_key: formKey,
    }),
    answer: saved,
  }),
  'POST /api/admin/lesson/copy': call({
    summary: '把一課複製到另一腔（草稿）：文字照舊，拼音依辭典換成那一腔的，不確定的留白',
    body: z.object({ id, dialect_id: dialectId, form_key: formKey }),
    answer: z.object({ data: z.object({ id: number, readings: number, open: number }) }),
  }),
  'POST /api/admin/lesson/update': call({
    summary: '更新課程資料的草稿；附上 version，別人改過就回 409',
    body: z.object({
      id,
      version,
      title: titleBody,
      official_name: short('正式名稱', 200, '請輸入正式名稱'),
      thumbnail_id: fileId,
      student_book_id: fileId,
      teacher_book_id: fileId,
      steps: z.array(steps).min(3).max(3),
    }),
    answer: saved,
  }),
  'POST /api/admin/lesson/move': call({
    summary: '把沒發布過的一課換到別的年級、難度或課次；腔調不換，要換腔調用複製',
    body: z.object({ id, version, step_no: stepNo, semester_no: semesterNo, type_no: typeNo, no: lessonNo }),
    answer: saved,
  }),
  'POST /api/admin/lesson/remove': call({
    summary: '刪除沒發布過的一課，連同它的草稿和模組；發布過的只能下架',
    body: z.object({ id, version: version.optional() }),
    answer: z.object({ status: z.literal('success') }),
  }),
  'POST /api/admin/lesson/arrange': call({
    summary: '排列三個活動的模組；沒有列出的從這一課拿掉，之後還可以放回來',
    body: z.object({
      id,
      version,
      activities: z
        .array(z.array(id).max(ACTIVITY_MODULES, `一個活動最多 ${ACTIVITY_MODULES} 個模組`))
        .min(3)
        .max(3),
    }),
    answer: saved,
  }),
  'POST /api/admin/lesson/module/store': call({
    summary: '在活動裡加一個空的模組',
    body: z.object({
      lesson_id: id,
      version,
      activity_no: int(1, 3),
      /** From 0; at the end without it. */
      index: int(0, ACTIVITY_MODULES).optional(),
      type: z.string().max(50),
    }),
    answer: z.object({ data: z.object({ id: number, version: number, module_id: number }) }),
  }),
  'POST /api/admin/lesson/module/rename': call({
    summary: '改一個模組的名稱（草稿）',
    body: z.object({
      lesson_id: id,
      version,
      module_id: id,
      name: short('名稱', 100, '請輸入名稱'),
    }),
    answer: saved,
  }),
  'POST /api/admin/lesson/module/copy': call({
    summary: '複製一個模組，放在它的後面',
    body: z.object({ lesson_id: id, version, module_id: id }),
    answer: z.object({ data: z.object({ id: number, version: number, module_id: number }) }),
  }),
  'GET /api/admin/lesson/checks': call({
    summary: '發布前的檢查，和這次改了什麼',
    query: z.object({ id }),
    answer: z.object({
      data: z.object({
        version: number,
        /** What was looked at; publishing and approving name it. */
        digest: z.string(),
        checks: z.array(check),
        changes: z.array(change),
        /** Problems that were reported of it: publishing may answer them. */
        reports: z.array(lessonReport),
        /** The number that the next publication gets. */
        next_no: number,
      }),
    }),
  }),
  'POST /api/admin/lesson/publish': call({
    summary: '發布一課，或排定時間發布；digest 是檢查時看到的那一份；可以一併回覆問題回報',
    body: z.object({
      id,
      version,
      digest: z.string().max(64),
      note: short('說明', 200, '請寫這次改了什麼'),
      publish_at: moment('請選擇發布時間').optional(),
      /** Reports that are answered by it, as they were read; who publishes has to be allowed to answer them. */
      reports: z
        .array(z.object({ id, version: editedReport, reply: short('回覆', BOUNDS.feedback, '請寫回覆') }))
        .max(100, '一次最多回覆 100 件')
        .default([]),
    }),
    answer: saved,
  }),
  'POST /api/admin/lesson/unplan': call({
    summary: '取消排定的發布',
    body: z.object({ id, version }),
    answer: saved,
  }),
  'POST /api/admin/lesson/withdraw': call({
    summary: '下架一課：學習者看不到，後台還在，可以再發布',
    body: z.object({ id, version }),
    answer: saved,
  }),
  'POST /api/admin/lesson/review': call({
    summary: '送審：請別人看過這一課',
    body: z.object({ id, version, note: short('想請人看的地方', 500) }),
    answer: saved,
  }),
  'POST /api/admin/lesson/review/answer': call({
    summary: '審查的結果：可以發布、退回修改，或收回送審',
    body: z.object({
      id,
      version,
      result: z.enum(['approved', 'returned', 'taken_back']),
      digest: z.string().max(64).default(''),
      answer: short('審查意見', 1000).default(''),
    }),
    answer: saved,
  }),
  'POST /api/admin/lesson/comment': call({
    summary: '對一課或一個模組留言',
    body: z.object({
      id,
      module_id: id.optional(),
      text: short('留言', 1000, '請寫留言'),
    }),
    answer: z.object({ data: z.object({ id: number }) }),
  }),
  'POST /api/admin/lesson/comment/done': call({
    summary: '標示一則留言處理好了，或還沒',
    body: z.object({ id, comment_id: id, is_done: int(0, 1) }),
    answer: z.object({ status: z.literal('success') }),
  }),
  'GET /api/admin/lesson/versions': call({
    summary: '一課發布過的各個版本',
    query: z.object({ id }),
    answer: z.object({ data: z.array(lessonVersion) }),
  }),
  'GET /api/admin/lesson/version': call({
    summary: '一課的一個版本，逐欄；不給 no 就是草稿',
    query: z.object({ id, no: int(1, 1_000_000).optional() }),
    answer: z.object({ data: z.array(line) }),
  }),
  'POST /api/admin/lesson/revert': call({
    summary: '把一課的草稿換回先前發布過的版本',
    body: z.object({ id, version, no: int(1, 1_000_000) }),
    answer: saved,
  }),
  'GET /api/admin/lesson/module/versions': call({
    summary: '一個模組的各個版本，草稿在前',
    query: z.object({ module_id: id }),
    answer: z.object({
      data: z.object({
        lesson_id: number,
        lesson_title: hakkaText,
        name: z.string(),
        revision: number,
        versions: z.array(moduleVersion),
      }),
    }),
  }),
  'GET /api/admin/lesson/module/version': call({
    summary: '一個模組的一個版本，逐欄',
    query: z.object({ module_id: id, version_id: id }),
    answer: z.object({ data: z.array(line) }),
  }),
  'POST /api/admin/lesson/module/revert-field': call({
    summary: '把草稿的一欄或一整項還原成先前版本的樣子；其他的不動',
    body: z.object({
      module_id: id,
      version_id: id,
      revision: int(0, 2_147_483_647),
      /** The line's key: `content.words.2.text.pinyin`, `title`. */
      key: z.string().min(1).max(300),
      /** The same in the earlier version, where its item stood elsewhere. */
      older_key: z.string().min(1).max(300).optional(),
      /** The keys name a whole item of a list: it is taken out of the draft, or the earlier one put in at that place. */
      item: z.enum(['out', 'in']).optional(),
    }),
    answer: z.object({ data: z.object({ version_id: number, revision: number }) }),
  }),
  'POST /api/admin/lesson/module/revert': call({
    summary: '把一個模組的草稿換回先前的版本',
    body: z.object({ module_id: id, version_id: id, revision: int(0, 2_147_483_647) }),
    answer: z.object({ data: z.object({ version_id: number, revision: number }) }),
  }),
}
