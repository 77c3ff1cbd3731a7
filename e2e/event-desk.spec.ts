import { expect } from '@playwright/test'
import { open } from './support/page.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

test.use({ role: 'admin' })

test('an event is made, goes on as its own edit page, is copied for the next term and deleted', async ({
  page,
}) => {
  await open(page, '/admin/event/create')
  await page.getByLabel('活動標題', { exact: true }).fill('春季聲跡探秘賽')
  await page.getByLabel('活動說明', { exact: true }).fill('一起來')
  await page.getByLabel('活動類型', { exact: true }).selectOption({ label: '聲跡探秘賽' })
  await page.getByLabel('開始時間', { exact: true }).fill('2027-03-01')
  // A day alone is the whole day; another time is chosen.
  await page.getByLabel('結束時間', { exact: true }).fill('2027-03-31')
  await expect(page.getByLabel('開始時間的時刻')).toHaveValue('00:00')
  await expect(page.getByLabel('結束時間的時刻')).toHaveValue('23:45')
  await page.getByLabel('結束時間的時刻').selectOption('17:45')

  await page.getByRole('button', { name: '新增對象' }).click()
  const row = page.getByRole('list', { name: '參加對象' }).getByRole('listitem')
  await expect(row.getByLabel('縣市')).toBeFocused()
  await expect(row.getByLabel('學校')).toBeDisabled()
  await row.getByLabel('縣市').selectOption({ label: '苗栗縣' })
  await row.getByLabel('學制').selectOption({ label: '國小' })
  await row.getByLabel('學校').selectOption({ label: '桐花國小（示範資料）' })
  await expect(row.getByLabel('年級').getByRole('option')).toHaveCount(7)

  await page.getByRole('button', { name: '儲存' }).click()
  await expect(page).toHaveURL(/\/admin\/event\/edit\?id=\d+$/)
  const edited = new URL(page.url())
  const number = edited.searchParams.get('id')
  await expect(toast(page, `活動 #${number} 創建成功！`)).toBeVisible()
  await expect(row.getByLabel('學校')).toHaveValue('sample-2')

  await page.getByLabel('活動標題', { exact: true }).fill('春季聲跡探秘大賽')
  await page.getByRole('button', { name: '儲存' }).click()
  await expect(toast(page, `活動 #${number} 更新成功！`)).toBeVisible()

  await page.getByRole('link', { name: '複製到下學期' }).click()
  // 26 weeks on it is the same day of the week.
  await expect(page.getByLabel('開始時間', { exact: true })).toHaveValue('2027-08-30')
  await expect(page.getByRole('switch', { name: '公開' })).not.toBeChecked()

  await open(page, edited.pathname + edited.search)
  await page.getByRole('button', { name: '刪除這個活動' }).click()
  const dialog = page.getByRole('dialog', { name: '確定要刪除這個活動嗎？' })
  await dialog.getByRole('button', { name: '刪除' }).click()
  await expect(toast(page, '活動已成功刪除')).toBeVisible()
  await expect(page).toHaveURL('/admin/event')
})
