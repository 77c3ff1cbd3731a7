import { expect, type Page } from '@playwright/test'
import { open, openSettled } from './support/page.ts'
import { test } from './support/test.ts'

const rows = (page: Page) => page.getByRole('main').locator('li').filter({ hasText: '繼續閱讀' })

test('the list has 20 items a page, 置頂 first, and is walked by its buttons', async ({ page }) => {
  await open(page, '/news')
  await expect(rows(page)).toHaveCount(20)
  await expect(rows(page).first()).toContainText('置頂')
  await expect(rows(page).first()).toContainText(/\d{4}\/\d{2}\/\d{2} \d{2}:\d{2} 發佈/)
  await expect(page.getByText('第 1 / 2 頁')).toBeVisible()
  await page.getByRole('link', { name: '下一頁' }).click()
  await expect(page.getByText('第 2 / 2 頁')).toBeVisible()
  await expect(page).toHaveURL('/news?page=2')
  // Tests of the desk publish items of long ago.
  await expect(rows(page).nth(7)).toBeVisible()
  await expect(rows(page).first()).not.toContainText('置頂')
  await page.getByRole('link', { name: '上一頁' }).click()
  await expect(page).toHaveURL('/news')
})

test('a tab shows its own items and begins at page 1', async ({ page }) => {
  await open(page, '/news?page=2')
  await page.getByRole('link', { name: '全球活動' }).click()
  await expect(page).toHaveURL('/news?tab=global')
  await expect(page.getByText('第 1 / 1 頁')).toBeVisible()
  const tabs = page.getByRole('navigation', { name: '消息分類' })
  await expect(tabs.getByRole('link')).toHaveText(['最新', '公告', '全球活動', '學校活動'])
  await expect(tabs.getByRole('link', { name: '全球活動' })).toHaveAttribute('aria-current', 'page')
  for (const row of await rows(page).all()) await expect(row).toContainText('活動')
  await tabs.getByRole('link', { name: '公告' }).click()
  for (const row of await rows(page).all()) await expect(row).toContainText('公告')
})

test('badges have the colours of their categories', async ({ page }) => {
  await open(page, '/news')
  for (const [category, colour] of [
    ['活動', 'rgb(246, 203, 92)'],
    ['快訊', 'rgb(247, 185, 207)'],
    ['公告', 'rgb(185, 215, 245)'],
    ['未分類', 'rgb(217, 220, 227)'],
  ] as const) {
    const badge = rows(page).getByText(category, { exact: true }).first()
    await expect(badge).toHaveCSS('background-color', colour)
  }
})

test('by keyboard: from the list into an item, on to the next and back', async ({ page }) => {
  await open(page, '/news')
  const link = rows(page).nth(3).getByRole('link')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: '返回最新消息' })).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const around = page.getByRole('navigation', { name: '上一則與下一則' })
  await around.getByRole('link', { name: '下一則' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  await around.getByRole('link', { name: '上一則' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('link', { name: '返回最新消息' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/news')
})

test('what is hidden or to come is on no page', async ({ page }) => {
  for (const address of ['/news', '/news?page=2', '/', '/news?tab=announcement']) {
    await open(page, address)
    await expect(page.getByRole('main')).not.toContainText('（草稿）')
    await expect(page.getByRole('main')).not.toContainText('春節活動預告')
  }
  for (const id of ['29', '30', 'abc', '-1', '0', '99999999999']) {
    const answer = await open(page, `/news?id=${id}`)
    expect(answer?.status(), id).toBe(404)
    await expect(page.getByRole('main')).toContainText('找不到')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('tabs, pages and items are reached by links', async ({ page }) => {
    await page.goto('/news')
    await page.getByRole('link', { name: '下一頁' }).click()
    await expect(page.getByText('第 2 / 2 頁')).toBeVisible()
    await page.getByRole('link', { name: '公告', exact: true }).click()
    await expect(page.getByText('第 1 / 1 頁')).toBeVisible()
    await rows(page).first().getByRole('link').click()
    await expect(page.getByRole('link', { name: '返回最新消息' })).toBeVisible()
  })
})

test.describe('the banner with the latest news', () => {
  const banner = (page: Page) => page.getByRole('region', { name: '最新一則消息' })

  test('leads to the item; put away it stays away, and the page does not jump', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, '/')
    const link = banner(page).getByRole('link')
    await expect(link).toHaveAttribute('href', /^\/news\?id=\d+$/)
    await banner(page).getByRole('button', { name: '關閉這則消息' }).focus()
    await page.keyboard.press('Enter')
    await expect(banner(page)).toBeHidden()
    await openSettled(page, '/')
    await expect(banner(page)).toBeHidden()
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01)
    await open(page, '/news')
    await page.getByRole('link', { name: '客語學堂' }).first().click()
    await expect(page).toHaveURL('/')
    await expect(banner(page)).toBeHidden()
  })

  test('of a newer item comes again', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => localStorage.setItem('hakka.news-banner', '99999'))
    await page.reload()
    await expect(banner(page)).toBeVisible()
  })
})

test('home lists the first news with date and category, and leads to all', async ({ page }) => {
  await open(page, '/')
  const block = page.getByRole('region', { name: '最新消息' })
  await expect(block.getByRole('listitem')).toHaveCount(5)
  await expect(block.getByRole('listitem').first()).toContainText(/\d{4}\/\d{2}\/\d{2}/)
  await block.getByRole('link', { name: '看更多消息' }).click()
  await expect(page).toHaveURL('/news')
})
