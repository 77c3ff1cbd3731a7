import { AnsweredFile } from '@hakka/contract/answered-file'
import { dialectName, LEVELS } from '@hakka/contract/constants'
import { and, eq, inArray } from 'drizzle-orm'
import { exportZip, lessonsToExport } from '../../content/exchange/export-lessons.ts'
import { IMPORT_PACK } from '../../content/exchange/import-pack.ts'
import { lessons } from '../../db/tables/content.ts'
import { writeAudit } from '../../domain/edit/audit.ts'
import { levelName } from '../../domain/lesson/lesson-address.ts'
import { contentDisposition } from '../../http/answer/content-disposition.ts'
import { HOUR_MS } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { isOwn } from './policy.ts'
import { previewPack } from './preview.ts'
import { beginImport, findImport, presentImport, stopImport } from './store.ts'

const FETCHING = { permission: 'lesson.fetch' } as const
const EDITING = { permission: 'lesson.edit' } as const
// Each takes seconds of a core.
const PACK_LIMIT = { max: 60, per: 'user', ms: HOUR_MS } as const

const OWN_IMPORT = {
  find: ({ db }: { db: Parameters<typeof findImport>[0] }, { params }: { params: { id: number } }) =>
    findImport(db, params.id),
  may: isOwn,
}

export const routes = [
  route(
    'POST /api/admin/lesson/pack',
    { policy: FETCHING, limit: PACK_LIMIT },
    async ({ body, actor, services }) => ({
      data: await previewPack(services, body.pack_file, actor.userId),
    }),
  ),

  route(
    'GET /api/admin/lesson/pack/export',
    { policy: EDITING, limit: PACK_LIMIT },
    async ({ query: { lesson_id, level_no, dialect_id }, services: { db, blobs } }) => {
      const steps = LEVELS.find(({ no }) => no === level_no)?.steps
      const rows = await lessonsToExport(
        db,
        and(
          lesson_id === undefined ? undefined : eq(lessons.id, lesson_id),
          steps && inArray(lessons.stepNo, [...steps]),
          dialect_id === undefined ? undefined : eq(lessons.dialectId, dialect_id),
        ),
      )
      const [first] = rows
      if (!first) throw new AppError('not_found', { message: '沒有已發布的課可以匯出' })
      const parts = ['課程', level_no && levelName(level_no), dialect_id && dialectName(dialect_id)]
      const name = lesson_id === undefined ? parts.filter(Boolean).join('-') : first.officialName
      return new AnsweredFile({
        mediaType: 'application/zip',
        disposition: contentDisposition(name, 'zip'),
        stream: () => exportZip({ db, blobs }, rows, name.slice(0, 100)),
      })
    },
  ),

  route(
    'POST /api/admin/lesson/pack/{id}',
    { policy: FETCHING, audited: true, resource: OWN_IMPORT },
    async ({ params: { id }, body, actor, services: { db, queue, now } }) => {
      const row = await db.transaction(async (transaction) => {
        const begun = await beginImport(transaction, id, body.lessons)
        if (begun.row && begun.isBegun) {
          await queue.ask(transaction, IMPORT_PACK, { id })
          const { fileName: subject, chosen } = begun.row
          const deed = { userId: actor.userId, action: 'lesson.import', subjectId: id, subject }
          await writeAudit(transaction, { ...deed, after: { lessons: chosen.length } }, now())
        }
        return begun.row
      })
      if (!row) throw new AppError('not_found')
      return { data: presentImport(row) }
    },
  ),

  route(
    'GET /api/admin/lesson/pack/{id}',
    { policy: FETCHING, resource: OWN_IMPORT },
    async ({ resource }) => ({ data: presentImport(resource) }),
  ),

  route(
    'POST /api/admin/lesson/pack/{id}/stop',
    { policy: FETCHING, audited: true, resource: OWN_IMPORT },
    async ({ params: { id }, services: { db } }) => {
      const row = await stopImport(db, id)
      if (!row) throw new AppError('not_found')
      return { data: presentImport(row) }
    },
  ),
]
