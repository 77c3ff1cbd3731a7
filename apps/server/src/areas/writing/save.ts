import { isDeepStrictEqual } from 'node:util'
import type { CallBody } from '@hakka/contract/calls'
import type { SavedStudy } from '@hakka/contract/study-shapes'
import { ItemRefusal, writeStudyItem } from '../../content/edit-study.ts'
import { pictureOf, picturesIn } from '../../content/edited-picture.ts'
import { refusedAnswer } from '../../content/edited-sentence.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Services } from '../../domain/services.ts'

type Json = Record<string, unknown>
type Sent = CallBody<'POST /api/self_study/writing/set'>

/** Writes a set with its words and questions anew, or a new one. @throws AppError `conflict`, `not_found` */
export async function saveSet(
  services: Services,
  userId: number,
  { id: known, version, form_key, category_id, dialect_id, ...sent }: Sent,
): Promise<SavedStudy> {
  let before = { id: known ?? null, version: version ?? 1 }
  let no = 0
  try {
    const asked = { asked: { id: known, version, form_key }, place: { category_id, dialect_id }, sent }
    const editor = { ...services, userId }
    const { id, ...after } = await writeStudyItem(editor, 'writing', asked, async (own, transaction) => {
      before = { id: own.id || null, version: own.version }
      no = Number(own.content.no)
      const content = await put(transaction, own.content, sent)
      return isDeepStrictEqual(content, own.content) ? own.content : content
    })
    const message = known === undefined ? '已新增題組' : `第 ${no} 題組更新成功`
    const isSame = before.id === id && before.version === after.version
    return {
      success: true,
      id,
      alerts: isSame ? [] : [{ type: 'success', message }],
      errors: {},
      version: after.version,
    }
  } catch (error) {
    if (error instanceof ItemRefusal) return refusedAnswer(error.faults, before)
    throw error
  }
}

/** Number, level and name are not the desk's any more once there are any. */
async function put(
  transaction: Transaction,
  before: Json,
  { level_no, title, words, questions }: Pick<Sent, 'level_no' | 'title' | 'words' | 'questions'>,
): Promise<Json> {
  const known = picturesIn(before)
  const now: Json[] = []
  for (const [at, question] of questions.entries()) {
    if (question.kind === 'cloze') now.push(question)
    else {
      const { pictures, ...rest } = question
      const kept: Json[] = []
      for (const picture of pictures)
        kept.push(await pictureOf(transaction, known, picture, { path: ['questions', at, 'pictures'] }))
      now.push({ ...rest, ...(kept.length > 0 && { pictures: kept }) })
    }
  }
  return {
    level_no,
    ...before,
    title,
    words: words.map(({ chinese, ...word }) => ({ ...word, ...(chinese && { chinese }) })),
    questions: now,
  }
}
