import { expect, type Page, type Request } from '@playwright/test'
import { fetchLesson, firstOf, lessonPath } from './support/lesson.ts'
import { afterTimers, open, openAssistant, openSettled } from './support/page.ts'
import { test } from './support/test.ts'

/** A word of the demo's lessons, and a page where it stands in Hakka. */
const WORD = '弓蕉'
const PAGE = `/dictionary/${WORD}`

const panel = (page: Page) => page.getByRole('dialog', { name: '查詞' })
const offer = (page: Page) => page.locator('body > button', { hasText: '查詞' })
const panelWord = (page: Page, word: string) =>
  panel(page).getByRole('article').getByRole('heading', { name: word, exact: true }).first()

/** Selects the first Hakka element that shows this text, as a mouse or finger would in the end. */
async function select(page: Page, text: string): Promise<void> {
  await page.evaluate((wanted) => {
    const shown = [...document.querySelectorAll('#main [lang|="hak-Hant"]')].find(
      (element) => element.checkVisibility() && element.textContent?.includes(wanted),
    )
    if (!shown) throw new Error(`沒有「${wanted}」`)
    getSelection()?.selectAllChildren(shown)
  }, text)
}

/** Selects until it is offered: the code of lookup comes when the page has come to rest, and sees no earlier selection. */
const offered = (page: Page, text: string) =>
  expect(async () => {
    await page.evaluate(() => getSelection()?.removeAllRanges())
    await select(page, text)
    await expect(offer(page)).toBeVisible({ timeout: 3_000 })
  }).toPass()

/** Alt+W until it opens the panel, for the same reason. */
const pressLookup = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Alt+w')
    await expect(panel(page)).toBeVisible({ timeout: 4_000 })
  }).toPass()

/** For so long a selection has to stand before it is offered, in ms. */
const SETTLED_MS = 200

/** Until what is asked about a word is over, whether it was answered or given up. */
function callOf(page: Page, word: string): Promise<Request> {
  const isIt = (request: Request) =>
    request.url().includes('get-word-detail-data') && request.postDataJSON().word === word
  return Promise.race([page.waitForEvent('requestfinished', isIt), page.waitForEvent('requestfailed', isIt)])
}

const isOpen = async (page: Page) => expect(panel(page)).toBeVisible()

test('selected Hakka is offered for lookup; the panel shows the word and gives the focus back', async ({
  page,
}) => {
  await open(page, '/dictionary?keyword=阿公')
  await page.getByRole('main').getByRole('link', { name: '阿公', exact: true }).first().focus()
  await offered(page, '阿公')
  await offer(page).click()
  await isOpen(page)
  await expect(panelWord(page, '阿公')).toBeVisible()
  await expect(panel(page).getByRole('button', { name: '關閉查詞' })).toBeFocused()
  await expect(offer(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: '阿公', exact: true }).first()).toBeFocused()
})

test('the same word is offered again when it is dragged over after Esc', async ({ page }) => {
  await open(page, lessonPath({ no: 3, mod: 5 }))
  const word = page.getByRole('main').locator('.ruby-cell').filter({ hasText: '阿' }).first()
  const drag = async () => {
    const { x = 0, y = 0, width = 0 } = (await word.boundingBox()) ?? {}
    await page.mouse.move(x + 2, y + 10)
    await page.mouse.down()
    await page.mouse.move(x + width * 1.6, y + 12, { steps: 6 })
    await page.mouse.up()
    await expect(offer(page)).toBeVisible({ timeout: 3_000 })
  }
  // The code of lookup comes when the page has come to rest.
  await expect(async () => {
    await page.evaluate(() => getSelection()?.removeAllRanges())
    await drag()
  }).toPass()
  await offer(page).click()
  await isOpen(page)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await drag()
})

test('Chinese and pinyin are not offered', async ({ page }) => {
  await open(page, PAGE)
  // Hakka is: so the code that would offer is there.
  await offered(page, WORD)
  for (const kind of ['h3', '[lang|="hak-Latn"]']) {
    await page.evaluate((selector) => {
      const element = [...document.querySelectorAll(`#main ${selector}`)].find((own) => own.checkVisibility())
      if (element) getSelection()?.selectAllChildren(element)
    }, kind)
    await afterTimers(page, SETTLED_MS)
    await expect(offer(page), kind).toHaveCount(0)
  }
})

test('readings between the characters stay out of what is looked up', async ({ page }) => {
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('get-word-detail-data')) asked.push(request.postDataJSON().word)
  })
  await open(page, PAGE)
  await select(page, WORD)
  await pressLookup(page)
  await expect(panelWord(page, WORD)).toBeVisible()
  expect(asked).toEqual([WORD])
})

