import { readFile } from 'node:fs/promises'
import { AnsweredFile } from '@hakka/contract/answered-file'
import { moduleTypes } from '@hakka/modules/server'
import { checkModuleTable } from '../../content/lesson-table/check.ts'
import { TABLE_COLUMNS, TABLE_FILE } from '../../content/lesson-table/columns.ts'
import { suggestReadings } from '../../content/lesson-table/suggest.ts'
import { contentRows, headOf, templateTable } from '../../content/lesson-table/to-rows.ts'
import { writeAudit } from '../../domain/edit/audit.ts'
import { MEDIA_TYPES, writeTable } from '../../domain/import/write-table.ts'
import { draftOf, type ModuleDraft, saveDraft } from '../../domain/lesson/draft.ts'
import { draftedLesson } from '../../domain/lesson/lesson-draft.ts'
import type { Services } from '../../domain/services.ts'
import { contentDisposition } from '../../http/answer/content-disposition.ts'
import { HOUR_MS } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { presentTable } from './preview.ts'

const EDITING = { permission: 'lesson.module.edit' } as const
// Each takes a thread of its own.
const TABLE_LIMIT = { max: 120, per: 'user', ms: HOUR_MS } as const

/** A module that a table may fill. @throws AppError `not_found` */
async function tableModule(db: Services['db'], id: number): Promise<ModuleDraft> {
  const own = await draftOf(db, id)
  if (!own || !(own.type in TABLE_COLUMNS)) throw new AppError('not_found')
  return own
}

export const routes = [
  route('GET /api/admin/lesson/table/module', EDITING, async ({ query, services: { db } }) => {
    const own = await tableModule(db, query.module_id)
    const lesson = await draftedLesson(db, own.lessonId)
    return {
      data: {
        id: own.moduleId,
        lesson_id: own.lessonId,
        lesson_title: lesson?.draft.title.hakka ?? '',
        name: own.name,
        type: own.type,
        type_name: moduleTypes.get(own.type)?.name ?? own.type,
        revision: own.revision,
        rows: contentRows(own.type, own.content).length,
      },
    }
  }),

  route(
    'GET /api/admin/lesson/table',
    { policy: EDITING, limit: TABLE_LIMIT },
    async ({ query: { module_id, of, format }, services: { db } }) => {
      const own = await tableModule(db, module_id)
      const rows =
        of === 'template'
          ? templateTable(own.type)
          : [headOf(own.type), ...contentRows(own.type, own.content)]
      const bytes = await writeTable(rows, format)
      const name = [moduleTypes.get(own.type)?.name, of === 'template' ? '範本' : own.name].join('-')
      return new AnsweredFile({
        mediaType: MEDIA_TYPES[format],
        disposition: contentDisposition(name, format),
        stream: async function* () {
          yield bytes
        },
      })
    },
  ),

  route(
    'POST /api/admin/lesson/table',
    { policy: EDITING, limit: TABLE_LIMIT, audited: true },
    async ({ body, actor: { userId }, services: { db, pool, now } }) => {
      const own = await tableModule(db, body.module_id)
      const edits = body.edits?.filter(({ file }) => file === TABLE_FILE) ?? []
      const checked = await checkModuleTable(own, await readFile(body.items_file.path), edits)
      const lesson = await draftedLesson(db, own.lessonId)
      const faults = lesson ? await suggestReadings(pool, checked, lesson.lesson.dialectId) : checked.faults
      const shown = presentTable(own, { ...checked, faults }, edits)
      if (body.take === '0' || checked.faults.length > 0)
        return { data: { ...shown, revision: own.revision, is_taken: false } }
      const at = now()
      const revision = await db.transaction(async (transaction) => {
        const { type, title, titleMemo, memo, description } = own
        const schemaVersion = moduleTypes.get(type)?.version ?? 1
        const sent = { type, schemaVersion, title, titleMemo, memo, description, content: checked.content }
        const asked = { revision: body.revision, userId, at }
        const saved = await saveDraft(transaction, own.moduleId, sent, asked)
        if (!saved.ok) throw new AppError('conflict')
        const deed = { userId, action: 'lesson.table', subjectId: own.moduleId, subject: own.name }
        await writeAudit(transaction, { ...deed, after: { rows: checked.rows.length } }, at)
        return saved.revision
      })
      return { data: { ...shown, revision, is_taken: true } }
    },
  ),
]
