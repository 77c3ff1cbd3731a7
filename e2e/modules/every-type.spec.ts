import { expect } from '@playwright/test'
import { expectNoAxeFindings } from '../support/axe.ts'
import { englishIn } from '../support/english.ts'
import { findModule, MODULE_TYPES } from '../support/module-types.ts'
import { cutOff, openAssistant, openSettled, overflow } from '../support/page.ts'
import { test } from '../support/test.ts'

for (const type of MODULE_TYPES) {
  test(`${type} is Chinese and accessible, and fits a phone in the largest letters and a wall`, async ({
    page,
  }) => {
    const { path } = await findModule(page.request, type)
    await openSettled(page, path)
    const main = page.getByRole('main')
    await expect(main).not.toContainText('未定義的模組')
    await expect(main).not.toContainText('這個模組的內容有誤')
    expect.soft(await englishIn(page)).toEqual([])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoAxeFindings(page, `${type}, ${width} px`)
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
  })
}
