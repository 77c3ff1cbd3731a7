import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { files, lessons, packFiles, packs } from '../db/tables/content.ts'
import { isSeen, type PublishedModule, publishedModules } from '../domain/lesson/modules.ts'
import type { BlobStore } from '../ports/blob.ts'
import { mapAddresses } from './addresses.ts'
import { studySources } from './export-self-study.ts'
import { isRecord } from './json.ts'
import { LESSON_VERSION } from './pack.ts'
import { PackError } from './read.ts'
import { gameSources } from './save-games.ts'

/** Writes an imported pack back as files, in the order of keys that this project writes. */
export async function exportPack(
  { db, blobs }: { db: NodePgDatabase; blobs: BlobStore },
  packId: string,
  folder: string,
): Promise<{ files: number }> {
  const [pack] = await db.select().from(packs).where(eq(packs.id, packId))
  if (!pack) throw new PackError([{ file: packId, path: '$', reason: '資料庫裡沒有這個教材包' }])
  const there = await readdir(folder).catch(() => [])
  if (there.length > 0) throw new PackError([{ file: folder, path: '$', reason: '資料夾不是空的，不會覆寫' }])

  const media = await db
    .select({ path: packFiles.path, key: files.key, id: files.id })
    .from(packFiles)
    .innerJoin(files, eq(files.id, packFiles.fileId))
    .where(eq(packFiles.packId, packId))
  const pathOfUrl = new Map(media.map((file) => [`/files/${file.key}`, file.path]))
  const pathOfId = new Map(media.map((file) => [file.id, file.path]))
  const places: FilePlaces = { ofUrl: (url) => pathOfUrl.get(url) ?? url, ofId: (id) => pathOfId.get(id) }

  const written = new Map<string, Buffer>([['pack.json', json(pack.manifest)]])
  const rows = await db
    .select()
    .from(lessons)
    .where(and(eq(lessons.packId, packId), isSeen()))
  for (const row of rows) {
    const own = await publishedModules(db, row.id)
    written.set(row.packPath ?? `lessons/${row.id}.json`, json(lessonSource(row, own, places)))
  }
  const studies = await studySources(db, packId, (url) => pathOfUrl.get(url) ?? url)
  for (const [path, source] of studies) written.set(path, json(source))
  const sets = await gameSources(db, packId, (url) => pathOfUrl.get(url) ?? url)
  for (const [path, source] of sets) written.set(path, json(source))
  for (const [path, bytes] of written) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  for (const { path, key } of media) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await pipeline(blobs.stream(key), createWriteStream(join(folder, path)))
  }
  return { files: written.size + media.length }
}

export const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/** Where files lie in a pack, by their addresses here and by their ids. */
export interface FilePlaces {
  ofUrl(url: string): string
  ofId(id: number): string | undefined
}

/** A lesson as the file of a pack. */
export function lessonSource(
  row: typeof lessons.$inferSelect,
  own: readonly PublishedModule[],
  { ofUrl, ofId }: FilePlaces,
) {
  const media = (name: string, fileId: number | null) => {
    const url = fileId === null ? undefined : ofId(fileId)
    return url ? { [name]: { url } } : {}
  }
  const steps = isRecord(row.activitySteps) ? row.activitySteps : {}
  const activity = (no: number) => ({
    ...(steps[no] ? { steps: steps[no] } : {}),
    modules: own
      .filter((module) => module.activityNo === no)
      .map((module) => ({
        uid: module.uid,
        no: module.no,
        type: module.type,
        version: module.schemaVersion,
        name: module.name,
        ...(module.title ? { title: module.title } : {}),
        ...(module.titleMemo ? { title_memo: module.titleMemo } : {}),
        ...(module.memo ? { memo: module.memo } : {}),
        description: module.description,
        content: mapAddresses({ ...module, version: module.schemaVersion }, ofUrl),
      })),
  })
  const activityNos = [1, 2, 3].filter((no) => steps[no] || own.some((module) => module.activityNo === no))
  return {
    version: LESSON_VERSION,
    dialect_id: row.dialectId,
    step_no: row.stepNo,
    semester_no: row.semesterNo,
    type_no: row.typeNo,
    no: row.no,
    title: { hakka: row.title, pinyin: row.titlePinyin, chinese: row.titleChinese },
    official_name: row.officialName,
    ...media('thumbnail', row.thumbnailFileId),
    ...media('student_book', row.studentBookFileId),
    ...media('teacher_book', row.teacherBookFileId),
    activities: Object.fromEntries(activityNos.map((no) => [no, activity(no)])),
  }
}
