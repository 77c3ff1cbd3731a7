import { type Browser, expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { byCard, type MadeClass, madeClass, onPhone, person, TEACHER } from './support/classes.ts'
import { open } from './support/page.ts'
import { press } from './support/people.ts'
import { test } from './support/test.ts'

/** A pupil who has come by her card, with a phone. */
async function pupilOf(browser: Browser, baseURL: string, { cards }: MadeClass, at = 0): Promise<Page> {
  const tablet = await byCard(browser, baseURL, cards[at] ?? { account: '', pin: '' })
  const phone = await onPhone(browser, tablet)
  await tablet.context().close()
  return phone
}

const closeAll = async (...pages: readonly Page[]) => {
  for (const page of pages) await page.context().close()
}

test('a new PIN voids the old one, and a pupil who moves to another class takes her work along', async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  const teacher = await person(browser, baseURL, '古老師', TEACHER)
  const other = await madeClass(teacher, '五年新班')
  const own = await madeClass(teacher, '五年舊班', ['轉班同學', '留班同學'])
  const [card] = own.cards
  if (!card) throw new Error('the class has no card')
  const before = await pupilOf(browser, baseURL, own)

  await open(teacher, `/my/teaching-class/students?class_id=${own.id}`)
  await press(teacher, 'button', '給轉班同學新 PIN')
  const asked = teacher.getByRole('dialog', { name: '發新的 PIN 給 1 位同學？' })
  await expect(asked).toContainText('轉班同學')
  await expectNoAxeFindings(teacher, '發新的 PIN')
  await asked.getByRole('button', { name: '發新 PIN' }).press('Enter')
  await expect(teacher.getByRole('heading', { name: '登入卡' })).toBeFocused()
  const paper = teacher.getByRole('article', { name: '轉班同學的登入卡' }).first()
  await expect(paper).toContainText(card.account)
  const pin = /\d{6}$/.exec(((await paper.locator('dd').last().textContent()) ?? '').trim())?.[0] ?? ''
  expect(pin).not.toBe(card.pin)
  await press(teacher, 'button', '列印 1 張卡（A4 1 張）')
  await press(teacher, 'button', '回學生名單')
  await expect(teacher.getByRole('checkbox', { name: /轉班同學/ })).toBeVisible()

  // The device that she was on is logged out, and her old card opens nothing.
  await open(before, '/my/learning-class')
  await expect(before).toHaveURL(/\/login\?/)
  await open(before, `/login?account=${card.account}&next=/my/learning-class`)
  await before.getByLabel('PIN', { exact: true }).fill(card.pin)
  await before.keyboard.press('Enter')
  await expect(before.getByRole('alert').first()).toBeVisible()
  await expect(before).toHaveURL(/\/login\?/)
  await before.getByLabel('PIN', { exact: true }).fill(pin)
  await before.keyboard.press('Enter')
  await expect(before).toHaveURL('/my/learning-class')

  await teacher.getByRole('checkbox', { name: /轉班同學/ }).press(' ')
  await press(teacher, 'button', '轉班')
  const moving = teacher.getByRole('dialog', { name: '把 1 位同學轉到別班？' })
  await expect(moving.getByLabel('轉到哪一班')).toBeFocused()
  await expect(moving.getByLabel('轉到哪一班').locator('option:checked')).toContainText(other.name)
  await expectNoAxeFindings(teacher, '轉班')
  await moving.getByRole('button', { name: '轉班' }).press('Enter')
  await expect(moving).toBeHidden()
  await expect(teacher.getByRole('checkbox', { name: /轉班同學/ })).toHaveCount(0)
  await expect(teacher.getByRole('checkbox', { name: /留班同學/ })).toBeVisible()
  await open(teacher, `/my/teaching-class/students?class_id=${other.id}`)
  await expect(teacher.getByRole('checkbox', { name: /轉班同學/ })).toBeVisible()
  await open(before, '/my/learning-class')
  await expect(before.getByRole('heading', { name: other.name })).toBeVisible()
  await expect(before.getByRole('heading', { name: own.name })).toHaveCount(0)
  await closeAll(teacher, before)
})
