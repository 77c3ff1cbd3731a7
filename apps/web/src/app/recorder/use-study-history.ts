import type { StudyHistory } from '@hakka/contract/account'
import { useEffect, useState } from 'react'
import { api } from '../api.ts'

/** Today's study time and the recorder's limits as the server has them; `undefined` until it has answered. */
export function useStudyHistory(userId: number | null): StudyHistory | undefined {
  const [history, setHistory] = useState<StudyHistory>()
  useEffect(() => {
    if (userId === null) return
    const off = new AbortController()
    api('GET /api/my/common', {}, { signal: off.signal })
      .then(({ data }) => setHistory(data.study_history ?? undefined))
      .catch((error: unknown) => {
        if (!off.signal.aborted) console.warn('study history', error)
      })
    return () => off.abort()
  }, [userId])
  return history
}
