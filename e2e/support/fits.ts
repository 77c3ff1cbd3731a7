import { expect, type Page } from '@playwright/test'
import { englishIn } from './english.ts'
import { cutOff, openAssistant, overflow } from './page.ts'

/**
 * Expects that an open module is Chinese and accessible, and fits a phone in the largest letters and a wall.
 * @param noFindings asks axe; its text tells where
 */
export async function expectFits(
  page: Page,
  type: string,
  noFindings: (where: string) => Promise<void>,
): Promise<void> {
  const main = page.getByRole('main')
  await expect(main).not.toContainText('未定義的模組')
  await expect(main).not.toContainText('這個模組的內容有誤')
  expect.soft(await englishIn(page)).toEqual([])
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await noFindings(`${type}, ${width} px`)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => overflow(page), '320 px').toBeLessThanOrEqual(0)
  expect.soft(await cutOff(page), '320 px').toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await openAssistant(page)
  await page.getByRole('switch', { name: '投影模式' }).click()
  await expect.poll(() => overflow(page), '投影模式').toBeLessThanOrEqual(0)
  await openAssistant(page)
  await page.getByRole('switch', { name: '投影模式' }).click()
  await page.getByRole('radio', { name: '特大' }).click()
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(() => overflow(page), `特大，${width} px`).toBeLessThanOrEqual(0)
  }
}
