import { z } from 'zod'
import { media } from '#kit/content.ts'
import { dialectNo, mandarinOfHakka, name, number, sentence, uid } from '#kit/study/parts.ts'

export const classroomTerm = z.object({
  uid,
  no: number(1000),
  hakka: sentence,
  chinese: mandarinOfHakka,
})
export type ClassroomTerm = z.output<typeof classroomTerm>

export const classroomTermFile = z.object({
  kind: z.literal('classroom_term'),
  version: z.number().int(),
  dialect_id: dialectNo,
  category: z.object({ uid, no: number(1000), title: name, picture: media.optional() }),
  subcategories: z
    .array(z.object({ uid, no: number(100), title: name, terms: z.array(classroomTerm).min(1).max(500) }))
    .min(1)
    .max(100),
})
