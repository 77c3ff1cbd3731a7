import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { open } from './support/page.ts'
import { test } from './support/test.ts'
import { sendAnswer } from './support/verdict.ts'

test('a visitor plays from the menu to the result by keys alone, and sees what was missed', async ({
  page,
}) => {
  await open(page, '/events')
  await page.getByRole('link', { name: '桐花國小校慶聽聲賽：先玩玩看' }).press('Enter')
  const dealing = page.waitForResponse((answer) => answer.url().includes('/api/event/game?'))
  await page.getByRole('button', { name: '開始', exact: true }).press('Enter')
  // The story: Enter goes on, Escape skips the rest.
  await expect(page.getByLabel('第 1 句，共 5 句')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('第 2 句，共 5 句')).toBeVisible()
  await page.keyboard.press('Escape')

  // What is said and seen later is fetched while the first question is read: a slow line costs nobody time.
  const files = (await (await dealing).text()).match(/\/files\/[^"]+\.(?:mp3|webp|svg)/g) ?? []
  expect(files.length).toBeGreaterThan(5)
  const missing = (urls: string[]) =>
    urls.filter((url) => !performance.getEntriesByType('resource').some(({ name }) => name.endsWith(url)))
  await expect.poll(() => page.evaluate(missing, files)).toEqual([])

  for (const no of [1, 2, 3, 4, 5]) {
    await expect(page.getByRole('heading', { name: `第 ${no} 題：` })).toBeFocused()
    await expect(page.getByRole('button', { name: no < 5 ? '下一題' : '看成績' })).toBeDisabled()
    await page.keyboard.press('2')
    await expect(page.locator('[data-card="1"]')).toHaveAttribute('aria-pressed', 'true')
    await sendAnswer(page, () => page.keyboard.press('Enter'))
  }
  await expect(page).toHaveURL(/\/event\/game\/result\?uuid=/)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/客語|特級/)
  await expect(page.getByText('這次成績還沒有主人')).toBeVisible()
  await expect(page.getByRole('row', { name: /訪客 你/ })).toBeVisible()
  await page.getByRole('button', { name: '查看題目答案' }).press('Enter')
  await expect(page.getByRole('heading', { name: /答錯|每一題都答對/ })).toBeVisible()
  await expectNoAxeFindings(page, '成績')
})
