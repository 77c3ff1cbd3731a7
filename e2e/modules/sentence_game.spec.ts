import { expect } from '@playwright/test'
import { z } from 'zod'
import { findModule } from '../support/module-types.ts'
import { open } from '../support/page.ts'
import { test } from '../support/test.ts'

const options = z.array(z.object({ id: z.number(), is_correct: z.boolean() }))
const content = z.object({ questions: z.array(z.object({ reactable_options: options })) })

test('a question that took two tries is asked again after the last one', async ({ page }) => {
  const { module, path } = await findModule(page.request, 'sentence_game')
  const { questions } = content.parse(module.content)
  await open(page, path)
  const option = (id: number | undefined) => page.locator(`[data-pool]:visible [data-option="${id}"]`)
  const submit = () => page.locator('[data-submit]').click()
  async function answer(index: number): Promise<void> {
    for (const { id } of questions[index]?.reactable_options.filter((own) => own.is_correct) ?? [])
      await option(id).click()
    await submit()
  }
  const wrong = questions[0]?.reactable_options.find((own) => !own.is_correct)?.id
  await option(wrong).click()
  await submit()
  await expect(page.locator('[data-area] [data-option]')).toHaveCount(0)
  for (const index of questions.keys()) {
    await answer(index)
    await page.getByRole('button', { name: /^(下一題|再練剛才想了幾次的 1 題)$/ }).click()
  }
  await expect(page.getByRole('status').filter({ hasText: '再練一次' })).toContainText('1 / 1')
  await answer(0)
  await page.getByRole('button', { name: '看成績' }).click()
  await expect(page.getByRole('main')).toContainText(`其中 ${questions.length - 1} 題一次就答對`)
})
