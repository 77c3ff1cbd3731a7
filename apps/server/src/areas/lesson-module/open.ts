import { levelOfStep } from '@hakka/contract/constants'
import type { ModuleVersionHead, OpenedModule } from '@hakka/contract/lesson-module'
import { editorShape, moduleTypes, openedContent } from '@hakka/modules/server'
import { codesOf } from '../../content/publish-faults.ts'
import { draftOf, draftsOf, type ModuleDraft } from '../../domain/lesson/draft.ts'
import { draftedLesson, modulesOf } from '../../domain/lesson/lesson-draft.ts'
import { versionHeads } from '../../domain/lesson/version-heads.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { faultsOf } from './faults.ts'
import { filesOf, wordsOf } from './resources.ts'

/** A module of a lesson as editors have it. @throws AppError `not_found`, also for one of another lesson */
export async function foundModule(
  db: Services['db'],
  { lesson_id, module_id }: { lesson_id: number; module_id: number },
): Promise<ModuleDraft> {
  const draft = await draftOf(db, module_id)
  if (!draft || draft.lessonId !== lesson_id) throw new AppError('not_found')
  return draft
}

/** What an editor needs to open a module. */
export async function openModule(
  services: Pick<Services, 'db' | 'pool' | 'env'>,
  which: { lesson_id: number; module_id: number },
): Promise<OpenedModule> {
  const { db } = services
  const draft = await foundModule(db, which)
  const found = await draftedLesson(db, draft.lessonId)
  if (!found) throw new AppError('not_found')
  const { lesson } = found
  const { id, stepNo, semesterNo, dialectId, typeNo, no } = lesson
  const ids = modulesOf(found.draft)
  const drafts = await draftsOf(db, ids)
  const type = moduleTypes.get(draft.type)
  const module = presentModule(draft)
  return {
    ...stateOf(draft),
    lesson: {
      id,
      title: found.draft.title.hakka,
      level_no: levelOfStep(stepNo),
      step_no: stepNo,
      semester_no: semesterNo,
      dialect_id: dialectId,
      type_no: typeNo,
      no,
    },
    module,
    versions: await versionsOf(db, draft.moduleId),
    code: codesOf(found.draft).get(draft.moduleId) ?? '',
    mod_no: ids.indexOf(draft.moduleId) + 1,
    shape: type ? editorShape(type) : null,
    counted: type?.counted ?? {},
    faults: type ? await faultsOf(services, type, module.content, dialectId) : [],
    words: wordsOf(drafts),
    files: filesOf(drafts),
    speaks: services.env.ttsUrl ? 1 : 0,
  }
}

export const stateOf = ({ revision, isDraft, savedAt, savedBy }: ModuleDraft) => ({
  revision,
  is_draft: isDraft ? (1 as const) : (0 as const),
  saved_at: savedAt?.toISOString() ?? null,
  saved_by: savedBy,
})

/** A module with its content in its type's present shape, as far as it can be brought there. */
export function presentModule(draft: ModuleDraft): OpenedModule['module'] {
  const type = moduleTypes.get(draft.type)
  return {
    id: draft.moduleId,
    type: draft.type,
    type_name: type?.name ?? draft.type,
    version_id: draft.versionId,
    name: draft.name,
    title: draft.title,
    title_memo: draft.titleMemo,
    memo: draft.memo,
    description: draft.description,
    content: type ? openedContent(type, draft.content, draft.schemaVersion) : draft.content,
  }
}

/** The versions of a module, the newest first. */
export async function versionsOf(db: Services['db'], moduleId: number): Promise<ModuleVersionHead[]> {
  const heads = await versionHeads(db, moduleId)
  return heads.map((head, index) => ({
    id: head.id,
    is_latest: index === 0 ? 1 : 0,
    created_at: (head.savedAt ?? head.createdAt).toISOString(),
    note: head.note,
    title_memo: head.titleMemo,
    is_draft: head.isDraft ? 1 : 0,
    is_seen: head.isSeen ? 1 : 0,
    by: head.by,
  }))
}
