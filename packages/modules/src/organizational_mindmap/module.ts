import { z } from 'zod'
import { blankable } from '#kit/blank.ts'
import { eitherText, media } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'

/**
 * A mind map over its image. Each question is a branch; of its terms those with `interactive_flg` are blanks, chosen
 * from their `options` (ids are unique within the module). `topic` stands under the image, `title` names a branch.
 */
export const mindmapContent = z
  .object({
    image: media.optional(),
    topic: eitherText({}).optional(),
    questions: z
      .array(
        z.object({
          title: eitherText({}).optional(),
          terms: z.array(blankable({})).min(1).max(8),
        }),
      )
      .min(1)
      .max(8),
  })
  .superRefine(({ questions }, context) => {
    const terms = questions.flatMap((question) => question.terms)
    const ids = terms.flatMap(({ options }) => options.map(({ id }) => id))
    if (new Set(ids).size < ids.length)
      context.addIssue({ code: 'custom', message: '選項的 id 不可以重複', path: ['questions'] })
    if (!terms.some((term) => term.interactive_flg))
      context.addIssue({ code: 'custom', message: '至少要有一個空格', path: ['questions'] })
  })
export type MindmapContent = z.output<typeof mindmapContent>

export default defineModuleType<MindmapContent>({
  id: 'organizational_mindmap',
  name: '心智圖',
  version: 1,
  schema: mindmapContent,
  empty: () => ({
    questions: [
      {
        title: { text: '分支', lang: 'zh' },
        terms: [
          {
            text: '答案',
            lang: 'zh',
            interactive_flg: true,
            options: [
              { id: 1, text: '答案', lang: 'zh', is_correct: true },
              { id: 2, text: '別的', lang: 'zh', is_correct: false },
            ],
          },
        ],
      },
    ],
  }),
})
