import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { PASSWORD, registered } from './support/callers.ts'
import {
  assignHere,
  closeAll,
  type MadeClass,
  madeClass,
  onPhone,
  openReport,
  person,
  pupilOf,
  STUDENT,
  TEACHER,
} from './support/classes.ts'
import { fillGaps, WRITING } from './support/gaps.ts'
import { open, overflow } from './support/page.ts'
import { freshAddress, press } from './support/people.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

const openRoll = (page: Page, { id }: MadeClass) => open(page, `/my/teaching-class/students?class_id=${id}`)

const pupilIn = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(name) })

/** Reads a list from a file into the open dialog, by keys. */
async function readFile(page: Page, lines: readonly string[]): Promise<void> {
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '讀入 CSV 檔' }).press('Enter')
  const buffer = Buffer.from(`${lines.join('\r\n')}\r\n`)
  await (await chosen).setFiles({ name: '名單.csv', mimeType: 'text/csv', buffer })
}

test('of a list in a file each faulty line is told by its number and nothing is made; mended, it makes the accounts', async ({
  browser,
  baseURL: given,
}) => {
  const teacher = await person(browser, given ?? '', '溫老師', TEACHER)
  const own = await madeClass(teacher, '五年冊班')
  await openRoll(teacher, own)
  await press(teacher, 'button', '新增班級帳號')
  const dialog = teacher.getByRole('dialog', { name: '新增班級帳號' })
  await readFile(teacher, ['座號,姓名', '1,第一同學', '2,', '1,同號同學'])
  await expect(dialog.getByText('看到 2 位，座號 1–1')).toBeVisible()
  await expect(dialog.getByText('第 3 行沒有姓名，不會建立。')).toBeVisible()
  await dialog.getByRole('button', { name: '建立 2 個帳號' }).press('Enter')
  const list = dialog.getByLabel(/^學生姓名/)
  await expect(list).toHaveAccessibleDescription(/第 4 行「同號同學」：座號 1 已經有人了/)
  await expect(list).toHaveAttribute('aria-invalid', 'true')
  await expect(list).toBeFocused()
  await expectNoAxeFindings(teacher, '名單有一行不對')
  await teacher.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(teacher.getByRole('button', { name: '新增班級帳號' })).toBeFocused()
  await openRoll(teacher, own)
  await expect(teacher.getByText('班上還沒有學生')).toBeVisible()

  await press(teacher, 'button', '新增班級帳號')
  await readFile(teacher, ['座號,姓名', '1,第一同學', '2,第二同學', '3,同號同學'])
  await expect(dialog.getByText('看到 3 位，座號 1–3')).toBeVisible()
  await dialog.getByRole('button', { name: '建立 3 個帳號' }).press('Enter')
  await expect(teacher.getByRole('heading', { name: '登入卡' })).toBeFocused()
  await press(teacher, 'button', '列印 3 張卡（A4 1 張）')
  await press(teacher, 'button', '回學生名單')
  for (const name of ['1 第一同學', '2 第二同學', '3 同號同學'])
    await expect(pupilIn(teacher, `座號 ${name}`)).toBeVisible()
  await closeAll(teacher)
})

test('a second teacher comes by her link and sees the report; taken out, she sees no more of the class', async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  const teacher = await person(browser, baseURL, '邱老師', TEACHER)
  const second = await person(browser, baseURL, '饒老師', TEACHER)
  const own = await madeClass(teacher, '五年同班', ['同班同學'])
  await open(teacher, WRITING)
  await assignHere(teacher)
  await openRoll(teacher, own)
  await press(teacher, 'button', '邀請協同教師')
  const invited = teacher.getByRole('dialog', { name: '邀請協同教師' })
  const link = new URL(await invited.getByLabel('協同教師的連結', { exact: true }).inputValue())
  await expectNoAxeFindings(teacher, '邀請協同教師')
  await teacher.keyboard.press('Escape')
  await expect(teacher.getByRole('button', { name: '邀請協同教師' })).toBeFocused()

  await open(second, link.pathname + link.search)
  await expectNoAxeFindings(second, '加入成協同教師')
  await press(second, 'button', '加入')
  await expect(second.getByRole('heading', { name: own.name })).toBeVisible()
  await expect(pupilIn(second, '同班同學')).toBeVisible()
  // Who has come by a link takes nobody out.
  await expect(second.getByRole('list', { name: '協同教師' })).toContainText('饒老師')
  await expect(second.getByRole('button', { name: '移除協同教師饒老師' })).toHaveCount(0)
  const grid = await openReport(second, own)
  await expect(grid.getByRole('row').filter({ hasText: '同班同學' })).toBeVisible()
  const report = second.url()

  await openRoll(teacher, own)
  await press(teacher, 'button', '移除協同教師饒老師')
  const asked = teacher.getByRole('dialog', { name: '移除協同教師饒老師？' })
  await expect(asked).toBeVisible()
  await teacher.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await press(teacher, 'button', '移除協同教師饒老師')
  await expectNoAxeFindings(teacher, '移除協同教師')
  await asked.getByRole('button', { name: '移除', exact: true }).press('Enter')
  await expect(asked).toBeHidden()
  await expect(teacher.getByRole('list', { name: '協同教師' })).toHaveCount(0)

  await open(second, report)
  await expect(second.getByRole('grid')).toHaveCount(0)
  await expect(second.getByText('同班同學')).toHaveCount(0)
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(/沒有權限|找不到/)
  await open(second, '/my/teaching-class')
  await expect(second.getByText('目前沒有任教的班級')).toBeVisible()
  await openReport(teacher, own)
  await closeAll(teacher, second)
})

