import { expect, type Page, request } from '@playwright/test'
import { registered } from './support/callers.ts'
import { csrfToken, loginFile } from './support/logins.ts'
import { open } from './support/page.ts'
import { freshAddress, otherDevice, press } from './support/people.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

interface Card {
  account: string
  pin: string
}

/** Two class accounts of the demo's teacher. */
async function twoCards(baseURL: string, folder: string): Promise<Card[]> {
  const teacher = await request.newContext({ baseURL, storageState: loginFile(folder, 'teacher') })
  const headers = { 'X-CSRF-TOKEN': await csrfToken(teacher) }
  const list = await (await teacher.get('/api/my/teaching-class/list')).json()
  const [own] = list.data.school_classes
  const answer = await teacher.post('/api/my/teaching-class/account/create', {
    data: { class_id: own.id, students: [{ name: '平板同學甲' }, { name: '平板同學乙' }] },
    headers,
  })
  const { data }: { data: { cards: Card[] } } = await answer.json()
  await teacher.dispose()
  return data.cards
}

async function typePin(page: Page, pin: string): Promise<void> {
  await page.getByLabel('PIN', { exact: true }).fill(pin)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/login/)
}

test('a pupil shows her parent a code and takes it back; the next one comes by two taps, and is logged out when nobody is there', async ({
  browser,
  baseURL: own,
}) => {
  const baseURL = own ?? ''
  const [first, second] = await twoCards(baseURL, process.env.E2E_FOLDER ?? '')
  const tablet = await otherDevice(browser, baseURL)
  await tablet.clock.install()
  await open(tablet, `/login?account=${first?.account}&next=/my/learning-class`)
  await typePin(tablet, first?.pin ?? '')
  await press(tablet, 'button', '產生代碼')
  const shown = tablet.getByText(/^[2-9A-HJ-NP-Z]{6}$/)
  await expect(shown).toBeVisible()
  const code = (await shown.textContent()) ?? ''

  const email = freshAddress('parent')
  const { context } = await registered(baseURL, { name: '平板家長', role_id: 7, email })
  const home = await browser.newContext({ baseURL, storageState: await context.storageState() })
  await context.dispose()
  const parent = await home.newPage()
  await open(parent, '/my/child')
  await parent.getByRole('textbox', { name: '家長代碼' }).fill(` ${code.toLowerCase()} `)
  await parent.keyboard.press('Enter')
  await expect(parent.getByRole('heading', { name: '每一區的學習時間' })).toBeVisible()
  await expect(parent.getByRole('region', { name: '這星期的作業' }).getByRole('listitem')).not.toHaveCount(0)
  await expect(parent.getByRole('grid', { name: /月的桐花$/ })).toBeVisible()

  await tablet.reload()
  await press(tablet, 'button', '不給平板家長看')
  await tablet.getByRole('dialog').getByRole('button', { name: '收回' }).press('Enter')
  await expect(toast(tablet, '收回了，這位家長看不到你的學習')).toBeVisible()
  // The button went with its row: who came by keys goes on from there.
  await expect(tablet.getByRole('heading', { name: '給家長看' })).toBeFocused()
  await parent.goto('/my/child')
  await expect(parent.getByRole('textbox', { name: '家長代碼' })).toBeVisible()
  await home.close()

  await open(tablet, '/lesson/menu')
  await tablet.locator('summary', { hasText: '平板同學甲' }).click()
  await tablet.getByRole('button', { name: '換人' }).click()
  await expect(tablet.getByRole('link', { name: /平板同學甲/ })).toBeVisible()
  // What the first one left there would say that the second one's watch goes before it does.
  await tablet.evaluate(() => localStorage.removeItem('hakka-device.used'))
  await open(tablet, `/login?account=${second?.account}&next=/lesson/menu`)
  await typePin(tablet, second?.pin ?? '')
  await expect(tablet).toHaveURL(/\/lesson\/menu$/)
  await expect(tablet.locator('summary', { hasText: '平板同學乙' })).toBeVisible()
  await tablet.clock.runFor(5_000)
  await expect.poll(() => tablet.evaluate(() => localStorage.getItem('hakka-device.used'))).not.toBeNull()
  await tablet.clock.runFor(19 * 60_000 + 2_000)
  await tablet
    .getByRole('dialog', { name: '還在學嗎？' })
    .getByRole('button', { name: '繼續學習' })
    .press('Enter')
  await expect(tablet.getByRole('dialog')).toHaveCount(0)
  await tablet.clock.runFor(20 * 60_000 + 2_000)
  await expect(tablet).toHaveURL(/\/login\?notice=idle$/)
  await expect(tablet.getByRole('link', { name: /平板同學乙/ })).toBeVisible()
  const whose = async () => (await (await tablet.request.get('/api/my/id')).json()).data.id
  expect(await whose()).toBeNull()
  // Who has been here has her name to press and her PIN to type, no more.
  await tablet.getByRole('link', { name: /平板同學乙/ }).press('Enter')
  await typePin(tablet, second?.pin ?? '')
  expect(await whose()).not.toBeNull()
  await tablet.context().close()
})
