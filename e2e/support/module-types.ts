import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LessonModule } from '@hakka/contract/lesson'
import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { fetchLesson, firstOf, lessonPath } from './lesson.ts'

const FOLDER = fileURLToPath(new URL('../../packages/modules/src/', import.meta.url))

/** The ids of all module types. */
export const MODULE_TYPES = readdirSync(FOLDER)
  .filter((name) => existsSync(`${FOLDER}${name}/module.ts`))
  .sort()

/** What a module type shows where no content is given, as JSON. */
export const sampleOf = (type: string): unknown => readJson(`${FOLDER}${type}/sample.json`)

const PACK = fileURLToPath(new URL('../../content/demo/', import.meta.url))
const pack = z.object({ lessons: z.array(z.string()) })
const lesson = z.object({
  dialect_id: z.number(),
  step_no: z.number(),
  semester_no: z.number(),
  type_no: z.number(),
  no: z.number(),
  activities: z.record(
    z.string(),
    z.object({ modules: z.array(z.object({ type: z.string(), content: z.unknown() })) }),
  ),
})

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** The demo's lessons in 四縣, in the order of the pack: easy ones first. */
const lessons = pack
  .parse(readJson(`${PACK}pack.json`))
  .lessons.map((path) => lesson.parse(readJson(`${PACK}${path}`)))
  .filter(({ dialect_id }) => dialect_id === 1)

/**
 * The demo's first module of a type, with the address of its page.
 * @throws Error when the demo has none
 */
export async function findModule(
  request: APIRequestContext,
  type: string,
): Promise<{ module: LessonModule; path: string }> {
  const found = lessons.find(({ activities }) =>
    Object.values(activities).some(({ modules }) => modules.some((own) => own.type === type)),
  )
  if (!found) throw new Error(`示範教材沒有 ${type}`)
  const place = { step: found.step_no, semester: found.semester_no, type: found.type_no, no: found.no }
  const { module, mod } = firstOf(await fetchLesson(request, lessonPath(place)), type)
  return { module, path: lessonPath({ ...place, mod }) }
}

/**
 * The address of the demo's largest module of a type, in 四縣.
 * @throws Error when the demo has none
 */
export function largestPath(type: string): string {
  const all = lessons.flatMap(({ activities, ...place }) =>
    Object.values(activities)
      .flatMap(({ modules }) => modules)
      .flatMap((own, index) =>
        own.type === type ? [{ place, mod: index + 1, size: JSON.stringify(own.content).length }] : [],
      ),
  )
  const [found] = all.sort((a, b) => b.size - a.size)
  if (!found) throw new Error(`示範教材沒有 ${type}`)
  const { step_no: step, semester_no: semester, type_no, no } = found.place
  return lessonPath({ step, semester, type: type_no, no, mod: found.mod })
}
