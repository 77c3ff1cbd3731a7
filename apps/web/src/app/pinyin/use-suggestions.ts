import { DEFAULT_DIALECT_ID } from '@hakka/contract/constants'
import { useEffect, useRef, useState } from 'react'
import { api } from '../api.ts'
import { createSuggester, type Suggester, type Suggesting } from './suggester.ts'

/** Suggestions for what stands in a field. What stood in it from the start is not searched for. */
export function useSuggestions(dialectId: number | undefined) {
  const [now, setNow] = useState<Suggesting>({ state: 'idle' })
  const dialect = useRef(dialectId)
  dialect.current = dialectId
  const made = useRef<Suggester>(undefined)
  const suggester = (initial: string) => {
    made.current ??= createSuggester({
      initial,
      ask: (pinyin) =>
        api('GET /api/pinyin/suggest', {
          query: { pinyin, dialect_id: dialect.current ?? DEFAULT_DIALECT_ID },
        }),
      tell: setNow,
      log: (error) => console.error('拼音建議', error),
    })
    return made.current
  }
  useEffect(() => () => made.current?.stop(), [])
  return { now, suggester }
}
