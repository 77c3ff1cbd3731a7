import type { Transaction } from '../db/transaction.ts'
import { ItemRefusal, storedUrl } from './edit-study.ts'
import { isRecord } from './json.ts'

type Json = Record<string, unknown>

/** Keys of what is shown, alone or in a list. */
const PICTURES: ReadonlySet<string> = new Set(['cover', 'image', 'picture', 'pictures'])

/** Every picture of an item by its address, wherever it stands there: what it belongs to may have been moved. */
export function picturesIn(own: unknown): Map<unknown, Json> {
  const pictures = new Map<unknown, Json>()
  const look = (value: unknown, isPicture: boolean) => {
    if (Array.isArray(value)) for (const one of value) look(one, isPicture)
    else if (isRecord(value)) {
      if (isPicture) pictures.set(value.url, value)
      else for (const [key, one] of Object.entries(value)) look(one, PICTURES.has(key))
    }
  }
  look(own, false)
  return pictures
}

/**
 * A picture as it is to be stored; one that the item has already stays as it is.
 * @param at where it stands
 * @throws ItemRefusal for one that the site does not have, or where none was sent
 */
export async function pictureOf(
  transaction: Transaction,
  known: ReadonlyMap<unknown, Json>,
  sent: { id?: number | null | undefined; url?: string | null | undefined } | null | undefined,
  { path, missing }: { path: PropertyKey[]; missing?: string },
): Promise<Json> {
  const stored = sent?.id ? await storedUrl(transaction, 'image', sent.id) : undefined
  const own = known.get(stored ?? sent?.url)
  if (own) return own
  if (stored) return { url: stored }
  const isSent = sent?.id || sent?.url
  const message = (!isSent && missing) || '網站上沒有這張圖，請再上傳一次'
  throw new ItemRefusal([{ path, message }])
}
