import { expect, type Locator, type Page } from '@playwright/test'

/** Puts the first option, or the word that is up, into the first place, until it can be submitted; goes on from what is done. */
export async function placeOne(page: Page, bar: Locator): Promise<void> {
  if ((await bar.locator('[data-kind="right"]').count()) > 0) await bar.getByRole('button').last().click()
  const slot = page.locator('[data-slot]:visible').first()
  const submit = bar.getByRole('button', { name: '送出答案' })
  if (!(await submit.isVisible())) {
    const up = await page.locator('[data-up]:visible').getAttribute('data-up')
    await slot.click()
    const next = page.locator(`[data-up]:visible:not([data-up="${up}"])`)
    await expect(bar.locator('[data-kind="wrong"]').or(next).first()).toBeVisible()
    return
  }
  while (await submit.isDisabled()) {
    await page.locator('[data-pool]:visible [data-option]').first().click()
    if ((await page.locator('[data-option][aria-pressed="true"]').count()) > 0) await slot.click()
  }
  await submit.click()
  await expect(bar.locator('[data-kind="right"], [data-kind="wrong"]')).toBeVisible()
}

/** Tiles, pieces and words of a text: the first of them is enough of an answer. */
const ONE = '[data-tile], [data-piece], [data-keyword]'

/** Answers whatever exercise is open by what comes first, rightly or not, and waits for what is said of it. */
export async function answerOne(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: '作答' })
  const one = page.locator(ONE).filter({ visible: true }).first()
  const tiles = bar.locator('[data-way="tiles"]')
  if (await tiles.isVisible()) {
    await tiles.click()
    await expect(one).toBeVisible()
  }
  const loose = (side: number) => page.locator(`[data-side="${side}"][data-loose]:visible`)
  while ((await loose(1).count()) > 0) {
    await loose(1).first().click()
    await loose(2).first().click()
  }
  if (!(await one.isVisible())) return placeOne(page, bar)
  await one.click()
  const send = bar.locator('[data-submit], [data-reveal], [data-finish]')
  if (await send.isVisible()) await send.click()
}
