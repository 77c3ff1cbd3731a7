import { BOOK_PLACES_MAX } from '@hakka/contract/constants'
import { OWN, remember, rememberedJson } from '@hakka/ui/remembered.ts'
import { keptNow, placeKept } from './place-kept.ts'

const KEY = `${OWN}books`
/** How far this browser's reader is in a book. */
export interface KeptBook {
  id: number
  page: number
  /** Was read to its end; stays when it is read again. */
  done: boolean
  /** When, in milliseconds since 1970; none of what was kept before accounts had it. */
  on?: number
  /** Whose: the account of the page, `null` of nobody. */
  by?: number | null
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
  const own = { id, page, done: done || before?.done === true, ...keptNow() }
  putKeptBooks([own, ...all.filter((other) => other.id !== id)])
  placeKept()
}

/** Puts books in the stead of those that are kept, the latest first. */
export const putKeptBooks = (books: readonly KeptBook[]): void =>
  void remember(KEY, JSON.stringify(books.slice(0, BOOK_PLACES_MAX)))

/** Where a book opens: where its reader left off, from the beginning where that was its end. */
export const openAt = (kept: KeptBook | undefined, pages: number): number =>
  kept && kept.page >= 1 && kept.page < pages ? kept.page : 1

/** What the shelf says of a book: 讀完了 stays, whatever is read again; one that was only opened has nothing to say. */
export function statusOf(kept: KeptBook | undefined): { done: boolean; text: string } | undefined {
  if (!kept) return undefined
  if (kept.done) return { done: true, text: '讀完了' }
  return kept.page > 1 ? { done: false, text: `讀到第 ${kept.page} 頁` } : undefined
}
