import { expect } from '@playwright/test'
import { findModule } from '../support/module-types.ts'
import { open } from '../support/page.ts'
import { test } from '../support/test.ts'
import { playsToItsEnd } from './play.ts'

playsToItsEnd('hakka_to_chinese')

test('words open what they mean; a wrong line says which tile, takes the false ones away, then tells the next', async ({
  page,
}) => {
  const { path } = await findModule(page.request, 'hakka_to_chinese')
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
})
