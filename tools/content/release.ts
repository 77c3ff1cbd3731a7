/**
 * Keeps the contents of a release for good: `npm run content:release -- 0.2.0` writes the sample and the demo pack's
 * contents of each module type to packages/modules/released/0.2.0/. The contract test opens them for ever after, so
 * that what a school has written goes on opening. A release that is there already is never written again.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { moduleTypes } from '@hakka/modules/server'
import { z } from 'zod'

const packFolder = new URL('../../content/demo/lessons/', import.meta.url)
const modulesFolder = new URL('../../packages/modules/', import.meta.url)
/** Contents of one type kept from the pack, beside its sample. */
const FROM_PACK = 3

/** A lesson as far as its modules go. */
const lessonSchema = z.object({
  activities: z.record(
    z.string(),
    z.object({
      modules: z.array(z.object({ type: z.string(), version: z.number(), content: z.unknown() })),
    }),
  ),
})

const name = z
  .string()
  .regex(/^\d+\.\d+\.\d+$/)
  .safeParse(process.argv[2])
if (!name.success) {
  console.error('用法：npm run content:release -- 版本（例如 0.2.0）')
  process.exit(2)
}
const target = new URL(`released/${name.data}/`, modulesFolder)
await mkdir(new URL('released/', modulesFolder), { recursive: true })
await mkdir(target).catch(() => {
  console.error(`版本 ${name.data} 已經保存過，不會再改寫。`)
  process.exit(1)
})

const modules = (await Promise.all((await lessonFiles()).map(modulesOf))).flat()
for (const { id, version } of moduleTypes.values()) {
  const sample: unknown = JSON.parse(await readFile(new URL(`src/${id}/sample.json`, modulesFolder), 'utf8'))
  const own = modules.filter((module) => module.type === id).slice(0, FROM_PACK)
  const kept = [{ version, content: sample }, ...own.map(({ version, content }) => ({ version, content }))]
  await writeFile(new URL(`${id}.json`, target), `${JSON.stringify(kept)}\n`)
}
console.log(`${name.data}：${moduleTypes.size} 種模組`)

async function lessonFiles() {
  return (await readdir(packFolder)).filter((file) => file.endsWith('.json')).sort()
}

async function modulesOf(file: string) {
  const lesson = lessonSchema.parse(JSON.parse(await readFile(new URL(file, packFolder), 'utf8')))
  return Object.values(lesson.activities).flatMap((activity) => activity.modules)
}
