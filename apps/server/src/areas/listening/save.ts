import { isDeepStrictEqual } from 'node:util'
import type { CallBody } from '@hakka/contract/calls'
import type { SavedStudy } from '@hakka/contract/study-shapes'
import { editStudyItem, ItemRefusal } from '../../content/edit-study.ts'
import { refusedAnswer, textsOf, withSent } from '../../content/edited-sentence.ts'
import { isRecord } from '../../content/json.ts'
import type { Transaction } from '../../db/transaction.ts'
import { holdsOne, TEXT_EDITORS } from '../../domain/account/study-permissions.ts'
import type { Services } from '../../domain/services.ts'
import type { Member } from '../../http/session/actor.ts'
import { AppError } from '../../kernel/app-error.ts'

type Json = Record<string, unknown>
type Sent = CallBody<'POST /api/self_study/listening/dialog'>

const sentencesOf = (content: Json): Json[] =>
  Array.isArray(content.sentences) ? content.sentences.filter(isRecord) : []

/**
 * Writes a dialogue with its sentences anew.
 * @throws AppError `conflict`, `not_found`; `forbidden` for texts of whoever may change sounds alone
 */
export async function saveDialog(
  services: Services,
  actor: Member,
  { id, version, ...sent }: Sent,
): Promise<SavedStudy> {
  const isTextEditor = holdsOne(actor, TEXT_EDITORS.listening)
  const alerts: SavedStudy['alerts'] = []
  let seen = version ?? 1
  try {
    const editor = { ...services, userId: actor.userId }
    const after = await editStudyItem(editor, 'listening', { id, version }, async (before, transaction) => {
      seen = before.version
      const content = await put(transaction, before.content, sent)
      if (!isTextEditor && !isDeepStrictEqual(textsOf(content), textsOf(before.content)))
        throw new AppError('forbidden')
      const changed = changesIn(before.content, content)
      alerts.push(...changed.map((message) => ({ type: 'success' as const, message })))
      return changed.length > 0 ? content : before.content
    })
    return { success: true, alerts, errors: {}, version: after }
  } catch (error) {
    if (!(error instanceof ItemRefusal)) throw error
    return refusedAnswer(error.faults, seen, ([part, at]) =>
      part === 'sentences' && typeof at === 'number' ? at + 1 : undefined,
    )
  }
}

async function put(
  transaction: Transaction,
  before: Json,
  { title, sentences }: Pick<Sent, 'title' | 'sentences'>,
): Promise<Json> {
  const known = sentencesOf(before)
  const lines: Json[] = []
  for (const [at, { role, ...said }] of sentences.entries()) {
    const own = known[at]
    const line = await withSent(transaction, own, said).catch((error) => {
      if (!(error instanceof ItemRefusal)) throw error
      throw new ItemRefusal(
        error.faults.map((fault) => ({ ...fault, path: ['sentences', at, ...fault.path] })),
      )
    })
    lines.push({ ...line, no: at + 1, role: role ?? own?.role ?? '' })
  }
  const earlier = isRecord(before.title) ? before.title : {}
  return { ...before, title: title ? { ...earlier, ...title } : before.title, sentences: lines }
}

/** What an editor is told of, sentence by sentence. */
function changesIn(before: Json, after: Json): string[] {
  const known = sentencesOf(before)
  const now = sentencesOf(after)
  const lines = now.flatMap((own, at) => (isDeepStrictEqual(own, known[at]) ? [] : `第 ${at + 1} 句更新成功`))
  const gone = known.slice(now.length).map((_, at) => `第 ${now.length + at + 1} 句已刪除`)
  const title = isDeepStrictEqual(before.title, after.title) ? [] : ['標題更新成功']
  return [...title, ...lines, ...gone]
}
