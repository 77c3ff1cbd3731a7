import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { atRest } from './at-rest.ts'

/**
 * Fails with each rule that axe finds broken, and where. All its rules count, targets of 24 px among them, but
 * those that `without` names.
 */
export async function expectNoAxeFindings(
  page: Page,
  state: string,
  without: readonly string[] = [],
): Promise<void> {
  // A fading element has another contrast than it will have.
  await atRest(page)
  // Not in parts on a page of its own: that is for frames of other sites, and takes twice as long.
  const { violations } = await new AxeBuilder({ page })
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
