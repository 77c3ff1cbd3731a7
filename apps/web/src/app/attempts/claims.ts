import type { Lesson } from '@hakka/contract/lesson'
import { remember } from '@hakka/ui/remembered.ts'
import { api } from '../api.ts'
import { addUnsent, type ModuleAttempt, newKey } from './attempt.ts'
import { list, numbers, type OldTicks, UNSENT_KEY } from './before.ts'

const isOf = (userId: number) => (entry: unknown) => Object(entry).user === userId

/** Those that a user could not send. */
const oldUnsent = (userId: number): OldTicks[] =>
  list(UNSENT_KEY)
    .filter(isOf(userId))
    .flatMap((entry) => {
      const { lesson, nos } = Object(entry)
      return typeof lesson === 'number' ? [{ lessonId: lesson, moduleNos: numbers(nos) }] : []
    })

/** Forgets a user's: others use this device too. */
function forgetOldUnsent(userId: number): void {
  const others = list(UNSENT_KEY).filter((entry) => !isOf(userId)(entry))
  remember(UNSENT_KEY, others.length === 0 ? null : JSON.stringify(others))
}

/** As attempts without an answer: the server keeps them as claims. A lesson that is gone has none any more. */
export async function claimsOf(ticks: readonly OldTicks[]): Promise<ModuleAttempt[]> {
  const claims = await Promise.all(
    ticks.map(async ({ lessonId, moduleNos }) => {
      const lesson = await api('GET /api/lesson', { query: { id: lessonId } }).catch((error: unknown) => {
        if (error instanceof Error && 'status' in error && error.status === 404) return undefined
        throw error
      })
      return lesson ? claimsIn(lesson, moduleNos) : []
    }),
  )
  return claims.flat()
}

const claimsIn = ({ id, activities }: Lesson, moduleNos: readonly number[]): ModuleAttempt[] =>
  Object.values(activities)
    .flatMap(({ modules }) => modules)
    .filter(({ no }) => moduleNos.includes(no))
    .map((module) => ({
      key: newKey(),
      lessonId: id,
      moduleNo: module.no,
      moduleId: module.id,
      versionId: module.version_id,
      answer: null,
      usedMs: 0,
      doneAt: new Date().toISOString(),
      result: null,
    }))

/** Puts what a user could not send before answers were kept among what waits. */
export async function takeOldUnsent(userId: number): Promise<void> {
  const old = oldUnsent(userId)
  if (old.length === 0) return
  addUnsent(userId, await claimsOf(old))
  forgetOldUnsent(userId)
}
