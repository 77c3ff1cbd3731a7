import { expect, type Page } from '@playwright/test'

/** A laptop, a tablet both ways, a phone. */
export const SCREENS = [
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const

/** How far the page is taller than its window. */
const tooTall = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)

/** Where the check bar ends; it rises as it comes. */
async function barEnd(page: Page): Promise<number> {
  const bar = await page.getByRole('region', { name: '作答' }).boundingBox()
  return Math.round((bar?.y ?? 0) + (bar?.height ?? 0))
}

/** Expects that the page does not scroll on any of the screens, and its bar is at the lower edge. */
export async function expectOneScreen(
  page: Page,
  screens: readonly { width: number; height: number }[] = SCREENS,
): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await expect.poll(() => tooTall(page), `${screen.width} × ${screen.height}`).toBeLessThanOrEqual(0)
    await expect.poll(() => barEnd(page), '橫條在下緣').toBe(screen.height)
  }
}
