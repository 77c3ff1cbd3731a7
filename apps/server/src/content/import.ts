import { and, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lessonVersions } from '../db/tables/authoring.ts'
import { lessons, modules, packs } from '../db/tables/content.ts'
import type { Transaction } from '../db/transaction.ts'
import type { FaceMaker } from '../domain/fonts/want-faces.ts'
import type { LessonAddress } from '../domain/lesson/lesson-address.ts'
import { saveFiles, sha256 } from '../domain/uploads/file-rows.ts'
import { publishNotice } from '../ports/notices.ts'
import { uidsOf } from './module-uid.ts'
import type { Pack, PackLesson } from './pack.ts'
import { type Publication, publish } from './publish.ts'
import { deskBooks, publishBooks } from './publish-books.ts'
import { deskPlaces, publishStudy } from './publish-study.ts'
import { PackError, parsePack, readPackFiles } from './read.ts'
import { saveGames } from './save-games.ts'
import { saveLesson } from './save-lesson.ts'
import { foreignStudy, saveSelfStudy } from './save-self-study.ts'
import { savePaths, storeFiles } from './store-files.ts'

interface Target extends Required<FaceMaker> {
  db: NodePgDatabase
}

export interface ImportResult {
  changed: boolean
  lessons: number
  /** Files of self-study. */
  selfStudy: number
  /** Sets of questions of games. */
  games: number
  files: number
}

/**
 * Puts a checked pack into the database, all of it or nothing. The same pack again changes nothing; a newer one
 * updates its lessons in place (ids stay) and removes those it no longer has; of self-study it withdraws them.
 * @param progress called with a line for whoever waits
 */
export async function importPack(
  { db, ...maker }: Target,
  pack: Pack,
  progress: (line: string) => void = () => {},
): Promise<ImportResult> {
  const digest = digestOf(pack.files)
  const counts = {
    lessons: pack.lessons.size,
    selfStudy: pack.selfStudy.size,
    games: pack.games.size,
    files: pack.files.size,
  }
  if (await isImported(db, digest)) return { changed: false, ...counts }

  await refuseForeign(db, pack)
  // Bytes first: a row never names a file that is not there. What an aborted import leaves is found by key again.
  const stored = await storeFiles(maker.blobs, pack, progress)
  await db.transaction(async (transaction) => {
    const manifest = JSON.parse(pack.files.get('pack.json')?.toString('utf8') ?? '{}')
    await transaction
      .insert(packs)
      .values({ id: pack.manifest.id, manifest, digest })
      .onConflictDoUpdate({ target: packs.id, set: { manifest, digest, importedAt: sql`now()` } })
    const ids = await saveFiles(transaction, [...stored.values()])
    await savePaths(transaction, pack.manifest.id, stored, ids)
    const publications: Publication[] = []
    const written = await deskLessons(transaction, pack.manifest.id)
    for (const [path, { lesson }] of pack.lessons) {
      if (written.has(addressOf(addressIn(lesson)))) continue
      publications.push(await saveLesson(transaction, { pack, path, lesson, stored, ids }))
    }
    await removeLessons(transaction, pack.manifest.id, [
      ...publications.map(({ lessonId }) => lessonId),
      ...written.values(),
    ])
    const gameFaces = await saveGames(transaction, pack, stored)
    const faces = await saveSelfStudy(transaction, pack, stored)
    await publish(transaction, maker, publications, [...faces, ...gameFaces])
    if (pack.selfStudy.size > 0) {
      await publishStudy(transaction, maker, await deskPlaces(transaction))
      await publishBooks(transaction, maker, await deskBooks(transaction))
    }
  })
  progress(
    `匯入 ${counts.lessons} 課、${counts.selfStudy} 份自學教材、${counts.games} 份遊戲題目、${counts.files} 個檔案`,
  )
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

/** Takes away the lessons that a pack no longer has. Their modules stay, withdrawn: they may come back. */
async function removeLessons(transaction: Transaction, packId: string, kept: readonly number[]) {
  const gone = await transaction
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.packId, packId), kept.length ? notInArray(lessons.id, [...kept]) : undefined))
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  await transaction
    .update(modules)
    .set({ withdrawnAt: sql`coalesce(${modules.withdrawnAt}, now())` })
    .where(inArray(modules.lessonId, ids))
  await transaction.delete(lessons).where(inArray(lessons.id, ids))
  await publishNotice(transaction, { topic: 'lesson' })
}

/** What another pack (or an editor) brought is not overwritten: neither a lesson nor a module. */
async function refuseForeign(db: NodePgDatabase, pack: Pack): Promise<void> {
  const foreign = await db
    .select()
    .from(lessons)
    .where(sql`${lessons.packId} is distinct from ${pack.manifest.id}`)
  const theirs = await db
    .select({ uid: modules.uid, packId: lessons.packId })
    .from(modules)
    .innerJoin(lessons, eq(lessons.id, modules.lessonId))
    .where(sql`${lessons.packId} is distinct from ${pack.manifest.id}`)
  const taken = new Map(foreign.map((row) => [addressOf(row), row.packId]))
  const uids = new Map(theirs.map(({ uid, packId }) => [uid, packId]))
  const by = (packId: string | null) => `教材包 ${packId ?? '（編輯者）'}`
  const problems = [...pack.lessons].flatMap(([file, { lesson }]) => {
    const packId = taken.get(addressOf(addressIn(lesson)))
    const reasons = [
      ...(packId === undefined ? [] : [`這一課已由${by(packId)} 提供`]),
      ...uidsOf(lesson).flatMap((uid) =>
        uids.has(uid) ? [`uid「${uid}」已由${by(uids.get(uid) ?? null)} 使用`] : [],
      ),
    ]
    return reasons.map((reason) => ({ file, path: '$', reason }))
  })
  problems.push(...(await foreignStudy(db, pack)))
  if (problems.length > 0) throw new PackError(problems)
}

/** Lessons of a pack that the desk has published or withdrawn, by their addresses: they stay as the desk has them. */
async function deskLessons(transaction: Transaction, packId: string): Promise<Map<string, number>> {
  const rows = await transaction
    .select()
    .from(lessons)
    .where(
      and(
        eq(lessons.packId, packId),
        or(
          ne(lessons.state, 'published'),
          sql`exists (select from ${lessonVersions} v where v.lesson_id = ${lessons.id})`,
        ),
      ),
    )
  return new Map(rows.map((row) => [addressOf(row), row.id]))
}

const addressIn = (lesson: PackLesson): LessonAddress => ({
  stepNo: lesson.step_no,
  semesterNo: lesson.semester_no,
  typeNo: lesson.type_no,
  dialectId: lesson.dialect_id,
  no: lesson.no,
})

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
