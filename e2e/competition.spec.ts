import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { open } from './support/page.ts'
import { press } from './support/people.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

test.use({ role: 'teacher' })

test('a teacher invites a class by its code; what lacks is told, nothing is lost by a reload, and a yes may become a no', async ({
  page,
}) => {
  page.setDefaultTimeout(10_000)
  await open(page, '/my/teaching-class/competitions')
  await press(page, 'link', '新增競賽')
  await page.getByRole('radio', { name: '語句闖天關' }).check({ force: true })
  await page.getByLabel('給學生的話（可以不填）').fill('來比比看')
  const [day] = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().split('T')
  await page
    .locator('input[type="date"]')
    .first()
    .fill(day ?? '')
  await press(page, 'button', '下一步：選擇隊伍')
  await press(page, 'button', '下一步：勝利條件')
  await expect(page.getByText('請輸入對手的班級代碼')).toBeVisible()
  await expectNoAxeFindings(page, '選擇隊伍，少了代碼')
  await page.getByLabel('對手的班級代碼').fill('hak2ft')
  await press(page, 'button', '下一步：勝利條件')
  await expect(page.getByText('比「語句闖天關」')).toBeVisible()
  await expectNoAxeFindings(page, '勝利條件')
  // Nothing is lost by a reload: it is offered again.
  await page.reload()
  await press(page, 'button', '還原')
  await expect(page.getByRole('radio', { name: '語句闖天關' })).toBeChecked()
  await press(page, 'button', '下一步：選擇隊伍')
  await expect(page.getByLabel('對手的班級代碼')).toHaveValue('hak2ft')
  await press(page, 'button', '下一步：勝利條件')
  await page.getByRole('radio', { name: /^個人最高/ }).check()
  await press(page, 'button', '送出邀請')
  await expect(toast(page, '邀請送出了，等對方老師回覆')).toBeVisible()
  // She teaches the other class too. Until it begins, its yes may become a no; the focus stays in its row.
  const dialog = page.getByRole('dialog')
  const own = page.getByRole('row').filter({ has: page.getByRole('button', { name: '看邀請' }) })
  const answer = (name: string) => dialog.getByRole('button', { name, exact: true }).press('Enter')
  await own.first().getByRole('button', { name: '看邀請' }).press('Enter')
  // It is opened from a cell whose words stand at its end.
  await expect(dialog).toHaveCSS('text-align', 'start')
  await expectNoAxeFindings(page, '邀請')
  await answer('接受挑戰')
  await expect(toast(page, '接受挑戰了，兩班可以開始比')).toBeVisible()
  // Of both classes she sets the away side too.
  await page
    .getByRole('button', { name: /客隊設定$/ })
    .first()
    .press('Enter')
  await expect(dialog.getByRole('heading')).toBeVisible()
  await expectNoAxeFindings(page, '客隊設定')
  await page.keyboard.press('Escape')
  await press(page, 'button', '改成拒絕')
  await expect(dialog.getByRole('button', { name: '拒絕', exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: '接受挑戰' })).toHaveCount(0)
  await answer('拒絕')
  await answer('拒絕邀請')
  await expect(toast(page, '已經拒絕這次邀請')).toBeVisible()
  await expect(page.getByRole('button', { name: '改成接受' })).toBeFocused()
})
