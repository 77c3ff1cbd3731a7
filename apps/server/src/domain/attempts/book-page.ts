import { itemById } from '../self-study/items.ts'
import { books } from '../self-study/readers.ts'
import { isVersion, type Thing } from './thing.ts'

/** A page of a picture book: it is read, nothing is asked, and nothing of it is judged. */
export const bookPage: Thing = {
  async mark(db, { thingId, versionId, item }, answer) {
    const found = await itemById(db, books, thingId)
    if (
      !found?.item.pages.some(({ no }) => no === item) ||
      (versionId !== null && !isVersion(versionId, found))
    )
      return { kind: 'refused', reason: 'unknown-version' }
    return answer === null ? { kind: 'none' } : { kind: 'refused', reason: 'not-an-answer' }
  },
  has: async () => false,
}
