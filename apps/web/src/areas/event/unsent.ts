import { ApiError } from '@hakka/contract/api-error'
import type { CallBody } from '@hakka/contract/calls'
import type { SavedResult } from '@hakka/contract/event'
import { OWN, remember, rememberedJson } from '@hakka/ui/remembered.ts'
import { quietApi } from '../../app/api.ts'
import { getPageUser } from '../../app/session/page-user.ts'

/** A result that the server has not got yet, and whose it is. */
export interface Unsent {
  user: number
  body: CallBody<'POST /api/event/result'>
  /** Of the result that is there already: it is written on. */
  uuid?: string
}

const KEY = `${OWN}event-result`

const me = () => getPageUser()?.id ?? 0

const isUnsent = (value: unknown): value is Unsent =>
  typeof value === 'object' && value !== null && 'user' in value && 'body' in value

/** The play of this user that this browser keeps until it is sent; one of another user is not his to send. */
export function unsentResult(): Unsent | undefined {
  const kept = rememberedJson(KEY)
  return isUnsent(kept) && kept.user === me() ? kept : undefined
}

export function keepResult(body: Unsent['body'], uuid?: string): Unsent {
  const own = { user: me(), body, ...(uuid && { uuid }) }
  remember(KEY, JSON.stringify(own))
  return own
}

/** Puts a play's result there; where it is there already, writes on. */
export const putResult = ({ body, uuid }: Omit<Unsent, 'user'>): Promise<SavedResult> =>
  uuid === undefined
    ? quietApi('POST /api/event/result', { body })
    : quietApi('POST /api/event/result/update', { body: { ...body, uuid } })

/** What a try to send came to: kept by the server, to be tried again, or refused for good. */
export type Sent = { saved: SavedResult } | { again: true } | { refused: string }

/** Sends a result. A play has one, so it may be sent as often as it takes. */
export async function sendResult(unsent: Unsent): Promise<Sent> {
  try {
    const found = await putResult(unsent)
    // What was saved on the way is there, though its answer never came: what was sent is its end.
    const isBehind = found.reason === 'unfinished' && unsent.uuid === undefined
    const saved = isBehind ? await putResult({ ...unsent, uuid: found.uuid }) : found
    remember(KEY, null)
    return { saved }
  } catch (failure) {
    const status = failure instanceof ApiError ? failure.status : 0
    const isFinal = status >= 400 && status < 500 && ![403, 408, 429].includes(status)
    if (!isFinal) return { again: true }
    remember(KEY, null)
    return { refused: failure instanceof ApiError ? failure.message : '' }
  }
}

export const resultUrl = ({ uuid }: SavedResult, { event_id, dialect_id }: Unsent['body']): string =>
  `/event/game/result?uuid=${uuid}&id=${event_id}&d=${dialect_id}`
