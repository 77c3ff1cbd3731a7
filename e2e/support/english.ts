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
  'Code',
  'CC',
  'BY',
  'Cookie',
  'Tab',
  'Enter',
  'Alt',
  'Esc',
  'Shift',
  'Delete',
  'pt',
  // Kinds and sizes of files; of MP3, its letters.
  'CSV',
  'DOCX',
  'GIF',
  'JPEG',
  'KB',
  'MP',
  'ODP',
  'ODS',
  'ODT',
  'OGG',
  'PNG',
  'PPTX',
  'TSV',
  'WAV',
  'WebP',
  'XLSX',
  'ZIP',
])

/**
 * Latin words that a reader sees or hears, other than Hakka pinyin, which says so by its language, and what people have
 * typed, like names, which says that nobody translates it. Such a name may stand in a label too. What a test has written
 * that attacks (`attack.ts`) may stand on a page that all tests share as long as that test runs: it is its own business.
 */
export async function englishIn(page: Page): Promise<string[]> {
  const { found, typed } = await page.evaluate(() => {
    const latin = (text: string | null) =>
      text?.includes('attacked') ? [] : (text?.match(/\p{Script=Latin}{2,}/gu) ?? [])
    const typed = [...document.querySelectorAll('[translate="no"], code')]
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
          found.push(...latin(node.getAttribute(name)))
        continue
      }
      const holder = node.parentElement
      if (!holder || holder.closest('script, style, [lang|="hak-Latn"], [translate="no"], pre, code'))
        continue
      if (holder.checkVisibility()) found.push(...latin(node.textContent))
    }
    return { found, typed: typed.flatMap(({ textContent }) => latin(textContent)) }
  })
  const known = new Set([...AT_HOME, ...typed])
  return [...new Set(found)].filter((word) => !known.has(word) && !/^[ⅠⅡⅢⅣⅤⅰⅱⅲⅳⅴ]+$/.test(word))
}
