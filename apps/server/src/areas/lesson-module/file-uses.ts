import type { CallAnswer } from '@hakka/contract/calls'
import type { FileUse } from '@hakka/contract/lesson-module'
import { moduleTypes, whereOf } from '@hakka/modules/server'
import { draftsOf } from '../../domain/lesson/draft.ts'
import { draftedLesson, modulesOf } from '../../domain/lesson/lesson-draft.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { filesOf } from './resources.ts'

/** Of more modules nobody reads where; they are counted all the same. */
const MODULES_READ = 100
const USES_SHOWN = 30

/** The versions that somebody has: what learners see, and what editors write. `file_keys_in` has an index. */
const CURRENT = `
  from module_versions v
  join modules m on m.id = v.module_id
  join lessons l on l.id = m.lesson_id
  cross join unnest(file_keys_in(v.content)) as key
  where ((v.id = m.published_version_id and m.withdrawn_at is null)
    or (v.saved_at is not null and v.published_at is null))`

const IN_MODULES = `
  select m.id as module_id, v.type, v.name as module, v.content, v.id = m.published_version_id as is_seen,
    l.id as lesson_id, l.title as lesson_title, l.dialect_id
  ${CURRENT} and file_keys_in(v.content) @> array[$1] and key = $1
  order by l.id, m.id, v.id
  limit ${MODULES_READ}`

const AS_PICTURE = `
  select l.id as lesson_id, l.title as lesson_title, l.dialect_id, bool_or(l.thumbnail_file_id = f.id) as is_seen
  from files f
  join lessons l on true
  left join lesson_drafts d on d.lesson_id = l.id
  where f.key = $1 and (l.thumbnail_file_id = f.id or (d.content->>'thumbnail')::int = f.id)
  group by l.id
  order by l.id
  limit ${MODULES_READ}`

type Lesson = Pick<FileUse, 'lesson_id' | 'lesson_title' | 'dialect_id'>

const keyIn = (url: string): string | undefined => /^\/files\/([\w-]+\.[0-9a-z]+)$/.exec(url)?.[1]

/** Where a stored file is used. What lies elsewhere is used nowhere that we know of. */
export async function usesOfFile(
  { pool }: Pick<Services, 'pool'>,
  url: string,
): Promise<CallAnswer<'GET /api/lesson/file/uses'>> {
  const key = keyIn(url)
  if (key === undefined) return { total: 0, uses: [] }
  const pictures = await pool.query<Lesson & { is_seen: boolean }>(AS_PICTURE, [key])
  const modules = await pool.query<
    Lesson & { module_id: number; type: string; module: string; content: unknown; is_seen: boolean }
  >(IN_MODULES, [key])
  const uses = new Map<number, FileUse>()
  for (const { type, content, is_seen, ...own } of modules.rows) {
    const counted = moduleTypes.get(type)?.counted
    const where = placesOf(content, `/files/${key}`).map((path) => whereOf(path, counted) || '內容')
    const known = uses.get(own.module_id)
    // A draft and what learners see are the same place.
    uses.set(own.module_id, {
      ...own,
      where: [...new Set([...(known?.where ?? []), ...where])],
      is_seen: is_seen || known?.is_seen === 1 ? 1 : 0,
    })
  }
  const all = [
    ...pictures.rows.map(
      ({ is_seen, ...own }): FileUse => ({
        ...own,
        module_id: null,
        module: '',
        where: ['課程圖片'],
        is_seen: is_seen ? 1 : 0,
      }),
    ),
    ...uses.values(),
  ]
  return { total: all.reduce((sum, { where }) => sum + where.length, 0), uses: all.slice(0, USES_SHOWN) }
}

/** Where in a content an address stands. */
function placesOf(value: unknown, url: string, path: readonly string[] = []): string[][] {
  if (value === url) return [[...path]]
  if (typeof value === 'string') return value.includes(url) ? [[...path]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, own]) => placesOf(own, url, [...path, key]))
}

const COUNTS = `
  select key, count(distinct m.id)::int as modules
  ${CURRENT} and file_keys_in(v.content) && $1 and key = any($1)
  group by key`

/** The stored files of a lesson, and how many modules use each. @throws AppError `not_found` */
export async function countsOfFiles(
  { db, pool }: Pick<Services, 'db' | 'pool'>,
  lessonId: number,
): Promise<CallAnswer<'GET /api/lesson/file/counts'>> {
  const found = await draftedLesson(db, lessonId)
  if (!found) throw new AppError('not_found')
  const files = filesOf(await draftsOf(db, modulesOf(found.draft)))
  const keys = files.flatMap(({ file }) => keyIn(file.url) ?? [])
  const { rows } = await pool.query<{ key: string; modules: number }>(COUNTS, [keys])
  return { data: rows.map(({ key, modules }) => ({ url: `/files/${key}`, modules })) }
}
