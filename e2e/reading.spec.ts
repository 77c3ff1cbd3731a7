import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { englishIn } from './support/english.ts'
import { open, overflow } from './support/page.ts'
import { test } from './support/test.ts'

const SHELF = '/self_study/reading/menu'
const books = (page: Page) => page.getByRole('link').filter({ hasText: /\d+ 頁/ })
const shown = (page: Page, no: number, of = 8) =>
  expect(page.getByText(`第 ${no} / ${of} 頁`, { exact: true })).toBeVisible()

test('by keys alone: a book is found, read aloud and to its end, in another dialect at the same page, and is 讀完了', async ({
  page,
}) => {
  await open(page, SHELF)
  const field = page.getByRole('searchbox')
  await field.fill('恐龍')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: '無符合結果' })).toBeVisible()
  await page.getByRole('link', { name: '看全部的書' }).press('Enter')
  await expect(books(page)).not.toHaveCount(0)
  await expect(field, '連結改了網址，欄位跟著改').toHaveValue('')
  await expect(page.locator('[role=search] button'), '查過以後鎖一下').not.toHaveAttribute('aria-disabled')
  await field.fill('大蘿蔔')
  await field.press('Enter')
  await expect(books(page)).toHaveCount(1)
  await expect(field, '還站在欄位裡').toBeFocused()
  await books(page).press('Enter')

  await shown(page, 1)
  const reader = page.locator('.reader')
  await expect(reader, '兩秒後收起').not.toHaveAttribute('data-bars')
  await page.keyboard.press('ArrowRight')
  await shown(page, 2)
  await expect(reader).toHaveAttribute('data-bars')
  await expect(page).toHaveURL(/#no-2$/)
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: '暫停' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: '播放' })).toBeVisible()
  const said = page.locator('.reader-said')
  await page.keyboard.press('h')
  await expect(said.locator('.ruby')).toHaveCount(0)
  await page.keyboard.press('c')
  await expect(said).toHaveCount(0)
  await page.keyboard.press('c')
  await page.keyboard.press('h')
  await expect(said.locator('.ruby')).not.toHaveCount(0)
  // Also where nothing was opened before: the picture goes to every edge, and what is said is seen whole.
  await page.reload()
  await shown(page, 2)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(said).toBeInViewport({ ratio: 1 })
  await expectNoAxeFindings(page, 'reader, 1280 px')
  expect(await englishIn(page)).toEqual([])

  await page.locator('.reader-head summary').press('Enter')
  await page.getByRole('link', { name: '海陸腔' }).press('Enter')
  await expect(page).toHaveURL(/dialect_id=2#no-2$/)
  await shown(page, 2)
  await page.getByRole('slider', { name: '頁' }).press('End')
  await shown(page, 8)
  await page.getByRole('button', { name: '讀完了' }).first().press('Enter')
  const end = page.getByRole('region', { name: '讀完了！' })
  await expect(end).toBeVisible()
  await expect(end.getByRole('link', { name: '延伸測驗' })).toHaveAttribute(
    'href',
    /^\/self_study\/writing\?level_no=\d&dialect_id=2&category_id=1#no-2$/,
  )
  await page.keyboard.press('ArrowLeft')
  await expect(end).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await end.getByRole('link', { name: '回書架' }).press('Enter')
  await expect(page.getByRole('link', { name: /大蘿蔔.*讀完了|讀完了.*大蘿蔔/s })).toBeVisible()
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  async function swipe(page: Page, dx: number): Promise<void> {
    const box = await page.locator('.reader-stage').boundingBox()
    const cdp = await page.context().newCDPSession(page)
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2
    const touch = (type: 'touchStart' | 'touchMove', x: number) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
    await touch('touchStart', 195)
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', 195 + dx * part)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await cdp.detach()
  }

  test('a finger turns the pages, what is rarely wanted lies behind ⋯, and the book opens where it was left', async ({
    page,
  }) => {
    await open(page, `${SHELF}?keyword=${encodeURIComponent('帶月光轉屋下')}`)
    await books(page).tap()
    await shown(page, 1)
    await swipe(page, -120)
    await shown(page, 2)
    await swipe(page, -120)
    await shown(page, 3)
    await swipe(page, 120)
    await shown(page, 2)
    const more = page.getByRole('dialog', { name: '更多' })
    // A tap right behind a swipe only stops the finger's motion: the browser makes no click of it.
    await expect(async () => {
      await page.getByRole('button', { name: '更多' }).tap()
      await expect(more).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(more.getByRole('button', { name: '延伸測驗' }), '第 3 本沒有延伸測驗').toBeDisabled()
    await expect(more.getByRole('button', { name: 'AI 練習' })).toBeDisabled()
    const music = more.getByRole('switch', { name: '配樂' })
    await music.tap()
    await expect(music).toBeChecked()
    await more.getByRole('switch', { name: '自動翻頁' }).tap()
    await more.getByRole('button', { name: '關閉' }).tap()
    await expectNoAxeFindings(page, 'reader, 390 px')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: '播放' }).tap()
    await shown(page, 3)
    await page.getByRole('link', { name: '回書架' }).tap()
    await expect(page.getByText(/讀到第 [34] 頁/)).toBeVisible()
    await books(page)
      .filter({ hasText: /讀到第/ })
      .tap()
    await expect(page.getByText(/第 [34] \/ 8 頁/)).toBeVisible()
  })
})

test('without a script the shelf is searched all the same', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto(SHELF)
  await page.getByRole('searchbox').fill('蘿蔔')
  await page.getByRole('button', { name: '查詢' }).click()
  await expect(books(page)).toHaveCount(1)
  await context.close()
})

test('the shelf’s short address leads to it, with what was asked for', async ({ page }) => {
  await open(page, '/self_study/reading?keyword=蘿蔔')
  await expect(page).toHaveURL(/\/self_study\/reading\/menu\?keyword=/)
  await expect(books(page)).toHaveCount(1)
})
