import { expect } from '@playwright/test'
import { z } from 'zod'
import { findModule } from '../support/module-types.ts'
import { open } from '../support/page.ts'
import { expectReadInOrder } from '../support/read-in-order.ts'
import { test } from '../support/test.ts'

const content = z.object({ questions: z.array(z.object({ chinese_question_text: z.string() })) })

test('words open what they mean; a wrong line says which tile, takes the false ones away, then tells the next; the sentence comes again at the end', async ({
  page,
}) => {
  const { path, module } = await findModule(page.request, 'hakka_to_chinese')
  const { questions } = content.parse(module.content)
  await open(page, path)
  const main = page.getByRole('main')
  const bar = page.getByRole('region', { name: '作答' })
  await main.getByRole('button', { name: '食朝', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '食朝' })).toContainText('吃早餐')
  await page.keyboard.press('Escape')

  const tile = (text: string) => main.locator('[data-tile]').filter({ hasText: text })
  const submit = bar.getByRole('button', { name: '送出答案' })
  const retry = bar.getByRole('button', { name: '再試一次' })
  await tile('早上，').click()
  await tile('爸爸').click()
  await submit.click()
  await expect(bar).toContainText('不對，再想一想。「爸爸」不是放在這裡。')
  await expectReadInOrder(page, bar, '「爸爸」不是放在這裡。')
  await expect(bar).toContainText('你排的')
  await expect(bar.getByRole('button', { name: /朝晨，𠊎摎阿爸共下食朝/ })).toBeVisible()
  // What stood right stays, what was wrong is back.
  await expect(main.locator('[data-laid]')).toHaveText([/早上，/])
  await retry.click()
  await expect(bar).not.toContainText('你排的')
  await submit.click()
  await expect(bar).toContainText('還不對，先拿走用不到的。')
  await expect(main.locator('[data-tile]:disabled')).toHaveCount(2)
  await retry.click()
  await submit.click()
  await expect(bar).toContainText('聽聽看，接下來是「我」。')

  await retry.click()
  await bar.getByRole('button', { name: '改用打字' }).click()
  await expect(main.getByRole('textbox', { name: '我的翻譯' })).toBeFocused()
  await page.keyboard.type('早上 我和爸爸一起吃早餐')
  await bar.getByRole('button', { name: '核對答案' }).click()
  await expect(main).toContainText('和參考翻譯一模一樣！')
  const right = main.locator('[data-mark="right"]')
  await right.click()
  async function write(text = ''): Promise<void> {
    await main.getByRole('textbox', { name: '我的翻譯' }).fill(text)
    await bar.getByRole('button', { name: '核對答案' }).click()
    await right.click()
  }
  for (const [index, { chinese_question_text }] of questions.slice(1).entries()) {
    await expect(main).toContainText(`第 ${index + 2} 題，共`)
    await write(chinese_question_text)
  }
  await expect(main).toContainText('差一點 1 題')
  await bar.getByRole('button', { name: '再練剛才想了幾次的 1 題' }).click()
  await expect(main.getByRole('status').filter({ hasText: '再練一次' })).toContainText('1 / 1')
  await expect(tile('早上，')).toBeEnabled()
  await bar.getByRole('button', { name: '改用打字' }).click()
  await write(questions[0]?.chinese_question_text)
  await expect(main).toContainText('全部翻譯完了！')
  await expect(bar.getByRole('button', { name: /^再練/ })).toHaveCount(0)
})
