import { isDeepStrictEqual } from 'node:util'
import type { CallBody } from '@hakka/contract/calls'
import type { SavedStudy } from '@hakka/contract/study-shapes'
import { ItemRefusal, writeStudyItem } from '../../content/edit-study.ts'
import { pictureOf, picturesIn } from '../../content/edited-picture.ts'
import { refusedAnswer, soundOf, soundsIn, textsOf, within, withSent } from '../../content/edited-sentence.ts'
import { isRecord } from '../../content/json.ts'
import type { Transaction } from '../../db/transaction.ts'
import { holdsOne, TEXT_EDITORS } from '../../domain/account/study-permissions.ts'
import type { Services } from '../../domain/services.ts'
import type { Member } from '../../http/session/actor.ts'
import { AppError } from '../../kernel/app-error.ts'

type Json = Record<string, unknown>
type Sent = CallBody<'POST /api/self_study/reading/book'>

/**
 * Writes a book with all of its pages anew, or a new one.
 * @throws AppError `conflict`, `not_found`; `forbidden` for texts, pictures or a new book of whoever may change sounds
 * alone
 */
export async function saveBook(
  services: Services,
  actor: Member,
  { id: known, version, form_key, ...sent }: Sent,
): Promise<SavedStudy> {
  const isTextEditor = holdsOne(actor, TEXT_EDITORS.reading)
  let before = { id: known ?? null, version: version ?? 1 }
  try {
    const asked = { asked: { id: known, version, form_key }, sent }
    const editor = { ...services, userId: actor.userId }
    const { id, ...after } = await writeStudyItem(editor, 'reading', asked, async (own, transaction) => {
      before = { id: own.id || null, version: own.version }
      const content = await put(transaction, own.content, sent)
      if (!isTextEditor && !isDeepStrictEqual(textsOf(content), textsOf(own.content)))
        throw new AppError('forbidden')
      return isDeepStrictEqual(content, own.content) ? own.content : content
    })
    const name = `「${sent.chinese_title}」`
    const message = known === undefined ? `已新增${name}` : `${name}更新成功`
    const isSame = before.id === id && before.version === after.version
    return {
      success: true,
      id,
      alerts: isSame ? [] : [{ type: 'success', message }],
      errors: {},
      version: after.version,
    }
  } catch (error) {
    if (!(error instanceof ItemRefusal)) throw error
    return refusedAnswer(error.faults.map(shortened), before, ([part, at]) =>
      part === 'pages' && typeof at === 'number' ? `第 ${at + 1} 頁` : undefined,
    )
  }
}

/** What is said of the book itself goes by the names that were sent. */
const shortened = ({ path, ...fault }: ItemRefusal['faults'][number]) => ({
  ...fault,
  path: path[0] === 'book' ? path.slice(1) : path,
})

/** Number and name in its pack are not the desk's. */
async function put(
  transaction: Transaction,
  before: Json,
  { cover, music, titles, pages, _token, ...facts }: Omit<Sent, 'id' | 'version' | 'form_key'>,
): Promise<Json> {
  const known = { pictures: picturesIn(before), sounds: soundsIn(before) }
  const faults: ItemRefusal['faults'][number][] = []
  /** All of them are told at once. */
  const tried = async <T>(made: Promise<T>): Promise<T | undefined> =>
    made.catch((error) => {
      if (!(error instanceof ItemRefusal)) throw error
      faults.push(...error.faults)
      return undefined
    })
  const { music: _, ...earlier } = isRecord(before.book) ? before.book : {}
  const own = await tried(
    pictureOf(transaction, known.pictures, cover, { path: ['book', 'cover'], missing: '請上傳封面' }),
  )
  const played = await tried(soundOf(transaction, known.sounds, music, ['book', 'music']))
  const book = {
    ...earlier,
    ...facts,
    titles: Object.fromEntries(
      titles.map(({ dialect_id, text, pinyin }) => [String(dialect_id), { text, pinyin }]),
    ),
    cover: own,
    ...(played && { music: played }),
  }
  const now: Json[] = []
  for (const [at, page] of pages.entries()) {
    const picture = await tried(
      pictureOf(transaction, known.pictures, page.picture, {
        path: ['pages', at, 'picture'],
        missing: '請上傳這一頁的圖',
      }),
    )
    const sentences: Record<string, unknown[]> = {}
    for (const [dialect, said] of Object.entries(page.sentences)) {
      const lines: unknown[] = []
      for (const [index, { words: _words, ...one }] of said.entries()) {
        const path = ['pages', at, 'sentences', dialect, index]
        lines.push(await tried(within(path, withSent(transaction, undefined, one, known.sounds))))
      }
      sentences[dialect] = lines
    }
    now.push({ no: at + 1, picture, sentences })
  }
  if (faults.length > 0) throw new ItemRefusal(faults)
  return { ...before, book, pages: now }
}
