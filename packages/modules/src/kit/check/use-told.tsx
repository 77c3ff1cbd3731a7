import { useState } from 'react'
import { useHost } from '#kit/host-context.tsx'

interface Result {
  right: number
  wrong: number
}

/**
 * A wrong answer is told until the learner goes on, by the button or by doing something. Where the exercise stands on
 * a page with others, the line below it stays until the next submission.
 * @param settle takes back what is still shown wrong: who goes on by the button finds the places empty at once
 */
export function useTold<R extends Result>(result: R | null, settle = () => {}) {
  const { oneScreen } = useHost()
  const [past, setPast] = useState<R | null>(null)
  const goOn = () => setPast(result)
  const isTold = result !== null && result !== past
  const retry = () => {
    goOn()
    settle()
  }
  return {
    result: oneScreen && !isTold ? null : result,
    goOn,
    /** In the place of submitting, while a wrong answer is told. */
    retry: oneScreen && isTold && result.wrong > 0 ? retry : undefined,
  }
}
