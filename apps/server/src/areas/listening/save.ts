import { isDeepStrictEqual } from 'node:util'
import type { CallBody } from '@hakka/contract/calls'
import { DIALOGUES } from '@hakka/contract/constants'
import type { SavedStudy } from '@hakka/contract/study-shapes'
import { withPlaces } from '../../content/answer-places.ts'
import { ItemRefusal, writeStudyItem } from '../../content/edit-study.ts'
import { pictureOf, picturesIn } from '../../content/edited-picture.ts'
import { refusedAnswer, soundsIn, textsOf, within, withSent } from '../../content/edited-sentence.ts'
import { isRecord } from '../../content/json.ts'
import type { Transaction } from '../../db/transaction.ts'
import { holdsOne, TEXT_EDITORS } from '../../domain/account/study-permissions.ts'
import type { Services } from '../../domain/services.ts'
import type { Member } from '../../http/session/actor.ts'
import { AppError } from '../../kernel/app-error.ts'
import { changesIn, sentencesOf } from './changes.ts'

type Json = Record<string, unknown>
type Sent = CallBody<'POST /api/self_study/listening/dialog'>
type Said = Pick<Sent, 'title' | 'roles' | 'questions' | 'sentences'>

/**
 * Writes a dialogue with its sentences anew, or a new one.
 * @throws AppError `conflict`, `not_found`; `forbidden` for texts or a new dialogue of whoever may change sounds alone
 */
export async function saveDialog(
  services: Services,
  actor: Member,
  { id: known, version, form_key, category_id, dialect_id, ...sent }: Sent,
): Promise<SavedStudy> {
  const isTextEditor = holdsOne(actor, TEXT_EDITORS.listening)
  const alerts: SavedStudy['alerts'] = []
  let before = { id: known ?? null, version: version ?? 1 }
  try {
    const asked = { asked: { id: known, version, form_key }, place: { category_id, dialect_id }, sent }
    const editor = { ...services, userId: actor.userId }
    const after = await writeStudyItem(editor, 'listening', asked, async (own, transaction) => {
      before = { id: own.id || null, version: own.version }
      const content = await put(transaction, own.content, sent)
      if (!isTextEditor && !isDeepStrictEqual(textsOf(content), textsOf(own.content)))
        throw new AppError('forbidden')
      const changed = own.id === 0 ? ['已新增一段對話'] : changesIn(own.content, content)
      alerts.push(...changed.map((message) => ({ type: 'success' as const, message })))
      return changed.length > 0 ? content : own.content
    })
    return { success: true, alerts, errors: {}, ...after }
  } catch (error) {
    if (!(error instanceof ItemRefusal)) throw error
    return refusedAnswer(error.faults, before, ([part, at]) =>
      part === 'sentences' && typeof at === 'number' ? `第 ${at + 1} 句` : undefined,
    )
  }
}

/** What was left out stays. */
async function put(
  transaction: Transaction,
  before: Json,
  { title, roles, questions, sentences }: Said,
): Promise<Json> {
  const known = sentencesOf(before)
  refuseCount(known.length, sentences.length)
  const sounds = soundsIn(before)
  const lines: Json[] = []
  for (const [at, { role, no, ...said }] of sentences.entries()) {
    const own = no === null ? undefined : known[(no ?? at + 1) - 1]
    const line = await within(['sentences', at], withSent(transaction, own, said, sounds))
    lines.push({ ...line, no: at + 1, role: role ?? own?.role ?? '' })
  }
  const { questions: asked, ...rest } = before
  const earlier = withPlaces(Array.isArray(asked) ? asked.filter(isRecord) : [], (place) => {
    const index = sentences.findIndex(({ no }, at) => (no === undefined ? at + 1 : no) === place)
    return index < 0 ? undefined : index + 1
  })
  const own = questions ? await questionsOf(transaction, before, questions, earlier) : earlier
  return {
    ...rest,
    title: title ? { ...(isRecord(before.title) ? before.title : {}), ...title } : before.title,
    ...(roles && { roles }),
    sentences: lines,
    ...(own.length > 0 && { questions: own }),
  }
}

/** Shorter and longer ones that are there already stay as long as nobody adds or removes a sentence. */
function refuseCount(before: number, now: number): void {
  const { sentences_min: min, sentences_max: max } = DIALOGUES
  if (before !== now && (now < min || now > max))
    throw new ItemRefusal([{ path: ['sentences'], message: `一段對話要有 ${min} 到 ${max} 句` }])
}

async function questionsOf(
  transaction: Transaction,
  before: Json,
  sent: NonNullable<Sent['questions']>,
  earlier: readonly Json[],
): Promise<Json[]> {
  const pictures = picturesIn(before)
  const questions: Json[] = []
  for (const [at, { kind, question, at: place, options, answer }] of sent.entries()) {
    const now: Json[] = []
    for (const [index, { text, pinyin, is_chinese, image }] of options.entries()) {
      const path = ['questions', at, 'options', index, 'image']
      const isShown = image?.id || image?.url
      now.push({
        text,
        ...(is_chinese ? { lang: 'zh' } : { pinyin }),
        ...(isShown && { image: await pictureOf(transaction, pictures, image, { path }) }),
      })
    }
    const has = place === undefined ? earlier.find((own) => own.kind === kind)?.at : place
    questions.push({
      kind,
      question: { text: question },
      ...(typeof has === 'number' && { at: has }),
      options: now,
      answer,
    })
  }
  return questions
}