test('a pupil is taken out once her teacher has said so twice; the class is gone for her, and what she did stays hers', async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  const teacher = await person(browser, baseURL, '巫老師', TEACHER)
  const own = await madeClass(teacher, '五年出班', ['移出同學', '留下同學'])
  const pupil = await pupilOf(browser, baseURL, own)
  await open(pupil, WRITING)
  await fillGaps(pupil)

  await openRoll(teacher, own)
  await pupilIn(teacher, '移出同學').press(' ')
  await press(teacher, 'button', '移出班級')
  const asked = teacher.getByRole('dialog', { name: `把 1 位同學移出${own.name}？` })
  await expect(asked).toContainText('移出同學會離開班級，你看不到他們的紀錄；他們自己的學習紀錄都還在。')
  await expectNoAxeFindings(teacher, '移出班級')
  await teacher.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(teacher.getByRole('button', { name: '移出班級' })).toBeFocused()
  await openRoll(teacher, own)
  await pupilIn(teacher, '移出同學').press(' ')
  await press(teacher, 'button', '移出班級')
  await asked.getByRole('button', { name: '移出', exact: true }).press('Enter')
  await expect(asked).toBeHidden()
  await expect(pupilIn(teacher, '移出同學')).toHaveCount(0)
  await expect(pupilIn(teacher, '留下同學')).toBeVisible()

  await open(pupil, '/my/learning-class')
  await expect(pupil.getByText('目前沒有加入任何班級')).toBeVisible()
  await expect(pupil.getByText(own.name)).toHaveCount(0)
  await expectNoAxeFindings(pupil, '沒有班級，390 px')
  // On a device that has never seen her, what she did is known by her account alone.
  const other = await pupilOf(browser, baseURL, own)
  await open(other, WRITING)
  await other.getByRole('heading', { level: 1 }).getByRole('button').tap()
  await expect(other.getByRole('dialog').getByRole('link', { name: /學習中/ })).toBeVisible()
  await closeAll(teacher, pupil, other)
})

test('with another link the old one says 無效連結 to a pupil, the new one lets her in, and the code stays', async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  const teacher = await person(browser, baseURL, '連老師', TEACHER)
  const own = await madeClass(teacher, '五年換班')
  const invited = await person(browser, baseURL, '連結同學', STUDENT)
  const pupil = await onPhone(browser, baseURL, invited)
  await openRoll(teacher, own)
  await press(teacher, 'button', `邀請學生加入${own.name}`)
  const dialog = teacher.getByRole('dialog', { name: `邀請學生加入${own.name}` })
  const field = dialog.getByLabel('邀請連結', { exact: true })
  const before = await field.inputValue()
  const code = (await dialog.locator('.font-mono').textContent()) ?? ''
  await dialog.getByRole('button', { name: '換一組連結' }).press('Enter')
  const asked = teacher.getByRole('dialog', { name: '換一組邀請連結？' })
  await expect(asked).toBeVisible()
  await teacher.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(field).toHaveValue(before)
  await dialog.getByRole('button', { name: '換一組連結' }).press('Enter')
  await expectNoAxeFindings(teacher, '換一組邀請連結')
  await asked.getByRole('button', { name: '換一組' }).press('Enter')
  await expect(asked).toBeHidden()
  await expect(field).not.toHaveValue(before)
  await expect(dialog.locator('.font-mono')).toHaveText(code)
  const pathOf = (link: string) => link.replace(baseURL, '')
  const after = await field.inputValue()

  await open(pupil, pathOf(before))
  await expect(pupil.getByText('無效連結', { exact: true })).toBeVisible()
  await expect(pupil.getByText('請老師再給你一次連結或 QR Code。')).toBeVisible()
  await expect(pupil.getByRole('button', { name: '加入這個班級' })).toHaveCount(0)
  await expectNoAxeFindings(pupil, '無效連結，390 px')
  await open(pupil, pathOf(after))
  await pupil.getByRole('button', { name: '加入這個班級' }).tap()
  await expect(pupil.getByRole('heading', { name: own.name })).toBeVisible()
  await expect(pupil).toHaveURL('/my/learning-class')
  await closeAll(teacher, invited, pupil)
})

