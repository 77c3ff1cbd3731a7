import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const CHROMIUM = process.env.CHROMIUM_PATH || '/usr/bin/chromium'
/** Its sandbox refuses root. */
const ROOT = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** HTML as a tagged PDF with its fonts inside. The same HTML gives the same bytes: the time of printing is taken out. */
export async function printPdf(html: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'hakka-pdf-'))
  try {
    const page = join(folder, 'page.html')
    const output = join(folder, 'page.pdf')
    await writeFile(page, html)
    await run(CHROMIUM, [
      '--headless',
      ...ROOT,
      '--disable-gpu',
      '--allow-file-access-from-files',
      '--no-pdf-header-footer',
      '--export-tagged-pdf',
      `--user-data-dir=${join(folder, 'profile')}`,
      `--print-to-pdf=${output}`,
      pathToFileURL(page).href,
    ])
    return withoutTime(await readFile(output))
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Of the same length, or the table of offsets at the end would no longer fit. */
const withoutTime = (pdf: Buffer) =>
  Buffer.from(pdf.toString('latin1').replace(/\(D:\d{14}/g, '(D:20260101000000'), 'latin1')
