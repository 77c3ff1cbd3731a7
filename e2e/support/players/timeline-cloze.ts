import { expect } from '@playwright/test'
import { z } from 'zod'
import { placeAll } from './board.ts'
import type { Player } from './player.ts'

const term = z.object({
  top_show: z.boolean().optional(),
  middle_show: z.boolean().optional(),
  bottom_show: z.boolean().optional(),
})
const content = z.object({ questions: z.array(z.object({ terms: z.array(term) })) })

export const playTimelineCloze: Player = async (page, hand, module, way) => {
  const { questions } = content.parse(module.content)
  let option = 0
  for (const [index, { terms }] of questions.entries()) {
    const blanks = terms.flatMap((own, at) =>
      (['top', 'middle', 'bottom'] as const)
        .filter((part) => own[`${part}_show`] === false)
        .map((part) => `${index}-${at}-${part}`),
    )
    await placeAll(
      page,
      hand,
      blanks.map((area) => {
        option += 1
        return { option, area }
      }),
      way,
    )
    await expect(page.locator(`[data-round="${index}"]`)).toContainText('完成')
    if (index + 1 < questions.length)
      await hand.press(page.getByRole('button', { name: `下一題：第 ${index + 2} 題` }))
  }
  await expect(page.getByRole('main')).toContainText('格一次就全部填對！')
}
