import { type Browser, expect, type Page } from '@playwright/test'
import { loginFile, type Role } from './support/logins.ts'
import { open } from './support/page.ts'
import { test } from './support/test.ts'

/** The lesson of the demo that waits to be looked over, in a place that its pack leaves empty: a unit that no other spec reads. */
const PLACE = 'step_no=1&semester_no=2&dialect_id=1&type_no=2&no=3'

async function browserOf(browser: Browser, baseURL: string | undefined, role?: Role): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    storageState: role ? loginFile(process.env.E2E_FOLDER ?? '', role) : { cookies: [], origins: [] },
  })
  return context.newPage()
}

/** A time some minutes from now in Taipei, as a field takes it. */
const inMinutes = (minutes: number) =>
  new Date(Date.now() + (8 * 60 + minutes) * 60_000).toISOString().slice(0, 16)

test.use({ role: 'editor' })

test('a lesson is looked at as a draft, looked over by somebody else, published, seen, and taken away', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await browserOf(browser, baseURL)
  expect((await visitor.goto(`/lesson?${PLACE}`))?.status()).toBe(404)

  await open(page, '/admin/lessons?state=review')
  const row = page.getByRole('row').filter({ hasText: '洗手' })
  await expect(row).toContainText('等人看')
  await row.getByText('1', { exact: true }).click()
  await expect(row.getByRole('link', { name: /今天學什麼/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await row.getByRole('link', { name: '編輯課程「洗手」' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('洗手')
  const preview = await page.getByRole('link', { name: '預覽' }).first().getAttribute('href')
  await open(page, preview ?? '')
  await expect(page.getByRole('complementary', { name: '預覽' })).toContainText('學生還看不到')

  const chief = await browserOf(browser, baseURL, 'admin')
  await chief.clock.install()
  await open(chief, '/admin/lessons?state=review')
  await chief.getByRole('link', { name: '編輯課程「洗手」' }).click()
  await chief.getByRole('link', { name: '檢查並發布' }).click()
  await expect(chief.getByRole('heading', { name: '示範編輯請人看' })).toBeVisible()
  await chief.getByLabel('審查意見').fill('可以了。')
  await chief.getByRole('button', { name: '可以發布' }).click()
  await expect(chief.getByText('示範管理員：可以發布')).toBeVisible()

  // A plan that somebody else calls off: the page that stands open learns of it when the time has come.
  await chief.getByText('約個時間').click()
  await chief.getByLabel('發布時間').fill(inMinutes(10))
  await chief.getByLabel('這次改了什麼').fill('第一次發布')
  await chief.getByRole('button', { name: '排定發布' }).click()
  const unplan = chief.getByRole('button', { name: '取消排定' })
  await expect(unplan).toBeVisible()
  const other = await browserOf(browser, baseURL, 'admin')
  await open(other, chief.url())
  await other.getByRole('button', { name: '取消排定' }).click()
  await expect(other.getByRole('button', { name: '取消排定' })).toBeHidden()
  await other.context().close()
  await chief.clock.fastForward('12:00')
  await expect(unplan).toBeHidden()
  await expect(chief.getByText('時間到了，沒有發布：有人取消了排定').first()).toBeVisible()
  await chief.getByText('學生下次打開就是新的').click()
  await chief.getByRole('button', { name: '發布', exact: true }).click()
  await expect(chief.getByText('和學生看到的一樣')).toBeVisible()

  await open(visitor, `/lesson?${PLACE}`)
  await expect(visitor.getByRole('main')).toContainText('吃飯以前先洗手')

  await chief.getByRole('link', { name: '檢查並發布' }).click()
  await chief.getByRole('button', { name: '下架這一課' }).click()
  await chief.getByRole('dialog').getByRole('button', { name: '下架', exact: true }).click()
  await expect(chief.getByRole('button', { name: '下架這一課' })).toBeHidden()
  await expect.poll(async () => (await visitor.goto(`/lesson?${PLACE}`))?.status()).toBe(404)
  await visitor.context().close()
  await chief.context().close()
})

test('modules are moved by keys into another activity, taken out and put back, and each step is taken back', async ({
  page,
}) => {
  await open(page, '/admin/lesson/edit?id=2')
  const column = (name: string) => page.getByRole('region', { name })
  const namesIn = (name: string) => column(name).locator('.module-name').allTextContents()
  const saved = page.getByText('草稿存好了')
  const [first = '', second = ''] = await namesIn('活動一')
  const others = await namesIn('活動二')

  await page.getByRole('button', { name: `移動「${first}」` }).focus()
  for (const key of [' ', 'ArrowDown', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: `移動「${first}」` })).toBeFocused()
  await page.keyboard.press(' ')
  await expect.poll(() => namesIn('活動二')).toEqual([first, ...others])
  await expect(saved).toBeVisible()
  await expect(page.getByText('有未發布的修改')).toHaveCount(2)

  await page
    .locator('summary')
    .and(page.getByLabel(`「${second}」可以做的事`))
    .click()
  await page.getByRole('button', { name: '拿掉', exact: true }).click()
  await expect.poll(() => namesIn('活動一')).not.toContain(second)
  await page.getByRole('button', { name: '放回來' }).click()
  await expect.poll(async () => (await namesIn('活動一'))[0]).toBe(second)
  await expect(saved).toBeVisible()

  for (let step = 0; step < 3; step++) {
    await page.keyboard.press('Control+z')
    await expect(saved).toBeVisible()
  }
  await expect.poll(async () => (await namesIn('活動一'))[0]).toBe(first)
  await expect(page.getByText('和學生看到的一樣')).toBeVisible()
})
