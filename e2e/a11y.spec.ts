import { expectNoAxeFindings } from './support/axe.ts'
import { ROUTES, titleOf } from './support/routes.ts'
import { test } from './support/test.ts'

for (const width of [390, 1280]) {
  test.describe(`axe at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    for (const role of [undefined, 'admin', 'editor', 'student'] as const) {
      test.describe(role ?? 'visitor', () => {
        test.use({ role })
        for (const route of ROUTES.filter((own) => own.role === role)) {
          test(`finds nothing on ${titleOf(route)}`, async ({ page }) => {
            await page.goto(route.path, { waitUntil: 'networkidle' })
            await expectNoAxeFindings(page, titleOf(route))
          })
        }
      })
    }
  })
}
