import { expect } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { englishIn } from './support/english.ts'
import { cutOff, mixedHeadings, openSettled, overflow } from './support/page.ts'
import { ROUTES, titleOf } from './support/routes.ts'
import { test } from './support/test.ts'

const NARROWEST = 320
const PHONE = 390
const DESK = 1280
/** From that of the window on, down to the narrowest. */
const WIDTHS = [DESK, 820, PHONE, NARROWEST]

for (const route of ROUTES) {
  test.describe(titleOf(route), () => {
    test.use({ role: route.role })
    test(`answers ${route.status ?? 200}, is Chinese and accessible, and fits every screen`, async ({
      page,
    }) => {
      const answer = await openSettled(page, route.path)
      expect(answer?.status()).toBe(route.status ?? 200)
      await expect(page).toHaveTitle(/客語學堂/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect.soft(await englishIn(page)).toEqual([])
      expect.soft(await mixedHeadings(page), '標題只有一種字型').toEqual([])
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width === NARROWEST ? 640 : 900 })
        await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0)
        if (width === PHONE || width === DESK)
          await expectNoAxeFindings(page, `${titleOf(route)}, ${width} px`)
      }
      expect.soft(await cutOff(page), `${NARROWEST} px`).toEqual([])
    })
  })
}
