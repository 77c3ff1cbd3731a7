import type { CompetitionRanking } from '@hakka/contract/competition'
import { COMPETITION } from '@hakka/contract/constants/competition'
import { useEffect, useState } from 'react'
import { api } from '../../app/api.ts'

/**
 * The ranking, asked for anew while somebody looks and it is played: no more often than once in ten seconds. Where no
 * answer comes, the last one stays.
 */
export function useLive(id: number, loaded: CompetitionRanking) {
  const [ranking, setRanking] = useState(loaded)
  const [at, setAt] = useState(0)
  const [now, setNow] = useState(0)
  useEffect(() => {
    setRanking(loaded)
    setAt(performance.now())
    setNow(performance.now())
  }, [loaded])
  const isOver = Date.parse(ranking.now) >= Date.parse(ranking.period.end_at)
  useEffect(() => {
    if (isOver) return
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        setRanking(await api('GET /api/event/competition/ranking', { query: { id } }))
        setAt(performance.now())
      } catch {
        // Told by how long ago the last answer was.
      }
    }
    const timer = setInterval(() => void ask(), COMPETITION.refresh_ms)
    const clock = setInterval(() => setNow(performance.now()), 1000)
    return () => {
      clearInterval(timer)
      clearInterval(clock)
    }
  }, [id, isOver])
  /** Seconds since the last answer. */
  return { ranking, isOver, ago: Math.max(0, Math.floor((now - at) / 1000)) }
}
