import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
  request,
} from '@playwright/test'
import { expectNoAxeFindings } from './axe.ts'
import { administer, registered } from './callers.ts'
import { csrfToken, loginFile } from './logins.ts'
import { open } from './page.ts'
import { pdfText } from './pdf-text.ts'
import { freshAddress, otherDevice, press } from './people.ts'
import { toast } from './toast.ts'

const FOLDER = process.env.E2E_FOLDER ?? ''
export const TEACHER = 4
export const STUDENT = 5

/** Somebody new in a browser of their own; a teacher is confirmed by the administrator. */
export async function person(
  browser: Browser,
  baseURL: string,
  name: string,
  role_id: number,
): Promise<Page> {
  const email = freshAddress('school')
  const { context, id } = await registered(baseURL, { name, role_id, email })
  if (role_id === TEACHER) {
    const admin = await request.newContext({ baseURL, storageState: loginFile(FOLDER, 'admin') })
    await administer(admin, id, { teacher: true })
    await admin.dispose()
  }
  const own = await browser.newContext({ baseURL, storageState: await context.storageState() })
  await context.dispose()
  const page = await own.newPage()
  page.setDefaultTimeout(15_000)
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }))
  return page
}

export async function ask<T>(context: APIRequestContext, path: string, data?: object): Promise<T> {
  const answer = data
    ? await context.post(path, { data, headers: { 'X-CSRF-TOKEN': await csrfToken(context) } })
    : await context.get(path)
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  const body: { data: T } = await answer.json()
  return body.data
}

/** A class by its form. @returns its invitation */
export async function newClass(page: Page, name: string): Promise<{ code: string; link: string }> {
  await open(page, '/my/teaching-class')
  await page.getByRole('link', { name: '建立班級' }).first().click()
  await page.getByLabel('班級名稱').fill(name)
  await page.getByRole('combobox', { name: '學校' }).fill('桐花')
  await page.getByRole('option', { name: /桐花國小/ }).click()
  await press(page, 'button', '儲存')
  await expect(toast(page, '班級建立成功')).toBeVisible()
  await open(page, '/my/teaching-class')
  await press(page, 'button', `邀請學生加入${name}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: '加入班級的 QR Code' })).toBeVisible()
  const link = new URL(await dialog.getByLabel('邀請連結', { exact: true }).inputValue())
  const code = (await dialog.locator('.font-mono').textContent()) ?? ''
  await page.keyboard.press('Escape')
  return { code, link: link.pathname + link.search }
}

/** Accounts with PINs as the printed cards have them. */
export async function printedCards(page: Page, className: string, names: readonly string[]) {
  await press(page, 'link', className)
  await press(page, 'button', '新增班級帳號')
  await page.getByLabel(/^學生姓名/).fill(names.map((name, at) => `${at + 1} ${name}`).join('\n'))
  await page.getByRole('button', { name: `建立 ${names.length} 個帳號` }).press('Enter')
  await press(page, 'button', `列印 ${names.length} 張卡（A4 1 張）`)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type ?\/Page\b/g)).toHaveLength(2)
  await press(page, 'button', '回學生名單')
  const paper = pdfText(pdf).replaceAll(/\s/g, '')
  return [...paper.matchAll(/帳號([a-z0-9]{6}-\d{2})PIN(\d{6})/g)].map(([, account = '', pin = '']) => ({
    account,
    pin,
  }))
}

export async function byCard(
  browser: Browser,
  baseURL: string,
  { account, pin }: { account: string; pin: string },
) {
  const tablet = await otherDevice(browser, baseURL)
  tablet.setDefaultTimeout(15_000)
  await open(tablet, `/login?account=${account}&next=/my/learning-class`)
  await tablet.getByLabel('PIN', { exact: true }).fill(`${pin.slice(0, 3)} ${pin.slice(3)}`)
  await tablet.keyboard.press('Enter')
  // The login's own address ends with this one.
  await expect(tablet).toHaveURL('/my/learning-class')
  return tablet
}

export interface MadeClass {
  id: number
  name: string
  /** Accounts and PINs of its pupils, in the order of their names. */
  cards: { account: string; pin: string }[]
}

/** A class and its pupils' accounts without the form, which `teaching-class.spec.ts` fills in. */
export async function madeClass(
  page: Page,
  name: string,
  names: readonly string[] = [],
  grade_no = 5,
): Promise<MadeClass> {
  const keyword = encodeURIComponent('桐花')
  const [school] = await ask<{ id: number }[]>(page.request, `/api/schools?keyword=${keyword}`)
  const { id } = await ask<{ id: number }>(page.request, '/api/my/teaching-class', {
    name,
    school_id: school?.id,
    status: 1,
    grade_no,
  })
  if (names.length === 0) return { id, name, cards: [] }
  const students = names.map((own, at) => ({ seat_no: at + 1, name: own }))
  const path = '/api/my/teaching-class/account/create'
  const { cards } = await ask<{ cards: MadeClass['cards'] }>(page.request, path, { class_id: id, students })
  return { id, name, cards }
}

/** The same person with a phone. */
export async function onPhone(browser: Browser, baseURL: string, page: Page): Promise<Page> {
  const phone = await browser.newContext({
    baseURL,
    storageState: await page.context().storageState(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const own = await phone.newPage()
  own.setDefaultTimeout(15_000)
  return own
}

/** A pupil who has come by her card, with a phone. */
export async function pupilOf(
  browser: Browser,
  baseURL: string,
  { cards }: MadeClass,
  at = 0,
): Promise<Page> {
  const tablet = await byCard(browser, baseURL, cards[at] ?? { account: '', pin: '' })
  const phone = await onPhone(browser, baseURL, tablet)
  await tablet.context().close()
  return phone
}

export const closeAll = async (...pages: readonly Page[]) => {
  for (const page of pages) await page.context().close()
}

/**
 * Gives what the page shows to the whole class that is preset, by keys.
 * @returns how many presses it took
 */
export async function assignHere(
  page: Page,
  pupils = 1,
  button = page.getByRole('button', { name: '指派', exact: true }),
): Promise<number> {
  let presses = 0
  const go = async (control: Locator) => {
    await control.press('Enter')
    presses += 1
  }
  await go(button)
  const dialog = page.getByRole('dialog', { name: '指派作業' })
  await expect(dialog.getByRole('button', { name: `派給 ${pupils} 位同學` })).toBeVisible()
  await expectNoAxeFindings(page, '指派作業')
  await go(dialog.getByRole('button', { name: `派給 ${pupils} 位同學` }))
  await expect(toast(page, '派好了')).toBeVisible()
  return presses
}

/** The newest assignment of a class, in its report. */
export async function openReport(page: Page, { id }: MadeClass): Promise<Locator> {
  const { assignments } = await ask<{ assignments: { id: number }[] }>(
    page.request,
    `/api/my/teaching-class/assignment/list?class_id=${id}`,
  )
  await open(page, `/my/teaching-class/report?id=${assignments[0]?.id}`)
  return page.getByRole('grid', { name: '每位同學每個活動' })
}

/** Nothing of her homework is left: what she did last is on its way when she opens the page. */
export const untilAllDone = (pupil: Page): Promise<void> =>
  expect
    .poll(async () => {
      await open(pupil, '/my/learning-class')
      return await pupil.getByText('都做完了').isVisible()
    })
    .toBe(true)
