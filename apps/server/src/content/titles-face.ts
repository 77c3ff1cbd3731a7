import { faces, lessons } from '../db/tables/content.ts'
import type { Transaction } from '../db/transaction.ts'
import { lessonFont } from '../domain/fonts/lesson-font.ts'
import { TITLES_FACE } from '../domain/titles-face.ts'
import type { BlobStore } from '../ports/blob.ts'
import { idOf, saveFiles, sha256 } from './store-files.ts'

/** Makes the reading face of all lessons' titles anew, as the home page and the menu show them. */
export async function saveTitlesFace(transaction: Transaction, blobs: BlobStore): Promise<void> {
  const titles = await transaction.selectDistinct({ title: lessons.title }).from(lessons)
  const { bytes } = await lessonFont(titles.map(({ title }) => title))
  const file = { key: `${sha256(bytes)}.woff2`, mediaType: 'font/woff2', size: bytes.length }
  if (!(await blobs.has(file.key))) await blobs.put(file.key, bytes)
  const fileId = idOf(await saveFiles(transaction, [file]), file)
  if (fileId === null) throw new Error('the titles face was not returned')
  await transaction
    .insert(faces)
    .values({ name: TITLES_FACE, fileId })
    .onConflictDoUpdate({ target: faces.name, set: { fileId } })
}
