import type { LessonModule } from '@hakka/contract/lesson'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Hand } from '../hands.ts'

const content = z.object({
  questions: z.array(z.object({ options: z.array(z.object({ id: z.number() })) })),
})

export async function playRankingBar(page: Page, hand: Hand, module: LessonModule): Promise<void> {
  const { questions } = content.parse(module.content)
  for (const [index, { options }] of questions.entries()) {
    const head = page.locator(`[data-round="${index}"]`)
    if ((await head.getAttribute('aria-expanded')) === 'false') await hand.press(head)
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
