import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import {
  ask,
  assignHere,
  closeAll,
  madeClass,
  onPhone,
  openReport,
  person,
  pupilOf,
  STUDENT,
  TEACHER,
  untilAllDone,
} from './support/classes.ts'
import { open } from './support/page.ts'
import { pdfText } from './support/pdf-text.ts'
import { press } from './support/people.ts'
import { test } from './support/test.ts'

const LISTENING = '/self_study/listening/menu?level_no=1'

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

test('a picture book is assigned from its own page in four presses at most; a pupil reads it on her phone, and the grid says so', async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  const teacher = await person(browser, baseURL, '邱老師', TEACHER)
  const own = await madeClass(teacher, '五年讀班', ['讀冊同學'])
  const pupil = await pupilOf(browser, baseURL, own)

  await open(teacher, `/self_study/reading/menu?keyword=${encodeURIComponent('大蘿蔔')}`)
  await teacher
    .getByRole('link')
    .filter({ hasText: /\d+ 頁/ })
    .press('Enter')
  await expect(teacher.getByText('第 1 / 8 頁', { exact: true })).toBeVisible()
  expect(await assignHere(teacher)).toBeLessThanOrEqual(4)
  const grid = await openReport(teacher, own)
  const cell = grid.getByRole('row').filter({ hasText: '讀冊同學' }).locator('.report-cell')
  await expect(cell).toHaveCount(1)
  await expect(cell).toHaveAttribute('data-state', 'not_started')

  await pupil.clock.install()
  await open(pupil, '/my/learning-class')
  await pupil.getByRole('link', { name: /^開始：/ }).tap()
  await pupil.getByRole('link', { name: /^開始：/ }).tap()
  for (let no = 1; no <= 8; no++) {
    await expect(pupil.getByText(new RegExp(`第 ${no} / 8 頁`)).first()).toBeVisible()
    // A page that is only turned over is not read.
    await pupil.clock.fastForward(2000)
    const name = no === 8 ? '讀完了' : '下一頁'
    await pupil.getByRole('button', { name }).first().tap()
  }
  await expect(pupil.getByRole('region', { name: '讀完了！' })).toBeVisible()
  await untilAllDone(pupil)
  await openReport(teacher, own)
  await expect(cell).toHaveAttribute('data-state', 'done')
  await expectNoAxeFindings(teacher, '一本書的報告')
  await closeAll(teacher, pupil)
})

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
  await open(before, LISTENING)
  await before
    .getByRole('link', { name: /段對話/ })
    .first()
    .tap()
  await before.getByRole('button', { name: '小測驗' }).tap()
  await answerCheck(before)

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
  await open(before, LISTENING)
  await expect(before.getByRole('link', { name: /上次聽到這裡/ })).toContainText(/1 \/ \d|完成/)
  await closeAll(teacher, before)
})

test('a pupil listens for her class, leaves it on her phone, is gone for her teacher, and keeps what she did', async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  const teacher = await person(browser, baseURL, '彭老師', TEACHER)
  const own = await madeClass(teacher, '五年離班', ['離班同學', '同班同學'])
  const pupil = await pupilOf(browser, baseURL, own)
  await open(teacher, LISTENING)
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
  await open(pupil, LISTENING)
  await expect(pupil.getByRole('link', { name: /上次聽到這裡/ })).toContainText(/1 \/ \d|完成/)
  await closeAll(teacher, pupil)
})

