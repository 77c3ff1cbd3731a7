import { z } from 'zod'
import type { Player } from './player.ts'
import { playSentences } from './sentences.ts'

const content = z.object({
  items: z.array(
    z.object({
      terms: z.array(z.object({ text: z.string(), interactive_flg: z.boolean().optional() })),
      reactable_options: z.array(z.object({ id: z.number(), text: z.string(), is_correct: z.boolean() })),
    }),
  ),
})

export const playSentencePatternPractice: Player = async (page, hand, module, way) => {
  const { items } = content.parse(module.content)
  const sentences = items.map(({ terms, reactable_options }) => {
    const left = reactable_options.filter((option) => option.is_correct)
    return terms
      .filter((term) => term.interactive_flg)
      .flatMap(({ text }) =>
        left.splice(
          left.findIndex((option) => option.text === text),
          1,
        ),
      )
      .map(({ id }) => `[data-option="${way.shown(id)}"]`)
  })
  await playSentences(page, hand, sentences)
}
