import { expect, type Page } from '@playwright/test'
import { open } from './support/page.ts'
import { laySong } from './support/players/song.ts'
import { test } from './support/test.ts'
import { sendAnswer } from './support/verdict.ts'

// How each game is played is tested in a page that is there already (`views/`): here only its way from menu to ranking.

async function begin(page: Page, event: string): Promise<void> {
  await open(page, '/events')
  await page.getByRole('link', { name: `${event}：先玩玩看` }).click()
  await page.getByRole('button', { name: '開始', exact: true }).click()
}

test('sentences are laid after their story, and the result stands in the ranking', async ({ page }) => {
  await begin(page, '一階一階走到山門')
  await page.getByRole('button', { name: '跳過故事' }).click()
  for (const no of [1, 2, 3, 4, 5]) {
    await expect(page.getByRole('heading', { name: `第 ${no} 題：` })).toBeFocused()
    const pool = page.getByRole('list', { name: '還沒排的語詞' }).getByRole('button')
    for (let left = await pool.count(); left > 0; left -= 1) {
      await page.keyboard.press(String(left))
      await expect(pool).toHaveCount(left - 1)
    }
    const next = page.getByRole('button', { name: no < 5 ? '下一題' : '看成績' })
    await sendAnswer(page, () => next.click({ timeout: 1000 }))
  }
  await expect(page).toHaveURL(/\/event\/game\/result\?uuid=/)
  await expect(page.getByRole('row', { name: /訪客 你/ })).toBeVisible()
})

test('the kitchen opens after its lesson, the house after its sign, and leaving gives the play up', async ({
  page,
}) => {
  await begin(page, '主廚上菜大賽')
  await page.getByRole('button', { name: '跳過教學' }).click()
  await expect(page.locator('.chef-count')).toBeVisible()
  await page.getByRole('button', { name: '返回活動列表' }).click()
  await page.getByRole('button', { name: '離開', exact: true }).click()
  await expect(page).toHaveURL(/\/events$/)
  await page.getByRole('link', { name: '秋夜點燈大拆窗：先玩玩看' }).click()
  await page.getByRole('button', { name: '開始', exact: true }).click()
  await expect(page.getByLabel(/^第 1 句，共/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '馬上開始' }).click()
  await page.locator('[data-window="0"]').click()
  await expect(page.locator('[data-window="0"]')).toHaveAttribute('data-look', 'open')
})

test('a song is found after its story, and the result stands on its ladder', async ({ page }) => {
  await open(page, '/events')
  await page.getByRole('link', { name: '幫阿婆尋歌：先玩玩看' }).click()
  await page.getByRole('button', { name: '跳過' }).click()
  await page.getByRole('button', { name: '開始', exact: true }).click()
  const card = page.locator('.song-card')
  const next = page.locator('.song-next')
  const asked = page.locator('.song-count')
  for (let isLast = false; !isLast; ) {
    await expect(card.locator('h1')).toBeFocused()
    await laySong(page)
    isLast = (await next.textContent()) === '看成績'
    const before = (await asked.textContent()) ?? ''
    // What is sent on too soon is not taken.
    await expect(async () => {
      if (await next.isVisible()) await next.click()
      if (isLast) await expect(page).toHaveURL(/\/event\/game\/result\?uuid=/, { timeout: 2000 })
      else await expect(asked).not.toHaveText(before, { timeout: 300 })
    }).toPass()
  }
  await expect(page.getByRole('row', { name: /訪客 你/ })).toBeVisible()
})
