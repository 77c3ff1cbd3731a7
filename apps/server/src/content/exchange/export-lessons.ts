import { and, asc, gt, inArray, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { files, lessons, packs } from '../../db/tables/content.ts'
import { isSeen, moduleCount, type PublishedModule, publishedModules } from '../../domain/lesson/modules.ts'
import { type ZipPart, zipOf } from '../../domain/uploads/write-zip.ts'
import type { BlobStore } from '../../ports/blob.ts'
import { json, lessonSource } from '../export.ts'
import { isRecord } from '../json.ts'
import { PACK_VERSION } from '../pack.ts'

type Row = typeof lessons.$inferSelect

interface From {
  db: NodePgDatabase
  blobs: BlobStore
}

const ADDRESS = /^\/files\/([0-9a-f]{64}\.[a-z0-9]+)$/
const pathOfKey = (key: string) => `media/${key}`

const pathOfLesson = ({ stepNo, semesterNo, typeNo, no, dialectId }: Row) =>
  `lessons/s${stepNo}-${semesterNo}-t${typeNo}-n${no}-d${dialectId}.json`

/** Lessons that learners see, with something in them. */
export function lessonsToExport(db: NodePgDatabase, where: SQL | undefined): Promise<Row[]> {
  return db
    .select()
    .from(lessons)
    .where(and(isSeen(), gt(moduleCount, 0), where))
    .orderBy(
      asc(lessons.stepNo),
      asc(lessons.semesterNo),
      asc(lessons.typeNo),
      asc(lessons.no),
      asc(lessons.dialectId),
    )
}

/**
 * Lessons as learners see them, as a pack of their own that any site of this kind takes in: a ZIP, made while it is sent.
 * Files are called by what they are kept as, so the same lesson is always the same pack.
 */
export const exportZip = (from: From, rows: readonly Row[], title: string): AsyncGenerator<Uint8Array> =>
  zipOf(partsOf(from, rows, title))

async function* partsOf({ db, blobs }: From, rows: readonly Row[], title: string): AsyncGenerator<ZipPart> {
  const manifest = {
    format: 'hakka-content-pack',
    version: PACK_VERSION,
    id: 'lessons',
    title,
    licence: await licenceOf(db, rows),
    lessons: rows.map(pathOfLesson),
  }
  yield { path: 'pack.json', bytes: [json(manifest)] }
  const keys = new Set<string>()
  for (const row of rows) {
    const source = await sourceOf(db, row, await publishedModules(db, row.id), (key) => keys.add(key))
    yield { path: pathOfLesson(row), bytes: [json(source)] }
  }
  for (const key of [...keys].toSorted()) {
    if (await blobs.has(key)) yield { path: pathOfKey(key), bytes: blobs.stream(key) }
  }
}

async function sourceOf(
  db: NodePgDatabase,
  row: Row,
  own: readonly PublishedModule[],
  use: (key: string) => void,
) {
  const ids = [row.thumbnailFileId, row.studentBookFileId, row.teacherBookFileId].filter((id) => id !== null)
  const books = await db
    .select({ id: files.id, key: files.key })
    .from(files)
    .where(inArray(files.id, [0, ...ids]))
  const named = (key: string) => {
    use(key)
    return pathOfKey(key)
  }
  return lessonSource(row, own, {
    ofUrl(url) {
      const [, key] = ADDRESS.exec(url) ?? []
      return key === undefined ? url : named(key)
    },
    ofId(id) {
      const key = books.find((file) => file.id === id)?.key
      return key && named(key)
    },
  })
}

/** What the packs say that they came in; of what was written here nobody has said anything yet. */
async function licenceOf(db: NodePgDatabase, rows: readonly Row[]): Promise<string> {
  const ids = [...new Set(rows.flatMap(({ packId }) => packId ?? []))]
  const found = await db
    .select({ manifest: packs.manifest })
    .from(packs)
    .where(inArray(packs.id, ['', ...ids]))
  const said = new Set(
    found.flatMap(({ manifest }) =>
      isRecord(manifest) && typeof manifest.licence === 'string' ? manifest.licence : [],
    ),
  )
  return [...said].join('、').slice(0, 200) || '未註明'
}
