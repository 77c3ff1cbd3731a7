import { expect } from '@playwright/test'
import { expectNoAxeFindings } from '../support/axe.ts'
import { chromiumLaunch } from '../support/chromium.ts'
import { lessonPath } from '../support/lesson.ts'
import { openSettled } from '../support/page.ts'
import { test } from '../support/test.ts'
import { heardFor } from '../support/voice.ts'

// Chromium's own pretended microphone: it beeps once a second.
test.use({
  launchOptions: { ...chromiumLaunch, args: [...chromiumLaunch.args, '--use-fake-device-for-media-stream'] },
  permissions: ['microphone'],
  // The judge that hears nothing says so.
  allowed: [/^422 .*\/api\/ai_judge$/],
})

const PLACE = lessonPath({ step: 3, semester: 2, no: 2, mod: 5 })

test('an answer in writing needs a word of Hakka; it is still there after a reload', async ({ page }) => {
  await openSettled(page, PLACE)
  await expect(page.locator('[data-round="1"]')).toHaveAttribute('aria-current', 'step')
  const item = page.getByRole('region', { name: '第 2 題' })
  const reveal = item.locator('[data-reveal]')
  await item.getByRole('button', { name: '用寫的' }).click()
  const field = item.getByRole('textbox', { name: '我的答案' })
  await expect(reveal).toBeDisabled()
  await field.fill('哈哈哈')
  await reveal.click()
  await expect(item).toContainText('這裡面還沒有客語的詞。')
  await field.fill('厓愛轉屋下。')
  await expect(item).toContainText('6 字')
  await page.reload()
  await expect(field).toHaveValue('厓愛轉屋下。')
  await reveal.click()
  await expect(item).toContainText('聽懂了！也可以這樣說：')
})

test('an answer is laid out of the words of the model answers', async ({ page }) => {
  await openSettled(page, PLACE)
  const item = page.getByRole('region', { name: '第 2 題' })
  await item.getByRole('button', { name: '用詞塊排' }).click()
  await expect(item.locator('[data-tile]').first()).toBeFocused()
  await item.locator('[data-tile]').filter({ hasText: '轉屋下' }).click()
  await item.locator('[data-reveal]').click()
  await expect(item.locator('[data-samples]')).toContainText('做功課')
})

test('an answer said aloud goes to the judge only when it is sent, and counts once it is heard as words', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  let score: number | undefined
  await page.route('**/api/ai_judge', (route) =>
    score === undefined
      ? route.fulfill({ status: 422, json: { error: { code: 'invalid', message: '沒有聽到聲音' } } })
      : route.fulfill({ json: { score, syllables: [], feedback: [] } }),
  )
  await openSettled(page, PLACE)
  const item = page.getByRole('region', { name: '第 2 題' })
  const button = (name: string) => item.getByRole('button', { name, exact: true })
  const reveal = item.locator('[data-reveal]')
  await button('用講的').click()
  await button('開始錄音').click()
  await expect(item).toContainText('錄音中')
  await expect(reveal).toBeDisabled()
  await heardFor(item, 1)
  await button('停止錄音').click()
  await expect(reveal).toBeEnabled()
  await expectNoAxeFindings(page, '錄下了答案')
  expect(sent.filter((url) => !url.includes('/study_history/'))).toEqual([])

  await reveal.click()
  await expect(item.locator('[data-samples]')).toHaveCount(0)
  await expect(item.locator('.check-bar [data-kind="problem"]')).toBeVisible()
  score = 40
  await reveal.click()
  await expect(item).toContainText('聽聽看，可以這樣說：')
  await button('聽自己的錄音').click()
  await expect(item).toContainText(/剩 \d 秒/)
  await expect(item.getByRole('img', { name: /^示範的聲音/ })).toHaveCount(0)

  await button('再答一次').click()
  await expect(item.locator('[data-samples]')).toHaveCount(0)
  await expect(reveal).toBeEnabled()
})
