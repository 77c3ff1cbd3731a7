import type { Page } from '@playwright/test'

/** Latin words that belong into Chinese sentences. */
const AT_HOME = new Set([
  'AI',
  'PDF',
  'MB',
  'Google',
  'Chromium',
  'PIN',
  'QR',
  'CC',
  'BY',
  'Cookie',
  'Tab',
  'Esc',
  'pt',
  // Kinds and sizes of files; of MP3, its letters.
  'DOCX',
  'KB',
  'MP',
  'ODP',
  'ODS',
  'ODT',
  'PPTX',
  'XLSX',
  'ZIP',
])

/**
 * Latin words that a reader sees or hears, other than Hakka pinyin, which says so by its language, and names that
 * people have typed, which say that nobody translates them.
 */
export async function englishIn(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
          found.push(node.getAttribute(name) ?? '')
        continue
      }
      const holder = node.parentElement
      if (!holder || holder.closest('script, style, [lang|="hak-Latn"], [translate="no"], pre, code'))
        continue
      if (holder.checkVisibility()) found.push(node.textContent ?? '')
    }
    return found.flatMap((text) => text.match(/\p{Script=Latin}{2,}/gu) ?? [])
  })
  return [...new Set(words)].filter((word) => !AT_HOME.has(word) && !/^[ⅠⅡⅢⅣⅤⅰⅱⅲⅳⅴ]+$/.test(word))
}
