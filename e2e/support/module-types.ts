import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LessonModule } from '@hakka/contract/lesson'
import type { APIRequestContext } from '@playwright/test'
import { fetchLesson, firstOf, lessonPath } from './lesson.ts'

const FOLDER = fileURLToPath(new URL('../../packages/modules/src/', import.meta.url))

/** The ids of all module types. */
export const MODULE_TYPES = readdirSync(FOLDER)
  .filter((name) => existsSync(`${FOLDER}${name}/module.ts`))
  .sort()

const LESSONS = fileURLToPath(new URL('../../content/demo/lessons/', import.meta.url))
const NAME = /^l(\d+)-s(\d+)-(\d)-t(\d)-n(\d+)-d1\.json$/

/** Addresses of the demo's lessons in 四縣, easy ones first, and the types of their modules. */
const lessons = readdirSync(LESSONS)
  .flatMap((name) => {
    const numbers = NAME.exec(name)?.slice(1).map(Number)
    return numbers ? [{ name, numbers }] : []
  })
  .map(({ name, numbers: [level = 0, step = 0, semester = 0, type = 0, no = 0] }) => ({
    place: [level, type, step, semester, no],
    path: { step, semester, type, no },
    types: [...readFileSync(`${LESSONS}${name}`, 'utf8').matchAll(/"type": "(\w+)"/g)].map(([, own]) => own),
  }))
  .toSorted((a, b) => difference(a.place, b.place))

function difference(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((own, i) => own !== b[i])
  return (a[at] ?? 0) - (b[at] ?? 0)
}

/**
 * The demo's first module of a type, with the address of its page.
 * @throws Error when the demo has none
 */
export async function findModule(
  request: APIRequestContext,
  type: string,
): Promise<{ module: LessonModule; path: string }> {
  const lesson = lessons.find(({ types }) => types.includes(type))
  if (!lesson) throw new Error(`示範教材沒有 ${type}`)
  const { module, mod } = firstOf(await fetchLesson(request, lessonPath(lesson.path)), type)
  return { module, path: lessonPath({ ...lesson.path, mod }) }
}
