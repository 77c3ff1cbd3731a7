import { z } from 'zod'
import { assignedItem, assignmentHead, reportFace } from './assignment-shapes.ts'
import { CHECK_KINDS } from './constants.ts'
import { token } from './school-class-shapes.ts'
import { face, id } from './shapes.ts'
import { audio, hakkaSentence, studyWord } from './study-shapes.ts'

const count = z.number().int().min(0)

const askedModule = z.object({
  of: z.literal('module'),
  id: z.number().int(),
  version_id: z.number().int(),
  type: z.string(),
  name: z.string(),
  description: z.string(),
  /** With this question alone; null of a module that has none for a test. */
  content: z.unknown(),
  /** Of its lesson, where it is made of them. */
  words: z.array(z.unknown()),
})

/** A question about a dialogue, which is heard and not read. It is answered by `picked`, the text of an option. */
const askedCheck = z.object({
  of: z.literal('dialogue'),
  kind: z.enum(CHECK_KINDS),
  /** An editor's own question, in Mandarin; '' where it asks what its kind asks. */
  text: z.string(),
  /** The sentence that is asked about. */
  about: z.object({ no: z.number().int(), hakka_sentence: hakkaSentence }).nullable(),
  /** Those of all its sentences, in their order. */
  sounds: z.array(audio.nullable()),
  options: z.array(
    z.object({
      text: z.string(),
      /** `null` of Mandarin. */
      pinyin: z.string().nullable(),
      face: z.string().nullable(),
      image_url: z.string().nullable(),
    }),
  ),
})
export type AskedCheck = z.output<typeof askedCheck>

/** A text with gaps. It is answered by the places of words in the bank, by gap: `{ "gap-1": [3] }`. */
const askedCloze = z.object({
  of: z.literal('cloze_set'),
  /** With ①–⑩ where words are missing. */
  text: z.string(),
  /** Of what stands between the gaps. */
  pinyin: z.string(),
  gaps: count,
  words: z.array(studyWord.pick({ text: true, pinyin: true })),
})
export type AskedCloze = z.output<typeof askedCloze>

/** A question of a thing as it stands in a test: without its key. */
export const testItem = z.object({
  assignment: assignmentHead,
  item: assignedItem,
  /** All of the test: how many questions each has, and the numbers of those that were answered. */
  items: z.array(assignedItem.extend({ question_count: count, answered: z.array(z.number().int()) })),
  level_no: z.number().int(),
  /** In which Hakka is set. */
  faces: z.array(face),
  asked: z.discriminatedUnion('of', [askedModule, askedCheck, askedCloze]),
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
  /** To a module in the shape of its type's `answer`, by the numbers that were shown. */
  answer: z.unknown(),
})

/** It is kept; nobody says what of it is right before the test is handed in. */
export const keptAnswer = z.object({ data: z.object({ answered: z.array(z.number().int()) }) })
