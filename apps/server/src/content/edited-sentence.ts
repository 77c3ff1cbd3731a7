import type { CallBody } from '@hakka/contract/calls'
import type { SavedStudy } from '@hakka/contract/study-shapes'
import type { Transaction } from '../db/transaction.ts'
import { ItemRefusal, storedUrl } from './edit-study.ts'
import { isRecord } from './json.ts'
import type { ItemFault } from './study-faults.ts'

type Sent = Omit<CallBody<'POST /api/self_study/speaking/sentence'>, 'id' | 'version' | '_token'>
type Json = Record<string, unknown>

/** Every sound of an item by its address, wherever it stands there: a sentence may have been moved. */
export function soundsIn(own: unknown): Map<unknown, Json> {
  const sounds = new Map<unknown, Json>()
  const look = (value: unknown, key: string) => {
    if (Array.isArray(value)) for (const one of value) look(one, '')
    else if (isRecord(value)) {
      if (SOUNDS.has(key)) sounds.set(value.url, value)
      else for (const [name, one] of Object.entries(value)) look(one, name)
    }
  }
  look(own, '')
  return sounds
}

/** Keys of what sounds. */
const SOUNDS: ReadonlySet<string> = new Set(['audio', 'music'])

/**
 * A sentence as it was written, with what was sent put into it.
 * @param sounds those that its item has
 * @throws ItemRefusal for a sound that the site does not have
 */
export async function withSent(
  transaction: Transaction,
  before: Json | undefined,
  { hakka_sentence: hakka, chinese_sentence: chinese, words }: Sent,
  sounds = soundsIn(before),
): Promise<Json> {
  const known = isRecord(before?.hakka) ? before.hakka : {}
  const { audio: _, ...rest } = known
  const audio = await soundOf(transaction, sounds, hakka.audio, ['hakka', 'audio'])
  const named = words?.map((word) => ({
    text: word.text,
    pinyin: word.pinyin,
    ...(word.chinese && { chinese: word.chinese }),
  }))
  const { words: earlier, ...others } = before ?? {}
  const now = named ?? earlier
  return {
    ...others,
    hakka: { ...rest, text: hakka.text, pinyin: hakka.pinyin, ...(audio && { audio }) },
    chinese: { ...(isRecord(before?.chinese) ? before.chinese : {}), text: chinese.text },
    ...(Array.isArray(now) && now.length > 0 ? { words: now } : {}),
  }
}

/**
 * A sound as it is to be stored; one that the item has already stays as it is.
 * @param path where it stands
 * @throws ItemRefusal for one that the site does not have
 */
export async function soundOf(
  transaction: Transaction,
  sounds: ReadonlyMap<unknown, Json>,
  sent: Sent['hakka_sentence']['audio'],
  path: PropertyKey[],
): Promise<Json | undefined> {
  if (!sent?.id) return sent?.url ? sounds.get(sent.url) : undefined
  const url = await storedUrl(transaction, 'audio', sent.id)
  if (url === undefined) throw new ItemRefusal([{ path, message: '網站上沒有這個聲音檔' }])
  return sounds.get(url) ?? { url }
}

/** What is refused of a part, by where it stands in its item. */
export const within = <T>(path: PropertyKey[], made: Promise<T>): Promise<T> =>
  made.catch((error) => {
    if (!(error instanceof ItemRefusal)) throw error
    throw new ItemRefusal(error.faults.map((fault) => ({ ...fault, path: [...path, ...fault.path] })))
  })

/** An item, or a part of one, without its sounds, to tell whether a text was changed. */
export function textsOf(own: unknown): unknown {
  if (Array.isArray(own)) return own.map(textsOf)
  if (!isRecord(own)) return own
  return Object.fromEntries(
    Object.entries(own).flatMap(([key, value]) => (SOUNDS.has(key) ? [] : [[key, textsOf(value)]])),
  )
}

/** Keys of an item, as the specification's calls name them. */
const NAMES: Record<string, string> = { hakka: 'hakka_sentence', chinese: 'chinese_sentence' }

/** How deep sentences stand, by the list that they are in. */
const DEPTHS: Record<string, number> = { sentences: 2, pages: 5 }

const fieldOf = (path: readonly PropertyKey[]): string => {
  const at = DEPTHS[String(path[0])] ?? 0
  return path
    .map((part, index) => (index === at ? (NAMES[String(part)] ?? String(part)) : String(part)))
    .join('.')
}

/** What is answered to an editor whose item is refused: sentence by sentence, nothing being written. */
export function refusedAnswer(
  faults: readonly ItemFault[],
  { id, version }: Pick<SavedStudy, 'id' | 'version'>,
  /** What a fault is counted under, as 第 2 句. */
  placeOf: (path: readonly PropertyKey[]) => string | undefined = () => undefined,
): SavedStudy {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of faults) {
    const field = fieldOf(path)
    errors[field] = [...(errors[field] ?? []), message]
  }
  return {
    success: false,
    id,
    alerts: faults.map(({ path, message }) => {
      const place = placeOf(path)
      return {
        type: 'error',
        message:
          place === undefined ? `更新失敗：${message}` : `${place}更新失敗（${fieldOf(path)}）：${message}`,
      }
    }),
    errors,
    version,
  }
}
