import { useEffect, useRef, useState } from 'react'
import type { Mark, Verdict } from './verdict.ts'

/** So long nobody sees that a verdict is asked for: to draw it takes a small phone longer than a near server. */
const UNSEEN_MS = 150

/** How it stands with a verdict that was asked for, as it is shown. */
export interface Asking {
  /** The server takes its time. */
  waiting: boolean
  /** Why there is no verdict, for the learner; what was answered is still there. */
  problem?: string | undefined
}

const NOT_ASKING: Asking = { waiting: false }

/** Asks for one verdict at a time. What the browser knows by itself is taken in the same breath. */
export function useMark(mark: Mark) {
  const [asking, setAsking] = useState(NOT_ASKING)
  const latest = useRef(() => {})
  const round = useRef(0)
  const busy = useRef(false)
  // Nobody hears the verdict of an exercise that was left.
  useEffect(
    () => () => {
      round.current++
    },
    [],
  )

  /** Refused while another verdict is on its way. */
  function ask(answer: unknown, take: (verdict: Verdict) => void): void {
    if (busy.current) return
    latest.current = () => ask(answer, take)
    const found = mark(answer)
    if (!(found instanceof Promise)) {
      take(found)
      return
    }
    const own = ++round.current
    busy.current = true
    const shown = setTimeout(() => setAsking({ waiting: true }), UNSEEN_MS)
    const end = (now: Asking, then: () => void) => {
      clearTimeout(shown)
      busy.current = false
      if (round.current !== own) return
      setAsking(now)
      then()
    }
    found.then(
      (verdict) => end(NOT_ASKING, () => take(verdict)),
      (error: unknown) => end({ waiting: false, problem: textOf(error) }, () => {}),
    )
  }
  return {
    ask,
    asking,
    /** The server has not answered yet: nothing is to be moved meanwhile. */
    isAsking: () => busy.current,
    /** Asks once more what got no verdict. */
    retry: () => latest.current(),
    /** The answer is another one now: nobody waits for a verdict on the old. */
    forget() {
      setAsking((now) => (now.problem === undefined ? now : NOT_ASKING))
    },
  }
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
