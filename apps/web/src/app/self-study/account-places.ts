import { BOOK_PLACES_MAX } from '@hakka/contract/constants'
import type { BookPlace, StudyPlace } from '@hakka/contract/self-study'
import { quietApi } from '../api.ts'
import { type KeptBook, keptBooks, putKeptBooks } from './kept-books.ts'
import { type LastStudy, lastStudies, putLastStudies } from './last-study.ts'

/** What was kept is sent so long after the last of it. */
export const SENT_AFTER_MS = 3_000
/** The account is asked again after that at the earliest. */
const ASKED_EVERY_MS = 20_000

interface Kept {
  on?: number | undefined
  by?: number | null | undefined
}

let asked: { userId: number; at: number; done: Promise<void> } | undefined

/**
 * What this device remembers of a reader, and what the account does, become one: on every device the same. What nobody's
 * page has kept before this one is another child's, perhaps, and stays here.
 */
export function syncPlaces(userId: number, since = performance.timeOrigin): Promise<void> {
  const done = sync(userId, since)
  asked = { userId, at: performance.now(), done }
  return done
}

/** The same, unless it has just been done. */
export function freshPlaces(userId: number): Promise<void> {
  const isFresh = asked?.userId === userId && performance.now() - asked.at < ASKED_EVERY_MS
  return isFresh && asked ? asked.done : syncPlaces(userId)
}

async function sync(userId: number, since: number): Promise<void> {
  const isOwn = ({ on = 0, by }: Kept) => by === userId || (by === null && on >= since)
  const parts = lastStudies()
    .filter(isOwn)
    .map(({ by: _, on = 0, ...own }): StudyPlace => ({ ...own, on }))
  const books = keptBooks()
    .filter(isOwn)
    .slice(0, BOOK_PLACES_MAX)
    .map(({ by: _, on = 0, ...own }): BookPlace => ({ ...own, on }))
  // Without an answer the device goes on by what it has.
  const answer = await quietApi('PUT /api/my/study-places', { body: { parts, books } }).catch(() => undefined)
  if (!answer) return
  // What was kept while it was on its way is later.
  putLastStudies(withAccount<LastStudy>(lastStudies(), answer.data.parts, userId, ({ type }) => type))
  putKeptBooks(withAccount<KeptBook>(keptBooks(), answer.data.books, userId, ({ id }) => id))
}

/** Of each place the later; the latest first. */
export function withAccount<P extends Kept>(
  here: readonly P[],
  account: readonly P[],
  userId: number,
  keyOf: (place: P) => unknown,
): P[] {
  const found = new Map(here.map((own) => [keyOf(own), own]))
  for (const place of account) {
    const own = found.get(keyOf(place))
    const isLater = own?.by === userId && (own.on ?? 0) > (place.on ?? 0)
    if (!isLater) found.set(keyOf(place), { ...place, by: userId })
  }
  return [...found.values()].sort((one, other) => (other.on ?? 0) - (one.on ?? 0))
}
