import type { CallAnswer, CallBody } from '@hakka/contract/calls'
import type { ModuleFault } from '@hakka/contract/lesson-module'
import { moduleTypes, partsOf } from '@hakka/modules/server'
import { and, eq } from 'drizzle-orm'
import { moduleVersions } from '../../db/tables/content.ts'
import {
  contentIn,
  type DraftedContent,
  draftOf,
  type ModuleDraft,
  saveDraft,
} from '../../domain/lesson/draft.ts'
import { draftedLesson } from '../../domain/lesson/lesson-draft.ts'
import type { Services } from '../../domain/services.ts'
import { sanitizeHtml } from '../../domain/text/html.ts'
import { AppError } from '../../kernel/app-error.ts'
import { faultsOf } from './faults.ts'
import { foundModule, presentModule, stateOf, versionsOf } from './open.ts'

type Writer = Services & { userId: number }
type Written = CallBody<'POST /api/lesson/module/draft'>['module']

/** Keeps what was typed, and says what is wrong with it. @throws AppError `conflict` with the present module */
export async function keepModule(
  services: Writer,
  body: CallBody<'POST /api/lesson/module/draft'>,
): Promise<CallAnswer<'POST /api/lesson/module/draft'>> {
  const draft = await foundModule(services.db, body)
  const sent = writtenOf(draft, body.module)
  const saved = await save(services, draft, sent, body.revision)
  return { ...saved, faults: await modulesFaults(services, draft, sent) }
}

/**
 * Takes a module that is meant to be complete. What was typed is kept in any case.
 * @throws AppError `validation` with what is wrong under `module.content…`, `conflict` with the present module
 */
export async function submitModule(
  services: Writer,
  body: CallBody<'POST /api/lesson/module/update'>,
): Promise<CallAnswer<'POST /api/lesson/module/update'>> {
  const draft = await foundModule(services.db, body)
  const sent = writtenOf(draft, body.module)
  const saved = await save(services, draft, sent, body.revision ?? draft.revision)
  const wrong = (await modulesFaults(services, draft, sent)).filter(({ warning }) => !warning)
  if (wrong.length > 0) throw new AppError('validation', { errors: errorsOf(wrong) })
  return saved
}

/** Makes another version of a module its draft. @throws AppError `conflict` where somebody has changed it meanwhile */
export async function switchVersion(
  { db, now, userId }: Writer,
  { module_id, version_id, revision }: CallBody<'POST /api/lesson/module/switch-version'>,
): Promise<CallAnswer<'POST /api/lesson/module/switch-version'>> {
  const draft = await db.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(moduleVersions)
      .where(and(eq(moduleVersions.id, version_id), eq(moduleVersions.moduleId, module_id)))
    const before = await draftOf(transaction, module_id)
    if (!row || !before) throw new AppError('not_found')
    const by = { revision: revision ?? before.revision, userId, at: now() }
    const saved = await saveDraft(transaction, module_id, contentIn(row), by)
    if (!saved.ok) throw conflict(saved.present)
    const after = await draftOf(transaction, module_id)
    if (!after) throw new AppError('not_found')
    return after
  })
  return {
    module: presentModule(draft),
    version_id: draft.versionId,
    versions: await versionsOf(db, module_id),
    revision: draft.revision,
  }
}

/** What was sent, in the shape that its type has now; HTML in it is made harmless. */
function writtenOf(draft: ModuleDraft, { title, title_memo, ...own }: Written): Omit<DraftedContent, 'name'> {
  const type = moduleTypes.get(draft.type)
  return {
    type: draft.type,
    schemaVersion: type?.version ?? draft.schemaVersion,
    title,
    titleMemo: title_memo,
    memo: own.memo,
    description: own.description,
    content: type ? withoutHarm(own.content, htmlIn(draft.type, own.content)) : draft.content,
  }
}

const htmlIn = (type: string, content: unknown): ReadonlySet<string> => {
  const schema = moduleTypes.get(type)?.schema
  const parts = schema ? partsOf(schema, content) : []
  return new Set(parts.flatMap((part) => (part.is === 'html' ? part.html : [])))
}

function withoutHarm(value: unknown, html: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return html.has(value) ? sanitizeHtml(value) : value
  if (Array.isArray(value)) return value.map((own: unknown) => withoutHarm(own, html))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, withoutHarm(own, html)]))
}

async function save(
  { db, now, userId }: Writer,
  { moduleId }: ModuleDraft,
  sent: Omit<DraftedContent, 'name'>,
  revision: number,
) {
  return db.transaction(async (transaction) => {
    const saved = await saveDraft(transaction, moduleId, sent, { revision, userId, at: now() })
    if (!saved.ok) throw conflict(saved.present)
    const after = await draftOf(transaction, moduleId)
    if (!after) throw new AppError('not_found')
    return { version_id: saved.versionId, ...stateOf(after) }
  })
}

const conflict = (present: ModuleDraft) =>
  new AppError('conflict', { current: { module: presentModule(present), ...stateOf(present) } })

async function modulesFaults(
  services: Services,
  { lessonId, type: id }: ModuleDraft,
  { content }: Pick<DraftedContent, 'content'>,
): Promise<ModuleFault[]> {
  const type = moduleTypes.get(id)
  const found = await draftedLesson(services.db, lessonId)
  return type && found ? faultsOf(services, type, content, found.lesson.dialectId) : []
}

function errorsOf(faults: readonly ModuleFault[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of faults) {
    const key = path === '' ? 'module.content' : `module.content.${path}`
    errors[key] = [...(errors[key] ?? []), message]
  }
  return errors
}
