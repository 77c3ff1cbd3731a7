import type { WordDetail } from '@hakka/contract/dictionary'
import { type Dispatch, useEffect, useReducer, useRef } from 'react'
import { api } from '../api.ts'
import { IDLE, type LookupAction, type LookupState, lookup } from './lookup-state.ts'

/** Looks up the trail's last word whenever it changes. What was answered once is not asked for again while it is open. */
export function useLookup(dialectId: number): [LookupState, Dispatch<LookupAction>] {
  const [state, dispatch] = useReducer(lookup, IDLE)
  const known = useRef(new Map<string, WordDetail>())
  const { asked } = state
  const word = state.trail.at(-1)
  const before = state.trail.at(-2)
  useEffect(() => {
    if (word === undefined) return
    const key = `${dialectId} ${word}`
    const kept = known.current.get(key)
    if (kept) return dispatch({ type: 'answer', asked, detail: kept })
    const stop = new AbortController()
    const text = before?.includes(word) ? before : null
    api(
      'POST /api/dictionary/get-word-detail-data',
      { body: { word, text, dialect_id: dialectId } },
      { signal: stop.signal },
    ).then(
      (detail) => {
        known.current.set(key, detail)
        dispatch({ type: 'answer', asked, detail })
      },
      () => !stop.signal.aborted && dispatch({ type: 'fail', asked }),
    )
    return () => stop.abort()
  }, [asked, word, before, dialectId])
  return [state, dispatch]
}
