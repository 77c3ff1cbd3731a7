import type { StudyKindName } from '@hakka/contract/constants'
import { and, eq } from 'drizzle-orm'
import { type Editor, thingOf } from '../../content/edit-study.ts'
import { soundTexts } from '../../db/tables/self-study.ts'
import { writeAudit } from '../../domain/edit/audit.ts'
import { existing } from '../../domain/edit/edit.ts'
import { kindOf } from './takes.ts'

/**
 * Somebody has heard a sound and found that it says what stands beside it: it is doubted no more. Done twice, it is done
 * once.
 * @throws AppError `not_found` where there is no such item
 */
export async function soundHeard(
  { db, now, userId }: Editor,
  kindId: StudyKindName,
  { item_id: id, url }: { item_id: number; url: string },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const at = now()
    const found = await thingOf(kindOf(kindId)).find(transaction, id, at)
    existing(found)
    const own = and(eq(soundTexts.itemId, id), eq(soundTexts.url, url))
    const [row] = await transaction.delete(soundTexts).where(own).returning()
    if (!row || !found) return
    const deed = { userId, action: `${kindId}.heard`, subjectId: id, subject: found.title }
    await writeAudit(transaction, { ...deed, before: { text: row.text, pinyin: row.pinyin } }, at)
  })
}
