import type { Page } from '@playwright/test'

/** How far the page can be scrolled sideways, in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

/** The study assistant stands open beside slides where there is room; elsewhere a button opens it. */
export async function openAssistant(page: Page): Promise<void> {
  const projector = page.getByRole('switch', { name: '投影模式' })
  if (!(await projector.isVisible())) await page.getByRole('button', { name: '學習小幫手' }).click()
  await projector.waitFor()
}
