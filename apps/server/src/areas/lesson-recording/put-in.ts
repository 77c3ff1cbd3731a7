import type { CallAnswer } from '@hakka/contract/calls'
import { moduleTypes, openedContent } from '@hakka/modules/server'
import { and, eq, sql } from 'drizzle-orm'
import { saidKey, withSameVoices } from '../../content/voices.ts'
import { lessonTakes } from '../../db/tables/authoring.ts'
import type { Transaction } from '../../db/transaction.ts'
import { UNCHANGED } from '../../domain/edit/edit.ts'
import { draftsOf, type ModuleDraft, saveDraft } from '../../domain/lesson/draft.ts'
import { editLesson } from '../../domain/lesson/edit-lesson.ts'
import { modulesOf } from '../../domain/lesson/lesson-draft.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { takesOf } from './takes.ts'

type Put = CallAnswer<'POST /api/admin/lesson/recording'>['data']

/**
 * Puts somebody's own recordings into the draft of a lesson, each wherever the same is said, as one deed. Learners hear them
 * when the lesson is published.
 */
export async function putIn(
  { userId, ...services }: Services & { userId: number },
  id: number,
): Promise<Put> {
  let put: Put = { written: 0, left: [] }
  const deed = { id, version: undefined, action: 'lesson.record', isWriting: true }
  await editLesson({ ...services, userId }, deed, async (transaction, { draft }, at) => {
    // Asked for twice, they are put in once: the lesson is locked.
    const takes = await takesOf(transaction, userId, id)
    const byKey = new Map(takes.map((own): [string, string] => [saidKey(own), own.url]))
    const found = new Set<string>()
    for (const module of await draftsOf(transaction, modulesOf(draft)))
      for (const key of await voiceModule(transaction, module, byKey, { userId, at })) found.add(key)
    put = {
      written: found.size,
      left: takes.filter((own) => !found.has(saidKey(own))).map(({ text }) => text),
    }
    // One that was recorded anew meanwhile stays: it has another file.
    const gone = takes.map(({ digest, fileId }) => sql`(${digest}, ${fileId}::int)`)
    if (gone.length > 0)
      await transaction
        .delete(lessonTakes)
        .where(
          and(
            eq(lessonTakes.userId, userId),
            eq(lessonTakes.lessonId, id),
            sql`(${lessonTakes.digest}, ${lessonTakes.fileId}) in (${sql.join(gone, sql`, `)})`,
          ),
        )
    return found.size > 0 ? {} : UNCHANGED
  })
  return put
}

/** @returns what was put into a module */
async function voiceModule(
  transaction: Transaction,
  module: ModuleDraft,
  byKey: ReadonlyMap<string, string>,
  by: { userId: number; at: Date },
): Promise<ReadonlySet<string>> {
  const type = moduleTypes.get(module.type)
  if (!type) return new Set()
  const { moduleId, revision, title, titleMemo, memo, description } = module
  const opened = openedContent(type, module.content, module.schemaVersion)
  const { content, found } = withSameVoices(type.schema, opened, byKey)
  if (found.size === 0) return found
  const sent = { type: type.id, schemaVersion: type.version, title, titleMemo, memo, description, content }
  const saved = await saveDraft(transaction, moduleId, sent, { revision, ...by })
  // Between reading and writing it somebody has typed: nothing of the lesson is written, and it may be asked once more.
  if (!saved.ok) throw new AppError('conflict')
  return found
}
