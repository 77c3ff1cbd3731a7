import type { AskedCheck } from '@hakka/contract/assignment-test'
import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { useRef, useState } from 'react'
import { CheckBar } from '#kit/check/CheckBar.tsx'
import { useHost } from '#kit/host-context.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { ui as kitUi } from '#kit/ui.ts'
import { useKeys } from '#kit/use-keys.tsx'
import { useMark } from '#kit/use-mark.tsx'
import { CheckOptionButton } from './CheckOptionButton.tsx'
import { HearDialogue } from './HearDialogue.tsx'
import { Quote } from './Quote.tsx'
import { ui } from './ui.ts'

/** A question of a check in a test: one answer is chosen and sent, and nobody says yet whether it is right. */
export function CheckAsk({
  asked: { kind, text, about, sounds, options },
  given,
}: {
  asked: AskedCheck
  /** What was answered to it before. */
  given: string | undefined
}) {
  const { assess } = useHost()
  const [chosen, setChosen] = useState(() => options.findIndex((option) => option.text === given))
  const heading = useRef<HTMLHeadingElement>(null)
  const { ask, asking, isAsking, forget } = useMark(
    assess ??
      (() => {
        throw new Error('a test needs a host that assesses')
      }),
  )
  const pictured = options.some(({ face, image_url }) => face !== null || image_url !== null)

  function choose(at: number): void {
    if (isAsking() || at >= options.length) return
    forget()
    setChosen(at)
  }
  function submit(): void {
    const option = options[chosen]
    // The page goes on by itself when it is kept.
    if (option) ask({ picked: option.text }, () => {})
  }
  /** The focus leaves what was pressed before, so that Enter sends it. */
  function chooseByKey(at: number): void {
    heading.current?.focus({ preventScroll: true })
    choose(at)
  }
  useKeys({
    '1': () => chooseByKey(0),
    '2': () => chooseByKey(1),
    '3': () => chooseByKey(2),
    '4': () => chooseByKey(3),
    enter: chosen < 0 ? undefined : submit,
  })
  return (
    <section aria-label={ui.check} className="grid grid-cols-1 gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-22 leading-snug font-bold outline-none">
        {text || ui.asked[kind]}
      </h3>
      {about && <Quote no={about.no} sentence={about.hakka_sentence} />}
      <HearDialogue sounds={sounds} label={ui.hearAll} />
      <ul
        className={cx(
          'grid gap-x-4 gap-y-5 pt-2',
          pictured ? 'grid-cols-2 lg:grid-cols-4' : 'lg:grid-cols-2',
        )}
      >
        {options.map((option, at) => (
          <li key={option.text} className="grid">
            <CheckOptionButton
              option={option}
              no={at + 1}
              state={at === chosen ? 'chosen' : 'open'}
              onPick={() => choose(at)}
            />
          </li>
        ))}
      </ul>
      <CheckBar
        message={
          asking.problem === undefined ? (
            <ResultMessage kind="hint">{ui.hintLater(options.length)}</ResultMessage>
          ) : (
            <ResultMessage kind="problem">{kitUi.noVerdict(asking.problem)}</ResultMessage>
          )
        }
        after={
          <Button
            kind="primary"
            size="l"
            data-submit
            disabled={chosen < 0}
            busy={asking.waiting}
            onClick={submit}
          >
            {asking.problem === undefined ? kitUi.submit : kitUi.retry}
          </Button>
        }
      />
    </section>
  )
}
