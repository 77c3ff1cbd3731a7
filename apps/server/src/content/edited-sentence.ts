import type { CallBody } from '@hakka/contract/calls'
import type { SavedStudy } from '@hakka/contract/study-shapes'
import type { Transaction } from '../db/transaction.ts'
import { ItemRefusal, storedUrl } from './edit-study.ts'
import { isRecord } from './json.ts'
import type { ItemFault } from './study-faults.ts'

type Sent = Omit<CallBody<'POST /api/self_study/speaking/sentence'>, 'id' | 'version' | '_token'>
type Json = Record<string, unknown>

/**
 * A sentence as it was written, with what was sent put into it.
 * @throws ItemRefusal for a sound that the site does not have
 */
export async function withSent(
  transaction: Transaction,
  before: Json | undefined,
  { hakka_sentence: hakka, chinese_sentence: chinese, words }: Sent,
): Promise<Json> {
  const known = isRecord(before?.hakka) ? before.hakka : {}
  const { audio: sound, ...rest } = known
  const audio = await soundOf(transaction, isRecord(sound) ? sound : undefined, hakka.audio)
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

async function soundOf(
  transaction: Transaction,
  before: Json | undefined,
  sent: Sent['hakka_sentence']['audio'],
): Promise<Json | undefined> {
  if (sent?.id) {
    const url = await storedUrl(transaction, 'audio', sent.id)
    if (url === undefined)
      throw new ItemRefusal([{ path: ['hakka', 'audio'], message: '網站上沒有這個聲音檔' }])
    return url === before?.url ? before : { url }
  }
  return sent?.url && sent.url === before?.url ? before : undefined
}

/** An item, or a part of one, without its sounds, to tell whether a text was changed. */
export function textsOf(own: unknown): unknown {
  if (Array.isArray(own)) return own.map(textsOf)
  if (!isRecord(own)) return own
  return Object.fromEntries(
    Object.entries(own).flatMap(([key, value]) => (key === 'audio' ? [] : [[key, textsOf(value)]])),
  )
}

/** Keys of an item, as the specification's calls name them. */
const NAMES: Record<string, string> = { hakka: 'hakka_sentence', chinese: 'chinese_sentence' }

const fieldOf = (path: readonly PropertyKey[]): string => {
  const at = path[0] === 'sentences' ? 2 : 0
  return path
    .map((part, index) => (index === at ? (NAMES[String(part)] ?? String(part)) : String(part)))
    .join('.')
}

/** What is answered to an editor whose item is refused: sentence by sentence, nothing being written. */
export function refusedAnswer(
  faults: readonly ItemFault[],
  version: number,
  noOf: (path: readonly PropertyKey[]) => number | undefined,
): SavedStudy {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of faults) {
    const field = fieldOf(path)
    errors[field] = [...(errors[field] ?? []), message]
  }
  return {
    success: false,
    alerts: faults.map(({ path, message }) => {
      const no = noOf(path)
      return {
        type: 'error',
        message:
          no === undefined ? `更新失敗：${message}` : `第 ${no} 句更新失敗（${fieldOf(path)}）：${message}`,
      }
    }),
    errors,
    version,
  }
}
