import { z } from 'zod'
import { ASSIGNMENT_MODES, ASSIGNMENT_THINGS, ASSIGNMENTS, WORK_STATES } from './constants/assignment.ts'
import { atMost, normalised } from './shapes.ts'

/** Shapes that the calls about assignments of teachers and of pupils share. */

const count = z.number().int().min(0)

const DAY = /^\d{4}-\d{2}-\d{2}$/

const isDay = (day: string) => DAY.test(day) && new Date(`${day}T00:00Z`).toISOString().slice(0, 10) === day

/** A day in Taipei, to whose end it is on time. */
export const dueOn = z
  .string({ error: '請選擇到期日' })
  .trim()
  .overwrite((day) => day.replaceAll('/', '-'))
  .refine((day) => DAY.test(day) && !Number.isNaN(Date.parse(`${day}T00:00Z`)) && isDay(day), '請選擇到期日')
  .meta({ examples: ['2026-12-03', '2026/12/03'] })

/** What a teacher writes to pupils: one or several lines. */
export const noteText = z
  .string()
  .overwrite(normalised('NFC'))
  .trim()
  .refine(atMost(ASSIGNMENTS.note), `留言最多 ${ASSIGNMENTS.note} 個字`)

/** Points; `total` is null of a game, whose points have no end. */
const points = z.object({ earned: count, total: count.nullable() })

/** What a pupil did of one thing since it was assigned, within her time in the class. */
export const work = z.object({
  /** `needs_help`: done, and the best is below 70 of 100. */
  state: z.enum(WORK_STATES),
  /** Of the first try and of the best; null of what has no points, or while it is not done. */
  first: points.nullable(),
  best: points.nullable(),
  /** Questions, pages or sentences that were done, of `parts` of the item. */
  parts_done: count,
  /** How often the whole of it was done. */
  tries: count,
  used_ms: count,
  /** When it was done for the first time. */
  done_at: z.string().nullable(),
  /** That was after the due day. */
  late: z.boolean(),
  /** Its points are the pupil's own word. */
  claimed: z.boolean(),
})
export type Work = z.output<typeof work>

/** A thing of an assignment. */
export const assignedItem = z.object({
  id: z.number().int(),
  /** From 1. */
  no: z.number().int(),
  thing: z.enum(ASSIGNMENT_THINGS),
  thing_id: z.number().int(),
  title: z.string(),
  url: z.string(),
  /** Questions, pages or sentences when it was assigned; 0 where it has none. */
  parts: count,
})
export type AssignedItem = z.output<typeof assignedItem>

/** What both sides are told of an assignment. */
export const assignmentHead = z.object({
  id: z.number().int(),
  class_id: z.number().int(),
  title: z.string(),
  /** '' where the title is Mandarin. */
  title_pinyin: z.string(),
  dialect_id: z.number().int().nullable(),
  /** Ⅲ級 單元二 第二課, of a lesson. */
  place: z.string(),
  picture: z.string().nullable(),
  mode: z.enum(ASSIGNMENT_MODES),
  /** `2026-12-03`: to the end of that day it is on time. */
  due_on: z.string(),
  note: z.string(),
  created_at: z.string(),
  item_count: count,
})
export type AssignmentHead = z.output<typeof assignmentHead>

/** A pupil's hand-in, and whether a teacher has given it back since. */
export const handIn = z.object({
  handed_in_at: z.string().nullable(),
  returned_at: z.string().nullable(),
  /** What the teacher wrote when she gave it back. */
  note: z.string(),
})

/** A sentence that was handed in to be heard. */
export const handedSound = z.object({
  recording_id: z.number().int(),
  title: z.string(),
  sound_url: z.string(),
  at: z.string(),
  gone_at: z.string(),
})
export type HandedSound = z.output<typeof handedSound>

/** A text with its reading, '' of Mandarin; a picture or a sound, where it has them. */
export const reportFace = z.object({
  text: z.string(),
  pinyin: z.string(),
  picture: z.string().nullable(),
  sound: z.object({ url: z.string(), synthetic: z.boolean() }).nullable(),
})
export type ReportFace = z.output<typeof reportFace>
