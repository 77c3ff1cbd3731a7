import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { inDatabase } from './support/database.ts'
import { englishIn } from './support/english.ts'
import { open, overflow } from './support/page.ts'
import { test } from './support/test.ts'
import { toast } from './support/toast.ts'

test.use({ role: 'admin' })

/** A job that was given up, as a full disk leaves it. */
async function leaveFailedJob(): Promise<void> {
  await inDatabase(
    `insert into jobs.job (name, data, state, retry_count, retry_limit, completed_on, output)
     values ('expire', '{}', 'failed', 3, 3, now(), '{"message":"disk_full"}')`,
  )
}

test('what the site does by itself is listed; what was given up says why and is tried again', async ({
  page,
}) => {
  await leaveFailedJob()
  await open(page, '/admin')
  await expect(page.getByRole('main').getByRole('link', { name: /背景工作.*1/s })).toBeVisible()
  await page
    .getByRole('navigation', { name: '後台選單' })
    .getByRole('link', { name: '背景工作' })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('背景工作')
  const kinds = page.getByRole('table', { name: '所有的工作' })
  for (const words of ['寄信', '有需要的時候', '清除刪除已久的資料', '每天 03:20'])
    await expect(kinds).toContainText(words)
  const failed = page.getByRole('table', { name: '沒有完成的工作' })
  await expect(failed).toContainText(/儲存空間滿了，或暫時無法寫入\s*試過 4 次/)
  expect(await englishIn(page)).toEqual([])
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  await expectNoAxeFindings(page, '背景工作')
  await page.getByRole('button', { name: '再試一次「清除過期的資料」' }).press('Enter')
  await expect(toast(page, '已經排入，馬上再試一次')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('所有的背景工作都正常')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
})
