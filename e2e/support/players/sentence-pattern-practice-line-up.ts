import type { LessonModule } from '@hakka/contract/lesson'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { Hand } from '../hands.ts'
import { playSentences } from './sentences.ts'

const content = z.object({
  sentences: z.array(
    z.object({
      terms: z.array(z.object({ text: z.string(), pinyin: z.string(), origin_index: z.number() })),
    }),
  ),
})

export async function playLineUp(page: Page, hand: Hand, module: LessonModule): Promise<void> {
  const { sentences } = content.parse(module.content)
  const words = sentences.map(({ terms }) =>
    terms
      .filter((term) => term.pinyin !== '')
      .sort((a, b) => a.origin_index - b.origin_index)
      .map(({ text }) => `[data-option]:has-text("${text}")`),
  )
  await playSentences(page, hand, words)
}
