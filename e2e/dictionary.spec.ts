import { expect, type Page } from '@playwright/test'
import { open } from './support/page.ts'
import { test } from './support/test.ts'

/** Words of the demo's lessons: in the dictionary also where the Ministry's was not taken over. */
const WORD = '弓蕉'
const CHINESE = '香蕉'
const PHRASE = '阿公食弓蕉'

const results = (page: Page) =>
  page
    .getByRole('region', { name: /共 [\d,]+ 筆/ })
    .getByRole('list')
    .getByRole('link')
const field = (page: Page) => page.getByRole('main').getByRole('combobox', { name: '要查的字詞或拼音' })
const row = (page: Page, dialect: number) => page.locator(`li[data-dialect="${dialect}"]`)

test('a word is found by its characters, its Chinese and its pinyin without tones', async ({ page }) => {
  for (const keyword of [WORD, CHINESE, 'giung zeu']) {
    await open(page, '/dictionary')
    await field(page).fill(keyword)
    await page.getByRole('button', { name: '查詢', exact: true }).click()
    await expect(
      results(page)
        .filter({ hasText: new RegExp(`^${WORD}$`) })
        .first(),
    ).toBeVisible()
    expect(new URL(page.url()).searchParams.get('keyword')).toBe(keyword)
  }
})

test('from the list to a word, and back to the list as it was', async ({ page }) => {
  await open(page, `/dictionary?keyword=${WORD}`)
  await results(page).first().click()
  await expect(page).toHaveURL(new RegExp(`/dictionary/${encodeURIComponent(WORD)}`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(WORD)
  await page.goBack()
  await expect(field(page)).toHaveValue(WORD)
  await expect(results(page).first()).toBeVisible()
})

test('a word’s page compares six dialects with the one in the address', async ({ page }) => {
  await open(page, `/dictionary/${WORD}`)
  const article = page.getByRole('article').first()
  await expect(article).toContainText(CHINESE)
  await expect(row(page, 1)).toContainText('目前腔調')
  await expect(row(page, 1)).toContainText('zeuˊ')
  await expect(article.locator('li[data-dialect]')).toHaveCount(6)
  await open(page, `/dictionary/${WORD}?dialect_id=2`)
  await expect(row(page, 2)).toContainText('目前腔調')
  await expect(row(page, 1)).not.toContainText('目前腔調')
  await expect(row(page, 1)).toContainText('音不同')
})

test('a word is quoted from the site’s own material, heard there and found there', async ({ page }) => {
  await open(page, `/dictionary/${WORD}`)
  const quotes = page.getByRole('region', { name: `用到「${WORD}」的教材句子` })
  await expect(quotes.getByRole('listitem')).not.toHaveCount(0)
  await expect(quotes.locator('[data-sound]').first()).toBeVisible()
  const first = quotes.getByRole('link', { name: /^聽力/ }).first()
  const title = /「(.+)」/.exec(await first.innerText())?.[1] ?? ''
  await first.click()
  await expect(page).toHaveURL(/\/self_study\/listening\?/)
  // A dialogue is listened to before it is read.
  await expect(page.getByRole('main').getByRole('heading', { name: title }).last()).toBeVisible()
})

test('tones stand as marks or numbers, and stay so on the next page', async ({ page }) => {
  await open(page, `/dictionary/${WORD}`)
  await expect(row(page, 1)).toContainText('giungˊ')
  await page.getByRole('radiogroup', { name: '標音方式' }).getByText('調值').first().click()
  await expect(row(page, 1)).toContainText('giung24')
  await open(page, '/dictionary/阿公')
  await expect(row(page, 1).first()).toContainText('gung24')
})

test('the chosen dialect is the reader’s on the next word', async ({ page }) => {
  await open(page, `/dictionary/${WORD}`)
  await page.getByRole('navigation', { name: '腔調' }).getByRole('link', { name: '海陸腔' }).click()
  await expect(row(page, 2)).toContainText('目前腔調')
  await open(page, '/dictionary/阿公')
  await expect(row(page, 2).first()).toContainText('目前腔調')
})

test('the page says what it is about, and under which address', async ({ page, baseURL }) => {
  await open(page, `/dictionary/${WORD}?dialect_id=3`)
  await expect(page).toHaveTitle(`${WORD}｜客語辭典｜客語學堂`)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /四縣 giungˊ zeuˊ/)
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
  expect(canonical).toBe(`${baseURL}/dictionary/${encodeURIComponent(WORD)}`)
})

test('a phrase that is no entry answers 404 with its words, each of which opens', async ({ page }) => {
  const answer = await open(page, `/dictionary/${PHRASE}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText(`查無「${PHRASE}」的相關資料。`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('main').getByRole('link', { name: WORD, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(WORD)
})

test('what can be no word or keyword is answered by a sentence', async ({ page }) => {
  const long = await open(page, `/dictionary/${'飯'.repeat(400)}`)
  expect(long?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText('一次最多查 200 個字')
  for (const odd of ["';--", '.*(', '%', '\\', '﻿']) {
    const answer = await open(page, `/dictionary?keyword=${encodeURIComponent(odd)}`)
    expect(answer?.status(), odd).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('客語辭典')
  }
  const refused = await open(page, `/dictionary?keyword=${'飯'.repeat(51)}`)
  expect(refused?.status()).toBe(422)
  await expect(page.getByRole('main')).toContainText('關鍵字最多 50 個字')
})

test('nothing found says so and what to try', async ({ page }) => {
  await open(page, '/dictionary?keyword=zzqx')
  await expect(page.getByRole('main')).toContainText('查無「zzqx」的相關資料。')
})

test('the link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `/dictionary/${WORD}?dialect_id=2`)
  await page.getByRole('button', { name: '複製連結' }).click()
  await expect(page.getByText('已複製連結').first()).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`/dictionary/${encodeURIComponent(WORD)}?dialect_id=2`)
})

test('on paper stands the entry alone, with all six dialects', async ({ page }) => {
  await open(page, `/dictionary/${WORD}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: '列印' })).toBeHidden()
  for (const dialect of [1, 2, 3, 4, 5, 6]) await expect(row(page, dialect)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a word is searched and read', async ({ page }) => {
    await page.goto('/dictionary')
    await page.locator('main input[name="keyword"]').fill(WORD)
    await page.getByRole('button', { name: '查詢', exact: true }).click()
    await results(page).first().click()
    await expect(row(page, 1)).toContainText('giungˊ')
  })
})
