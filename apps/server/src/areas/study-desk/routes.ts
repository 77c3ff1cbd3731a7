import { readFile } from 'node:fs/promises'
import { AnsweredFile } from '@hakka/contract/answered-file'
import { studyKinds } from '@hakka/modules/server'
import { and, eq } from 'drizzle-orm'
import { deleteStudyItem, restoreStudyItem } from '../../content/delete-study.ts'
import { deleteTheme, restoreTheme } from '../../content/delete-theme.ts'
import { moveStudyItem } from '../../content/move-study.ts'
import { orderStudy } from '../../content/order-study.ts'
import { saveTheme } from '../../content/save-theme.ts'
import { COLUMNS, type TableFile } from '../../content/study-table/columns.ts'
import { exportRows, templateRows } from '../../content/study-table/export.ts'
import { checkTable, IMPORT_TABLE } from '../../content/study-table/thread.ts'
import { studyImports } from '../../db/tables/self-study.ts'
import {
  holdsOne,
  IMPORTERS,
  importRight,
  STUDY_DESK,
  TEXT_EDITORS,
} from '../../domain/account/study-permissions.ts'
import type { CellFault } from '../../domain/import/columns.ts'
import { editTable } from '../../domain/import/edit-table.ts'
import { MEDIA_TYPES, writeTable } from '../../domain/import/write-table.ts'
import { contentDisposition } from '../../http/answer/content-disposition.ts'
import { HOUR_MS } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { deletedItems } from './deleted.ts'
import { isOwn, mayRead } from './policy.ts'
import { presentFaults, presentTables } from './preview.ts'
import { changesOf, findImport, indexOf, pastImports, presentImport } from './store.ts'
import { usesOf } from './usage.ts'
import { readVersion, revertItem, versionsOf } from './versions.ts'

const DESK = { permission: Object.values(STUDY_DESK).flat() } as const
/** Whoever adds and deletes. */
const WRITING = { permission: Object.values(TEXT_EDITORS).flat() } as const
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

