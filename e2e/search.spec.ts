import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { open, overflow } from './support/page.ts'
import { test } from './support/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: '要找的字詞或拼音' })
const submit = (page: Page) => page.getByRole('search').getByRole('button', { name: '查詢' })
const cards = (page: Page) => page.getByRole('region', { name: '搜尋結果' }).getByRole('article')
const address = (keyword: string, more = '') => `/search?keyword=${encodeURIComponent(keyword)}${more}`

const word = (text: string, pinyin: string) => ({
  id: text,
  text,
  chinese: text,
  pinyins: { 1: { short_name: '四', text: pinyin }, 2: { short_name: '海', text: pinyin } },
})

/** Answers suggestions with two exact and one similar word; `later` ms after they were asked for. */
async function suggest(page: Page, later = 0, empty = false): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/api/pinyin/suggest?*', async (route) => {
    const pinyin = new URL(route.request().url()).searchParams.get('pinyin') ?? ''
    asked.push(pinyin)
    if (later > 0) await new Promise((resolve) => setTimeout(resolve, later))
    const exact = empty ? [] : [word('阿公', 'a24 gung24'), word('阿姑', 'a24 gu24')]
    const fuzzy = empty ? [] : [word('阿婆', 'a24 po11')]
    await route.fulfill({ json: { pinyin, results: { exact, fuzzy } } })
  })
  return asked
}

test.beforeEach(async ({ page }) => void (await suggest(page)))

test('a search is written into the address, shows where it was found, and leads there', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: '綜合搜尋' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('綜合搜尋')
  await expect(page.getByRole('navigation', { name: '導覽路徑' })).toContainText('首頁')
  await expect(page.getByRole('region', { name: '搜尋小提示' }).locator('img')).toBeVisible()
  await field(page).fill('食飯')
  await field(page).press('Enter')
  await expect(page).toHaveURL(address('食飯'))
  await expect(cards(page).first()).toContainText('大家來食飯')
  await expect(cards(page).first()).toContainText('國小・1年級上學期')
  await expect(cards(page).first()).toContainText('四縣腔')
  for (const mark of await cards(page).locator('mark').all()) await expect(mark).toHaveText('食飯')
  const own = cards(page).filter({ hasText: '大家來算' })
  await own.getByRole('link').click()
  await expect(page).toHaveURL(/\/lesson\?.*mod_no=\d/)
})

test('grades, types and dialects stand in the address, and going back brings them back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, address('食飯'))
  const grades = page.getByRole('navigation', { name: '年段' })
  await expect(grades.getByRole('link', { name: /國小/ })).toHaveAttribute('aria-current', 'true')
  const all = await cards(page).count()
  await grades.getByRole('link', { name: /高中/ }).click()
  await expect(page).toHaveURL(address('食飯', '&grade=senior'))
  await expect(cards(page).first()).toContainText('高中')
  const types = page.getByRole('navigation', { name: '類型' })
  await types.getByRole('link', { name: '自學' }).click()
  await expect(page).toHaveURL(address('食飯', '&grade=senior&type=self_study'))
  await expect(cards(page).first()).toContainText('自學')
  await types.getByRole('link', { name: '進階' }).click()
  await expect(page).toHaveURL(address('食飯', '&grade=senior&type=advanced'))
  await expect(page.getByText('這個年段沒有這一類的課程')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(cards(page)).toHaveCount(all)
  await page.getByRole('navigation', { name: '腔調' }).getByRole('link', { name: '海陸腔' }).click()
  await expect(page).toHaveURL(address('食飯', '&d=2'))
  await expect(cards(page).first()).toContainText('海陸腔')
  await expect(page.getByText('四縣腔').locator('visible=true')).toHaveCount(2)
})

test('one character, Chinese, and pinyin with or without tones all find', async ({ page }) => {
  for (const keyword of ['𠊎', '厓', '爺爺', 'a gung', 'aˊ gungˊ', 'a24 gung24']) {
    await open(page, address(keyword, '&d=1'))
    await expect(cards(page).first(), keyword).toBeVisible()
    await expect(cards(page).locator('mark').first(), keyword).toBeVisible()
  }
})

