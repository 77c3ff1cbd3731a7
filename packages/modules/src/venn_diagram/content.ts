import { z } from 'zod'
import { placedAnswer } from '#kit/answer.ts'
import { boardItem, label } from '#kit/content.ts'

const GROUPS_MAX = 3
const OPTIONS_MAX = 12

/** Two or three circles. A text that stands in several groups belongs where their circles overlap. */
export const vennContent = z.object({
  groups: z
    .array(z.object({ title: label, options: z.array(boardItem).min(1).max(OPTIONS_MAX) }))
    .min(2)
    .max(GROUPS_MAX),
})
export type VennContent = z.output<typeof vennContent>
/** The same as it is being written. */
export type VennDraft = z.input<typeof vennContent>

/** The texts put into each region, as `0-2` where circles 0 and 2 overlap; each text once, numbered from 1. */
export const vennAnswer = placedAnswer({ areas: 2 ** GROUPS_MAX - 1, options: GROUPS_MAX * OPTIONS_MAX })