export const routes = [
  route('GET /api/admin/self_study/{type}', DESK, async ({ params: { type }, actor, services: { db } }) => {
    need(actor, STUDY_DESK[type])
    return { data: await indexOf(db, type) }
  }),

  route(
    'POST /api/admin/self_study/{type}/theme',
    { policy: WRITING, audited: true },
    async ({ params: { type }, body, actor, services }) => {
      need(actor, TEXT_EDITORS[type])
      const { _token, id, version, form_key, ...sent } = body
      const editor = { ...services, userId: actor.userId }
      return { data: await saveTheme(editor, type, { id, version, form_key }, sent) }
    },
  ),

  route(
    'DELETE /api/admin/self_study/{type}/theme/{id}',
    { policy: WRITING, audited: true },
    async ({ params: { type, id }, query: { version }, actor, services }) => {
      need(actor, TEXT_EDITORS[type])
      await deleteTheme({ ...services, userId: actor.userId }, type, { id, version })
      return { status: 'success' as const }
    },
  ),

  route(
    'POST /api/admin/self_study/{type}/order',
    { policy: WRITING, audited: true },
    async ({ params: { type }, body: { _token, ...sent }, actor, services }) => {
      need(actor, TEXT_EDITORS[type])
      await orderStudy({ ...services, userId: actor.userId }, type, sent)
      return { status: 'success' as const }
    },
  ),

  route(
    'POST /api/admin/self_study/{type}/move',
    { policy: WRITING, audited: true },
    async ({ params: { type }, body: { id, version, category_id }, actor, services }) => {
      need(actor, TEXT_EDITORS[type])
      const asked = { id, version, category_id }
      return { data: await moveStudyItem({ ...services, userId: actor.userId }, type, asked) }
    },
  ),

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
    'GET /api/admin/self_study/{type}/usage',
    DESK,
    async ({ params: { type }, query, actor, services: { db } }) => {
      need(actor, STUDY_DESK[type])
      return { data: await usesOf(db, type, query) }
    },
  ),

  route(
    'DELETE /api/admin/self_study/{type}/{id}',
    { policy: WRITING, audited: true },
    async ({ params: { type, id }, actor, services }) => {
      need(actor, TEXT_EDITORS[type])
      await deleteStudyItem({ ...services, userId: actor.userId }, type, id)
      return { status: 'success' as const }
    },
  ),

  route(
    'POST /api/admin/self_study/{type}/restore',
    { policy: WRITING, audited: true },
    async ({ params: { type }, body: { id, version, of }, actor, services }) => {
      need(actor, TEXT_EDITORS[type])
      const restore = of === 'theme' ? restoreTheme : restoreStudyItem
      await restore({ ...services, userId: actor.userId }, type, { id, version })
      return { data: { id } }
    },
  ),

  route(
    'GET /api/admin/self_study/{type}/deleted',
    DESK,
    async ({ params: { type }, query: { page }, actor, services: { db } }) => {
      need(actor, STUDY_DESK[type])
      return deletedItems(db, type, page)
    },
  ),

  route(
    'GET /api/admin/self_study/{type}/table',
    { policy: IMPORTING, limit: TABLE_LIMIT },
    async ({ params: { type }, query, actor, services: { db } }) => {
      need(actor, [importRight(type)])
      const at = { levelNo: query.level_no, dialectId: query.dialect_id, themeId: query.category_id }
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
      if (COLUMNS[type].words_file.length === 0 && body.words_file)
        throw new AppError('validation', {
          errors: { words_file: [`${studyKinds.get(type)?.name}沒有詞語檔`] },
        })
      if (type === 'speaking' && !body.words_file)
        throw new AppError('validation', { errors: { words_file: ['請選擇詞語檔'] } })
      const { edits = [] } = body
      const left: CellFault[] = []
      const sheets: Partial<Record<TableFile, string>> = {}
      const read = async (file: TableFile, path: string) => {
        const own = edits.filter((edit) => edit.file === file)
        const edited = await editTable(await readFile(path), COLUMNS[type][file], own)
        left.push(...edited.left.map((fault) => ({ file, ...fault })))
        if (edited.sheet !== undefined) sheets[file] = edited.sheet
        return Buffer.from(edited.bytes)
      }
      const itemsFile = await read('items_file', body.items_file.path)
      const wordsFile = body.words_file && (await read('words_file', body.words_file.path))
      const files = { items_file: itemsFile, ...(wordsFile && { words_file: wordsFile }) }
      const { tables, faults, faultCount, ...checked } = await checkTable(services, type, files, {
        edits,
        left,
        userId: actor.userId,
        fileName: body.items_file.name.slice(0, 200),
        at: services.now(),
      })
      return {
        data: {
          ...checked,
          tables: presentTables(type, tables, sheets),
          fault_count: faultCount,
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
    'GET /api/admin/self_study/{type}/imports',
    { policy: IMPORTING, personal: true },
    async ({ params: { type }, actor, services: { db } }) => {
      need(actor, [importRight(type)])
      return { data: await pastImports(db, type) }
    },
  ),

  route(
    'POST /api/admin/self_study/import/{id}/undo',
    { policy: IMPORTING, audited: true },
    async ({ params: { id }, actor, services: { db, queue } }) => {
      const resource = await findImport(db, id)
      if (!resource) throw new AppError('not_found')
      // Whoever may bring tables of its kind may take one back: its own editor may be at home by now.
      need(actor, [importRight(resource.kind)])
      const begun = await db.transaction(async (transaction) => {
        const rows = await transaction
          .update(studyImports)
          .set({ state: 'undoing', percent: 0, undoneBy: actor.userId })
          .where(and(eq(studyImports.id, resource.id), eq(studyImports.state, 'done')))
          .returning({ id: studyImports.id })
        if (rows.length > 0) await queue.ask(transaction, IMPORT_TABLE, { id: resource.id, undo: true })
        return rows.length > 0
      })
      // Asked for twice, it is done once.
      return { data: presentImport(begun ? { ...resource, state: 'undoing', percent: 0 } : resource) }
    },
  ),

  route(
    'GET /api/admin/self_study/import/{id}',
    { policy: IMPORTING, resource: OWN_IMPORT },
    async ({ resource }) => ({ data: presentImport(resource) }),
  ),

  route(
    'GET /api/admin/self_study/import/{id}/changes',
    { policy: IMPORTING, personal: true, resource: { ...OWN_IMPORT, may: mayRead } },
    async ({ query: { page }, actor, resource, services }) => {
      need(actor, [importRight(resource.kind)])
      return changesOf(services, resource.id, page)
    },
  ),
]
