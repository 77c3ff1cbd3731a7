import { Button } from '@hakka/ui/Button.tsx'
import type { ReactNode } from 'react'
import { CheckBar } from '#kit/check/CheckBar.tsx'
import { useHost } from '#kit/host-context.tsx'
import { Again } from '#kit/round/DoneActions.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { ui } from '#kit/ui.ts'
import type { Asking } from '#kit/use-mark.tsx'

/**
 * The foot of an exercise that is under way: what to do or how it went, begin anew, and submit; where no verdict came,
 * why, and once more. A wall has none: nothing is judged there.
 */
export function BoardFoot({
  again,
  submit,
  ready = true,
  asking: { waiting, problem },
  retry,
  told,
  each = false,
  extra,
  children,
}: {
  again(): void
  submit(): void
  /** Whether there is something to submit. */
  ready?: boolean
  asking: Asking
  /** A wrong answer was told: in the place of submitting stands the way back to it. */
  retry?: (() => void) | undefined
  /** What was picked against what was asked. */
  told?: ReactNode
  /** What is done is submitted as it is done: there is nothing to press, unless no verdict came. */
  each?: boolean
  /** Another way to work it. */
  extra?: ReactNode
  /** A `ResultMessage`. */
  children: ReactNode
}) {
  const { wall } = useHost()
  if (wall) return null
  const failed = problem !== undefined
  return (
    <CheckBar
      before={
        <>
          <Again label={ui.again} disabled={waiting} onClick={again} />
          {!told && extra}
        </>
      }
      message={failed ? <ResultMessage kind="problem">{ui.noVerdict(problem)}</ResultMessage> : children}
      told={told}
      after={
        (!each || retry || failed) && (
          <Button
            kind={retry ? 'brand' : 'primary'}
            size="l"
            data-submit
            disabled={!retry && !ready}
            busy={waiting}
            onClick={retry ?? submit}
          >
            {retry || failed ? ui.retry : ui.submit}
          </Button>
        )
      }
    />
  )
}
