import { isDeepStrictEqual } from 'node:util'
import type { CallBody } from '@hakka/contract/calls'
import type { SavedStudy } from '@hakka/contract/study-shapes'
import { holdsOne, TEXT_EDITORS } from '../domain/account/study-permissions.ts'
import type { Services } from '../domain/services.ts'
import type { Member } from '../http/session/actor.ts'
import { AppError } from '../kernel/app-error.ts'
import { editStudyItem, ItemRefusal } from './edit-study.ts'
import { refusedAnswer, textsOf, withSent } from './edited-sentence.ts'

/**
 * Writes one sentence anew: one to be said, or a term of the classroom.
 * @throws AppError `conflict`, `not_found`; `forbidden` for texts of whoever may change sounds alone
 */
export async function saveSentence(
  services: Services,
  actor: Member,
  kind: 'speaking' | 'classroom_term',
  { id, version, ...sent }: CallBody<'POST /api/self_study/speaking/sentence'>,
): Promise<SavedStudy> {
  const isTextEditor = holdsOne(actor, TEXT_EDITORS[kind])
  let no = 0
  let seen = version ?? 1
  try {
    const editor = { ...services, userId: actor.userId }
    const after = await editStudyItem(editor, kind, { id, version }, async (before, transaction) => {
      no = Number(before.content.no)
      seen = before.version
      const content = await withSent(transaction, before.content, sent)
      if (isDeepStrictEqual(content, before.content)) return before.content
      if (!isTextEditor && !isDeepStrictEqual(textsOf(content), textsOf(before.content)))
        throw new AppError('forbidden')
      return content
    })
    return {
      success: true,
      alerts: [{ type: 'success', message: `第 ${no} 句更新成功` }],
      errors: {},
      version: after,
    }
  } catch (error) {
    if (error instanceof ItemRefusal) return refusedAnswer(error.faults, seen, () => no)
    throw error
  }
}
