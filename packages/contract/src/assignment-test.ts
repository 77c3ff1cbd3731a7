import { z } from 'zod'
import { assignedItem, assignmentHead, reportFace } from './assignment-shapes.ts'
import { token } from './school-class-shapes.ts'
import { id } from './shapes.ts'

const count = z.number().int().min(0)

/** A question of a module as it stands in a test: without its key. */
export const testItem = z.object({
  assignment: assignmentHead,
  item: assignedItem,
  /** All of the test: how many questions each has, and the numbers of those that were answered. */
  items: z.array(assignedItem.extend({ question_count: count, answered: z.array(z.number().int()) })),
  module: z.object({
    id: z.number().int(),
    version_id: z.number().int(),
    type: z.string(),
    name: z.string(),
    description: z.string(),
    /** With this question alone; null of a module that has none for a test. */
    content: z.unknown(),
    level_no: z.number().int(),
    /** Of its lesson, where it is made of them. */
    words: z.array(z.unknown()),
  }),
  /** Which of its questions it is, from 1. */
  no: z.number().int(),
  /** What was answered to it last, in words; null where nothing was, or where it can't be said. */
  given: z.array(reportFace).nullable(),
  handed_in: z.boolean(),
})
export type TestItem = z.output<typeof testItem>

/** Of a module's questions in a test. */
const questionNo = z.coerce.number<string | number>().int().min(1).max(1000)

export const testQuery = z.object({
  id,
  item_id: id,
  /** The first that has no answer where it is left out. */
  no: questionNo.optional(),
})

export const testAnswer = z.object({
  ...token,
  id,
  item_id: id,
  no: questionNo,
  /** In the shape of the type's `answer`, by the numbers that were shown. */
  answer: z.unknown(),
})

/** It is kept; nobody says what of it is right before the test is handed in. */
export const keptAnswer = z.object({ data: z.object({ answered: z.array(z.number().int()) }) })
