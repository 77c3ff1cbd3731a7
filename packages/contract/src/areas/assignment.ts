import { z } from 'zod'
import { answeredFile } from '../answered-file.ts'
import {
  assignedItem,
  assignmentHead,
  dueOn,
  handedSound,
  handIn,
  noteText,
  reportFace,
  work,
} from '../assignment-shapes.ts'
import { keptAnswer, testAnswer, testItem, testQuery } from '../assignment-test.ts'
import { call } from '../call.ts'
import { ASSIGNABLES, ASSIGNMENT_MODES, ASSIGNMENT_THINGS, ASSIGNMENTS } from '../constants/assignment.ts'
import { SCHOOL_CLASS } from '../constants/school-class.ts'
import { BODY_BYTES } from '../constants.ts'
import { formKey } from '../desk.ts'
import { classQuery, message, token } from '../school-class-shapes.ts'
import { dialectId, face, id } from '../shapes.ts'

const one = z.object({ id })
const oneBody = z.object({ ...token, id })
const count = z.number().int().min(0)

/** What is to be assigned: a lesson, a theme, a book, a set, or a game by its number. */
const source = {
  of: z.enum(ASSIGNABLES, { error: '請選擇要指派的內容' }),
  id,
  /** Of themes, sets and games, which have every dialect under one number; of a book its page's. */
  dialect_id: dialectId.nullish(),
}

/** A thing that a teacher may tick. */
const choice = z.object({
  thing: z.enum(ASSIGNMENT_THINGS),
  thing_id: z.number().int(),
  title: z.string(),
  /** Questions, pages or sentences; 0 where it has none. */
  parts: count,
  /** 8 個語詞, 6 題. */
  size: z.string(),
  minutes: count,
  /** Something is asked in it: it can be a test. */
  asks: z.boolean(),
})
export type AssignmentChoice = z.output<typeof choice>

/** Something to be assigned, as a list offers it. */
const pick = z.object({
  of: z.enum(ASSIGNABLES),
  id: z.number().int(),
  dialect_id: z.number().int().nullable(),
  title: z.string(),
  title_pinyin: z.string(),
  place: z.string(),
  picture: z.string().nullable(),
})
export type AssignmentPick = z.output<typeof pick>

const pupils = z
  .array(id)
  .min(1, '請選擇學生')
  .max(SCHOOL_CLASS.members, `一次最多 ${SCHOOL_CLASS.members} 位`)

const made = message.extend({ data: z.object({ id: z.number().int() }) })

/** One of the class's own list, with how many are through. */
const listed = assignmentHead.extend({
  made_by: z.string(),
  /** How many it is for, of those who are in the class now: who came after its day from when she begins it. */
  pupil_count: count,
  begun_count: count,
  done_count: count,
  help_count: count,
})
export type ListedAssignment = z.output<typeof listed>

/** One of any class of a teacher that is due these days. */
const due = assignmentHead.extend({
  class_name: z.string(),
  pupil_count: count,
  begun_count: count,
  done_count: count,
  help_count: count,
})
export type DueAssignment = z.output<typeof due>

const reportPupil = z.object({
  /** Of the stay, not of the person. */
  member_id: z.number().int(),
  name: z.string(),
  seat_no: z.number().int().nullable(),
  /** She came after its day: what she has not begun is not hers to do. */
  joined_after: z.boolean(),
  hand_in: handIn.nullable(),
  recordings: z.array(handedSound),
  /** With all of it together. */
  used_ms: count,
  /** In the order of the items: places in `works`. */
  cells: z.array(count),
})
export type ReportPupil = z.output<typeof reportPupil>

/** What several pupils have done alike: of a class's thousand cells a few are different. */
const reportWork = work.omit({ used_ms: true, done_at: true })
export type ReportWork = z.output<typeof reportWork>

/** What was answered first to one question of an item. */
const question = z.object({
  item_id: z.number().int(),
  /** In its item, from 1. Where it was published anew in between, a question may stand there in two forms. */
  no: z.number().int(),
  /** In Mandarin, what is asked of `asked`; '' where it says so itself. */
  prompt: z.string(),
  asked: reportFace,
  right: z.array(reportFace),
  answered: count,
  missed: count,
  /** What was given instead, the most frequent first; without a text where nothing was given that can be told. */
  wrong: z.array(z.object({ given: z.array(reportFace), count, member_ids: z.array(z.number().int()) })),
})
export type ReportQuestion = z.output<typeof question>

