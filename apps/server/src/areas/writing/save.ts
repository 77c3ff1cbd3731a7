import { isDeepStrictEqual } from 'node:util'
import type { CallBody } from '@hakka/contract/calls'
import type { SavedStudy } from '@hakka/contract/study-shapes'
import { editStudyItem, ItemRefusal, storedUrl } from '../../content/edit-study.ts'
import { refusedAnswer } from '../../content/edited-sentence.ts'
import { isRecord } from '../../content/json.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Services } from '../../domain/services.ts'

type Json = Record<string, unknown>
type Sent = CallBody<'POST /api/self_study/writing/set'>
type Article = Extract<Sent['questions'][number], { kind: 'article' }>

/** Writes a set with its words and questions anew. @throws AppError `conflict`, `not_found` */
export async function saveSet(
  services: Services,
  userId: number,
  { id, version, ...sent }: Sent,
): Promise<SavedStudy> {
  let seen = version ?? 1
  let no = 0
  try {
    const after = await editStudyItem(
      { ...services, userId },
      'writing',
      { id, version },
      async (before, transaction) => {
        seen = before.version
        no = Number(before.content.no)
        const content = await put(transaction, before.content, sent)
        return isDeepStrictEqual(content, before.content) ? before.content : content
      },
    )
    const message = `第 ${no} 題組更新成功`
    return {
      success: true,
      alerts: after === seen ? [] : [{ type: 'success', message }],
      errors: {},
      version: after,
    }
  } catch (error) {
    if (error instanceof ItemRefusal) return refusedAnswer(error.faults, seen, () => undefined)
    throw error
  }
}

/** Number, level and name in its pack are not the desk's. */
async function put(
  transaction: Transaction,
  before: Json,
  { title, words, questions }: Pick<Sent, 'title' | 'words' | 'questions'>,
): Promise<Json> {
  const known = picturesIn(before)
  const now: Json[] = []
  for (const [at, question] of questions.entries()) {
    if (question.kind === 'cloze') now.push(question)
    else {
      const { pictures, ...rest } = question
      const kept = await picturesOf(transaction, known, { pictures, at })
      now.push({ ...rest, ...(kept.length > 0 && { pictures: kept }) })
    }
  }
  return {
    ...before,
    title,
    words: words.map(({ chinese, ...word }) => ({ ...word, ...(chinese && { chinese }) })),
    questions: now,
  }
}

const listIn = (own: unknown): Json[] => (Array.isArray(own) ? own.filter(isRecord) : [])

/** Every picture that the set has: a question may have been moved. */
const picturesIn = ({ questions }: Json): Json[] =>
  listIn(questions).flatMap(({ pictures }) => listIn(pictures))

/** @throws ItemRefusal for a picture that the site does not have */
async function picturesOf(
  transaction: Transaction,
  known: readonly Json[],
  { pictures, at }: { pictures: Article['pictures']; at: number },
): Promise<Json[]> {
  const kept: Json[] = []
  for (const sent of pictures) {
    const stored = sent.id ? await storedUrl(transaction, 'image', sent.id) : undefined
    const url = stored ?? sent.url
    const own = known.find((picture) => picture.url === url)
    if (own) kept.push(own)
    else if (stored) kept.push({ url: stored })
    else
      throw new ItemRefusal([
        { path: ['questions', at, 'pictures'], message: '網站上沒有這張圖，請再上傳一次' },
      ])
  }
  return kept
}
