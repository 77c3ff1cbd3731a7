import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { newestMail } from './support/outbox.ts'
import { alive, open } from './support/page.ts'
import {
  confirmByMail,
  erase,
  freshAddress,
  logInBy,
  logInByForm,
  otherDevice,
  PASSWORD,
  press,
  registerByForm,
} from './support/people.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

/** As a teacher, by keyboard. */
async function finish(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('完成註冊')
  await alive(page)
  await page.getByRole('radio', { name: '教師' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await press(page, 'button', '完成註冊')
  await expect(page).toHaveURL('/')
}

test.describe('a teacher who comes by 教育雲', () => {
  test.use({ allowed: [/^422 .*\/api\/my\/account$/] })
  test('edits her data, ends another device, takes her data along and erases the account', async ({
    page,
    browser,
    baseURL,
  }) => {
    await logInBy(page, '教育雲端帳號', '雲端老師')
    await finish(page)

    await open(page, '/my/profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('雲端老師')
    await expect(page.getByRole('definition').filter({ hasText: '教師' })).toHaveText('教師')
    await expect(page.getByText('尚未填寫')).toHaveCount(4)
    await page.getByLabel('帳號設定選單').focus()
    await page.keyboard.press('Enter')
    await press(page, 'link', '修改資料')
    await expect(page).toHaveURL('/my/account/edit#data')

    await page.getByLabel('姓名').fill('')
    await page.getByRole('main').getByRole('link', { name: '個人資料' }).first().press('Enter')
    const leaving = page.getByRole('dialog', { name: '有變更還沒儲存' })
    await leaving.getByRole('button', { name: '取消' }).press('Enter')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page
      .getByRole('region', { name: '沒存的草稿' })
      .getByRole('button', { name: '還原' })
      .press('Enter')
    await expect(page.getByLabel('姓名')).toHaveValue('')
    await press(page, 'button', '儲存')
    await expect(page.getByLabel('姓名')).toHaveAccessibleDescription(/請輸入姓名/)
    await expect(page.getByLabel('姓名')).toBeFocused()
    await page.getByLabel('姓名').fill('雲端王老師')
    await page.getByLabel('常用電子郵件').fill('prize@mail.test')
    await page.getByLabel('年級').selectOption('國小三年級')
    await page.getByRole('combobox', { name: '學校' }).fill('範例')
    await expect(page.getByRole('listbox', { name: '學校' }).getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: '學校' })).toHaveValue(/範例/)
    await press(page, 'button', '儲存')
    await expect(toast(page, '儲存成功')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('雲端王老師')
    await open(page, '/my/profile')
    await expect(page.getByText('國小三年級').last()).toBeVisible()
    await expect(page.getByText('尚未填寫')).toHaveCount(0)

    const other = await otherDevice(browser, baseURL)
    await logInBy(other, '教育雲端帳號', '雲端老師')
    await expect(other).toHaveURL('/')
    await open(page, '/my/account/edit')
    await press(page, 'button', '登出這台裝置')
    await expect(toast(page, '已登出這台裝置')).toBeVisible()
    await expect(page.getByRole('button', { name: '登出這台裝置' })).toHaveCount(0)
    await open(other, '/my/profile')
    await expect(other).toHaveURL(/\/login\?next=%2Fmy%2Fprofile/)
    await other.context().close()

    const download = page.waitForEvent('download')
    await press(page, 'link', '下載壓縮檔')
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^客語學堂-我的資料-\d{4}-\d\d-\d\d\.zip$/)
    const bytes = await readFile(await file.path())
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect(bytes.includes('study-history.json')).toBe(true)

    await erase(page)
    await logInBy(page, '教育雲端帳號', '雲端老師')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('完成註冊')
  })
})

test.describe('a teacher who has registered by mail', () => {
  test.use({ allowed: [/^422 .*\/api\/my\/(email|password|account)$/] })
  test('is pending, moves to another address, changes the password, logs other devices out and erases it all', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = await registerByForm(page, '鍾老師', '教師')
    await open(page, '/my/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('鍾老師，你好')
    await expect(page.getByRole('heading', { name: '編輯後台' })).toHaveCount(0)
    await open(page, '/my/profile')
    await expect(page.getByRole('definition').filter({ hasText: '待確認' })).toHaveText('教師（待確認）')
    await expect(page.getByText('電子郵件還沒確認')).toBeVisible()
    await confirmByMail(page, email)
    await open(page, '/my/profile')
    await expect(page.getByText('電子郵件還沒確認')).toHaveCount(0)

    const moved = freshAddress('moved')
    await open(page, '/my/account/edit#email')
    await page.getByLabel('新的電子郵件').fill(moved)
    await page.getByRole('region', { name: '更換電子郵件' }).getByLabel('密碼', { exact: true }).fill('wrong')
    await press(page, 'button', '寄出確認信')
    await expect(page.getByText('密碼不正確')).toBeVisible()
    await expectNoAxeFindings(page, 'a refused change of the address')
    await page
      .getByRole('region', { name: '更換電子郵件' })
      .getByLabel('密碼', { exact: true })
      .fill(PASSWORD)
    await press(page, 'button', '寄出確認信')
    await expect(page.getByText(`確認信已寄到 ${moved}`)).toBeVisible()
    await expect(page.getByText(`目前的電子郵件：${email}`)).toBeVisible()
    await confirmByMail(page, moved)
    await open(page, '/my/profile')
    await expect(page.getByRole('definition').filter({ hasText: moved })).toBeVisible()

    const other = await otherDevice(browser, baseURL)
    await logInByForm(other, moved, PASSWORD)
    await open(page, '/my/account/edit#password')
    const fresh = 'oil-paper-umbrella-7'
    await page.getByLabel('目前的密碼').fill(PASSWORD)
    await page.getByLabel('新密碼', { exact: true }).fill(fresh)
    await page.getByLabel('再輸入一次新密碼').fill(`${fresh}8`)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('再輸入一次新密碼')).toHaveAccessibleDescription(/兩次輸入的密碼不同/)
    await expect(page.getByLabel('再輸入一次新密碼')).toBeFocused()
    await page.getByLabel('再輸入一次新密碼').fill(fresh)
    await page.keyboard.press('Enter')
    await expect(toast(page, '密碼已更新，其他裝置已登出')).toBeVisible()
    expect((await newestMail(moved, '密碼已經更新')).text).toContain('鍾老師')
    await open(other, '/my/dashboard')
    await expect(other).toHaveURL('/login?next=%2Fmy%2Fdashboard')
    await logInByForm(other, moved, fresh)

    await page.reload()
    await press(page, 'button', '登出其他裝置')
    await expect(toast(page, '已登出其他 1 台裝置')).toBeVisible()
    await expect(page.getByRole('button', { name: '登出其他裝置' })).toHaveCount(0)
    await other.reload()
    await expect(other.getByRole('banner').getByRole('link', { name: '登入' })).toBeVisible()
    await other.context().close()

    await press(page, 'button', '刪除帳號')
    const dialog = page.getByRole('dialog', { name: '刪除帳號' })
    await dialog.getByLabel('請輸入你的帳號').fill('somebody-else')
    await dialog.getByLabel('密碼', { exact: true }).fill(fresh)
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('請輸入你的帳號')).toHaveAccessibleDescription(/./)
    await expectNoAxeFindings(page, 'the dialog that erases')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await erase(page, fresh)
    await open(page, '/login')
    await page.getByLabel('帳號', { exact: true }).fill(moved)
    await page.getByLabel('密碼', { exact: true }).fill(fresh)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('帳號或密碼不正確')
  })
})

test('the personal area asks a visitor to log in, and leads back', async ({ page }) => {
  await open(page, '/my/account/edit')
  await expect(page).toHaveURL('/login?next=%2Fmy%2Faccount%2Fedit')
})
