import type { StudyKindId } from '@hakka/modules/server'
import { eq } from 'drizzle-orm'
import { studyItems } from '../db/tables/self-study.ts'
import { edit, UNCHANGED } from '../domain/edit/edit.ts'
import { lock } from '../domain/edit/lock.ts'
import { AppError } from '../kernel/app-error.ts'
import { type EditedItem, type Editor, kindNamed, publishItems, thingOf } from './edit-study.ts'
import { innermost, nextNoIn, STUDY_NUMBERS } from './new-study.ts'

/**
 * Brings an item to another theme or part of its kind, last in its row: with another number, as it has a place there now.
 * What pupils did with it stays. @returns its version and its number
 * @throws AppError `not_found`; `conflict` where it has changed since; `validation` for a theme that its kind does not have
 */
export async function moveStudyItem(
  { userId, ...services }: Editor,
  kindId: StudyKindId,
  { id, version, category_id: categoryId }: { id: number; version: number | undefined; category_id: number },
): Promise<{ version: number; no: number }> {
  const kind = kindNamed(kindId)
  const record = ({ place, content: { no } }: EditedItem) => ({
    place,
    no,
  })
  const asked = { userId, action: `${kindId}.item_move`, id, version, record }
  const { after } = await edit(services, thingOf(kind), asked, async (transaction, before, at) => {
    const { item } = before
    if (!item.place) throw new AppError('not_found')
    await lock(transaction, STUDY_NUMBERS)
    const category = await innermost(transaction, kind, categoryId)
    const [row] = await transaction.select().from(studyItems).where(eq(studyItems.id, id))
    if (row?.categoryId === category.id) return UNCHANGED
    const { dialectId } = item.place
    const no = await nextNoIn(transaction, kind, category, dialectId)
    await transaction
      .update(studyItems)
      .set({
        categoryId: category.id,
        levelNo: kindId === 'writing' ? row?.levelNo : category.levelNo,
        no,
        position: null,
        movedAt: at,
        content: { ...item.content, no },
        schemaVersion: kind.version,
        version: before.version + 1,
        updatedAt: at,
      })
      .where(eq(studyItems.id, id))
    const place = { themeId: category.parentId ?? category.id, dialectId }
    await publishItems(transaction, services, [item, { id, place }])
    return undefined
  })
  return { version: after.version, no: Number(after.item.content.no) }
}
