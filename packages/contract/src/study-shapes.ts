import { z } from 'zod'
import { STUDY_AREAS } from './constants.ts'
import { editedVersion, formKey } from './desk.ts'
import { dialectId, face, id, int } from './shapes.ts'

/** Shapes that the parts of self-study share. */

/** Minutes of study by area. */
export const areaMinutes = z.record(z.enum(STUDY_AREAS), z.number().int())

/** A sound of an answer. `id` is 0 where the file is not one of the store. */
export const audio = z.object({ id: z.number().int(), url: z.string(), synthetic: z.boolean() })

export const hakkaSentence = z.object({ text: z.string(), pinyin: z.string(), audio: audio.nullable() })
export type HakkaSentence = z.output<typeof hakkaSentence>

export const chineseSentence = z.object({ text: z.string() })

/** A word of a sentence. */
export const studyWord = z.object({ text: z.string(), pinyin: z.string(), chinese: z.string() })
export type StudyWord = z.output<typeof studyWord>

/** A title in Hakka, with what it means. */
export const studyTitle = z.object({ hakka: z.string(), pinyin: z.string(), chinese: z.string() })

/** What the answer of one category in one dialect says beside its material. */
export const categoryHead = {
  category_id: z.number().int(),
  category_name: z.string(),
  dialect_id: z.number().int(),
  dialect_name: z.string(),
  level_no: z.number().int(),
  /** Ⅰ級教材 … */
  level_name: z.string(),
  /** What is planned; empty where nothing is. */
  release_note: z.string(),
  /** Dialects that have something of the category. */
  dialects: z.array(z.number().int()),
  /** Sets its Hakka; `null` where there is none. */
  font: face.nullable(),
}

const text = z.string().max(1000)

/** What a sound or picture becomes: the stored file of that id; that of the address, which it has already; without both, none. */
export const editedFile = z.object({
  id: int(0, 2_147_483_647).nullish(),
  url: z.string().max(500).nullish(),
})

/** A sentence as its editor sends it. */
export const editedSentence = {
  hakka_sentence: z.object({ text, pinyin: text, audio: editedFile.nullish() }),
  chinese_sentence: z.object({ text }),
  /** Left out: they stay. */
  words: z
    .array(z.object({ text, pinyin: text, chinese: text.default('') }))
    .max(30, '最多 30 個詞語')
    .optional(),
}

/** Which item an editor writes; without an id a new one is made. */
export const editedItem = {
  id: id.optional(),
  version: editedVersion,
  form_key: formKey,
}

/** Where a new item goes: the innermost category that its kind has, and its dialect. */
export const newPlace = { category_id: id.optional(), dialect_id: dialectId.optional() }

/** What came of it: nothing is written where there are errors. */
export const savedStudy = z.object({
  success: z.boolean(),
  /** `null` of a new one that was refused. */
  id: z.number().int().nullable(),
  alerts: z.array(z.object({ type: z.enum(['success', 'error']), message: z.string() })),
  /** By field, as `sentences.0.hakka_sentence.pinyin`. */
  errors: z.record(z.string(), z.array(z.string())),
  /** The version that it has now. */
  version: z.number().int(),
})
export type SavedStudy = z.output<typeof savedStudy>
