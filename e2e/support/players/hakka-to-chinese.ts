import type { LessonModule } from '@hakka/contract/lesson'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Hand } from '../hands.ts'

const content = z.object({ questions: z.array(z.object({ chinese_question_text: z.string() })) })

export async function playHakkaToChinese(page: Page, hand: Hand, module: LessonModule): Promise<void> {
  const { questions } = content.parse(module.content)
  const main = page.getByRole('main')
  for (const [index, { chinese_question_text }] of questions.entries()) {
    await expect(main).toContainText(`第 ${index + 1} 題，共 ${questions.length} 題`)
    const field = main.getByRole('textbox', { name: '我的翻譯' })
    await hand.reach(field)
    await field.fill(chinese_question_text)
    await hand.press(main.locator('[data-check]'))
    await expect(main).toContainText('和參考翻譯一模一樣！')
    await hand.press(main.locator('[data-mark="right"]'))
  }
  await expect(main).toContainText(`對了 ${questions.length} 題，差一點 0 題，不對 0 題。`)
}
