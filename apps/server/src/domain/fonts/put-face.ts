import { and, eq } from 'drizzle-orm'
import { faces } from '../../db/tables/content.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { BlobStore } from '../../ports/blob.ts'
import { saveFile, storeBytes } from '../uploads/file-rows.ts'

interface CutFace {
  name: string
  characters: string
  recipe: string
  bytes: Buffer
}

/** Shows a face as it was cut. @returns whether it still shall have these characters; else nothing changes */
export async function putFace(
  transaction: Transaction,
  blobs: BlobStore,
  { name, characters, recipe, bytes }: CutFace,
): Promise<boolean> {
  const file = await storeBytes(blobs, bytes, { extension: 'woff2', mediaType: 'font/woff2' })
  const fileId = await saveFile(transaction, file)
  const { rowCount } = await transaction
    .update(faces)
    .set({ fileId, cut: recipe })
    .where(and(eq(faces.name, name), eq(faces.characters, characters)))
  return rowCount === 1
}
