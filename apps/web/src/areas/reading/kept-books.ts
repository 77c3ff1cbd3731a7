import { OWN, remember, rememberedJson } from '@hakka/ui/remembered.ts'

const KEY = `${OWN}books`
/** So many books are kept; those that were opened longest ago go first. */
const MOST = 200

/** How far this browser's reader is in a book. */
export interface KeptBook {
  id: number
  page: number
  /** Was read to its end; stays when it is read again. */
  done: boolean
}

const isKept = (value: unknown): value is KeptBook =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'page' in value &&
  typeof value.page === 'number' &&
  'done' in value &&
  typeof value.done === 'boolean'

/** The books that were opened here, the latest first. */
export function keptBooks(): KeptBook[] {
  const kept = rememberedJson(KEY)
  return Array.isArray(kept) ? kept.filter(isKept) : []
}

export const keptBook = (id: number): KeptBook | undefined => keptBooks().find((own) => own.id === id)

export function keepBook(id: number, page: number, done: boolean): void {
  const all = keptBooks()
  const before = all.find((own) => own.id === id)
  const own = { id, page, done: done || before?.done === true }
  remember(KEY, JSON.stringify([own, ...all.filter((other) => other.id !== id)].slice(0, MOST)))
}

/** Where a book opens: where its reader left off, from the beginning where that was its end. */
export const openAt = (kept: KeptBook | undefined, pages: number): number =>
  kept && kept.page >= 1 && kept.page < pages ? kept.page : 1

/** What the shelf says of a book: 讀完了 stays, whatever is read again; one that was only opened has nothing to say. */
export function statusOf(kept: KeptBook | undefined): { done: boolean; text: string } | undefined {
  if (!kept) return undefined
  if (kept.done) return { done: true, text: '讀完了' }
  return kept.page > 1 ? { done: false, text: `讀到第 ${kept.page} 頁` } : undefined
}
