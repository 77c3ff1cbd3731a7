import { expect, type Page } from '@playwright/test'

/** Whether 答對了 or 不對 was seen: the page itself watches for it, as it is gone after a second. */
export const seesVerdict = (page: Page) =>
  page.waitForFunction(
    () =>
      [...document.querySelectorAll('[role=alert]')].some((own) => /答對了|不對/.test(own.textContent ?? '')),
    undefined,
    { timeout: 0 },
  )

/** Sends an answer until there is a verdict: what is sent on too soon is not taken. */
export async function sendAnswer(page: Page, press: () => Promise<void>): Promise<void> {
  let isTold = false
  const told = seesVerdict(page).then(() => {
    isTold = true
  })
  await expect(async () => {
    if (!isTold) await press()
    expect(isTold).toBe(true)
  }).toPass({ intervals: [300] })
  await told
}
