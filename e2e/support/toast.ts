import type { Locator, Page } from '@playwright/test'

/** The message that passes over the page; screen readers are told it at another place. */
export const toast = (page: Page, text: string): Locator =>
  page.locator('.toaster').getByRole('listitem').filter({ hasText: text })