test('a class account goes into its pupil’s own on her phone, asked first with both named, and comes out again within a day', async ({
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? ''
  const teacher = await person(browser, baseURL, '詹老師', TEACHER)
  const own = await madeClass(teacher, '五年併班', ['林詩涵'])
  const [card] = own.cards
  if (!card) throw new Error('the class has no card')
  const email = freshAddress('family')
  const { context } = await registered(baseURL, { name: '詩涵', role_id: STUDENT, email })
  await context.dispose()
  const pupil = await pupilOf(browser, baseURL, own)
  await open(pupil, WRITING)
  await fillGaps(pupil)

  await open(pupil, '/my/account/edit')
  const part = pupil.getByRole('region', { name: '班級帳號' })
  const look = async () => {
    await part.getByLabel('自己的帳號', { exact: true }).fill(email)
    await part.getByLabel('自己帳號的密碼', { exact: true }).fill(PASSWORD)
    await part.getByLabel('班級帳號的 PIN', { exact: true }).fill(card.pin)
    await part.getByRole('button', { name: '看看會併在一起的紀錄' }).tap()
  }
  await look()
  const asked = pupil.getByRole('dialog', { name: '併在一起？' })
  await expect(asked).toContainText(`班級帳號「林詩涵」（${card.account}）會併入「詩涵」（${email}）`)
  await expect(asked.getByRole('listitem').filter({ hasText: /^\d+ 筆作答紀錄$/ })).toBeVisible()
  await expect(asked.getByRole('listitem').filter({ hasText: '1 個班級' })).toBeVisible()
  await expectNoAxeFindings(pupil, '併在一起，390 px')
  expect(await overflow(pupil)).toBeLessThanOrEqual(0)
  await asked.getByRole('button', { name: '取消' }).tap()
  await expect(asked).toBeHidden()
  await part.getByRole('button', { name: '看看會併在一起的紀錄' }).tap()
  await asked.getByRole('button', { name: '併在一起' }).tap()
  const joined = part.getByText(`班級帳號「林詩涵」（${card.account}）併進來了。`)
  await expect(joined).toContainText('以前可以分開')
  await expectNoAxeFindings(pupil, '併進來了，390 px')
  await open(pupil, '/my/learning-class')
  await expect(pupil.getByRole('heading', { name: own.name })).toBeVisible()
  await openRoll(teacher, own)
  await expect(pupilIn(teacher, '詩涵')).toHaveAccessibleName(/詩涵.*自己的帳號/)

  await open(pupil, '/my/account/edit')
  await part.getByRole('button', { name: '分開' }).tap()
  const apart = pupil.getByRole('dialog', { name: '把「林詩涵」分出去？' })
  await expectNoAxeFindings(pupil, '分開，390 px')
  await apart.getByRole('button', { name: '分開' }).tap()
  await expect(toast(pupil, '分開了，班級帳號的紀錄回到班級帳號')).toBeVisible()
  await expect(joined).toHaveCount(0)
  await open(pupil, '/my/learning-class')
  await expect(pupil.getByText('目前沒有加入任何班級')).toBeVisible()
  const again = await pupilOf(browser, baseURL, own)
  await expect(again.getByRole('heading', { name: own.name })).toHaveCount(0)
  await open(again, '/my/learning-class')
  await expect(again.getByRole('heading', { name: own.name })).toBeVisible()
  await closeAll(teacher, pupil, again)
})
