import { ApiError } from '@hakka/contract/api-error'
import type { PlayStep } from '@hakka/contract/event'
import { quietApi } from '../../app/api.ts'

/** Longer than any answer takes on a line that works. */
const ANSWER_MS = 6000
/** So long nobody is told that the line is slow. */
const PATIENCE_MS = 1500
const AGAIN_MS = 1000
/** The server's clock may be a little behind the browser's. */
const SOON_TRIES = 3

const isLost = (status: number): boolean => [0, 408, 429].includes(status) || status >= 500

interface Told {
  /** Whether a step is on its way for longer than it should be. */
  onLost(lost: boolean): void
  /** The play is over, or goes on elsewhere: why. */
  onRefused(message: string): void
}

/**
 * Sends the steps of a play, one after the other: each until it is answered, with the same number, so that it counts
 * once however often it arrives.
 * @param seq of the last step that was taken
 */
export function playSteps(token: string, seq: number, { onLost, onRefused }: Told) {
  const stopped = new AbortController()
  let last = seq
  let open: Promise<unknown> = Promise.resolve()

  async function send(act: object): Promise<PlayStep> {
    const slow = setTimeout(() => onLost(true), PATIENCE_MS)
    try {
      for (let tries = 1; ; tries += 1) {
        stopped.signal.throwIfAborted()
        try {
          const body = { token, seq: last + 1, act: { ...act } }
          const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(ANSWER_MS)])
          const told = await quietApi('POST /api/event/play/step', { body }, { signal })
          last += 1
          return told
        } catch (failure) {
          const status = failure instanceof ApiError ? failure.status : 0
          const isSoon = status === 422 && tries < SOON_TRIES
          if (!isLost(status) && !isSoon) {
            onRefused(failure instanceof ApiError ? failure.message : '')
            throw failure
          }
          if (!isSoon) onLost(true)
          await pause()
        }
      }
    } finally {
      clearTimeout(slow)
      if (!stopped.signal.aborted) onLost(false)
    }
  }

  /** A moment, or until the line is back. */
  const pause = () =>
    new Promise<void>((resolve) => {
      const on = () => {
        clearTimeout(timer)
        window.removeEventListener('online', on)
        resolve()
      }
      const timer = setTimeout(on, AGAIN_MS)
      window.addEventListener('online', on)
    })

  return {
    ask(act: object): Promise<PlayStep> {
      const asked = send(act)
      open = asked.catch(() => {})
      return asked
    },
    /** When the step that is on its way has been answered. */
    settled: () => open,
    stop: () => stopped.abort(),
  }
}
