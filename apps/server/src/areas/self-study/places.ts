import { BOOK_PLACES_MAX, PRACTICE_TYPES } from '@hakka/contract/constants'
import type { BookPlace, StudyPlace, StudyPlaces } from '@hakka/contract/self-study'
import { studyPlaces as shape } from '@hakka/contract/self-study'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { studyPlaces } from '../../db/tables/self-study.ts'

/**
 * Takes what a device remembers into an account: of the same place the later one stays, and a book that was read to its
 * end stays read. Two devices at once lose nothing of each other.
 * @returns all that the account knows then
 */
export async function takePlaces(
  db: NodePgDatabase,
  { userId, now }: { userId: number; now: Date },
  sent: StudyPlaces,
): Promise<StudyPlaces> {
  return db.transaction(async (transaction) => {
    await transaction.insert(studyPlaces).values({ userId }).onConflictDoNothing()
    const [row] = await transaction
      .select()
      .from(studyPlaces)
      .where(eq(studyPlaces.userId, userId))
      .for('update')
    const known = shape.safeParse({ parts: row?.parts, books: row?.books })
    const before: StudyPlaces = known.success ? known.data : { parts: [], books: [] }
    // A clock that runs ahead would hold its place against every other device.
    const most = now.getTime()
    const inTime = <P extends { on: number }>(own: P): P => ({ ...own, on: Math.min(own.on, most) })
    const parts = latest<StudyPlace>([...before.parts, ...sent.parts.map(inTime)], ({ type }) => type)
    const books = latest<BookPlace>(
      [...before.books, ...sent.books.map(inTime)],
      ({ id }) => id,
      (one, other) => ({ ...one, done: one.done || other.done }),
    )
    const merged = { parts: parts.slice(0, PRACTICE_TYPES.length), books: books.slice(0, BOOK_PLACES_MAX) }
    await transaction
      .update(studyPlaces)
      .set({ ...merged, updatedAt: now })
      .where(eq(studyPlaces.userId, userId))
    return merged
  })
}

/** One of each, the latest; the latest first. */
function latest<P extends { on: number }>(
  places: readonly P[],
  keyOf: (place: P) => unknown,
  joined: (one: P, other: P) => P = (one) => one,
): P[] {
  const found = new Map<unknown, P>()
  for (const place of places) {
    const other = found.get(keyOf(place))
    if (!other) found.set(keyOf(place), place)
    else found.set(keyOf(place), place.on >= other.on ? joined(place, other) : joined(other, place))
  }
  return [...found.values()].sort((one, other) => other.on - one.on)
}
