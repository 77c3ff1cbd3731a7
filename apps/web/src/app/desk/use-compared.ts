import type { ComparedReading } from '@hakka/contract/dictionary'
import { useEffect, useRef, useState } from 'react'
import { api } from '../api.ts'

/** The dictionary is asked when nobody has typed for so long, in milliseconds. */
const REST_MS = 400

interface Compared {
  /** What was asked about. */
  key: string
  line: ComparedReading
  hasDictionary: boolean
}

/**
 * A reading beside the dictionary's while it is typed: asked at rest, and not before somebody has written in its field or in
 * that of its text. Without an answer nothing is said: a line that is gone is no fault of who writes.
 */
export function useCompared(
  text: string,
  pinyin: string,
  dialectId: number,
): { compared: Compared | undefined; onKept(kept: ComparedReading['kept']): void } {
  const key = `${dialectId} ${text} ${pinyin}`
  const first = useRef(key)
  const [compared, setCompared] = useState<Compared>()
  useEffect(() => {
    if (key === first.current || text.trim() === '') return
    first.current = ''
    let gone = false
    const timer = setTimeout(() => {
      const lines = [{ text, pinyin }]
      api('POST /api/admin/readings/compare', { body: { dialect_id: dialectId, lines } }).then(
        ({ has_dictionary, lines: [line] }) => {
          if (!gone && line) setCompared({ key, line, hasDictionary: has_dictionary })
        },
        () => {},
      )
    }, REST_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [key, text, pinyin, dialectId])
  return {
    compared: compared?.key === key ? compared : undefined,
    onKept: (kept) => setCompared(compared && { ...compared, line: { ...compared.line, kept } }),
  }
}
