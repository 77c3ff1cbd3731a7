import { readFile } from 'node:fs/promises'
import { AnsweredFile } from '@hakka/contract/answered-file'
import { UPLOADS } from '@hakka/contract/constants'
import type { UploadedFile } from '@hakka/contract/upload'
import { studyKinds } from '@hakka/modules/server'
import { eq } from 'drizzle-orm'
import { exportRows, templateRows } from '../../content/study-table/export.ts'
import { checkTable, countsOf, IMPORT_TABLE } from '../../content/study-table/import.ts'
import { studyImports } from '../../db/tables/self-study.ts'
import { holdsOne, IMPORTERS, importRight, STUDY_DESK } from '../../domain/account/study-permissions.ts'
import { MEDIA_TYPES, writeTable } from '../../domain/import/write-table.ts'
import { contentDisposition } from '../../http/answer/content-disposition.ts'
import { HOUR_MS } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { isOwn } from './policy.ts'
import { presentFaults, presentTables } from './preview.ts'
import { findImport, indexOf, keepImport, presentImport } from './store.ts'
import { readVersion, revertItem, versionsOf } from './versions.ts'

const DESK = { permission: Object.values(STUDY_DESK).flat() } as const
const IMPORTING = { permission: IMPORTERS } as const
// Each takes a second of a core.
const TABLE_LIMIT = { max: 60, per: 'user', ms: HOUR_MS } as const

const OWN_IMPORT = {
  find: ({ db }: { db: Parameters<typeof findImport>[0] }, { params }: { params: { id: number } }) =>
    findImport(db, params.id),
  may: isOwn,
}

/** @throws AppError `forbidden` */
function need(actor: Parameters<typeof holdsOne>[0], some: readonly string[]): void {
  if (!holdsOne(actor, some)) throw new AppError('forbidden')
}

async function bytesOf(file: UploadedFile): Promise<Buffer> {
  if (file.size > UPLOADS.table_bytes) throw new AppError('validation')
  return readFile(file.path)
}

export const routes = [
  route('GET /api/admin/self_study/{type}', DESK, async ({ params: { type }, actor, services: { db } }) => {
    need(actor, STUDY_DESK[type])
    return { data: await indexOf(db, type) }
  }),

  route(
    'GET /api/admin/self_study/{type}/revisions',
    DESK,
    async ({ params: { type }, query: { id }, actor, services: { db } }) => {
      need(actor, STUDY_DESK[type])
      return { data: await versionsOf(db, type, id) }
    },
  ),

  route(
    'GET /api/admin/self_study/{type}/revision',
    DESK,
    async ({ params: { type }, query, actor, services: { db } }) => {
      need(actor, STUDY_DESK[type])
      return { data: await readVersion(db, type, query) }
    },
  ),

  route(
    'POST /api/admin/self_study/{type}/revert',
    { policy: DESK, audited: true },
    async ({ params: { type }, body, actor, services }) => ({
      data: { version: await revertItem(services, actor, type, body) },
    }),
  ),

  route(
    'GET /api/admin/self_study/{type}/table',
    { policy: IMPORTING, limit: TABLE_LIMIT },
    async ({ params: { type }, query, actor, services: { db } }) => {
      need(actor, [importRight(type)])
      const at = { levelNo: query.level_no, dialectId: query.dialect_id }
      const rows =
        query.of === 'template' ? templateRows(type, query.file) : await exportRows(db, type, query.file, at)
      const bytes = await writeTable(rows, query.format)
      const name = [
        studyKinds.get(type)?.name ?? '',
        query.file === 'words_file' ? '詞語' : '內容',
        query.of === 'template' ? '範本' : '匯出',
      ].join('-')
      return new AnsweredFile({
        mediaType: MEDIA_TYPES[query.format],
        disposition: contentDisposition(name, query.format),
        stream: async function* () {
          yield bytes
        },
      })
    },
  ),

  route(
    'POST /api/admin/self_study/{type}/import',
    { policy: IMPORTING, limit: TABLE_LIMIT },
    async ({ params: { type }, body, actor, services }) => {
      need(actor, [importRight(type)])
      if (type === 'classroom_term' && body.words_file)
        throw new AppError('validation', { errors: { words_file: ['課室用語沒有詞語檔'] } })
      if (type === 'speaking' && !body.words_file)
        throw new AppError('validation', { errors: { words_file: ['請選擇詞語檔'] } })
      const itemsFile = await bytesOf(body.items_file)
      const wordsFile = body.words_file && (await bytesOf(body.words_file))
      const { tables, plan, faults } = await checkTable(services, type, {
        items_file: itemsFile,
        ...(wordsFile && { words_file: wordsFile }),
      })
      const counts = plan ? countsOf(plan) : { made: 0, changed: 0 }
      const id =
        plan && faults.length === 0
          ? await keepImport(services.db, {
              userId: actor.userId,
              kind: type,
              fileName: body.items_file.name.slice(0, 200),
              itemsFile,
              wordsFile: wordsFile ?? null,
              state: 'checked',
              createdAt: services.now(),
            })
          : null
      return {
        data: {
          id,
          tables: presentTables(type, tables, faults),
          ...counts,
          unchanged: plan?.unchanged ?? 0,
          fault_count: faults.length,
          faults: presentFaults(type, faults),
        },
      }
    },
  ),

  route(
    'POST /api/admin/self_study/import/{id}',
    { policy: IMPORTING, audited: true, resource: OWN_IMPORT },
    async ({ actor, resource, services: { db, queue } }) => {
      need(actor, [importRight(resource.kind)])
      // Asked for twice, it is begun once.
      if (resource.state !== 'checked') return { data: presentImport(resource) }
      const [begun] = await db.transaction(async (transaction) => {
        const rows = await transaction
          .update(studyImports)
          .set({ state: 'waiting' })
          .where(eq(studyImports.id, resource.id))
          .returning({ id: studyImports.id })
        await queue.ask(transaction, IMPORT_TABLE, { id: resource.id })
        return rows
      })
      if (!begun) throw new AppError('not_found')
      return { data: presentImport({ ...resource, state: 'waiting' }) }
    },
  ),

  route(
    'GET /api/admin/self_study/import/{id}',
    { policy: IMPORTING, resource: OWN_IMPORT },
    async ({ resource }) => ({ data: presentImport(resource) }),
  ),
]
