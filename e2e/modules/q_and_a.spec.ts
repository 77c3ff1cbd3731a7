import { expect } from '@playwright/test'
import { expectNoAxeFindings } from '../support/axe.ts'
import { chromiumLaunch } from '../support/chromium.ts'
import { lessonPath } from '../support/lesson.ts'
import { openSettled } from '../support/page.ts'
import { test } from '../support/test.ts'
import { playsToItsEnd } from './play.ts'

// Chromium's own pretended microphone: it beeps once a second.
test.use({
  launchOptions: { ...chromiumLaunch, args: [...chromiumLaunch.args, '--use-fake-device-for-media-stream'] },
  permissions: ['microphone'],
})

playsToItsEnd('q_and_a')

test('an own answer is still there after a reload, and the samples wait for it', async ({ page }) => {
  await openSettled(page, lessonPath({ step: 3, semester: 2, no: 2, mod: 5 }))
  await expect(page.locator('[data-round="1"]')).toHaveAttribute('aria-current', 'step')
  const field = page.locator('textarea:visible')
  await expect(page.locator('[data-reveal]:visible')).toBeDisabled()
  await field.fill('𠊎愛轉屋下。')
  await expect(page.getByRole('main')).toContainText('6 字')
  await page.reload()
  await expect(field).toHaveValue('𠊎愛轉屋下。')
  await expect(page.locator('[data-reveal]:visible')).toBeEnabled()
})

test('an answer said aloud opens the samples, and stays to be heard beside them', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await openSettled(page, lessonPath({ step: 3, semester: 2, no: 2, mod: 5 }))
  const item = page.getByRole('region', { name: '第 2 題' })
  const button = (name: string) => item.getByRole('button', { name, exact: true })
  const reveal = item.locator('[data-reveal]')
  await button('用講的，錄下來').click()
  await button('開始錄音').click()
  await expect(item).toContainText('錄音中')
  await expect(reveal).toBeDisabled()
  await page.waitForTimeout(1500)
  await button('停止錄音').click()
  await expect(reveal).toBeEnabled()
  await expectNoAxeFindings(page, '錄下了答案')

  await button('重錄').click()
  await expect(reveal).toBeDisabled()
  await button('開始錄音').click()
  await page.waitForTimeout(1500)
  await button('停止錄音').click()
  await reveal.click()
  await expect(item.locator('[data-samples]')).toBeVisible()
  await expect(button('AI 評分')).toHaveCount(0)
  await button('聽自己的錄音').click()
  await expect(item).toContainText(/剩 \d 秒/)
  await expect(item.getByRole('img', { name: /^示範的聲音/ })).toHaveCount(0)

  await button('再答一次').click()
  await expect(item.locator('[data-samples]')).toHaveCount(0)
  await expect(reveal).toBeEnabled()
  expect(sent.filter((url) => !url.includes('/study_history/'))).toEqual([])
})
