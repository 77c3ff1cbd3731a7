import { getPageUser } from '../session/page-user.ts'

/** When and by whom a place is kept now. */
export const keptNow = () => ({ on: Date.now(), by: getPageUser()?.id ?? null })

const listeners = new Set<() => void>()

/** Says that a place was kept. */
export function placeKept(): void {
  for (const listener of listeners) listener()
}

/** Hears of each place that is kept. @returns ends it */
export function onPlaceKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
