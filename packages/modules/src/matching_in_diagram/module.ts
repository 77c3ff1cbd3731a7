import { z } from 'zod'
import { eitherText, label, media, sound } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'

/**
 * A diagram of layers, the highest first. A `reactable` item is to be put into the layer `belongs_to` (its number,
 * from 1; without it the layer it stands in); the others are given.
 */
export const matchingInDiagramContent = z
  .object({
    layers_title: z.array(label).min(2).max(6),
    layers: z
      .array(
        z.object({
          items: z
            .array(
              eitherText({
                image: media.optional(),
                sound: sound.optional(),
                reactable: z.boolean(),
                belongs_to: z.number().int().min(1).max(6).optional(),
              }),
            )
            .max(12),
        }),
      )
      .min(2)
      .max(6),
  })
  .superRefine(({ layers, layers_title }, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', message })
    if (layers.length !== layers_title.length) issue('每一層都要有一個名稱')
    const asked = layers.flatMap(({ items }) => items.filter((item) => item.reactable))
    if (asked.length === 0) issue('至少要有一個讓學生放的詞')
    if (asked.some((item) => (item.belongs_to ?? 1) > layers.length)) issue('有一個詞屬於不存在的層')
    const texts = asked.map(({ text }) => text)
    for (const text of texts.filter((own, index) => texts.indexOf(own) !== index))
      issue(`「${text}」出現兩次，學生不知道要放哪裡`)
  })
export type MatchingInDiagramContent = z.output<typeof matchingInDiagramContent>

export default defineModuleType<MatchingInDiagramContent>({
  id: 'matching_in_diagram',
  name: '圖表配對',
  version: 1,
  schema: matchingInDiagramContent,
  empty: () => ({
    layers_title: [
      { text: '上層', lang: 'zh' },
      { text: '下層', lang: 'zh' },
    ],
    layers: [
      { items: [{ text: '甲', lang: 'zh', reactable: true, belongs_to: 1 }] },
      { items: [{ text: '乙', lang: 'zh', reactable: true, belongs_to: 2 }] },
    ],
  }),
})
