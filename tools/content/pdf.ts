/**
 * Makes the demo site's downloads and assessments: our own pages with the words of the demo pack, printed by Chromium
 * into content/demo-site/files/, and the lists download.json and assessment.json that name them.
 * Only pages that changed are printed again: `made.json` has the hash of each one's HTML.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { assessments, books, classroom, type Document, materials } from './pdf/documents.ts'
import { sheetLessons } from './pdf/lessons.ts'
import { printPdf } from './pdf/print.ts'

const SITE = new URL('../../content/demo-site/', import.meta.url)
const FILES = new URL('files/', SITE)
const MADE = new URL('pdf/made.json', import.meta.url)
/** One page alone, and all together. */
const MOST = { one: 300_000, all: 6 * 1024 * 1024 }
const AT_ONCE = 2

const lessons = await sheetLessons()
const documents = [...books(lessons), ...materials(lessons), classroom(), ...assessments(lessons)]
const before = z
  .record(z.string(), z.string())
  .parse(JSON.parse(await readFile(MADE, 'utf8').catch(() => '{}')))
const made: Record<string, string> = {}
let total = 0

async function make({ file, html }: Document): Promise<void> {
  const hash = createHash('sha256')
    .update(html.replaceAll(/file:\/\/[^"]*\//g, ''))
    .digest('hex')
    .slice(0, 16)
  const url = new URL(file, FILES)
  const known = before[file] === hash ? await readFile(url).catch(() => undefined) : undefined
  const bytes = known ?? (await printPdf(html))
  if (bytes.length > MOST.one) throw new Error(`${file} has ${bytes.length} bytes`)
  if (!known) await writeFile(url, bytes)
  made[file] = hash
  total += bytes.length
  console.log(`${file}　${Math.round(bytes.length / 1000)} KB${known ? '' : '　新'}`)
}

for (const folder of ['download/', 'assessment/']) await mkdir(new URL(folder, FILES), { recursive: true })
const waiting = [...documents]
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await make(next)
  }),
)
for (const file of Object.keys(before)) if (!(file in made)) await rm(new URL(file, FILES), { force: true })

for (const list of ['download', 'assessment'] as const) {
  const items = documents
    .filter((own) => own.list === list)
    .map(({ row, file }) => ({ ...row, file: `files/${file}` }))
  await writeFile(new URL(`${list}.json`, SITE), `${JSON.stringify({ items }, null, 2)}\n`)
}
await writeFile(MADE, `${JSON.stringify(Object.fromEntries(Object.entries(made).sort()), null, 2)}\n`)
console.log(`${documents.length} 份，共 ${(total / 1_000_000).toFixed(1)} MB`)
if (total > MOST.all) throw new Error(`all files together have ${total} bytes`)
