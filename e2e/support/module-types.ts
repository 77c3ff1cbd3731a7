import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Lesson, LessonModule } from '@hakka/contract/lesson'
import type { APIRequestContext } from '@playwright/test'
import { firstOf, lessonPath, modulesOf } from './lesson.ts'

const FOLDER = fileURLToPath(new URL('../../packages/modules/src/', import.meta.url))

/** The ids of all module types. */
export const MODULE_TYPES = readdirSync(FOLDER)
  .filter((name) => existsSync(`${FOLDER}${name}/module.ts`))
  .sort()

/** Units of the demo, and how many lessons they may have. */
const UNITS = [
  { step: 1, semester: 1, type: 1, lessons: 6 },
  { step: 1, semester: 2, type: 1, lessons: 1 },
  { step: 1, semester: 1, type: 2, lessons: 1 },
  { step: 3, semester: 1, type: 1, lessons: 3 },
  { step: 3, semester: 2, type: 1, lessons: 2 },
  { step: 5, semester: 2, type: 1, lessons: 3 },
  { step: 6, semester: 1, type: 1, lessons: 1 },
  { step: 7, semester: 1, type: 1, lessons: 3 },
  { step: 10, semester: 1, type: 1, lessons: 4 },
]

/**
 * The demo's first module of a type, with the address of its page.
 * @throws Error when the demo has none
 */
export async function findModule(
  request: APIRequestContext,
  type: string,
): Promise<{ module: LessonModule; path: string }> {
  for (const { lessons, ...unit } of UNITS) {
    for (let no = 1; no <= lessons; no++) {
      const answer = await request.get(`/api${lessonPath({ ...unit, no })}`)
      if (!answer.ok()) continue
      const lesson: Lesson = await answer.json()
      if (!modulesOf(lesson).some((module) => module.type === type)) continue
      const { module, mod } = firstOf(lesson, type)
      return { module, path: lessonPath({ ...unit, no, mod }) }
    }
  }
  throw new Error(`示範教材沒有 ${type}`)
}
