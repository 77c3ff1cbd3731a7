/** Writes the demo pack's manifest anew: every lesson file in its folder, in the order of the menu. */
import { readdir, writeFile } from 'node:fs/promises'

const pack = new URL('../../content/demo/', import.meta.url)

const files = (await readdir(new URL('lessons/', pack))).filter((name) => name.endsWith('.json'))
const inMenuOrder = new Intl.Collator('en', { numeric: true })
const manifest = {
  format: 'hakka-content-pack',
  version: 1,
  id: 'demo',
  title: '示範教材',
  licence: 'CC BY 4.0',
  lessons: files.sort(inMenuOrder.compare).map((name) => `lessons/${name}`),
}

await writeFile(new URL('pack.json', pack), `${JSON.stringify(manifest, null, 2)}\n`)
console.log(`${manifest.lessons.length} lessons`)
