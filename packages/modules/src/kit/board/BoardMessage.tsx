import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { ui } from '#kit/ui.ts'
import type { AnswerState } from './answer-area.ts'
import type { BoardOption } from './board.ts'

/** The board's one line: what is held, how the last submission went, or what to do. */
export function BoardMessage({
  held,
  result,
  nudge,
  single,
  hint = single ? ui.hintSingle : ui.hint,
}: {
  held: BoardOption | undefined
  result: AnswerState['result']
  /** A place was pressed with nothing in hand. */
  nudge: boolean
  single: boolean
  /** What to do, where the usual words don't fit. */
  hint?: string
}) {
  if (held) {
    return (
      <ResultMessage kind="held">
        {ui.heldBefore}
        <span
          lang={held.option.lang === 'zh' ? undefined : 'hak-Hant-TW'}
          className="font-reading text-22 leading-none"
        >
          {held.option.text}
        </span>
        {ui.heldAfter}
      </ResultMessage>
    )
  }
  if (nudge) return <ResultMessage kind="hint">{ui.pickFirst}</ResultMessage>
  if (result && single && result.wrong === 1 && result.right === 0) {
    return <ResultMessage kind="wrong">{ui.wrongOne}</ResultMessage>
  }
  if (result) {
    return (
      <ResultMessage kind={result.wrong > 0 ? 'wrong' : 'right'}>
        <b>{ui.result(result.right, result.wrong)}</b>
        {result.wrong > 0 && ui.back}
      </ResultMessage>
    )
  }
  return <ResultMessage kind="hint">{hint}</ResultMessage>
}
