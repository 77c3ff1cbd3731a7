import type { CallBody } from '@hakka/contract/calls'
import { moduleTypes, openedContent, withItem, withValueAt } from '@hakka/modules/server'
import { and, eq } from 'drizzle-orm'
import { moduleVersions } from '../../db/tables/content.ts'
import type { Transaction } from '../../db/transaction.ts'
import { contentIn, type DraftedContent, draftOf, saveDraft } from '../../domain/lesson/draft.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'

/** The fields of a module beside its content, by the keys that lines have. */
const HEAD = {
  name: 'name',
  title: 'title',
  description: 'description',
  title_memo: 'titleMemo',
  memo: 'memo',
} as const
const isHead = (key: string): key is keyof typeof HEAD => key in HEAD
const CONTENT = 'content.'

/**
 * Makes one field of a module's draft, or a whole item of a list, what it was in an earlier version; all else stays. What
 * the version had not is taken away.
 * @throws AppError `conflict`, `not_found`, `validation` where the draft has no place for it any more
 */
export async function revertField(
  { db, now, userId }: Pick<Services, 'db' | 'now'> & { userId: number },
  {
    module_id,
    version_id,
    revision,
    key,
    older_key = key,
    item,
  }: CallBody<'POST /api/admin/lesson/module/revert-field'>,
): Promise<{ version_id: number; revision: number }> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(moduleVersions)
      .where(and(eq(moduleVersions.id, version_id), eq(moduleVersions.moduleId, module_id)))
    const present = await draftOf(transaction, module_id)
    if (!row || !present) throw new AppError('not_found')
    const next = fieldFrom(presented(contentIn(row)), presented(contentIn(present)), {
      key,
      olderKey: older_key,
      item,
    })
    return saved(transaction, module_id, next, { revision, userId, at: now() })
  })
}

async function saved(
  transaction: Transaction,
  moduleId: number,
  next: DraftedContent,
  by: { revision: number; userId: number; at: Date },
) {
  const kept = await saveDraft(transaction, moduleId, next, by)
  if (!kept.ok) throw new AppError('conflict', { current: kept.present })
  return { version_id: kept.versionId, revision: kept.revision }
}

/** In the present shape of its type: so paths of two versions are the same paths. */
function presented(own: DraftedContent): DraftedContent {
  const type = moduleTypes.get(own.type)
  if (!type) return own
  const content = openedContent(type, own.content, own.schemaVersion)
  return { ...own, content, schemaVersion: type.version }
}

function fieldFrom(
  version: DraftedContent,
  draft: DraftedContent,
  { key, olderKey, item }: { key: string; olderKey: string; item: 'out' | 'in' | undefined },
): DraftedContent {
  if (isHead(key) && !item) return { ...draft, [HEAD[key]]: version[HEAD[key]] }
  const isIn = key.startsWith(CONTENT) && olderKey.startsWith(CONTENT)
  const place = { path: key.slice(CONTENT.length), from: olderKey.slice(CONTENT.length), item }
  const content = isIn ? contentFrom(draft.content, version.content, place) : undefined
  if (content === undefined)
    throw new AppError('validation', { message: '草稿裡已經沒有這個地方，請改用「草稿換成這一版」' })
  return { ...draft, content }
}

function contentFrom(
  draft: unknown,
  version: unknown,
  { path, from, item }: { path: string; from: string; item: 'out' | 'in' | undefined },
): unknown {
  if (item === 'out') return withItem(draft, path)
  if (item === 'in') return withItem(draft, path, { content: version, from })
  return withValueAt(draft, version, path, from)
}
