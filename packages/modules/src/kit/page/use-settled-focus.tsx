import { type RefObject, useEffect, useRef } from 'react'
import type { AnswerState } from '#kit/board/answer-area.ts'

/**
 * The submit button is disabled once pressed, and the one that begins anew goes away. When the wrong ones are back, or
 * all is as at first, the keyboard begins again at `first`, unless it has gone somewhere else meanwhile.
 */
export function useSettledFocus(
  board: RefObject<HTMLElement | null>,
  { result, wrong }: Pick<AnswerState, 'result' | 'wrong'>,
  done: boolean,
  first: string,
): void {
  const settled = result !== null && wrong.length === 0 && !done
  const wasDone = useRef(done)
  useEffect(() => {
    const anew = wasDone.current && !done
    wasDone.current = done
    if (!(settled || anew) || document.activeElement !== document.body) return
    board.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true })
  }, [board, settled, done, first])
}
