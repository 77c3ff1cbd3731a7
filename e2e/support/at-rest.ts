import type { Page } from '@playwright/test'

/**
 * Waits, within a page, until everything that moves or fades has arrived. What never ends is not waited for, nor what goes
 * with how far something is scrolled: that ends with no time.
 */
export async function untilAtRest(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) =>
        timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
  await Promise.allSettled(ending.map((one) => one.finished))
}

/** The same of a page of the site. */
export const atRest = (page: Page): Promise<void> => page.evaluate(untilAtRest)
