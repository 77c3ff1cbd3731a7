import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { files, lessons, modules, packFiles, packs } from '../db/tables/content.ts'
import type { BlobStore } from '../ports/blob.ts'
import { PackError } from './read.ts'
import { isRecord, mapUrls } from './walk.ts'

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

  const written = new Map<string, Buffer>([['pack.json', json(pack.manifest)]])
  for (const { path, key } of media) written.set(path, await blobs.get(key))
  const rows = await db.select().from(lessons).where(eq(lessons.packId, packId))
  for (const row of rows) {
    const own = await db.select().from(modules).where(eq(modules.lessonId, row.id)).orderBy(asc(modules.no))
    written.set(row.packPath ?? `lessons/${row.id}.json`, json(lessonSource(row, own, pathOfUrl, pathOfId)))
  }
  for (const [path, bytes] of written) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  return { files: written.size }
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

function lessonSource(
  row: typeof lessons.$inferSelect,
  own: (typeof modules.$inferSelect)[],
  pathOfUrl: ReadonlyMap<string, string>,
  pathOfId: ReadonlyMap<number, string>,
) {
  const media = (name: string, fileId: number | null) => {
    const url = fileId === null ? undefined : pathOfId.get(fileId)
    return url ? { [name]: { url } } : {}
  }
  const steps = isRecord(row.activitySteps) ? row.activitySteps : {}
  const activity = (no: number) => ({
    ...(steps[no] ? { steps: steps[no] } : {}),
    modules: own
      .filter((module) => module.activityNo === no)
      .map((module) => ({
        no: module.no,
        type: module.type,
        version: module.schemaVersion,
        name: module.name,
        ...(module.title ? { title: module.title } : {}),
        description: module.description,
        content: mapUrls(module.content, (url) => pathOfUrl.get(url) ?? url),
      })),
  })
  const activityNos = [1, 2, 3].filter((no) => steps[no] || own.some((module) => module.activityNo === no))
  return {
    version: 1,
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
