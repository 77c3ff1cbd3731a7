import type { Lesson } from '@hakka/contract/lesson'
import { OWN, remember, rememberedJson } from '@hakka/ui/remembered.ts'
import { api } from '../api.ts'
import { type ModuleAttempt, newKey } from './attempt.ts'

/** Where ticks were kept before 2026-11-23, when a browser sent what it had reckoned: of visitors, and unsent ones. */
const VISITOR_KEY = `${OWN}progress`
const UNSENT_KEY = `${OWN}progress.unsent`

/** Ticks of a lesson, by numbers of modules, from before answers were kept. */
export interface OldTicks {
  lessonId: number
  moduleNos: number[]
}

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((own) => typeof own === 'number') : []

const list = (key: string): unknown[] => {
  const kept = rememberedJson(key)
  return Array.isArray(kept) ? kept : []
}

/** A visitor's. */
export const oldTicks = (): OldTicks[] =>
  list(VISITOR_KEY).flatMap((entry) => {
    const [lessonId, nos]: unknown[] = Array.isArray(entry) ? entry : []
    return typeof lessonId === 'number' ? [{ lessonId, moduleNos: numbers(nos) }] : []
  })

const isOf = (userId: number) => (entry: unknown) => Object(entry).user === userId

/** Those that a user could not send. */
export const oldUnsent = (userId: number): OldTicks[] =>
  list(UNSENT_KEY)
    .filter(isOf(userId))
    .flatMap((entry) => {
      const { lesson, nos } = Object(entry)
      return typeof lesson === 'number' ? [{ lessonId: lesson, moduleNos: numbers(nos) }] : []
    })

export const forgetOldTicks = (): void => void remember(VISITOR_KEY, null)

/** Forgets a user's: others use this device too. */
export function forgetOldUnsent(userId: number): void {
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