for (const [width, slides] of [
  [390, 1],
  [820, 2],
  [1100, 3],
  [1440, 4],
] as const) {
  test(`nothing found: a picture, a sentence and other courses, ${slides} a view at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, address('沒有這個詞'))
    await expect(page.getByText('查無符合的課程')).toBeVisible()
    const carousel = page.getByRole('region', { name: '推薦課程' })
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel.locator('li[aria-roledescription="投影片"]')).toHaveCount(8)
    await expect(carousel.locator('li[aria-roledescription="投影片"]:not([inert])')).toHaveCount(slides)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })
}

test('clearing empties the field and the whole search', async ({ page }) => {
  await open(page, address('食飯', '&d=1&grade=primary&type=basic'))
  await page.getByRole('button', { name: '清除', exact: true }).click()
  await expect(page).toHaveURL('/search')
  await expect(field(page)).toHaveValue('')
  await expect(page.getByRole('region', { name: '搜尋結果' })).toHaveCount(0)
  await submit(page).click()
  await expect(page).toHaveURL('/search')
})

test('a keyword that is too long is refused with a sentence beside the field', async ({ page }) => {
  await open(page, address('柿'.repeat(60)))
  await expect(page.getByText('關鍵字最多 50 個字')).toBeVisible()
  await expect(field(page)).toHaveAccessibleDescription('關鍵字最多 50 個字')
})

test.describe('on its way', () => {
  test.use({ allowed: [/ERR_FAILED/] })

  test('the button waits and says so; a failure is said in red, and the next search works', async ({
    page,
  }) => {
    await open(page, '/search')
    const asked: ((way: 'go' | 'break') => void)[] = []
    await page.route('**/search.data?*', async (route) => {
      const way = await new Promise<'go' | 'break'>((resolve) => asked.push(resolve))
      await (way === 'go' ? route.continue() : route.abort())
    })
    // The button waits a moment before the question is on its way.
    async function answer(no: number, way: 'go' | 'break'): Promise<void> {
      await expect.poll(() => asked.length).toBe(no)
      asked[no - 1]?.(way)
    }
    await field(page).fill('食飯')
    await submit(page).click()
    await expect(page.getByText('查詢中請稍候...')).toBeVisible()
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
    await answer(1, 'break')
    await expect(page.getByRole('alert')).toHaveText('查詢失敗，請稍後再試')
    await expect(field(page)).toHaveValue('食飯')
    await field(page).fill('阿公')
    await field(page).press('Enter')
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
    await answer(2, 'go')
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form searches, tabs and dialects work', async ({ page }) => {
    await page.goto('/search')
    await field(page).fill('食飯')
    await submit(page).click()
    await expect(cards(page).first()).toContainText('大家來食飯')
    await page.getByRole('navigation', { name: '腔調' }).getByRole('link', { name: '海陸腔' }).click()
    await expect(cards(page).first()).toContainText('海陸腔')
    await expect(field(page)).toHaveValue('食飯')
  })
})

test('suggestions come while typing, are walked by arrow keys, and the chosen one is searched for', async ({
  page,
}) => {
  await open(page, '/search')
  await field(page).pressSequentially('a gung', { delay: 30 })
  const list = page.getByRole('listbox', { name: '建議的詞' })
  await expect(list.getByRole('group', { name: '完全符合' }).getByRole('option')).toHaveCount(2)
  await expect(list.getByRole('group', { name: '相近的詞' }).getByRole('option')).toHaveCount(1)
  await expect(list).toContainText('aˊ gungˊ')
  await expect(page.getByText('有 3 個建議的詞，按上下鍵選擇')).toBeAttached()
  await field(page).press('ArrowDown')
  await field(page).press('ArrowDown')
  const active = await field(page).getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${active}"]`)).toContainText('阿姑')
  await field(page).press('ArrowUp')
  await expectNoAxeFindings(page, '建議')
  await field(page).press('Escape')
  await expect(list).toHaveCount(0)
  await field(page).press('ArrowDown')
  await field(page).press('Enter')
  await expect(page).toHaveURL(address('阿公'))
  await expect(field(page)).toHaveValue('阿公')
  await expect(field(page)).toBeFocused()
  await expect(list).toHaveCount(0)
})

