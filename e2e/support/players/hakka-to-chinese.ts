import { expect } from '@playwright/test'
import { z } from 'zod'
import type { Player } from './player.ts'

const content = z.object({ questions: z.array(z.object({ chinese_question_text: z.string() })) })

export const playHakkaToChinese: Player = async (page, hand, module, way) => {
  const { questions } = content.parse(module.content)
  const main = page.getByRole('main')
  for (const [index, { chinese_question_text }] of questions.entries()) {
    await expect(main).toContainText(`第 ${index + 1} 題，共 ${questions.length} 題`)
    const field = main.getByRole('textbox', { name: '我的翻譯' })
    await hand.reach(field)
    await field.fill(chinese_question_text)
    await hand.press(main.locator('[data-check]'))
    await expect(main).toContainText('和參考翻譯一模一樣！')
    await hand.press(main.locator(way.assessed ? '[data-next]' : '[data-mark="right"]'))
  }
  const count = questions.length
  await expect(main).toContainText(
    way.assessed ? `${count} 題都和參考翻譯一樣！` : `對了 ${count} 題，差一點 0 題，不對 0 題。`,
  )
}
