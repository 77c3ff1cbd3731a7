import { DEFAULT_DIALECT_ID, DIALECTS } from '@hakka/contract/constants'
import { remember, remembered } from '@hakka/ui/remembered.ts'
import { lastPlace } from './last-place.ts'

const KEY = 'hakka.dialect'

/** A dialect's id, read from an address or a storage; `undefined` for what is none. */
export const dialectOf = (text: string | null | undefined): number | undefined =>
  DIALECTS.find(({ id }) => String(id) === text)?.id

/** The dialect this browser's reader looks words up in: the last one chosen, else that of the last lesson. */
export function readerDialect(): number {
  const lesson = new URLSearchParams(lastPlace()?.url.split('?')[1] ?? '').get('dialect_id')
  return dialectOf(remembered(KEY)) ?? dialectOf(lesson) ?? DEFAULT_DIALECT_ID
}

export function keepReaderDialect(id: number): void {
  remember(KEY, String(id))
}
