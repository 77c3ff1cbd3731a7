import { expect, type Page } from '@playwright/test'
import { open } from './support/page.ts'
import { test } from './support/test.ts'
import { seesVerdict, sendAnswer } from './support/verdict.ts'

const STEP = '**/api/event/play/step'

async function answer(page: Page, no: number): Promise<void> {
  await expect(page.getByRole('heading', { name: `第 ${no} 題：` })).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.locator('[data-card="0"]')).toHaveAttribute('aria-pressed', 'true')
  await sendAnswer(page, () => page.keyboard.press('Enter'))
}

async function begin(page: Page): Promise<void> {
  await open(page, '/events')
  await page.getByRole('link', { name: '聽聲挑戰盃：先玩玩看' }).click()
  await page.getByRole('button', { name: '開始', exact: true }).click()
  await page.getByRole('button', { name: '跳過故事' }).click()
}

test('a play that is asked step by step goes on after a reload, and a lost line loses nothing', async ({
  page,
}) => {
  await begin(page)
  await answer(page, 1)
  await expect(page.getByRole('heading', { name: '第 2 題：' })).toBeVisible()

  await begin(page)
  await expect(page.getByText('接著上次還沒玩完的一局，時間一直在走').first()).toBeVisible()
  await answer(page, 2)
  await expect(page.getByRole('heading', { name: '第 3 題：' })).toBeVisible()
  let line: 'down' | 'loses the answer' | 'up' = 'down'
  await page.route(STEP, (route) => {
    if (line === 'down') return route.abort()
    if (line === 'up') return route.continue()
    line = 'up'
    return route.fetch().then(() => route.abort())
  })
  await page.keyboard.press('1')
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByText('網路不太穩，正在再送一次')).toBeVisible({ timeout: 300 })
  }).toPass()
  // What was sent so far never arrived; of the next the answer is lost.
  const told = seesVerdict(page)
  line = 'loses the answer'
  await told
  await expect(page.getByText('網路不太穩，正在再送一次')).toBeHidden()
  expect(line).toBe('up')
  await page.unroute(STEP)
  for (const no of [4, 5]) await answer(page, no)
  await expect(page).toHaveURL(/\/event\/game\/result\?uuid=/)
  await page.getByRole('button', { name: '查看題目答案' }).click()
  await expect(page.getByText('你選的').first()).toBeVisible()
})
