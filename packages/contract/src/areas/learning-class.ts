import { z } from 'zod'
import { call } from '../call.ts'
import {
  classBody,
  classCode,
  classEvents,
  classQuery,
  inviteKey,
  message,
  token,
} from '../school-class-shapes.ts'
import { id } from '../shapes.ts'

const learningClass = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  school_name: z.string().nullable(),
  /** 說明, which is the pupils'; 備註 is their teachers' own. */
  description: z.string(),
  teachers: z.array(z.object({ id: z.number().int(), name: z.string() })),
  student_count: z.number().int(),
  /** Waits for a teacher to let her in: of such a class she is told no more than what it is called. */
  waiting: z.boolean(),
  joined_at: z.string().nullable(),
  archived_at: z.string().nullable(),
})
export type LearningClass = z.output<typeof learningClass>

const link = { id, key: inviteKey }

export const learningClassCalls = {
  'GET /api/my/learning-class/list': call({
    summary: '自己加入的班級，和等待老師同意的班級',
    answer: z.object({ data: z.object({ school_classes: z.array(learningClass) }) }),
  }),
  'GET /api/my/learning-class/invitation': call({
    summary: '邀請連結是哪一班的',
    query: z.object(link),
    answer: z.object({
      data: z.object({
        id: z.number().int(),
        name: z.string(),
        school_name: z.string().nullable(),
        teachers: z.array(z.string()),
        joined: z.boolean(),
      }),
    }),
  }),
  'GET /api/my/learning-class/events': call({
    summary: '進行中的活動裡，班上的排名；同學的名字遮住一部分',
    query: classQuery,
    answer: classEvents,
  }),
  'POST /api/my/learning-class/join': call({
    summary: '加入班級：用連結直接加入，用代碼等老師同意',
    body: z.union([z.object({ ...token, ...link }), z.object({ ...token, code: classCode })], {
      error: '請輸入班級代碼',
    }),
    answer: message.extend({
      data: z.object({ id: z.number().int(), name: z.string(), status: z.enum(['joined', 'waiting']) }),
    }),
  }),
  'DELETE /api/my/learning-class/quit': call({
    summary: '離開班級，或取消申請；自己的紀錄都還在',
    body: classBody,
    answer: message,
  }),
}
