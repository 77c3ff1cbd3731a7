import { type Part, partsOf, readItem } from '@hakka/modules/server'
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { studyItems } from '../db/tables/self-study.ts'
import type { Transaction } from '../db/transaction.ts'
import { type FaceMaker, wantFaces } from '../domain/fonts/want-faces.ts'
import { TITLES_FACE } from '../domain/lesson/face-of.ts'
import { bookFace } from '../domain/self-study/face.ts'
import { books } from '../domain/self-study/readers.ts'
import { publishNotice } from '../ports/notices.ts'
import { titlesOf } from './publish.ts'
import { readingTexts } from './reading-texts.ts'
import { saveBooks } from './save-books.ts'
import { isEdited } from './save-items.ts'
import { saveBookSearch } from './save-study-search.ts'

/** All that follows from what was written of these books: shelf, faces, what search finds, and word to every process. */
export async function publishBooks(
  transaction: Transaction,
  maker: FaceMaker,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const { kind } = books
  const rows = await transaction
    .select()
    .from(studyItems)
    .where(and(eq(studyItems.kind, kind.id), inArray(studyItems.id, [...ids])))
  const items = rows.flatMap((item) => {
    const read = readItem(kind, item.content, item.schemaVersion)
    return read.ok ? { item, face: kind.face(read.item), categoryUid: undefined } : []
  })
  await saveBooks(transaction, items, new Map(rows.map(({ id, uid }) => [uid, id])))
  for (const own of items) await saveBookSearch(transaction, own.item.id, own)
  const partsIn = ({ item }: (typeof items)[number]): Part[] =>
    partsOf(kind.item, kind.migrate(item.content, item.schemaVersion))
  const faces = items.map((own) => ({ name: bookFace(own.item.id), texts: readingTexts(partsIn(own)) }))
  await wantFaces(transaction, maker, [{ name: TITLES_FACE, texts: await titlesOf(transaction) }, ...faces])
  await publishNotice(transaction, { topic: 'self_study' })
}

/** Books that the desk has written or deleted: a pack that comes again knows nothing of it. */
export async function deskBooks(transaction: Transaction): Promise<number[]> {
  const rows = await transaction
    .select({ id: studyItems.id })
    .from(studyItems)
    .where(
      and(
        eq(studyItems.kind, 'reading'),
        or(isNull(studyItems.withdrawnAt), isNotNull(studyItems.deletedAt)),
        or(isNull(studyItems.packId), isEdited),
      ),
    )
  return rows.map(({ id }) => id)
}
