import { z } from 'zod'
import { call } from '../call.ts'

const moduleType = z.object({
  /** The specification's id. */
  id: z.string(),
  name: z.string(),
  /** Of the content's schema. */
  version: z.number().int(),
  /** It is an exercise, which can be assessed. */
  asks: z.boolean(),
})
export type ModuleTypeEntry = z.output<typeof moduleType>

export const moduleTypeCalls = {
  'GET /api/admin/module_types': call({
    summary: '所有課程模組類型',
    answer: z.object({ data: z.object({ types: z.array(moduleType) }) }),
  }),
  'GET /api/admin/module_types/{id}': call({
    summary: '一種模組類型與它的範例內容',
    params: z.object({ id: z.string().max(50) }),
    /** `assessed`: what learners are shown of it where the server marks. */
    query: z.object({ way: z.enum(['practice', 'assessed']).default('practice') }),
    answer: z.object({
      data: moduleType.extend({
        /** The type's own sample, parsed, or what is shown of it; its files have the address under which this site serves them. */
        sample: z.unknown(),
        /** The words of the sample of `word`, which other types find by their Hakka. */
        words: z.unknown(),
      }),
    }),
  }),
}
