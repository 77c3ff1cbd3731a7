import { useEffect, useRef, useState } from 'react'
import type { Mark, Verdict } from './verdict.ts'

/** How it stands with a verdict that was asked for. */
export interface Asking {
  /** The server has not answered yet: nothing is to be moved meanwhile. */
  waiting: boolean
  /** Why there is no verdict, for the learner; what was answered is still there. */
  problem?: string | undefined
}

/** Asks for one verdict at a time. What the browser knows by itself is taken in the same breath. */
export function useMark(mark: Mark) {
  const [asking, setAsking] = useState<Asking>({ waiting: false })
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
    setAsking({ waiting: true })
    const end = (now: Asking, then: () => void) => {
      busy.current = false
      if (round.current !== own) return
      setAsking(now)
      then()
    }
    found.then(
      (verdict) => end({ waiting: false }, () => take(verdict)),
      (error: unknown) => end({ waiting: false, problem: textOf(error) }, () => {}),
    )
  }
  return {
    ask,
    asking,
    /** Asks once more what got no verdict. */
    retry: () => latest.current(),
    /** The answer is another one now: nobody waits for a verdict on the old. */
    forget() {
      setAsking((now) => (now.problem === undefined ? now : { waiting: false }))
    },
  }
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
