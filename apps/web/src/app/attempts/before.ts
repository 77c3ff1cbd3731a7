import { OWN, remember, remembered, rememberedJson } from '@hakka/ui/remembered.ts'

/** Where ticks were kept before 2026-11-23, when a browser sent what it had reckoned: of visitors, and unsent ones. */
const VISITOR_KEY = `${OWN}progress`
export const UNSENT_KEY = `${OWN}progress.unsent`

/** Ticks of a lesson, by numbers of modules, from before answers were kept. */
export interface OldTicks {
  lessonId: number
  moduleNos: number[]
}

export const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((own) => typeof own === 'number') : []

export const list = (key: string): unknown[] => {
  const kept = rememberedJson(key)
  return Array.isArray(kept) ? kept : []
}

/** A visitor's. */
export const oldTicks = (): OldTicks[] =>
  list(VISITOR_KEY).flatMap((entry) => {
    const [lessonId, nos]: unknown[] = Array.isArray(entry) ? entry : []
    return typeof lessonId === 'number' ? [{ lessonId, moduleNos: numbers(nos) }] : []
  })

export const forgetOldTicks = (): void => void remember(VISITOR_KEY, null)

/** Whether anybody's wait to be sent: what sends them is fetched then. */
export const anyUnsent = (): boolean => remembered(UNSENT_KEY) !== null
