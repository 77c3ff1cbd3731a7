import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { open, overflow } from './support/page.ts'
import { played, watchSounds } from './support/sounds.ts'
import { test } from './support/test.ts'
import { hearing, hum } from './support/voice.ts'

const microphone = hearing((second) => 0.15 * hum(160, second))
test.afterAll(() => microphone.remove())
test.use({ launchOptions: microphone.launchOptions, permissions: ['microphone'], role: 'editor' })

test('an editor records a term by keys, cuts it, and a class hears it', async ({ page }) => {
  await watchSounds(page)
  await open(page, '/admin/self_study/classroom_term/category/edit')
  const text = await page.getByLabel('客語', { exact: false }).first().inputValue()
  await page.getByRole('button', { name: '換聲音' }).press('Enter')
  await page.getByRole('button', { name: '用麥克風錄' }).press('Enter')
  await page.getByRole('button', { name: '開始錄音' }).press('Enter')
  await expect(page.getByText(/0:0[1-9] \/ \d:00/)).toBeVisible()
  await page.getByRole('button', { name: '停止錄音' }).press('Enter')

  const editor = page.getByRole('region', { name: '剪輯錄音' })
  const end = editor.getByRole('slider', { name: '終點' })
  const before = Number(await end.inputValue())
  await end.press('ArrowLeft')
  await expect.poll(async () => Number(await end.inputValue())).toBeLessThan(before)
  await expect(editor.getByRole('img')).toHaveAccessibleName(/^錄了 \d\.\d 秒，留下 /)
  await expectNoAxeFindings(page, '剪輯錄音')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await editor.getByRole('button', { name: '用這段錄音' }).press('Enter')
  await expect(editor).toBeHidden()
  await expect(page.getByRole('button', { name: '換聲音' })).toBeFocused()
  const sound = await page.locator('audio').getAttribute('src')
  expect(sound).toMatch(/^\/files\/.+\.mp3$/)
  await page.getByRole('button', { name: '儲存', exact: true }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '第 1 句更新成功' })).toBeVisible()

  await open(page, '/classroom_term/list?dialect_id=1')
  await page
    .getByRole('main')
    .getByRole('button', { name: `聽「${text}」` })
    .press('Enter')
  await expect.poll(() => played(page)).toContain(sound)
})
