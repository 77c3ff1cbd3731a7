import type { CallInput } from '@hakka/contract/calls'
import { MAX_RECORDABLE_MINUTES, PUNCH_INTERVAL_SECONDS } from '@hakka/contract/constants'
import type { Recorder } from '@hakka/contract/study-history'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../api.ts'
import { punchDue } from './punch-due.ts'
import { useActivity } from './use-activity.ts'
import { useStudyHistory } from './use-study-history.ts'

type PunchBody = NonNullable<CallInput<'POST /api/study_history/punch'>['body']>

export interface RecorderPage {
  userId: number | null
  hasModule: boolean
  /** Page code and page queries of the punch. */
  page: Omit<PunchBody, 'recorder_id' | '_token'>
}

/** A page's recorder goes on when the learner comes back to the page. */
const recorders = new Map<string, Recorder>()

const CHECK_MS = 1000

export interface RecordedTime {
  /** Minutes of today, all pages together; `undefined` until the server has said. */
  todayMinutes: number | undefined
  maxMinutes: number
  /** This page has reached its most. */
  full: boolean
}

/**
 * Keeps the study time of a page: checks every second and punches when a punch is due. Failures are silent; the
 * server alone counts the time.
 */
export function useRecorder({ userId, hasModule, page }: RecorderPage): RecordedTime {
  const history = useStudyHistory(userId)
  const activity = useActivity()
  const key = JSON.stringify([userId, page])
  const lastCheck = useRef(Date.now())
  const busy = useRef(false)
  /** Minutes that recorders have been credited with since the server told today's. */
  const [gained, setGained] = useState(0)
  const maxMinutes = history?.max_minutes ?? MAX_RECORDABLE_MINUTES

  const check = useEffectEvent(async () => {
    const now = Date.now()
    const due = punchDue({
      now,
      lastCheck: lastCheck.current,
      intervalSeconds: history?.interval_seconds ?? PUNCH_INTERVAL_SECONDS,
      maxMinutes,
      totalMinutes: recorders.get(key)?.total_minutes ?? 0,
      userId,
      hasModule,
      visible: document.visibilityState === 'visible',
      ...activity.current,
    })
    lastCheck.current = now
    if (!due || busy.current) return
    busy.current = true
    const before = recorders.get(key)
    try {
      const { recorder } = await api('POST /api/study_history/punch', {
        body: { ...page, recorder_id: before?.id },
      })
      recorders.set(key, recorder)
      const same = before?.id === recorder.id
      setGained((minutes) => minutes + recorder.total_minutes - (same ? before.total_minutes : 0))
    } catch (error) {
      console.warn('punch', error)
    } finally {
      busy.current = false
    }
  })

  useEffect(() => {
    if (userId === null) return
    const timer = setInterval(() => void check(), CHECK_MS)
    return () => clearInterval(timer)
  }, [userId])

  return {
    todayMinutes: history && history.today_minutes + gained,
    maxMinutes,
    full: (recorders.get(key)?.total_minutes ?? 0) >= maxMinutes,
  }
}
