import { z } from 'zod'
import { face } from './shapes.ts'

/** Shapes that the parts of self-study share. */

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
