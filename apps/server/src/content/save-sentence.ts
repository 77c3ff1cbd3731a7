import { isDeepStrictEqual } from 'node:util'
import type { CallBody } from '@hakka/contract/calls'
import type { SavedStudy } from '@hakka/contract/study-shapes'
import { holdsOne, TEXT_EDITORS } from '../domain/account/study-permissions.ts'
import type { Services } from '../domain/services.ts'
import type { Member } from '../http/session/actor.ts'
import { AppError } from '../kernel/app-error.ts'
import { ItemRefusal, writeStudyItem } from './edit-study.ts'
import { refusedAnswer, textsOf, withSent } from './edited-sentence.ts'

/**
 * Writes one sentence anew, or a new one: one to be said, or a term of the classroom.
 * @throws AppError `conflict`, `not_found`; `forbidden` for texts or a new one of whoever may change sounds alone
 */
export async function saveSentence(
  services: Services,
  actor: Member,
  kind: 'speaking' | 'classroom_term',
  {
    id: known,
    version,
    form_key,
    category_id,
    dialect_id,
    ...sent
  }: CallBody<'POST /api/self_study/speaking/sentence'>,
): Promise<SavedStudy> {
  const isTextEditor = holdsOne(actor, TEXT_EDITORS[kind])
  let no = 0
  let before = { id: known ?? null, version: version ?? 1 }
  try {
    const asked = { asked: { id: known, version, form_key }, place: { category_id, dialect_id }, sent }
    const editor = { ...services, userId: actor.userId }
    const after = await writeStudyItem(editor, kind, asked, async (own, transaction) => {
      no = Number(own.content.no)
      before = { id: own.id || null, version: own.version }
      const content = await withSent(transaction, own.content, sent)
      if (isDeepStrictEqual(content, own.content)) return own.content
      if (!isTextEditor && !isDeepStrictEqual(textsOf(content), textsOf(own.content)))
        throw new AppError('forbidden')
      return content
    })
    const message = known === undefined ? '已新增一句' : `第 ${no} 句更新成功`
    return { success: true, alerts: [{ type: 'success', message }], errors: {}, ...after }
  } catch (error) {
    if (error instanceof ItemRefusal) return refusedAnswer(error.faults, before, () => `第 ${no} 句`)
    throw error
  }
}
