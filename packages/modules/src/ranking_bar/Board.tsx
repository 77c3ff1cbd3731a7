import { Button } from '@hakka/ui/Button.tsx'
import { RotateCcw, Send, UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { useFocusNext } from '#kit/page/use-focus-next.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { AddAnswer } from './AddAnswer.tsx'
import { Bars } from './Bars.tsx'
import { ChoiceCard } from './ChoiceCard.tsx'
import { type Choice, choicesOf } from './choices.ts'
import { BALLOTS_MAX, OWN_MAX, type Ranking, tapped } from './ranking.ts'
import { ui } from './ui.ts'

/** One question: somebody ranks, then the bars of everybody so far, then the next one ranks. */
export function Board({
  options,
  ranking,
  onChange,
}: {
  options: readonly Choice[] | undefined
  ranking: Ranking
  onChange(ranking: Ranking): void
}) {
  const host = useHost()
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(root)
  const [order, setOrder] = useState<readonly number[]>([])
  const [ranksAgain, setRanksAgain] = useState(false)
  const { own, ballots } = ranking
  const choices = choicesOf(options, own)
  const showBars = ballots.length > 0 && !ranksAgain

  function press(choice: Choice) {
    const next = tapped(order, choice.id)
    setOrder(next)
    host.announce(next.includes(choice.id) ? ui.placed(choice.text, next.length) : ui.takenOut(choice.text))
  }
  function submit() {
    onChange({ own, ballots: [...ballots, order] })
    setOrder([])
    setRanksAgain(false)
    host.announce(ui.sent)
    focusNext('[data-another]')
  }
  if (showBars) {
    return (
      <div ref={root} className="grid grid-cols-1 gap-5">
        <Bars choices={choices} ballots={ballots} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            data-another
            icon={<UserPlus aria-hidden="true" />}
            disabled={ballots.length >= BALLOTS_MAX}
            onClick={() => {
              setRanksAgain(true)
              focusNext('[data-choice]')
            }}
          >
            {ui.another}
          </Button>
          {ballots.length >= BALLOTS_MAX && <p className="text-17">{ui.full(BALLOTS_MAX)}</p>}
        </div>
      </div>
    )
  }
  const few = choices.length < 2
  return (
    <div ref={root} className="grid grid-cols-1 gap-5">
      <ResultMessage kind="hint">{few ? ui.nameFirst : ui.guide}</ResultMessage>
      {(options ?? []).length < 2 && own.length < OWN_MAX && (
        <AddAnswer
          texts={choices.map(({ text }) => text)}
          onAdd={(text) => {
            onChange({ own: [...own, text], ballots })
            host.announce(ui.added(text))
          }}
        />
      )}
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.id}
            choice={choice}
            place={order.indexOf(choice.id) + 1}
            onPress={() => press(choice)}
          />
        ))}
      </ul>
      {!few && (
        <div className="flex flex-wrap items-center justify-between gap-3 max-md:[&>button]:flex-auto">
          <p className="text-17 text-muted max-md:w-full">{ui.ranked(order.length, choices.length)}</p>
          <Button
            kind="ghost"
            className="md:ml-auto"
            disabled={order.length === 0}
            icon={<RotateCcw size={20} aria-hidden="true" />}
            onClick={() => {
              setOrder([])
              focusNext('[data-choice]')
            }}
          >
            {ui.restart}
          </Button>
          <Button
            kind="primary"
            size="l"
            data-rank
            disabled={order.length === 0}
            icon={<Send aria-hidden="true" />}
            onClick={submit}
          >
            {ui.submit}
          </Button>
        </div>
      )}
    </div>
  )
}
