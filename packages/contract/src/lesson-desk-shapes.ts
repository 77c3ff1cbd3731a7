import { z } from 'zod'
import { file, flag, int } from './shapes.ts'

export const LESSON_STATES = ['draft', 'review', 'published', 'withdrawn'] as const
/** What a list is filtered by: a state, or a published lesson with changes. */
export const LESSON_FILTERS = [...LESSON_STATES, 'changed'] as const

/** Modules of one activity: three of them stay below the 200 that a pack's lesson may count. */
export const ACTIVITY_MODULES = 60

const state = z.enum(LESSON_STATES)
export type LessonState = z.output<typeof state>

export const number = z.number().int()

/** Of a lesson at the desk: it goes up with each change, and who changes an older one gets 409. */
export const version = int(0, 2_147_483_647)

const title = z.object({ hakka: z.string(), pinyin: z.string(), chinese: z.string() })
export type LessonTitle = z.output<typeof title>

/** A place in the grid of dialects. */
const dialectCell = z.object({
  dialect_id: number,
  /** None where the lesson is not there in this dialect. */
  id: number.nullable(),
  state: state.nullable(),
  /** How many modules it has at the desk. */
  module_count: number,
})
export type DialectCell = z.output<typeof dialectCell>

const address = { step_no: number, semester_no: number, dialect_id: number, type_no: number, no: number }

export const row = z.object({
  id: number,
  ...address,
  title,
  thumbnail_url: z.string().nullable(),
  state,
  /** Whether editors have what learners do not see yet. */
  is_changed: flag,
  /** Whether somebody has been asked to look it over. */
  is_waiting: flag,
  /** When it is to be published; `null`: nobody has planned it. */
  publish_at: z.string().nullable(),
  module_count: number,
  /** `null`: nobody of the desk has changed it. */
  edited_at: z.string().nullable(),
  edited_by: z.string(),
  /** Who has one of its modules open now. */
  editing: z.array(z.string()),
  /** The same lesson in the six dialects. */
  dialects: z.array(dialectCell),
})
export type LessonDeskRow = z.output<typeof row>

/** How a module stands: as learners see it, changed, or not yet seen by anybody. */
const moduleState = z.enum(['published', 'changed', 'new'])

const deskModule = z.object({
  id: number,
  /** A1, as its lesson counts it. */
  code: z.string(),
  type: z.string(),
  type_name: z.string(),
  name: z.string(),
  state: moduleState,
  saved_at: z.string().nullable(),
  saved_by: z.string(),
})
export type DeskModule = z.output<typeof deskModule>

const activity = z.object({ steps: z.array(z.string()), modules: z.array(deskModule) })
export type DeskActivity = z.output<typeof activity>

const review = z.object({
  id: number,
  asked_at: z.string(),
  asked_by: z.string(),
  note: z.string(),
  answered_at: z.string().nullable(),
  answered_by: z.string(),
  result: z.enum(['approved', 'returned', 'taken_back']).nullable(),
  answer: z.string(),
  /** Whether the lesson is still what was looked at. */
  is_fresh: flag,
})
export type LessonReview = z.output<typeof review>

const comment = z.object({
  id: number,
  module_id: number.nullable(),
  text: z.string(),
  by: z.string(),
  at: z.string(),
  is_done: flag,
})
export type LessonComment = z.output<typeof comment>

export const deskLesson = z.object({
  id: number,
  ...address,
  version: number,
  state,
  title,
  official_name: z.string(),
  thumbnail: file.nullable(),
  student_book: file.nullable(),
  teacher_book: file.nullable(),
  activities: z.array(activity),
  is_changed: flag,
  saved_at: z.string().nullable(),
  saved_by: z.string(),
  dialects: z.array(dialectCell),
  /** The latest one. */
  review: review.nullable(),
  comments: z.array(comment),
  plan: z
    .object({ publish_at: z.string(), by: z.string(), note: z.string(), failure: z.string() })
    .nullable(),
  /** Whether the caller has written in it since it was published. */
  is_author: flag,
  /** Whether somebody else has to look it over before it is published. */
  needs_review: flag,
})
export type DeskLesson = z.output<typeof deskLesson>

/** What is found where: a field of the lesson itself, or a place in one of its modules. */
const place = z.object({
  module_id: number.nullable(),
  code: z.string(),
  /** 第 3 個・拼音 */
  where: z.string(),
  /** Of the field in the module's content; '' where it is none. */
  path: z.string(),
  text: z.string(),
})

export const check = z.object({
  id: z.enum(['whole', 'readings', 'faces', 'dictionary', 'sounds', 'synthetic', 'review', 'comments']),
  /** A fault has to be mended before the lesson is published. */
  result: z.enum(['ok', 'remark', 'fault']),
  title: z.string(),
  detail: z.string(),
  /** At most 50 of them. */
  places: z.array(place),
})
export type LessonCheck = z.output<typeof check>

/** A problem that somebody has reported of a lesson, and nobody has answered yet. */
export const lessonReport = z.object({
  id: number,
  code: z.string(),
  content: z.string(),
  version: number,
  created_at: z.string(),
  /** Of which it is, where its address names one. */
  module_id: number.nullable(),
  /** A1 語詞：家裡的人 */
  module: z.string(),
  /** The slide that was looked at, from 1. */
  item: number.nullable(),
})
export type LessonReport = z.output<typeof lessonReport>

export const change = z.object({
  kind: z.enum(['added', 'changed', 'removed', 'moved', 'lesson']),
  module_id: number.nullable(),
  text: z.string(),
})
export type LessonChange = z.output<typeof change>

export const lessonVersion = z.object({
  no: number,
  note: z.string(),
  published_at: z.string(),
  published_by: z.string(),
})
export type LessonVersionHead = z.output<typeof lessonVersion>

/** One text of a version: a field by its name and its place. */
export const line = z.object({
  key: z.string(),
  label: z.string(),
  text: z.string(),
  lang: z.enum(['hakka', 'pinyin', 'sound', 'picture', 'file', 'text']),
  /** A sound that a machine made. */
  synthetic: z.literal(true).optional(),
})
export type VersionLine = z.output<typeof line>

export const moduleVersion = z.object({
  id: number,
  /** `null`: a draft. */
  published_at: z.string().nullable(),
  saved_at: z.string().nullable(),
  by: z.string(),
  /** What was said of the publication that brought it. */
  note: z.string(),
  title_memo: z.string(),
  is_draft: flag,
  is_seen: flag,
})
export type ModuleVersionHead = z.output<typeof moduleVersion>
