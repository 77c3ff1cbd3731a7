import { type RefObject, useEffect } from 'react'
import type { AnswerState } from '#kit/board/answer-area.ts'

/**
 * The submit button is disabled once pressed. When the wrong ones are back, the keyboard begins again at `first`,
 * unless it has gone somewhere else meanwhile.
 */
export function useSettledFocus(
  board: RefObject<HTMLElement | null>,
  { result, wrong }: Pick<AnswerState, 'result' | 'wrong'>,
  done: boolean,
  first: string,
): void {
  const settled = result !== null && wrong.length === 0 && !done
  useEffect(() => {
    if (!settled || document.activeElement !== document.body) return
    board.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true })
  }, [board, settled, first])
}
