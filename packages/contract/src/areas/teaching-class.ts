import { z } from 'zod'
import { call } from '../call.ts'
import { SCHOOL_CLASS } from '../constants/school-class.ts'
import { formKey } from '../desk.ts'
import {
  card,
  classBody,
  classEvents,
  classFields,
  classQuery,
  groupName,
  inviteKey,
  membersBody,
  message,
  newStudent,
  schoolClass,
  student,
  waitingStudent,
} from '../school-class-shapes.ts'
import { id } from '../shapes.ts'

const params = z.object({ id })
const saved = message.extend({ data: z.object({ id: z.number().int() }) })
/** How many of those named it was done to: others had done it to the rest. */
const done = message.extend({ data: z.object({ count: z.number().int() }) })
const cards = message.extend({ data: z.object({ cards: z.array(card) }) })

export const teachingClassCalls = {
  'GET /api/my/teaching-class/list': call({
    summary: '自己教的班級',
    answer: z.object({ data: z.object({ school_classes: z.array(schoolClass) }) }),
  }),
  'POST /api/my/teaching-class': call({ summary: '建立班級', body: classFields, answer: saved }),
  'PUT /api/my/teaching-class/{id}': call({ summary: '修改班級', params, body: classFields, answer: saved }),
  'GET /api/my/teaching-class/{id}': call({
    summary: '一個自己教的班級',
    params,
    answer: z.object({ data: z.object({ class: schoolClass }) }),
  }),
  'DELETE /api/my/teaching-class/quit': call({
    summary: '不再教這個班級：有協同教師時交給他們，沒有就刪除班級',
    body: classBody,
    answer: message,
  }),
  'DELETE /api/my/teaching-class/{id}': call({
    summary: '刪除班級；只有建立班級的教師可以',
    params,
    body: z.object({ _token: z.string().max(200).optional() }).nullish(),
    answer: message,
  }),
  'POST /api/my/teaching-class/archive': call({
    summary: '封存班級，或恢復；封存後不再變動',
    body: classBody.extend({ archived: z.boolean({ error: '請選擇封存或恢復' }) }),
    answer: message,
  }),
  'POST /api/my/teaching-class/roll': call({
    summary: '班級升級：建立下學年的班級，封存這一班；只有建立班級的教師可以，一班一次',
    body: classBody.extend({
      name: classFields.shape.name,
      /** Who comes along; by the stay in the class of this year. */
      member_ids: z.array(id).max(SCHOOL_CLASS.members, `一次最多 ${SCHOOL_CLASS.members} 位`),
      /** Who goes on teaching beside. */
      teacher_ids: z.array(id).max(SCHOOL_CLASS.teachers).default([]),
    }),
    answer: saved,
  }),
  'GET /api/my/teaching-class/invite': call({
    summary: '邀請學生與協同教師的連結和代碼',
    query: classQuery,
    answer: z.object({
      data: z.object({
        code: z.string(),
        /** Empty while the class is not public. */
        url: z.string(),
        teacher_url: z.string(),
      }),
    }),
  }),
  'POST /api/my/teaching-class/invite/renew': call({
    summary: '換一組邀請連結，舊的失效',
    body: classBody.extend({ of: z.enum(['student', 'teacher'], { error: '請選擇要換的連結' }) }),
    answer: message,
  }),
  'POST /api/my/teaching-class/join': call({
    summary: '用協同教師的連結加入班級',
    body: classBody.extend({ key: inviteKey }),
    answer: saved,
  }),
  'POST /api/my/teaching-class/teacher/remove': call({
    summary: '移除協同教師；只有建立班級的教師可以',
    body: classBody.extend({ user_id: id }),
    answer: message,
  }),
  'GET /api/my/teaching-class/student/list': call({
    summary: '班級的學生，和等待同意的人',
    query: classQuery,
    answer: z.object({
      data: z.object({ students: z.array(student), waiting: z.array(waitingStudent) }),
    }),
  }),
  'GET /api/my/teaching-class/events': call({
    summary: '進行中的活動裡，班上學生的排名',
    query: classQuery,
    answer: classEvents,
  }),
  'POST /api/my/teaching-class/student/approve': call({
    summary: '同意學生加入',
    body: membersBody,
    answer: done,
  }),
  'POST /api/my/teaching-class/student/refuse': call({
    summary: '不同意加入：不是我的學生',
    body: membersBody,
    answer: done,
  }),
  'POST /api/my/teaching-class/student/remove': call({
    summary: '把學生移出班級',
    body: membersBody,
    answer: done,
  }),
  'POST /api/my/teaching-class/student/move': call({
    summary: '把學生轉到自己教的另一班',
    body: membersBody.extend({ to_class_id: id }),
    answer: done,
  }),
  'POST /api/my/teaching-class/student/consent': call({
    summary: '登記已收到家長同意書，或取消登記',
    body: membersBody.extend({ given: z.boolean({ error: '請選擇有或沒有同意書' }) }),
    answer: done,
  }),
  'POST /api/my/teaching-class/student/group': call({
    summary: '把學生編到一組，或取消編組',
    body: membersBody.extend({ name: groupName.nullable() }),
    answer: done,
  }),
  'POST /api/my/teaching-class/account/create': call({
    summary: '建立班級帳號；PIN 只在這裡出現一次',
    body: classBody.extend({
      students: z
        .array(newStudent, { error: '請輸入學生姓名' })
        .min(1, '請輸入學生姓名')
        .max(SCHOOL_CLASS.accounts, `一次最多 ${SCHOOL_CLASS.accounts} 位`),
      form_key: formKey,
    }),
    answer: cards,
  }),
  'POST /api/my/teaching-class/account/pin': call({
    summary: '發新的 PIN；舊的失效，登入中的裝置登出',
    body: membersBody.extend({
      member_ids: membersBody.shape.member_ids.max(
        SCHOOL_CLASS.accounts,
        `一次最多 ${SCHOOL_CLASS.accounts} 位`,
      ),
    }),
    answer: cards,
  }),
  'POST /api/my/teaching-class/account/unlock': call({
    summary: '打開輸錯太多次 PIN 的帳號',
    body: membersBody,
    answer: done,
  }),
}
