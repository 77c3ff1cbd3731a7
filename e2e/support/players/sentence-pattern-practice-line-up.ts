import { z } from 'zod'
import type { Player } from './player.ts'
import { playSentences } from './sentences.ts'

const content = z.object({
  sentences: z.array(
    z.object({
      terms: z.array(z.object({ text: z.string(), pinyin: z.string(), origin_index: z.number() })),
    }),
  ),
})

export const playLineUp: Player = async (page, hand, module) => {
  const { sentences } = content.parse(module.content)
  const words = sentences.map(({ terms }) =>
    terms
      .filter((term) => term.pinyin !== '')
      .sort((a, b) => a.origin_index - b.origin_index)
      .map(({ text }) => `[data-option]:has-text("${text}")`),
  )
  await playSentences(page, hand, words)
}
