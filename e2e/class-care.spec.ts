import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { ask, byCard, type MadeClass, madeClass, onPhone, person, TEACHER } from './support/classes.ts'
import { open } from './support/page.ts'
import { press } from './support/people.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

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

/** Gives what the page shows to the whole class that is preset, and counts the presses. */
async function assignHere(page: Page, pupils = 1): Promise<number> {
  let presses = 0
  const go = async (control: Locator) => {
    await control.press('Enter')
    presses += 1
  }
  await go(page.getByRole('button', { name: '指派', exact: true }))
  const dialog = page.getByRole('dialog', { name: '指派作業' })
  await expect(dialog.getByRole('button', { name: `派給 ${pupils} 位同學` })).toBeVisible()
  await expectNoAxeFindings(page, '指派作業')
  await go(dialog.getByRole('button', { name: `派給 ${pupils} 位同學` }))
  await expect(toast(page, '派好了')).toBeVisible()
  return presses
}

/** Answers the three questions of a dialogue's check by touch: option by option, until one is right. */
async function answerCheck(page: Page): Promise<void> {
  const check = page.getByRole('region', { name: '小測驗' })
  const told = page.getByRole('region', { name: '作答' })
  for (let question = 1; question <= 3; question++) {
    await expect(page.getByText(`第 ${question} / 3 題`)).toBeVisible()
    const options = check.getByRole('listitem').getByRole('button')
    const count = await options.count()
    for (let no = 0, right = false; no < count && !right; no++) {
      await options.nth(no).tap()
      await expect(told.locator('[data-kind="right"], [data-kind="wrong"]')).toBeVisible()
      right = await told.locator('[data-kind="right"]').isVisible()
      await page.getByRole('button', { name: /再選一次|下一題|看結果/ }).tap()
    }
  }
  await expect(page.getByText(/題裡，第一次就答對 \d 題/).first()).toBeVisible()
}

/** The newest assignment of a class, in its report. */
async function openReport(page: Page, { id }: MadeClass): Promise<Locator> {
  const { assignments } = await ask<{ assignments: { id: number }[] }>(
    page.request,
    `/api/my/teaching-class/assignment/list?class_id=${id}`,
  )
  await open(page, `/my/teaching-class/report?id=${assignments[0]?.id}`)
  return page.getByRole('grid', { name: '每位同學每個活動' })
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

test('a pupil who leaves on her phone is gone for her teacher, and keeps what she did', async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  const teacher = await person(browser, baseURL, '彭老師', TEACHER)
  const own = await madeClass(teacher, '五年離班', ['離班同學', '同班同學'])
  const pupil = await pupilOf(browser, baseURL, own)
  await open(teacher, '/self_study/listening/menu?level_no=1')
  await teacher
    .getByRole('link', { name: /段對話/ })
    .first()
    .press('Enter')
  await expect(teacher).toHaveURL(/category_id=\d+/)
  expect(await assignHere(teacher, 2)).toBeLessThanOrEqual(4)

  await open(pupil, '/my/learning-class')
  await pupil.getByRole('link', { name: /^開始：/ }).tap()
  await pupil
    .getByRole('link', { name: /^開始：/ })
    .first()
    .tap()
  await pupil.getByRole('button', { name: '小測驗' }).tap()
  await answerCheck(pupil)
  const grid = await openReport(teacher, own)
  const row = grid.getByRole('row').filter({ hasText: '離班同學' })
  await expect(row.locator('.report-cell').first()).toHaveAttribute('data-state', /^(done|needs_help)$/)

  await open(pupil, '/my/learning-class')
  await pupil.getByRole('button', { name: `離開班級：${own.name}` }).tap()
  const asked = pupil.getByRole('dialog', { name: `離開「${own.name}」？` })
  await expect(asked).toBeVisible()
  await expectNoAxeFindings(pupil, '離開班級，390 px')
  await asked.getByRole('button', { name: '離開' }).tap()
  await expect(pupil.getByText('目前沒有加入任何班級')).toBeVisible()
  await openReport(teacher, own)
  await expect(grid.getByRole('row').filter({ hasText: '同班同學' })).toBeVisible()
  await expect(row).toHaveCount(0)
  await open(teacher, `/my/teaching-class/students?class_id=${own.id}`)
  await expect(teacher.getByRole('checkbox', { name: /同班同學/ })).toBeVisible()
  await expect(teacher.getByRole('checkbox', { name: /離班同學/ })).toHaveCount(0)
  await open(pupil, '/self_study/listening/menu?level_no=1')
  await expect(pupil.getByRole('link', { name: /上次聽到這裡/ })).toContainText(/1 \/ \d|完成/)
  await closeAll(teacher, pupil)
})