test('in a lesson, in its dialect, from ruby text', async ({ page, request }) => {
  const where = { dialect: 2, no: 3 }
  const lesson = await fetchLesson(request, lessonPath(where))
  await open(page, lessonPath({ ...where, mod: firstOf(lesson, 'article').mod }))
  const characters = await page.evaluate(() => {
    const cells = [...document.querySelectorAll('#main .ruby-cell:not([data-sign]) > b')].filter((cell) =>
      cell.checkVisibility(),
    )
    const [from, to] = cells
    if (!from?.firstChild || !to?.firstChild) throw new Error('沒有課文')
    const range = document.createRange()
    range.setStart(from.firstChild, 0)
    range.setEndAfter(to)
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
    return `${from.textContent}${to.textContent}`
  })
  const [call] = await Promise.all([page.waitForRequest(/get-word-detail-data/), pressLookup(page)])
  expect(call.postDataJSON()).toMatchObject({ word: characters, dialect_id: 2 })
})

test('without a selection the panel opens with a field, from the keyboard and from the assistant', async ({
  page,
}) => {
  await open(page, lessonPath({ mod: 3 }))
  await openAssistant(page)
  await page.getByRole('button', { name: '查詞', exact: true }).click()
  await isOpen(page)
  await panel(page).getByRole('textbox', { name: '要查的詞' }).fill(` ${WORD} `)
  await page.keyboard.press('Enter')
  await expect(panelWord(page, WORD)).toBeVisible()
  // By keyboard one goes on in what was found, not from the page’s beginning.
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: `聽「${WORD}」` })).toBeFocused()
  await expect(
    panel(page)
      .getByRole('link', { name: /看六腔讀音與完整詞條/ })
      .first(),
  ).toHaveAttribute('href', `/dictionary/${encodeURIComponent(WORD)}`)
})

test('a phrase stands in its words; each opens, and the way leads back', async ({ page }) => {
  await open(page, '/dictionary')
  await pressLookup(page)
  await panel(page).getByRole('textbox', { name: '要查的詞' }).fill('阿公食弓蕉')
  await page.keyboard.press('Enter')
  await panel(page).getByRole('button', { name: WORD, exact: true }).click()
  await expect(panelWord(page, WORD)).toBeVisible()
  await expect(panel(page)).toContainText('查過：')
  await panel(page).getByRole('button', { name: '回上一個詞' }).click()
  await expect(panel(page).getByRole('button', { name: WORD, exact: true })).toBeVisible()
  await panel(page).getByRole('button', { name: '關閉查詞' }).click()
  await pressLookup(page)
  await expect(panel(page)).not.toContainText('查過：')
  await expect(panel(page).getByRole('textbox', { name: '要查的詞' })).toHaveValue('')
})

test('what is not there is said', async ({ page }) => {
  await open(page, '/dictionary')
  await pressLookup(page)
  await panel(page).getByRole('textbox', { name: '要查的詞' }).fill('zzqx')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByText('查無「zzqx」的相關資料。')).toBeVisible()
})

test.describe('when the call fails', () => {
  test.use({ allowed: [/get-word-detail-data/] })
  test('it is said, and tried again', async ({ page }) => {
    let failing = true
    await page.route(/get-word-detail-data/, (route) =>
      failing ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
    await open(page, PAGE)
    await select(page, WORD)
    await pressLookup(page)
    await expect(panel(page).getByRole('alert')).toContainText(`查詢「${WORD}」時發生錯誤，請稍後再試。`)
    failing = false
    await panel(page).getByRole('button', { name: '再試一次' }).click()
    await expect(panelWord(page, WORD)).toBeVisible()
  })
})

test('a late answer to an earlier word is dropped', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/get-word-detail-data/, async (route) => {
    if (route.request().postDataJSON().word === '阿公') await held
    await route.fallback().catch(() => {})
  })
  await open(page, PAGE)
  await pressLookup(page)
  const late = callOf(page, '阿公')
  await panel(page).getByRole('textbox', { name: '要查的詞' }).fill('阿公')
  await page.keyboard.press('Enter')
  await expect(panel(page)).toContainText('查詢中請稍候...')
  await select(page, WORD)
  await pressLookup(page)
  await expect(panelWord(page, WORD)).toBeVisible()
  release()
  await late
  await afterTimers(page, 0)
  await expect(panelWord(page, WORD)).toBeVisible()
  await expect(panelWord(page, '阿公')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('the panel is a sheet below what was selected', async ({ page }) => {
    await open(page, PAGE)
    await offered(page, WORD)
    await offer(page).tap()
    await expect(panelWord(page, WORD)).toBeVisible()
    const box = await panel(page).boundingBox()
    expect(box?.width).toBe(390)
    expect(box?.height ?? 0).toBeLessThanOrEqual(844 * 0.45 + 1)
    const line = await page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? 0)
    expect(line).toBeLessThan(box?.y ?? 0)
  })
})

test('a page does not carry the panel’s code before it is used', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await openSettled(page, '/')
  // What a page fetches ahead comes when it has nothing else to do.
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => done(undefined), { timeout: 3000 })),
  )
  expect(files.filter((url) => url.includes('LookupPanel'))).toEqual([])
  await pressLookup(page)
  await isOpen(page)
  expect(files.filter((url) => url.includes('LookupPanel')).length).toBeGreaterThan(0)
})
