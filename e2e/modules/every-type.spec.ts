import { expectNoAxeFindings } from '../support/axe.ts'
import { expectFits } from '../support/fits.ts'
import { findModule } from '../support/module-types.ts'
import { openSettled } from '../support/page.ts'
import { test } from '../support/test.ts'

/** What is read and what is worked: each type in its lesson is looked at by `views/every-type.browser.tsx`. */
const ON_THE_SITE = ['word', 'practice']

for (const type of ON_THE_SITE) {
  test(`${type} is Chinese and accessible, and fits a phone in the largest letters and a wall`, async ({
    page,
  }) => {
    const { path } = await findModule(page.request, type)
    await openSettled(page, path)
    await expectFits(page, type, (where) => expectNoAxeFindings(page, where))
  })
}
