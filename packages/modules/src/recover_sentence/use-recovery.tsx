import { RECOVER_SENTENCE_FAILED_MS } from '@hakka/contract/constants'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { resultOf } from '#kit/score.ts'
import { seedOf } from '#kit/shuffle.ts'
import type { RecoverSentenceContent } from './module.ts'
import { scoreRecoverSentence } from './score.ts'
import { isRecovered, recoveryReducer, startRecovery } from './sentences.ts'
import { wholeSentence } from './whole.ts'

/** An attempt at putting the sentences together, with its signals, the second a wrong pick shows, and its result. */
export function useRecovery(content: RecoverSentenceContent, moduleKey: string) {
  const host = useHost()
  const [state, dispatch] = useReducer(recoveryReducer, undefined, () =>
    startRecovery(
      content.sentences.map((sentence) => sentence.sentence_segments.map((segment) => segment.text)),
      seedOf(moduleKey),
    ),
  )
  const done = isRecovered(state)
  const { failed } = state
  useEffect(() => {
    if (failed === null) return
    const timer = setTimeout(() => dispatch({ type: 'settle' }), RECOVER_SENTENCE_FAILED_MS)
    return () => clearTimeout(timer)
  }, [failed])

  const score = scoreRecoverSentence(content, state.faults)
  const report = useEffectEvent(() => host.done(resultOf(score)))
  useEffect(() => {
    if (done) report()
  }, [done])

  /** Answers whether the pick completed a sentence. */
  function pick(id: number): boolean {
    const next = recoveryReducer(state, { type: 'pick', id })
    dispatch({ type: 'pick', id })
    const whole = next.completed.length > state.completed.length
    const newest = content.sentences[next.completed.at(-1) ?? -1]
    if (whole && newest) {
      host.announce(wholeSentence(newest.sentence_segments).text)
      host.signal(isRecovered(next) ? 'done' : 'right')
    } else if (next.failed !== null && failed === null) host.signal('wrong')
    return whole
  }
  const again = () => dispatch({ type: 'again', seed: Math.floor(Math.random() * 2 ** 32) })
  return { state, done, score, pick, again }
}
