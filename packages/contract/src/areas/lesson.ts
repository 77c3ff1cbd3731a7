import { z } from 'zod'
import { call } from '../call.ts'
import {
  dialectId,
  face,
  file,
  hakkaText,
  id,
  int,
  lessonNo,
  levelNo,
  partNo,
  semesterNo,
  stepNo,
  typeNo,
} from '../shapes.ts'

/** The address of a lesson: all of step, semester, dialect, type and number; or `id` alone. */
export const lessonQuery = z.object({
  id: id.optional(),
  step_no: stepNo.optional(),
  semester_no: semesterNo.optional(),
  dialect_id: dialectId.optional(),
  /** 3 (自學) is what course search calls some lessons: it names none, those come with their `id`. */
  type_no: int(1, 3).optional(),
  no: lessonNo.optional(),
  /** Module of the lesson, 1-based; only the page reads it. */
  mod_no: int(1, 1000).optional(),
})

/** A module as learners get it: the type's public content and all that a view needs to know of its place. */
export const lessonModule = z.object({
  /** The master id: the module's own, in every version of it. */
  id: z.number().int(),
  /** The version that is shown: answers name it. */
  version_id: z.number().int(),
  no: z.number().int(),
  /** Activity letter and running counter within the activity: A1, A2, B1 … */
  code: z.string(),
  type: z.string(),
  type_name: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  content: z.unknown(),
  /** What is wrong with a content that its type no longer reads; the view shows the raw block. */
  broken: z.boolean().optional(),
  lesson_id: z.number().int(),
  lesson_no: z.number().int(),
  step_no: z.number().int(),
  type_no: z.number().int(),
  dialect_id: z.number().int(),
  semester_no: z.number().int(),
  activity_no: z.number().int(),
  level_no: z.number().int(),
})
export type LessonModule = z.output<typeof lessonModule>

const book = z.object({ file: file.nullable() })

export const lesson = z.object({
  id: z.number().int(),
  no: z.number().int(),
  level_no: z.number().int(),
  step_no: z.number().int(),
  semester_no: z.number().int(),
  part_no: z.number().int(),
  part_name: z.string(),
  type_no: z.number().int(),
  dialect_id: z.number().int(),
  title: z.string(),
  title_text: hakkaText,
  official_name: z.string(),
  target_name: z.string(),
  thumbnail: z.object({ file: file.nullable() }),
  student_book: book,
  teacher_book: book,
  activities: z.record(
    z.enum(['1', '2', '3']),
    z.object({ steps: z.array(z.string()), modules: z.array(lessonModule) }),
  ),
  /** The same lesson in every dialect that has it, this one among them. */
  dialects: z.array(z.object({ dialect_id: z.number().int(), id: z.number().int() })),
  /** Subset of the reading face with exactly this lesson's characters; `null` while it is being made. */
  font: face.nullable(),
  /** Whose changes a cache has to see: raised by every edit. */
  version: z.number().int(),
})
export type Lesson = z.output<typeof lesson>

export const menuQuery = z.object({
  level_no: levelNo.optional(),
  part_no: partNo.optional(),
  step_no: stepNo.optional(),
  semester_no: semesterNo.optional(),
  dialect_id: dialectId.optional(),
  type_no: typeNo.optional(),
})

/** A place in a unit. A lesson that is not there yet has no `url` and shows 準備中. */
export const menuLesson = z.object({
  no: z.number().int(),
  id: z.number().int().nullable(),
  title: z.string().nullable(),
  title_text: hakkaText.nullable(),
  url: z.string().nullable(),
  img_src: z.string().nullable(),
  module_count: z.number().int(),
  student_book: book,
  teacher_book: book,
  /** Dialects that have this lesson where the asked one has not. */
  other_dialects: z.array(z.object({ dialect_id: z.number().int(), url: z.string() })),
})
export type MenuLesson = z.output<typeof menuLesson>

export const menuUnit = z.object({
  level_no: z.number().int(),
  part_no: z.number().int(),
  part_name: z.string(),
  step_no: z.number().int(),
  semester_no: z.number().int(),
  name: z.string(),
  lessons: z.array(menuLesson),
})

export const lessonMenu = z.object({
  level_no: z.number().int().nullable(),
  part_no: z.number().int().nullable(),
  dialect_id: z.number().int(),
  type_no: z.number().int(),
  /** Sets the lessons' titles. */
  font: face.nullable(),
  /** Units of the asked level; empty without a level. */
  units: z.array(menuUnit),
  /** Lessons of the asked unit; empty without a unit. */
  lessons: z.array(menuLesson),
})
export type LessonMenu = z.output<typeof lessonMenu>

export const lessonCalls = {
  'GET /api/lesson/preview': call({
    summary: '編輯中的一課，像發布以後的樣子',
    query: lessonQuery,
    answer: lesson,
  }),
  'GET /api/lesson': call({ summary: '一課的完整內容', query: lessonQuery, answer: lesson }),
  'GET /api/lesson/menu': call({ summary: '課程選單：單元與各課', query: menuQuery, answer: lessonMenu }),
}
