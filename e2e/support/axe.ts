import { expect, type Page } from '@playwright/test'
import { atRest } from './at-rest.ts'
import { axeFindings, putAxeInto } from './axe-findings.ts'

/**
 * Fails with each rule that axe finds broken, and where. All its rules count, targets of 24 px among them, but
 * those that `without` names.
 */
export async function expectNoAxeFindings(
  page: Page,
  state: string,
  { without = [] }: { without?: readonly string[] } = {},
): Promise<void> {
  // A fading element has another contrast than it will have.
  await atRest(page)
  // A frame that is on its way to another page may not take it; one of the site that has none is told by axe.
  await Promise.allSettled(page.frames().map(putAxeInto))
  expect.soft(await axeFindings(page.mainFrame(), without), `axe：${state}`).toEqual([])
}
