import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** The bytes of a file of the demo site. */
export const demoFile = (name: string) =>
  readFile(fileURLToPath(new URL(`../../content/demo-site/files/${name}`, import.meta.url)))

/** What a press on something saves: the file's name and its bytes. */
export async function saved(page: Page, press: () => Promise<void>) {
  const started = page.waitForEvent('download')
  await press()
  const file = await started
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** A PDF as somebody uploads it; `words` make its bytes its own. */
export const pdf = (name: string, words = name) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${words}\ntrailer<<>>\n%%EOF\n`),
})
