import type { Page } from '@playwright/test'

/** How an exercise stands: what can be read of it, but for the bar, and where everything lies. */
export const picture = (page: Page) =>
  page.evaluate(() => {
    const part = document.querySelector<HTMLElement>('[data-part]')
    const seen = (what: string) =>
      [...(part?.querySelectorAll<HTMLElement>(what) ?? [])].filter((own) => own.checkVisibility())
    const bars = seen('section[aria-label="作答"]').map((own) => own.innerText)
    const lying = seen('[data-option]').map((own) => [
      own.getAttribute('data-option'),
      own.closest('[data-area]')?.getAttribute('data-area'),
    ])
    const lines = seen('svg line').map((own) => own.outerHTML)
    return { text: bars.reduce((text, bar) => text.replace(bar, ''), part?.innerText ?? ''), lying, lines }
  })
