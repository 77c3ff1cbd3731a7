import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lessons, packs } from '../db/tables/content.ts'
import { refreshSiteWords } from '../domain/dictionary/site-words.ts'
import type { LessonAddress } from '../domain/lesson-address.ts'
import type { BlobStore } from '../ports/blob.ts'
import type { Pack } from './pack.ts'
import { PackError, parsePack, readPackFiles } from './read.ts'
import { saveLesson } from './save-lesson.ts'
import { makeFonts, saveFiles, savePaths, sha256, storeFiles } from './store-files.ts'
import { saveTitlesFace } from './titles-face.ts'

interface Target {
  db: NodePgDatabase
  blobs: BlobStore
}

export interface ImportResult {
  changed: boolean
  lessons: number
  files: number
}

/**
 * Puts a checked pack into the database, all of it or nothing. The same pack again changes nothing; a newer one
 * updates its lessons in place (ids stay) and removes those it no longer has.
 * @param progress called with a line for whoever waits
 */
export async function importPack(
  { db, blobs }: Target,
  pack: Pack,
  progress: (line: string) => void = () => {},
): Promise<ImportResult> {
  const digest = digestOf(pack.files)
  const counts = { lessons: pack.lessons.size, files: pack.files.size }
  if (await isImported(db, digest)) return { changed: false, ...counts }

  await refuseForeignLessons(db, pack)
  // Bytes first: a row never names a file that is not there. What an aborted import leaves is found by key again.
  const stored = await storeFiles(blobs, pack, progress)
  const fonts = await makeFonts(blobs, pack, progress)
  await db.transaction(async (transaction) => {
    const manifest = JSON.parse(pack.files.get('pack.json')?.toString('utf8') ?? '{}')
    await transaction
      .insert(packs)
      .values({ id: pack.manifest.id, manifest, digest })
      .onConflictDoUpdate({ target: packs.id, set: { manifest, digest, importedAt: sql`now()` } })
    const ids = await saveFiles(transaction, [...stored.values(), ...fonts.values()])
    await savePaths(transaction, pack.manifest.id, stored, ids)
    const kept: number[] = []
    for (const [path, { lesson, source }] of pack.lessons) {
      kept.push(await saveLesson(transaction, { pack, path, lesson, source, stored, fonts, ids }))
    }
    await transaction
      .delete(lessons)
      .where(
        and(eq(lessons.packId, pack.manifest.id), kept.length ? notInArray(lessons.id, kept) : undefined),
      )
    await saveTitlesFace(transaction, blobs)
    await refreshSiteWords(transaction)
  })
  progress(`匯入 ${counts.lessons} 課、${counts.files} 個檔案`)
  return { changed: true, ...counts }
}

/**
 * Imports the pack in a folder, if this very pack is not there yet: a start that has nothing to do checks nothing.
 * @returns its digest
 */
export async function importFolder(
  target: Target,
  folder: string,
  progress: (line: string) => void,
): Promise<string> {
  const files = await readPackFiles(folder)
  const digest = digestOf(files)
  if (!(await isImported(target.db, digest))) await importPack(target, parsePack(files), progress)
  return digest
}

/** A lesson that another pack (or an editor) brought is not overwritten. */
async function refuseForeignLessons(db: NodePgDatabase, pack: Pack): Promise<void> {
  const foreign = await db
    .select()
    .from(lessons)
    .where(sql`${lessons.packId} is distinct from ${pack.manifest.id}`)
  const taken = new Map(foreign.map((row) => [addressOf(row), row]))
  const problems = [...pack.lessons].flatMap(([file, { lesson }]) => {
    const row = taken.get(
      addressOf({
        stepNo: lesson.step_no,
        semesterNo: lesson.semester_no,
        typeNo: lesson.type_no,
        dialectId: lesson.dialect_id,
        no: lesson.no,
      }),
    )
    return row ? [{ file, path: '$', reason: `這一課已由教材包 ${row.packId ?? '（編輯者）'} 提供` }] : []
  })
  if (problems.length > 0) throw new PackError(problems)
}

const addressOf = ({ stepNo, semesterNo, typeNo, dialectId, no }: LessonAddress) =>
  [stepNo, semesterNo, typeNo, dialectId, no].join('-')

function digestOf(files: ReadonlyMap<string, Buffer>): string {
  const lines = [...files].map(([path, bytes]) => `${path} ${sha256(bytes)}`)
  return sha256(Buffer.from(lines.join('\n')))
}

/** Whether the database has the pack of this digest. */
export async function isImported(db: NodePgDatabase, digest: string): Promise<boolean> {
  const rows = await db.select({ id: packs.id }).from(packs).where(eq(packs.digest, digest))
  return rows.length > 0
}
