import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { call } from '../call.ts'
import { BODY_BYTES, CHECK_KINDS, DIALOGUES } from '../constants.ts'
import { dialectId, face, id, int } from '../shapes.ts'
import {
  audio,
  categoryHead,
  chineseSentence,
  editedFile,
  editedItem,
  editedSentence,
  hakkaSentence,
  newPlace,
  savedStudy,
  studyTitle,
  studyWord,
} from '../study-shapes.ts'

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
  /** The same, dialogue by dialogue, with all that a page shows, and whether a check can be made of it. */
  dialogues: z.array(dialogue.extend({ has_check: z.boolean() })),
})
export type ListeningCategory = z.output<typeof listeningCategory>

const checkQuestion = z.object({
  kind: z.enum(CHECK_KINDS),
  /** An editor's own question, in Mandarin; '' where it asks what its kind asks. */
  text: z.string(),
  /** The sentence that it is about, or that holds its answer; an editor's own may have `null`. */
  at: z.number().int().nullable(),
  options: z.array(
    z.object({
      text: z.string(),
      /** `null` of Mandarin. */
      pinyin: z.string().nullable(),
      chinese: z.string(),
      face: z.string().nullable(),
      image_url: z.string().nullable(),
      audio: audio.nullable(),
    }),
  ),
  /** Index of the right option: whoever practises is told at once. */
  answer: z.number().int(),
})
export type CheckQuestion = z.output<typeof checkQuestion>

/** A question of an editor's own: it takes the place of the one that is made of the dialogue. */
const ownQuestion = z.object({
  kind: z.enum(CHECK_KINDS),
  /** In Mandarin. */
  question: z.string(),
  /** Number of the sentence that has its answer. */
  at: z.number().int().nullable(),
  options: z.array(
    z.object({
      text: z.string(),
      pinyin: z.string(),
      is_chinese: z.boolean(),
      image_url: z.string().nullable(),
    }),
  ),
  /** Index of the right option. */
  answer: z.number().int(),
})

/** A dialogue as its editor reads it. */
const deskDialogue = dialogue.extend({ questions: z.array(ownQuestion) })
export type DeskDialogue = z.output<typeof deskDialogue>

const text = z.string().max(1000)

/** A dialogue with its sentences, all of them and in their order. What is left out stays as it is. */
const editedDialog = z.object({
  _token: formToken,
  ...editedItem,
  ...newPlace,
  title: z.object({ hakka: text, pinyin: text, chinese: text }).optional(),
  roles: z
    .array(z.object({ id: z.string().max(40), name: text, pinyin: text, chinese: text, face: text }))
    .max(DIALOGUES.roles_max, `最多 ${DIALOGUES.roles_max} 個角色`)
    .optional(),
  /** Those that an editor has made; the others are made of the dialogue. */
  questions: z
    .array(
      z.object({
        kind: z.enum(CHECK_KINDS),
        question: text,
        /** Number, among those that are sent, of the sentence that has its answer. Left out, it stays as it is. */
        at: int(1, 100).nullish(),
        options: z
          .array(
            z.object({
              text,
              pinyin: text.default(''),
              is_chinese: z.boolean().default(false),
              image: editedFile.nullish(),
            }),
          )
          .max(DIALOGUES.options_max, `最多 ${DIALOGUES.options_max} 個選項`),
        answer: int(0, DIALOGUES.options_max - 1),
      }),
    )
    .max(CHECK_KINDS.length)
    .optional(),
  sentences: z
    .array(
      z.object({
        ...editedSentence,
        /** One of the roles. */
        role: z.string().max(40).optional(),
        /** The number that it had; `null` of a new one. Left out, it is the one that stands in its place. */
        no: int(1, 100).nullish(),
      }),
    )
    .min(1, '至少要有一句')
    .max(20, '最多 20 句'),
})

export const listeningCalls = {
  'POST /api/self_study/listening/dialog': call({
    summary:
      '改一段對話和它的句子，沒有 id 就在 category_id 和 dialect_id 新增一段；附上 version 時，別人改過就回 409',
    bodyBytes: BODY_BYTES.texts,
    body: editedDialog,
    answer: savedStudy,
  }),
  'GET /api/self_study/listening/edit': call({
    summary: '編輯中的一段對話，連同編輯自己出的題目',
    query: z.object({ id }),
    answer: z.object({ data: deskDialogue }),
  }),
  'GET /api/self_study/listening/categories': call({
    summary: '聽力的主題',
    answer: z.object({ categories: z.array(category) }),
  }),
  'GET /api/self_study/listening/category': call({
    summary: '聽力：一個主題在一種腔調的對話',
    query: z.object({ c: id, d: dialectId.default(1) }),
    answer: z.object({ data: listeningCategory }),
  }),
  'GET /api/self_study/listening/check': call({
    summary: '聽力：一段對話的小測驗；答案以作答（thing=dialogue）送出，由伺服器評分',
    query: z.object({
      id,
      /** Another one, another check. */
      round: int(1, 1000).default(1),
    }),
    answer: z.object({
      data: z.object({
        dialogue_id: z.number().int(),
        /** None where other dialogues do not suffice to make any. */
        questions: z.array(checkQuestion),
        /** What other dialogues say is set in it: the theme’s own face has not their characters. */
        font: face.nullable(),
      }),
    }),
  }),
}
