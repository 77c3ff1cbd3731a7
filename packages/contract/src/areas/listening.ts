import { z } from 'zod'
import { call } from '../call.ts'
import { dialectId, id } from '../shapes.ts'
import { categoryHead, chineseSentence, hakkaSentence, studyTitle, studyWord } from '../study-shapes.ts'

const category = z.object({
  id: z.number().int(),
  level_no: z.number().int(),
  no: z.number().int(),
  name: z.string(),
  picture_url: z.string().nullable(),
  release_note: z.string(),
})

/** A sentence of a dialogue, as the specification lists them. */
const dialog = z.object({
  /** That of its dialogue. */
  id: z.number().int(),
  dialog_no: z.number().int(),
  sentence_no: z.number().int(),
  role_name: z.string(),
  chinese_sentence: chineseSentence,
  hakka_sentence: hakkaSentence,
})

const role = z.object({
  id: z.string(),
  name: z.string(),
  pinyin: z.string(),
  chinese: z.string(),
  /** Which drawing: boss, mother, girl, grandmother, boy, teacher, grandfather, father. */
  face: z.string(),
})
export type Role = z.output<typeof role>

const dialogue = z.object({
  id: z.number().int(),
  /** Goes up with each edit. */
  version: z.number().int(),
  no: z.number().int(),
  title: studyTitle,
  stage_url: z.string().nullable(),
  roles: z.array(role),
  sentences: z.array(
    z.object({
      no: z.number().int(),
      /** One of the roles. */
      role: z.string(),
      hakka_sentence: hakkaSentence,
      chinese_sentence: chineseSentence,
      words: z.array(studyWord),
    }),
  ),
})
export type Dialogue = z.output<typeof dialogue>

const listeningCategory = z.object({
  ...categoryHead,
  dialogs: z.array(dialog),
  /** The same, dialogue by dialogue, with all that a page shows. */
  dialogues: z.array(dialogue),
})
export type ListeningCategory = z.output<typeof listeningCategory>

export const listeningCalls = {
  'GET /api/self_study/listening/categories': call({
    summary: '聽力的主題',
    answer: z.object({ categories: z.array(category) }),
  }),
  'GET /api/self_study/listening/category': call({
    summary: '聽力：一個主題在一種腔調的對話',
    query: z.object({ c: id, d: dialectId.default(1) }),
    answer: z.object({ data: listeningCategory }),
  }),
}
