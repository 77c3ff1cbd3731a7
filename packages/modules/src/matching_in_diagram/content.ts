import { z } from 'zod'
import { placedAnswer } from '#kit/answer.ts'
import { eitherText, label, meaning, media, sound } from '#kit/content.ts'

const LAYERS_MAX = 6
const ITEMS_MAX = 12

/**
 * A diagram of layers, the highest first. A `reactable` item is to be put into the layer `belongs_to` (its number,
 * from 1; without it the layer it stands in); the others are given.
 */
export const matchingInDiagramContent = z
  .object({
    layers_title: z.array(label).min(2).max(LAYERS_MAX),
    layers: z
      .array(
        z.object({
          items: z
            .array(
              eitherText({
                image: media.optional(),
                sound: sound.optional(),
                chinese: meaning.optional(),
                reactable: z.boolean(),
                belongs_to: z.number().int().min(1).max(LAYERS_MAX).optional(),
              }),
            )
            .max(ITEMS_MAX),
        }),
      )
      .min(2)
      .max(LAYERS_MAX),
  })
  .superRefine(({ layers, layers_title }, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', message })
    if (layers.length !== layers_title.length) issue('每一層都要有一個名稱')
    const asked = layers.flatMap(({ items }) => items.filter((item) => item.reactable))
    if (asked.length === 0) issue('至少要有一個讓學生放的詞')
    if (asked.some((item) => (item.belongs_to ?? 1) > layers.length)) issue('有一個詞屬於不存在的層')
    const texts = asked.map(({ text }) => text)
    for (const text of texts.filter((own, index) => own !== '' && texts.indexOf(own) !== index))
      issue(`「${text}」出現兩次，學生不知道要放哪裡`)
  })
export type MatchingInDiagramContent = z.output<typeof matchingInDiagramContent>
/** The same as it is being written. */
export type MatchingInDiagramDraft = z.input<typeof matchingInDiagramContent>

/** The items put into each layer, by its number from 1; items to be placed are numbered from 1 through all layers. */
export const matchingInDiagramAnswer = placedAnswer({ areas: LAYERS_MAX, options: LAYERS_MAX * ITEMS_MAX })
