import { expect, type Page } from '@playwright/test'
import { openSettled, overflow } from './page.ts'

/** Texts that run where a page takes one for HTML; names have room for 50 characters. */
export const NAME = '<img src=x onerror="window.attacked=1">'
export const TITLE =
  '</title><script>window.attacked=1</script><svg onload="window.attacked=1"></svg>"><b onfocus=window.attacked=1 autofocus>'

/** HTML as somebody could send it past the editor. */
export const HTML =
  '<p>看得到</p><script>window.attacked=1</script><img src="/images/logo.svg" onload="window.attacked=1"><svg><animate onbegin="window.attacked=1"/></svg><a href="javascript:window.attacked=1">按這裡</a><iframe srcdoc="<script>parent.attacked=1</script>"></iframe><p style="background:url(//attack.example)">底色</p>'

/** What the policy has to stop on the pages that are opened from now on: the list grows. */
export async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('violated', (what: string) => violations.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      Reflect.get(window, 'violated')(violatedDirective)
    })
  })
  return violations
}

/** Opens pages and tells what ran, or what the policy had to stop. */
export async function watch(page: Page): Promise<(paths: readonly string[], shown: string) => Promise<void>> {
  const violations = await violationsOf(page)
  return async (paths, shown) => {
    for (const path of paths) {
      await openSettled(page, path)
      expect(await page.evaluate(() => Reflect.get(window, 'attacked')), path).toBeUndefined()
      // As letters: a page that leaves the text out proves nothing.
      expect(await page.content(), path).toContain(shown)
      for (const width of [360, 820, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page), `${path}, ${width} px`).toBeLessThanOrEqual(0)
      }
    }
    expect(violations).toEqual([])
  }
}

/** How a text stands in the source of a page. */
export const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