test('what a class needs now and then is opened and closed by keys, with the focus back where it was', async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  const teacher = await person(browser, baseURL, '賴老師', TEACHER)
  const own = await madeClass(teacher, '五年一班', ['升級同學', '轉學同學'])
  await open(teacher, `/my/teaching-class/students?class_id=${own.id}`)

  await test.step('the invitation on the wall', async () => {
    await press(teacher, 'button', `邀請學生加入${own.name}`)
    const dialog = teacher.getByRole('dialog', { name: `邀請學生加入${own.name}` })
    const code = (await dialog.locator('.font-mono').textContent()) ?? ''
    const enlarge = dialog.getByRole('button', { name: '放大給全班看' })
    await enlarge.press('Enter')
    const wall = teacher.getByRole('dialog', { name: `加入${own.name}`, exact: true })
    await expect(wall.getByRole('img', { name: '加入班級的 QR Code' })).toBeInViewport({ ratio: 1 })
    await expect(wall.getByText(code, { exact: true })).toBeInViewport({ ratio: 1 })
    await expectNoAxeFindings(teacher, '邀請，放大給全班看')
    await teacher.keyboard.press('Escape')
    await expect(wall).toBeHidden()
    await expect(enlarge).toBeFocused()
    await teacher.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(teacher.getByRole('button', { name: `邀請學生加入${own.name}` })).toBeFocused()
  })

  await test.step('the sheet for guardians', async () => {
    await press(teacher, 'button', '列印家長同意書')
    const sheet = teacher.locator('.print-sheet.consent')
    await expect(sheet).toBeAttached()
    // Some characters come out of the file as radicals.
    const paper = pdfText(await teacher.pdf({ preferCSSPageSize: true })).normalize('NFKC')
    const words = paper.replaceAll(/\s/g, '')
    for (const text of ['同意書回條', own.name, '賴老師', '法定代理人簽名']) expect(words).toContain(text)
    // When the printing is over the sheet is gone, and she goes on where she was.
    await teacher.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(sheet).toHaveCount(0)
    await expect(teacher.getByRole('button', { name: '列印家長同意書' })).toBeFocused()
  })

  await test.step('the next year', async () => {
    await press(teacher, 'button', '升級到下學年')
    const dialog = teacher.getByRole('dialog', { name: `${own.name}升級到下學年` })
    await expect(dialog.getByLabel('新班級名稱')).toHaveValue('六年一班')
    await expectNoAxeFindings(teacher, '班級升級')
    await teacher.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(teacher.getByRole('button', { name: '升級到下學年' })).toBeFocused()
    await press(teacher, 'button', '升級到下學年')
    await dialog.getByRole('checkbox', { name: '2 轉學同學' }).press(' ')
    await expect(dialog.getByRole('group', { name: '一起升級的學生（1 / 2）' })).toBeVisible()
    await dialog.getByRole('button', { name: '建立下學年的班級' }).press('Enter')
    await expect(teacher.getByRole('heading', { name: '六年一班' })).toBeVisible()
    await expect(teacher.getByRole('checkbox', { name: /升級同學/ })).toBeVisible()
    await expect(teacher.getByRole('checkbox', { name: /轉學同學/ })).toHaveCount(0)
  })
  await closeAll(teacher)
})

test('a wrong code is told at its field; with the right one a pupil waits, and her bell counts the yes until she has seen it', async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  const teacher = await person(browser, baseURL, '徐老師', TEACHER)
  const own = await madeClass(teacher, '五年等班')
  const { code } = await ask<{ code: string }>(
    teacher.request,
    `/api/my/teaching-class/invite?class_id=${own.id}`,
  )
  const registered = await person(browser, baseURL, '代碼同學', STUDENT)
  const pupil = await onPhone(browser, baseURL, registered)
  await registered.context().close()
  await open(pupil, '/my/learning-class')
  const field = pupil.getByLabel('老師給的班級代碼')
  const join = pupil.getByRole('button', { name: '加入班級' })
  await field.tap()
  await pupil.keyboard.type(code.slice(0, 3))
  await join.tap()
  await expect(field).toHaveAccessibleDescription(/班級代碼是 6 個英文字母和數字/)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(code.slice(0, 3))
  await expectNoAxeFindings(pupil, '班級代碼不對，390 px')
  await pupil.keyboard.type(code.slice(3).toLowerCase())
  await join.tap()
  await expect(pupil.getByText('等老師同意', { exact: true })).toBeVisible()
  const bell = (page: Page, count: number) =>
    page.getByRole('banner').getByRole('link', {
      name: count > 0 ? `通知，${count} 則沒看過` : '通知',
      exact: true,
    })
  await expect(bell(pupil, 0)).toBeVisible()

  // Her teacher is told that somebody waits, and the pupil that she is in.
  await open(teacher, `/my/teaching-class/students?class_id=${own.id}`)
  await expect(bell(teacher, 1)).toBeVisible()
  await press(teacher, 'button', '同意代碼同學加入')
  await expect(teacher.getByRole('checkbox', { name: /代碼同學/ })).toBeVisible()
  await open(pupil, '/my/learning-class')
  await expectNoAxeFindings(pupil, '我的班級，有新通知，390 px')
  await bell(pupil, 1).tap()
  await expect(pupil.getByRole('heading', { name: '通知' })).toBeVisible()
  await expect(pupil.getByRole('main').getByRole('link', { name: /五年等班/ })).toContainText('新')
  await expect(bell(pupil, 0)).toBeVisible()
  await pupil.reload()
  await expect(pupil.getByRole('main').getByRole('link', { name: /五年等班/ })).not.toContainText('新')
  await expect(bell(pupil, 0)).toBeVisible()
  await closeAll(teacher, pupil)
})
