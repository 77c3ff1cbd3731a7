import type { H5pPreview } from '@hakka/contract/lesson-h5p'
import { moduleTypes } from '@hakka/modules/server'
import { type MadeModule, modulesOf } from '../../content/h5p/modules-of.ts'
import { openH5p } from '../../content/h5p/open-h5p.ts'
import { storeMadeFiles } from '../../content/h5p/store-files.ts'
import { withReadings } from '../../content/h5p/with-readings.ts'
import { putModule } from '../../domain/lesson/draft-places.ts'
import { editLesson } from '../../domain/lesson/edit-lesson.ts'
import { draftedLesson } from '../../domain/lesson/lesson-draft.ts'
import { HOUR_MS } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'

const EDITING = { permission: 'lesson.edit' } as const
const H5P_LIMIT = { max: 60, per: 'user', ms: HOUR_MS } as const

const typeName = (type: string): string => moduleTypes.get(type)?.name ?? type

const present = ({ type, title, count }: MadeModule, id: number | null): H5pPreview['modules'][number] => ({
  id,
  type,
  type_name: typeName(type),
  title,
  count,
})

export const routes = [
  route('GET /api/admin/lesson/h5p', EDITING, async ({ query: { lesson_id }, services: { db } }) => {
    const found = await draftedLesson(db, lesson_id)
    if (!found) throw new AppError('not_found')
    const { lesson, draft } = found
    const { id, dialectId: dialect_id, deskVersion: version } = lesson
    return { data: { id, title: draft.title.hakka, dialect_id, version } }
  }),

  route(
    'POST /api/admin/lesson/h5p',
    { policy: EDITING, limit: H5P_LIMIT, audited: true },
    async ({ body, actor: { userId }, services }) => {
      const found = await draftedLesson(services.db, body.lesson_id)
      if (!found) throw new AppError('not_found')
      const nothing = { title: '', modules: [], left: [], lost_files: 0 }
      const opened = await openH5p(body.h5p_file.path)
      if ('refused' in opened) return { data: { ...nothing, refused: opened.refused } }
      const { modules, left } = modulesOf(opened, body.language)
      const whole = { title: opened.title, left, refused: '', lost_files: 0 }
      if (body.take === '0' || modules.length === 0)
        return { data: { ...whole, modules: modules.map((own) => present(own, null)) } }

      // Files first: no module names one that is not there.
      const stored = await storeMadeFiles(services, modules, opened.files)
      const read = await withReadings(services.pool, stored.modules, found.lesson.dialectId)
      const ids: number[] = []
      const deed = { id: body.lesson_id, version: undefined, action: 'lesson.h5p', isWriting: true }
      await editLesson({ ...services, userId }, deed, async (transaction, _, at) => {
        const place = { lessonId: body.lesson_id, activityNo: body.activity_no }
        for (const { type, title, content } of read) {
          const schemaVersion = moduleTypes.get(type)?.version ?? 1
          const texts = {
            title: title || opened.title.slice(0, 100),
            titleMemo: '',
            memo: '',
            description: '',
          }
          const drafted = { type, schemaVersion, name: typeName(type), ...texts, content }
          ids.push(await putModule(transaction, place, drafted, { userId, at }))
        }
        return {}
      })
      const taken = modules.map((own, at) => present(own, ids[at] ?? null))
      return { data: { ...whole, modules: taken, lost_files: stored.lost } }
    },
  ),
]
