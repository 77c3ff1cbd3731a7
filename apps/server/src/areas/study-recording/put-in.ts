import type { CallAnswer } from '@hakka/contract/calls'
import type { StudyKindName } from '@hakka/contract/constants'
import { and, eq, sql } from 'drizzle-orm'
import { type Editor, publishItems, thingOf } from '../../content/edit-study.ts'
import { noteSounds } from '../../content/note-sounds.ts'
import { spokenLines, withVoices } from '../../content/voices.ts'
import { recordingTakes, studyItems } from '../../db/tables/self-study.ts'
import { editManyIn, UNCHANGED } from '../../domain/edit/edit.ts'
import { lock } from '../../domain/edit/lock.ts'
import { isIn, itemsOf, kindOf, type Of, takesOf, titleOf } from './takes.ts'

type Put = CallAnswer<'POST /api/admin/self_study/{type}/recording'>['data']

/**
 * Puts somebody's own recordings of a theme or an item where their sentences stand, as one deed; pupils hear them from then
 * on. Of a sentence that is written otherwise since, nothing is put in.
 */
export async function putIn({ userId, ...services }: Editor, kindId: StudyKindName, of: Of): Promise<Put> {
  const kind = kindOf(kindId)
  return services.db.transaction(async (transaction) => {
    // Asked for twice, they are put in once.
    await lock(transaction, `recording_takes ${userId}`)
    const items = await itemsOf(transaction, kindId, of)
    const takes = await takesOf(
      transaction,
      userId,
      items.map(({ id }) => id),
    )
    const taken = new Set(takes.map(({ itemId }) => itemId))
    const lines = new Map(
      items
        .filter(({ id }) => taken.has(id))
        .flatMap(({ id, content, schemaVersion }) =>
          spokenLines(kind, kind.migrate(content, schemaVersion)).map(
            (line) => [`${id} ${line.path}`, line] as const,
          ),
        ),
    )
    const byItem = Map.groupBy(
      takes.filter((take) => {
        const line = lines.get(`${take.itemId} ${take.path}`)
        // Of a place that is no more nobody knows the dialect.
        return !line || isIn(of.dialect_id)(line)
      }),
      ({ itemId }) => itemId,
    )
    const left: string[] = []
    let written = 0
    const subject = await titleOf(transaction, kindId, of)
    const deed = { userId, action: `${kindId}.record`, subjectId: of.category_id ?? of.item_id ?? 0, subject }
    const changed = await editManyIn(
      transaction,
      services.now,
      thingOf(kind),
      { ...deed, ids: [...byItem.keys()] },
      async (before, id, at) => {
        const own = byItem.get(id) ?? []
        const put = withVoices(kind, before.item.content, own)
        left.push(...put.left.map(({ text }) => text))
        if (put.left.length === own.length) return UNCHANGED
        written += own.length - put.left.length
        await transaction
          .update(studyItems)
          .set({
            content: put.content,
            schemaVersion: kind.version,
            version: before.version + 1,
            updatedAt: at,
          })
          .where(eq(studyItems.id, id))
        await noteSounds(transaction, kind, [{ id, before: before.item.content, after: put.content }])
        return undefined
      },
    )
    await publishItems(
      transaction,
      services,
      changed.map(({ item }) => item),
    )
    // One that was recorded anew meanwhile stays: it has another file.
    const gone = [...byItem.values()]
      .flat()
      .map(({ itemId, path, fileId }) => sql`(${itemId}::int, ${path}, ${fileId}::int)`)
    const { itemId, path, fileId } = recordingTakes
    if (gone.length > 0)
      await transaction
        .delete(recordingTakes)
        .where(
          and(
            eq(recordingTakes.userId, userId),
            sql`(${itemId}, ${path}, ${fileId}) in (${sql.join(gone, sql`, `)})`,
          ),
        )
    return { written, left }
  })
}
