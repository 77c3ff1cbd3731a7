import { expect } from '@playwright/test'
import { open } from './support/page.ts'
import { test } from './support/test.ts'

test('the four entries lead to lessons, self-study, events and downloads', async ({ page }) => {
  await open(page, '/')
  for (const [name, path] of [
    ['課程專區', '/lesson/menu'],
    ['自主學習', '/self_study'],
    ['活動專區', '/events'],
    ['教材下載', '/download'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute('href', path)
  }
})

test('five level banners, served as PNG, lead to their levels', async ({ page, request }) => {
  await open(page, '/')
  const links = page.getByRole('region', { name: '選擇級別' }).getByRole('listitem').getByRole('link')
  await expect(links).toHaveCount(5)
  for (let no = 1; no <= 5; no++) {
    const link = links.nth(no - 1)
    await expect(link).toHaveAttribute('href', `/lesson/menu?level_no=${no}`)
    await expect(link.locator('img')).toHaveAttribute('src', `/images/levels/level-${no}.png`)
    const picture = await request.get(`/images/levels/level-${no}.png`)
    expect(picture.headers()['content-type']).toBe('image/png')
  }
})

test('a card of the carousel opens its lesson in a new tab', async ({ page, context }) => {
  await open(page, '/')
  const card = page.getByRole('region', { name: '隨機課程' }).locator('li:not([inert]) a').first()
  const title = await card.locator('[lang|="hak"]').innerText()
  const opened = context.waitForEvent('page')
  await card.click()
  const lesson = await opened
  await expect(lesson.getByRole('main')).toContainText(title)
  await expect(page).toHaveURL('/')
})

test.describe('as time passes', () => {
  test.use({ fresh: true })
  test('the carousel shows three lessons, moves on by itself and stops when paused', async ({ page }) => {
    await page.clock.install()
    await open(page, '/')
    const carousel = page.getByRole('region', { name: '隨機課程' })
    const shown = carousel.locator('li:not([inert])')
    await carousel.scrollIntoViewIfNeeded()
    const pause = carousel.getByRole('button', { name: '暫停輪播' })
    await expect(pause).toBeVisible()
    const first = () => shown.first().getAttribute('aria-label')
    const before = await first()
    await page.clock.runFor(7_000)
    await expect.poll(first).not.toBe(before)
    await expect(shown).toHaveCount(3)
    await pause.click()
    await page.clock.runFor(2_000)
    const stopped = await first()
    await page.clock.runFor(12_000)
    expect(await first()).toBe(stopped)
  })
})

test('the carousel shows one lesson under 768 px, and its buttons turn it', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 })
  await open(page, '/')
  const carousel = page.getByRole('region', { name: '隨機課程' })
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole('button', { name: '暫停輪播' }).click()
  const shown = carousel.locator('li:not([inert])')
  await expect(shown).toHaveCount(1)
  const before = await shown.getAttribute('aria-label')
  await carousel.getByRole('button', { name: '下一張' }).click()
  await expect(shown).toHaveCount(1)
  await expect(shown).not.toHaveAttribute('aria-label', before ?? '')
})

test('whoever wants less motion gets a carousel that stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await expect(
    page.getByRole('region', { name: '隨機課程' }).getByRole('button', { name: '繼續輪播' }),
  ).toBeVisible()
})

test('self-study has up to eight cards that lead to their themes and books, AI 評分 among them as not yet open', async ({
  page,
}) => {
  await open(page, '/')
  const selfStudy = page.getByRole('region', { name: '今天練一點' })
  const cards = selfStudy.getByRole('listitem').getByRole('link')
  const count = await cards.count()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(8)
  const hrefs = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const href of hrefs)
    expect(href).toMatch(
      /^\/self_study\/(reading\/\d+\?dialect_id=\d$|\w+\?level_no=\d&dialect_id=\d&category_id=\d+)/,
    )
  // Each part has some.
  expect(new Set(hrefs.map((href) => /\w+\/(\w+)/.exec(href ?? '')?.[1])).size).toBe(4)
  await expect(selfStudy.getByRole('listitem').filter({ hasText: 'AI 評分' })).toContainText('尚未開放')
  await expect(selfStudy.getByRole('link', { name: 'AI 評分' })).toHaveCount(0)
})

test('download and service links go where the specification says', async ({ page }) => {
  await open(page, '/')
  const hrefs = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const path of [
    '/download?target=teacher_book',
    '/download?target=student_book',
    '/feedback',
    '/faq',
    '/guide',
    '/self_study',
  ]) {
    expect(hrefs).toContain(path)
  }
})
