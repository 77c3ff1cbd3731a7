import type { Page } from '@playwright/test'

/**
 * How much wider the document is than its screen, in pixels. Measured by the body: the gutter that is kept for a
 * scrollbar belongs to the window's width, and a phone makes the window as wide as what stands out of it.
 */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth)

/** What is not there to be seen: slides that wait for their turn, words for screen readers. */
const APART = '[inert], .sr-only, [aria-roledescription="投影片"]'

/** Controls and texts that lie beyond the sides of the screen, or are cut, where nothing scrolls sideways to them. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate((apart) => {
    const folded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    for (const details of folded) details.open = true
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const isNeeded = (element: Element) =>
      element.matches('a, button, input, select, textarea, summary') ||
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
    const width = document.body.offsetWidth
    const found = [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      if (!isNeeded(element) || element.closest(apart) || !element.checkVisibility()) return []
      const { left, right } = element.getBoundingClientRect()
      // Words for screen readers at this width alone.
      if (right - left <= 1) return []
      const { overflowX, textOverflow } = getComputedStyle(element)
      const isOutside = (left < -1 || right > width + 1) && !scrolls(element)
      const isCut =
        element.scrollWidth > element.clientWidth + 1 && overflowX === 'hidden' && textOverflow !== 'ellipsis'
      return isOutside || isCut
        ? [
            `${element.tagName} ${element.ariaLabel ?? element.textContent} ${Math.round(left)}–${Math.round(right)}`,
          ]
        : []
    })
    for (const details of folded) details.open = false
    return found
  }, APART)

/** The study assistant stands open beside slides where there is room; elsewhere a button opens it. */
export async function openAssistant(page: Page): Promise<void> {
  const projector = page.getByRole('switch', { name: '投影模式' })
  if (!(await projector.isVisible())) await page.getByRole('button', { name: '學習小幫手' }).click()
  await projector.waitFor()
}
