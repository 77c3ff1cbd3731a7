import { z } from 'zod'
import { placedAnswer } from '#kit/answer.ts'
import { blankable } from '#kit/blank/blank.ts'
import { eitherText, media } from '#kit/content.ts'

const BRANCHES_MAX = 8
/** Of one branch. */
const TERMS_MAX = 8

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
          terms: z.array(blankable({})).min(1).max(TERMS_MAX),
        }),
      )
      .min(1)
      .max(BRANCHES_MAX),
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
/** The same as it is being written. */
export type MindmapDraft = z.input<typeof mindmapContent>

const BLANKS_MAX = BRANCHES_MAX * TERMS_MAX

/** The option in each blank, by the term's place among all terms. */
export const mindmapAnswer = placedAnswer({ areas: BLANKS_MAX, options: BLANKS_MAX })
