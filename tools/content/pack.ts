/** Writes the manifests of the content packs anew: every lesson and every file of self-study, in the order of the menus. */
import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const PACKS = [
  { id: 'demo', title: '示範教材' },
  { id: 'self-study', title: '自學教材' },
]
const FOLDERS = ['listening', 'speaking', 'reading', 'writing', 'classroom_term']

const inMenuOrder = new Intl.Collator('en', { numeric: true })

async function filesIn(pack: string, folder: string): Promise<string[]> {
  const path = join(pack, folder)
  if (!existsSync(path)) return []
  const names = (await readdir(path)).filter((name) => name.endsWith('.json'))
  return names.sort(inMenuOrder.compare).map((name) => `${folder}/${name}`)
}

for (const { id, title } of PACKS) {
  const pack = join(import.meta.dirname, '../../content', id)
  const lessons = await filesIn(pack, 'lessons')
  const selfStudy = (await Promise.all(FOLDERS.map((folder) => filesIn(pack, folder)))).flat()
  const head = { format: 'hakka-content-pack', version: 2, id, title, licence: 'CC BY 4.0' }
  const manifest = { ...head, lessons, self_study: selfStudy }
  await writeFile(join(pack, 'pack.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  console.log(`${id}: ${lessons.length} lessons, ${selfStudy.length} files of self-study`)
}
