import { expect } from '@playwright/test'
import { z } from 'zod'
import type { Player } from './player.ts'

const options = z.array(z.object({ id: z.number(), is_correct: z.boolean() }))
const content = z.object({ questions: z.array(z.object({ reactable_options: options })) })

export const playSentenceGame: Player = async (page, hand, module, way) => {
  const { questions } = content.parse(module.content)
  const main = page.getByRole('main')
  for (const [index, { reactable_options }] of questions.entries()) {
    await expect(main).toContainText(`第 ${index + 1} 題，共 ${questions.length} 題`)
    for (const { id } of reactable_options.filter((own) => own.is_correct)) {
      await hand.press(page.locator(`[data-pool] [data-option="${way.shown(id)}"]`))
    }
    await hand.press(page.locator('[data-submit]'))
    await expect(main).toContainText('答對了！')
    await hand.press(page.getByRole('button', { name: /^(下一題|看成績)$/ }))
  }
  await expect(main).toContainText(`${questions.length} 題一次就全部答對！`)
  await expect(page.getByRole('button', { name: '再玩一次' })).toBeVisible()
}