test('suggestions say that they are looked for and that there are none', async ({ page }) => {
  const asked = await suggest(page, 600, true)
  await open(page, '/search')
  await field(page).pressSequentially('ngai')
  await expect(page.getByText('查詢中', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('查無相關單字').first()).toBeVisible()
  expect(asked).toEqual(['ngai'])
})

test.describe('when suggestions fail', () => {
  test.use({ allowed: [/拼音建議|api\/pinyin\/suggest/] })

  test('the search goes on without them', async ({ page }) => {
    await page.route('**/api/pinyin/suggest?*', (route) => route.fulfill({ status: 500, json: {} }))
    await open(page, '/search')
    await field(page).pressSequentially('a gung')
    await page.waitForResponse('**/api/pinyin/suggest?*')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await field(page).press('Enter')
    await expect(cards(page).first()).toBeVisible()
  })
})

test.describe('the keypad', () => {
  test('types at the cursor, erases whole characters, and Escape closes it', async ({ page }) => {
    await open(page, '/search')
    await field(page).fill('ngai𠊎')
    await field(page).press('Home')
    for (let step = 0; step < 4; step++) await field(page).press('ArrowRight')
    const toggle = page.getByRole('button', { name: '拼音鍵盤' })
    await toggle.click()
    const keypad = page.getByRole('group', { name: '拼音鍵盤' })
    for (const [group, keys] of [
      ['聲調', 5],
      ['全形標點', 13],
      ['半形標點', 10],
    ] as const) {
      await expect(keypad.getByRole('group', { name: group }).getByRole('button')).toHaveCount(keys)
    }
    await keypad.getByRole('button', { name: 'ˇ 調號倒尖' }).click()
    await keypad.getByRole('button', { name: '空格' }).click()
    await expect(field(page)).toHaveValue('ngaiˇ 𠊎')
    await expect(field(page)).toBeFocused()
    await field(page).press('End')
    await keypad.getByRole('button', { name: '退格' }).click()
    await keypad.getByRole('button', { name: '退格' }).click()
    await expect(field(page)).toHaveValue('ngaiˇ')
    await expectNoAxeFindings(page, '拼音鍵盤')
    // By key alone: from the field over its buttons into the keypad.
    await toggle.focus()
    await page.keyboard.press('Tab')
    await expect(keypad.getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveValue('ngaiˇˊ')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(keypad).toHaveCount(0)
    await expect(field(page)).toBeFocused()
  })

  test('on a phone lies at the foot of the screen, 30 px short of its width, instead of the keyboard', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    await suggest(page)
    await open(page, '/search')
    await expect(field(page)).toHaveAttribute('inputmode', 'text')
    await page.getByRole('button', { name: '拼音鍵盤' }).tap()
    const keypad = page.getByRole('group', { name: '拼音鍵盤' })
    const box = await keypad.boundingBox()
    expect(box?.width).toBe(360)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844)
    await expect(field(page)).toHaveAttribute('inputmode', 'none')
    await expect(field(page)).toBeFocused()
    const line = await field(page).boundingBox()
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(box?.y ?? 0)
    for (const key of await keypad.getByRole('button').all()) {
      const size = await key.boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await keypad.getByRole('button', { name: '，' }).tap()
    await expect(field(page)).toHaveValue('，')
    await expect(field(page)).toBeFocused()
    await keypad.getByRole('button', { name: '關閉' }).tap()
    await expect(keypad).toHaveCount(0)
    await expect(field(page)).toHaveAttribute('inputmode', 'text')
    await page.close()
  })
})
