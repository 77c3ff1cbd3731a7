import { expect, type Locator, type Page } from '@playwright/test'

/**
 * As it is read out: what is asked stands before the bar, which says at once how it was and then why.
 * @param why what is told of the mistake
 */
export async function expectReadInOrder(page: Page, bar: Locator, why: string | RegExp): Promise<void> {
  const said = bar.locator('[role="alert"], [role="status"]').filter({ hasText: why })
  await expect(said).toHaveCount(1)
  expect((await said.innerText()).search(why), '先說對錯，再說為什麼').toBeGreaterThan(0)
  const task = page.locator('[data-part]').getByRole('heading').filter({ visible: true }).first()
  const isBefore = await said.evaluate(
    (own, asked) => Boolean(asked && own.compareDocumentPosition(asked) & Node.DOCUMENT_POSITION_PRECEDING),
    await task.elementHandle(),
  )
  expect(isBefore, '題目在前').toBe(true)
}
