import { RECOVER_SENTENCE_FAILED_MS } from '@hakka/contract/constants'
import { useEffect, useReducer, useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { useKeptWork } from '#kit/kept/use-kept-work.tsx'
import type { ShownOption } from '#kit/public.ts'
import { seedOf } from '#kit/shuffle.ts'
import { useMark } from '#kit/use-mark.tsx'
import type { Mark } from '#kit/verdict.ts'
import {
  canPick,
  keptRecovery,
  type Recovery,
  recoveryReducer,
  recoveryToKeep,
  startRecovery,
} from './recovery.ts'
import { wholeSentence } from './whole.ts'

/**
 * An attempt at putting the sentences together: its verdicts and signals, the second a wrong pick shows, its result.
 */
export function useRecovery({
  pieces,
  seed,
  part,
  mark,
  onWhole,
  onDone,
}: {
  pieces: readonly ShownOption[]
  /** Decides how they are mixed. */
  seed: string
  /** Under which the work is kept. */
  part: string
  mark: Mark
  /** A pick has completed a sentence. */
  onWhole(): void
  /** The last one. */
  onDone(state: Recovery): void
}) {
  const host = useHost()
  const fresh = () =>
    startRecovery(
      pieces.map(({ id }) => id),
      seedOf(seed),
    )
  const [state, dispatch] = useReducer(recoveryReducer, undefined, fresh)
  const restored = useKeptWork(part, recoveryToKeep(state), (kept) => {
    const before = keptRecovery(kept, fresh())
    if (before) dispatch({ type: 'restore', state: before })
  })
  const { ask, asking, isAsking, retry, forget } = useMark(mark)
  const [asked, setAsked] = useState<number>()
  const { failed } = state
  useEffect(() => {
    if (failed === null) return
    const timer = setTimeout(() => dispatch({ type: 'settle' }), RECOVER_SENTENCE_FAILED_MS)
    return () => clearTimeout(timer)
  }, [failed])

  function pick(id: number): void {
    if (isAsking()) return
    forget()
    if (!canPick(state, id)) {
      setAsked(undefined)
      dispatch({ type: 'back', id })
      return
    }
    if (host.toldLater && state.line.length + 1 < pieces.length) {
      dispatch({ type: 'judged', id, verdict: { right: [id], full: [], done: false, score: state.score } })
      return
    }
    setAsked(id)
    ask([...state.picks, id], (verdict) => {
      setAsked(undefined)
      const next = recoveryReducer(state, { type: 'judged', id, verdict })
      dispatch({ type: 'judged', id, verdict })
      if (next.failed !== null) host.signal('wrong')
      if (next.completed.length === state.completed.length) return
      const whole = next.completed.at(-1)?.pieces ?? []
      onWhole()
      host.announce(
        wholeSentence(whole.flatMap((own) => pieces.find((piece) => piece.id === own) ?? [])).text,
      )
      host.signal(next.done ? 'done' : 'right')
      if (next.done) onDone(next)
    })
  }
  function again(): void {
    if (isAsking()) return
    forget()
    setAsked(undefined)
    dispatch({ type: 'again', seed: Math.floor(Math.random() * 2 ** 32) })
  }
  return {
    state,
    restored,
    pick,
    again,
    asking,
    retry,
    /** The piece that a verdict is awaited for, or that got none. */
    asked,
  }
}
