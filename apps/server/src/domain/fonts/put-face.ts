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

/**
 * Shows a face as it was cut. Its row is held before the file is: whoever wants faces holds rows first as well, so none
 * of two waits for what the other has.
 * @returns whether it still shall have these characters; else nothing changes
 */
export async function putFace(
  transaction: Transaction,
  blobs: BlobStore,
  { name, characters, recipe, bytes }: CutFace,
): Promise<boolean> {
  const own = and(eq(faces.name, name), eq(faces.characters, characters))
  const [held] = await transaction.select({ name: faces.name }).from(faces).where(own).for('update')
  if (!held) return false
  const file = await storeBytes(blobs, bytes, { extension: 'woff2', mediaType: 'font/woff2' })
  const fileId = await saveFile(transaction, file)
  await transaction.update(faces).set({ fileId, cut: recipe }).where(own)
  return true
}
