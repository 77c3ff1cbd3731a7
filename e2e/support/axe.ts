import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { atRest } from './at-rest.ts'

/** Looked at before: to put axe into a page again takes as long as a quarter of what it does there. */
async function hasAxe(page: Page): Promise<boolean> {
  const frames = page.frames().map((frame) => frame.evaluate(() => 'axe' in window))
  return (await Promise.all(frames)).every(Boolean)
}

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
  // Not in parts on a page of its own: that is for frames of other sites, and takes twice as long.
  const { violations } = await new AxeBuilder({ page, ...((await hasAxe(page)) ? { axeSource: '0' } : {}) })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      rules: {
        'target-size': { enabled: true },
        ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      },
    })
    .analyze()
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  )
  expect.soft(lines, `axe：${state}`).toEqual([])
}
