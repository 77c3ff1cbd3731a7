import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Hand } from '../hands.ts'
import type { Played } from './player.ts'
import { openRound } from './round.ts'

const content = z.object({
  questions: z.array(z.object({ options: z.array(z.object({ id: z.number() })) })),
})

export async function playRankingBar(page: Page, hand: Hand, module: Played): Promise<void> {
  const { questions } = content.parse(module.content)
  for (const [index, { options }] of questions.entries()) {
    const head = await openRound(page, hand, index)
    for (const [at, { id }] of options.toReversed().entries()) {
      await hand.press(page.locator(`[data-choice="${id}"]`))
      await expect(page.locator(`[data-choice="${id}"]`)).toContainText(`第 ${at + 1} 名`)
    }
    await hand.press(page.locator('[data-rank]:visible').last())
    await expect(head).toContainText('完成')
    await expect(page.locator(`[data-bar="${options.at(-1)?.id}"]`)).toContainText('第 1 名')
  }
  await expect(page.getByRole('main')).toContainText('都完成了！')
}
