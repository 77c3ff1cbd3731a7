import { expect, type Page } from '@playwright/test'
import { open } from './support/page.ts'
import { laySong } from './support/players/song.ts'
import { test } from './support/test.ts'
const SIZES = [[390, 844], [820, 1180], [1440, 900]] as const
test.use({ fresh: true, allowed: [/.*/] })
for (const [width, height] of SIZES) {
  test.describe(`${width}`, () => {
    test.use({ viewport: { width, height } })
    const shot = async (page: Page, name: string, full = false) => {
      await page.waitForTimeout(450)
      await page.screenshot({ path: `/work/main/test-results/look/${name}-${width}.png`, fullPage: full })
    }
    const begin = async (page: Page, event: string, name: string) => {
      await open(page, '/events')
      if (name === 'g1') await shot(page, 'events2', true)
      await page.getByRole('link', { name: `${event}：先玩玩看` }).click()
      await expect(page.getByRole('button', { name: '開始', exact: true })).toBeVisible()
      await shot(page, `${name}-entry`, true)
      await page.getByRole('button', { name: '開始', exact: true }).click()
      await page.waitForTimeout(800)
      await shot(page, `${name}-story`)
    }
    const result = async (page: Page, name: string) => {
      await expect(page).toHaveURL(/\/event\/game\/result\?uuid=/)
      await page.waitForTimeout(1500)
      await shot(page, `${name}-result`, true)
      await page.getByRole('button', { name: '查看題目答案' }).click()
      await shot(page, `${name}-answers`, true)
    }
    test('1', async ({ page }) => {
      await begin(page, '桐花國小校慶聽聲賽', 'g1')
      await page.keyboard.press('Escape')
      for (const no of [1, 2, 3, 4, 5]) {
        await expect(page.getByRole('heading', { name: `第 ${no} 題：` })).toBeFocused()
        if (no === 1) await shot(page, 'g1-asked')
        await page.keyboard.press('2')
        if (no === 1) await shot(page, 'g1-chosen')
        await expect(async () => {
          await page.keyboard.press('Enter')
          await expect(page.getByRole('alert')).toContainText(/答對了|不對/, { timeout: 300 })
        }).toPass()
        await page.waitForTimeout(250)
        await page.screenshot({ path: `/work/main/test-results/look/g1-told${no}-${width}.png` })
      }
      await result(page, 'g1')
    })
    test('2', async ({ page }) => {
      await begin(page, '一階一階走到山門', 'g2')
      await page.getByRole('button', { name: '跳過故事' }).click()
      for (const no of [1, 2, 3, 4, 5]) {
        await expect(page.getByRole('heading', { name: `第 ${no} 題：` })).toBeFocused()
        if (no === 1) await shot(page, 'g2-asked')
        const pool = page.getByRole('list', { name: '還沒排的語詞' }).getByRole('button')
        for (let left = await pool.count(); left > 0; left -= 1) {
          await page.keyboard.press(String(left))
          await expect(pool).toHaveCount(left - 1)
        }
        if (no === 1) await shot(page, 'g2-laid')
        const next = page.getByRole('button', { name: no < 5 ? '下一題' : '看成績' })
        await expect(async () => {
          await next.click()
          await expect(page.getByRole('alert')).toContainText(/答對了|不對/, { timeout: 300 })
        }).toPass()
        await page.waitForTimeout(250)
        await page.screenshot({ path: `/work/main/test-results/look/g2-told${no}-${width}.png` })
      }
      await result(page, 'g2')
    })
    test('4', async ({ page }) => {
      await begin(page, '秋夜點燈大拆窗', 'g4')
      await page.keyboard.press('Escape')
      await shot(page, 'g4-sign')
      await page.getByRole('button', { name: '馬上開始' }).click()
      await page.locator('[data-window="0"]').click()
      await shot(page, 'g4-one')
      await page.locator('[data-window="1"]').click()
      await shot(page, 'g4-two')
    })
    test('5', async ({ page }) => {
      await open(page, '/events')
      await page.getByRole('link', { name: '幫阿婆尋歌：先玩玩看' }).click()
      await page.waitForTimeout(800)
      await shot(page, 'g5-story')
      await page.getByRole('button', { name: '跳過' }).click()
      await shot(page, 'g5-entry', true)
      await page.getByRole('button', { name: '開始', exact: true }).click()
      const card = page.locator('.song-card')
      const next = page.locator('.song-next')
      const asked = page.locator('.song-count')
      let no = 0
      for (let isLast = false; !isLast; ) {
        await expect(card.locator('h1')).toBeFocused()
        no++
        await shot(page, `g5-q${no}`)
        await laySong(page)
        if (no === 3) await shot(page, `g5-laid`)
        isLast = (await next.textContent()) === '看成績'
        const before = (await asked.textContent()) ?? ''
        await expect(async () => {
          if (await next.isVisible()) await next.click()
          if (isLast) await expect(page).toHaveURL(/\/event\/game\/result\?uuid=/, { timeout: 2000 })
          else await expect(asked).not.toHaveText(before, { timeout: 300 })
        }).toPass()
      }
      await page.waitForTimeout(2500)
      await result(page, 'g5')
    })
    test('3', async ({ page }) => {
      await page.clock.install()
      await open(page, '/events')
      await page.getByRole('link', { name: '主廚上菜大賽：先玩玩看' }).click()
      await page.getByRole('button', { name: '開始', exact: true }).click()
      await page.clock.runFor(1000)
      await page.screenshot({ path: `/work/main/test-results/look/g3-teach-${width}.png` })
      await page.getByRole('button', { name: '跳過教學' }).click()
      await page.clock.runFor(500)
      await page.screenshot({ path: `/work/main/test-results/look/g3-count-${width}.png` })
      await page.clock.runFor(5000)
      await page.screenshot({ path: `/work/main/test-results/look/g3-play-${width}.png` })
      await page.clock.runFor(178500)
      await page.screenshot({ path: `/work/main/test-results/look/g3-over-${width}.png` })
      await page.clock.runFor(6000)
      await expect(page).toHaveURL(/\/event\/game\/result\?uuid=/)
      await page.clock.runFor(3000)
      await page.screenshot({ path: `/work/main/test-results/look/g3-result-${width}.png`, fullPage: true })
    })
  })
}
