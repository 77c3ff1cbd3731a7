import { join } from 'node:path'
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { lessons, modules, packs } from '../../db/tables/content.ts'
import { sha256 } from '../../domain/uploads/file-rows.ts'
import { ROOT } from '../../kernel/root.ts'
import { user } from '../../testing/builders.ts'
import { type TestServer, testServer } from '../../testing/server.ts'
import { addressesOf } from '../addresses.ts'
import { importPack } from '../import.ts'
import { lessonParts } from '../lesson-parts.ts'
import type { PackLesson } from '../pack.ts'
import { publishDraft } from '../publish-draft.ts'
import { parsePack, readPackFiles } from '../read.ts'
import { exportZip, lessonsToExport } from './export-lessons.ts'
import { bringLesson } from './fetch-lesson.ts'
import { openPack } from './open-pack.ts'

const one = testServer()
const other = testServer()

let demo: Map<string, Buffer> = new Map()
let sources: { path: string; lesson: PackLesson }[] = []

beforeAll(async () => {
  demo = await readPackFiles(join(ROOT, 'content/demo'))
  sources = [...parsePack(demo).lessons].map(([path, { lesson }]) => ({ path, lesson }))
})

async function clear({ services: { db } }: TestServer): Promise<void> {
  await db.delete(modules)
  await db.delete(lessons)
  await db.delete(packs)
}

/** A lesson of the demo, some of its modules, in another order and in other activities. */
interface Picked {
  lesson: number
  drop: number[]
  turn: number
  into: number
  step: string
}

const choices: fc.Arbitrary<Picked[]> = fc.array(
  fc.record({
    lesson: fc.nat(44),
    drop: fc.array(fc.nat(20), { maxLength: 3 }),
    turn: fc.nat(20),
    into: fc.constantFrom(1, 2, 3),
    step: fc.string({
      unit: fc.constantFrom('聽', '說', '讀', '寫', '。', ' ', '"', '<', '&'),
      minLength: 1,
      maxLength: 20,
    }),
  }),
  { minLength: 1, maxLength: 3 },
)
function packOf(choice: readonly Picked[]): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const own = new Map(choice.map((picked) => [sources[picked.lesson]?.path ?? '', picked]))
  for (const [path, { lesson: no, drop, turn, into, step }] of own) {
    const lesson = sources[no]?.lesson
    if (!lesson) continue
    const all = Object.values(lesson.activities).flatMap((activity) => activity?.modules ?? [])
    const kept = all.filter((_, index) => index === 0 || !drop.includes(index))
    const turned = kept
      .map((_, index) => kept[(index + turn) % kept.length])
      .filter((own) => own !== undefined)
    const numbered = turned.map((module, index) => ({ ...module, no: index + 1 }))
    const half = into > 1 ? Math.floor(numbered.length / 2) : 0
    const at = (no: number) => {
      if (no === into) return { steps: [step], modules: numbered.slice(half) }
      return no === into - 1 && half > 0 ? { modules: numbered.slice(0, half) } : undefined
    }
    const activities = { 1: at(1), 2: at(2), 3: at(3) }
    const written = { ...lesson, activities }
    files.set(path, Buffer.from(JSON.stringify(written)))
    for (const { url } of addressesOf(lessonParts(written))) {
      const bytes = demo.get(url)
      if (bytes) files.set(url, bytes)
    }
  }
  const manifest = JSON.parse(String(demo.get('pack.json')))
  const lessonPaths = [...own.keys()]
  files.set(
    'pack.json',
    Buffer.from(JSON.stringify({ ...manifest, lessons: lessonPaths, self_study: [], games: [] })),
  )
  return files
}

async function exported({ services }: TestServer): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of exportZip(services, await lessonsToExport(services.db, undefined), '課程'))
    parts.push(part)
  return Buffer.concat(parts)
}

/** Takes a pack in, as an editor would who publishes all of it as it is. */
async function taken(server: TestServer, zip: Buffer): Promise<void> {
  await clear(server)
  const opened = await openPack(zip)
  if ('refused' in opened) throw new Error(opened.refused)
  const pack = parsePack(opened.files)
  const { services } = server
  const { id: userId } = await user(server)
  for (const { lesson } of pack.lessons.values()) {
    const { id, success } = await bringLesson(services, { pack, lesson }, userId)
    expect(success).toBe(true)
    await services.db.transaction((transaction) =>
      publishDraft(transaction, services, id ?? 0, { userId, at: new Date(), note: '' }),
    )
  }
}

/** A pack with each file called by its bytes: a site may keep the same ones twice. */
function named(zip: Buffer): Record<string, string> {
  const files = Object.entries(unzipSync(zip))
  const names = new Map(files.map(([path, bytes]) => [path, sha256(Buffer.from(bytes))]))
  return Object.fromEntries(
    files
      .filter(([path]) => path.endsWith('.json') && path !== 'pack.json')
      .map(([path, bytes]) => [
        path,
        String(Buffer.from(bytes)).replace(/media\/[0-9a-f]{64}\.\w+/g, (own) => names.get(own) ?? own),
      ]),
  )
}

test('whatever lessons a site gives away, another one that takes them in gives away the same', async () => {
  await fc.assert(
    fc.asyncProperty(choices, async (choice) => {
      await clear(one())
      await importPack(one().services, parsePack(packOf(choice)))
      const first = await exported(one())
      await taken(other(), first)
      const second = await exported(other())
      expect(named(second)).toEqual(named(first))
      await taken(one(), second)
      const { 'pack.json': _, ...again } = unzipSync(await exported(one()))
      const { 'pack.json': __, ...before } = unzipSync(second)
      expect(again).toEqual(before)
    }),
    { numRuns: 3, endOnFailure: true },
  )
}, 120_000)