/** How far a pupil is with the whole of an assignment. */
const mine = assignmentHead.extend({
  class_name: z.string(),
  /** `handed_back`: a teacher has given it back, and it was not handed in since. */
  state: z.enum(['todo', 'doing', 'done', 'handed_back']),
  done_count: count,
  /** Of 100, of what has points and was done; a test's only once it is handed in. */
  percent: z.number().int().nullable(),
  late: z.boolean(),
  /** She came to the class after its day: she may do it, and owes nothing. */
  joined_after: z.boolean(),
  hand_in: handIn.nullable(),
  /** The first thing of it that is not done. */
  next_url: z.string().nullable(),
})
export type OwnAssignment = z.output<typeof mine>

const ownWhole = mine.extend({
  font: face.nullable(),
  items: z.array(assignedItem.extend({ work })),
  recordings: z.array(handedSound),
  /** Kept recordings of sentences of this assignment that are not handed in. */
  own_recordings: z.array(z.object({ id: z.number().int(), title: z.string(), sound_url: z.string() })),
})
export type OwnWholeAssignment = z.output<typeof ownWhole>

export const assignmentCalls = {
  'GET /api/my/teaching-class/assignment/choices': call({
    summary: '要指派的內容有哪些活動，和上次用的班級',
    query: z.object({ ...source }),
    answer: z.object({
      data: z.object({
        title: z.string(),
        title_pinyin: z.string(),
        dialect_id: z.number().int().nullable(),
        place: z.string(),
        picture: z.string().nullable(),
        items: z.array(choice),
        /** Whether all of it may be a test. */
        can_test: z.boolean(),
        /** The class that was given something last; null where none was. */
        last_class_id: z.number().int().nullable(),
        /** Classes that can be given something. */
        classes: z.array(z.object({ id: z.number().int(), name: z.string(), student_count: count })),
      }),
    }),
  }),
  'GET /api/my/teaching-class/assignment/picks': call({
    summary: '接下去可以派什麼：上次那一課的下幾課，和最近派過的',
    query: classQuery,
    answer: z.object({ data: z.object({ next: z.array(pick), recent: z.array(pick) }) }),
  }),
  'GET /api/my/teaching-class/assignment/list': call({
    summary: '一班的作業，最近的在前',
    query: classQuery,
    answer: z.object({ data: z.object({ assignments: z.array(listed), font: face.nullable() }) }),
  }),
  'GET /api/my/teaching-class/assignment/due': call({
    summary: '自己教的班級這幾天到期、還有人沒做完的作業，先到期的在前',
    answer: z.object({ data: z.object({ assignments: z.array(due) }) }),
  }),
  'POST /api/my/teaching-class/assignment': call({
    summary: '派作業給全班，或其中幾位學生',
    body: z.object({
      ...token,
      class_id: z.coerce
        .number<string | number>({ error: '請選擇班級' })
        .int('請選擇班級')
        .min(1, '請選擇班級')
        .max(2_147_483_647, '請選擇班級'),
      ...source,
      /** Of a lesson its modules, of a theme its dialogues or groups of sentences; all where it is left out. */
      thing_ids: z
        .array(id)
        .min(1, '請選擇要做的活動')
        .max(ASSIGNMENTS.items, `一次最多 ${ASSIGNMENTS.items} 個活動`)
        .nullish(),
      mode: z.enum(ASSIGNMENT_MODES, { error: '請選擇練習或測驗' }).default('practice'),
      due_on: dueOn,
      note: noteText.default(''),
      /** Stays in the class; the whole class, with all who come later, where it is left out. */
      member_ids: pupils.nullish(),
      form_key: formKey,
    }),
    answer: made,
  }),
  'PUT /api/my/teaching-class/assignment': call({
    summary: '改作業的到期日和給學生的話',
    body: oneBody.extend({ due_on: dueOn, note: noteText.optional() }),
    answer: message,
  }),
  'DELETE /api/my/teaching-class/assignment': call({
    summary: '收回作業；做過的都還是學生自己的',
    body: oneBody,
    answer: message,
  }),
  'POST /api/my/teaching-class/assignment/restore': call({
    summary: '把收回的作業派回去',
    body: oneBody,
    answer: message,
  }),
  'POST /api/my/teaching-class/assignment/hand-back': call({
    summary: '發還給學生，請他們再做',
    body: oneBody.extend({ member_ids: pupils, note: noteText.default('') }),
    answer: message.extend({ data: z.object({ count }) }),
  }),
  'POST /api/my/teaching-class/assignment/remind': call({
    summary: '提醒還沒做完的學生：一份作業一天一則站內通知，不寄信',
    body: oneBody.extend({
      /** Only these pupils. */
      member_ids: pupils.nullish(),
    }),
    answer: message.extend({ data: z.object({ count }) }),
  }),
  'POST /api/my/teaching-class/assignment/again': call({
    summary: '把還沒做好的再派給還沒做好的學生',
    body: oneBody.extend({
      due_on: dueOn,
      /** Only these of its items. */
      item_ids: z.array(id).min(1).max(ASSIGNMENTS.items).nullish(),
      /** Only these pupils. */
      member_ids: pupils.nullish(),
      form_key: formKey,
    }),
    answer: made.extend({ data: z.object({ id: z.number().int(), pupil_count: count }) }),
  }),
  'GET /api/my/teaching-class/assignment/try': call({
    summary: '以學生的樣子看作業，不留下紀錄',
    query: one,
    answer: z.object({ data: ownWhole }),
  }),
  'GET /api/my/teaching-class/assignment/test': call({
    summary: '以學生的樣子看測驗裡的一題',
    query: testQuery,
    answer: z.object({ data: testItem }),
  }),
  'POST /api/my/teaching-class/assignment/test': call({
    summary: '以學生的樣子試一次測驗，不留下紀錄',
    bodyBytes: BODY_BYTES.texts,
    body: testAnswer,
    answer: keptAnswer,
  }),
  'GET /api/my/teaching-class/assignment/report': call({
    summary: '作業報告：每位學生每個活動做得怎麼樣',
    query: one,
    answer: z.object({
      data: z.object({
        assignment: listed,
        class_name: z.string(),
        items: z.array(assignedItem),
        works: z.array(reportWork),
        pupils: z.array(reportPupil),
      }),
    }),
  }),
  'GET /api/my/teaching-class/assignment/answers': call({
    summary: '作業的每一題多少人答錯，答成什麼；或一位學生的作答',
    query: z.object({
      id,
      /** Only of this item. */
      item_id: id.optional(),
      /** Only what this pupil answered, by her stay. */
      member_id: id.optional(),
    }),
    answer: z.object({
      data: z.object({
        /** Who has answered any of it. */
        pupil_count: count,
        /** By how many missed them, then as they stand. */
        questions: z.array(question),
        /** The reading face of the lesson that it is of. */
        font: face.nullable(),
      }),
    }),
  }),
  'GET /api/my/teaching-class/assignment/recording': call({
    summary: '聽學生交的錄音',
    query: z.object({ id, recording_id: id }),
    answer: answeredFile,
  }),
  'GET /api/my/learning-class/assignment/list': call({
    summary: '自己的作業：要做的在前，做完的在後',
    query: z.object({ class_id: id.optional() }),
    answer: z.object({ data: z.object({ assignments: z.array(mine), font: face.nullable() }) }),
  }),
  'GET /api/my/learning-class/assignment': call({
    summary: '自己的一份作業',
    query: one,
    answer: z.object({ data: ownWhole }),
  }),
  'POST /api/my/learning-class/assignment/hand-in': call({
    summary: '交作業；測驗交了才知道結果',
    body: oneBody,
    answer: message,
  }),
  'GET /api/my/learning-class/assignment/test': call({
    summary: '測驗裡的一題，沒有答案',
    query: testQuery,
    answer: z.object({ data: testItem }),
  }),
  'POST /api/my/learning-class/assignment/test': call({
    summary: '記下測驗裡一題的作答；交卷以前可以改，對不對交卷以後才知道',
    bodyBytes: BODY_BYTES.texts,
    body: testAnswer,
    answer: keptAnswer,
  }),
  'GET /api/my/learning-class/assignment/answers': call({
    summary: '交了的測驗，每一題答了什麼、對不對',
    query: one,
    answer: z.object({
      data: z.object({ questions: z.array(question), font: face.nullable() }),
    }),
  }),
  'POST /api/my/learning-class/assignment/recording': call({
    summary: '把留下的錄音交給老師聽；30 天後自動刪除',
    body: oneBody.extend({ recording_id: id }),
    answer: message,
  }),
  'DELETE /api/my/learning-class/assignment/recording': call({
    summary: '把交出去的錄音收回來',
    body: oneBody.extend({ recording_id: id }),
    answer: message,
  }),
}
