import { cx } from '@hakka/ui/cx.ts'
import { type ReactNode, useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { Accordion } from '#kit/page/Accordion.tsx'
import { ui } from '#kit/ui.ts'
import { AgainHead } from './AgainHead.tsx'
import { AllAnew } from './AllAnew.tsx'
import { RoundHead } from './RoundHead.tsx'
import { RoundPills } from './RoundPills.tsx'
import { RoundContext } from './round-context.tsx'
import type { useRounds } from './use-rounds.tsx'

const TITLE = 'flex items-center gap-3 text-20 leading-snug font-bold md:text-26'

interface RoundItem {
  key: string
  title: ReactNode
  body: ReactNode
  /** The same asked another way, for when it comes again. */
  again?: { title: ReactNode; body: ReactNode } | undefined
}

/** The rounds of an exercise: one at a time where it has the screen to itself, else one below the other. */
export function RoundList({
  rounds,
  items,
  progress,
  name,
}: {
  rounds: ReturnType<typeof useRounds>
  items: readonly RoundItem[]
  progress(done: number, total: number): string
  /** What a round is called: 第 2 題. */
  name(no: number): string
}) {
  const { oneScreen, wall, written, toldLater } = useHost()
  const { again, due } = rounds
  const repeated = again && items[rounds.current]
  const label = again ? ui.practiseNext : ui.practise(due)
  const onward = due > 0 ? { label, go: rounds.repeat } : undefined
  const seen = useSeen(`${rounds.run} ${rounds.current}`)
  // Of a question that stands alone the page says which it is.
  const only = toldLater && items.length === 1 ? items[0] : undefined
  const isNamed = only?.title !== name(1)
  if (oneScreen)
    return (
      <div className="fits grid grid-cols-1 gap-2 md:gap-3">
        {items.length > 1 && !wall && (
          <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1">
            <RoundPills rounds={rounds} count={items.length} name={name} />
            {again && <AgainHead at={again.at + 1} of={again.order.length} />}
          </div>
        )}
        {items.map((item, index) => (
          <section
            key={`${rounds.run} ${item.key}`}
            hidden={again !== undefined || index !== rounds.current}
            aria-label={name(index + 1)}
            className="fits grid grid-cols-1 gap-2 md:gap-3"
          >
            {!isNamed ? null : items.length > 1 ? (
              <h3 className={TITLE}>{item.title}</h3>
            ) : (
              <h3 data-round={index} className={TITLE}>
                <RoundHead no={1} of={1} done={rounds.isDone(index)}>
                  {item.title}
                </RoundHead>
              </h3>
            )}
            {seen.has(`${rounds.run} ${index}`) && (
              <RoundContext value={{ shown: !again && index === rounds.current, turn: 0, onward }}>
                {item.body}
              </RoundContext>
            )}
          </section>
        ))}
        {again && repeated && (
          <section
            key={`again ${again.turn} ${repeated.key}`}
            aria-label={name(rounds.current + 1)}
            className="fits grid grid-cols-1 gap-2 md:gap-3"
          >
            <h3 className={TITLE}>{(repeated.again ?? repeated).title}</h3>
            <RoundContext value={{ shown: true, turn: again.turn, onward }}>
              {(repeated.again ?? repeated).body}
            </RoundContext>
          </section>
        )}
      </div>
    )
  const { current } = rounds
  if (only)
    return (
      <section
        data-round={0}
        aria-label={isNamed ? undefined : ui.bar}
        className="grid grid-cols-1 gap-3 rounded-card border border-line bg-white px-4 py-5 md:px-8 md:py-7"
      >
        {isNamed && <h3 className={TITLE}>{only.title}</h3>}
        {only.body}
      </section>
    )
  const looked = written && items[current]
  if (looked)
    return (
      <section
        key={current}
        aria-label={name(current + 1)}
        className="rounded-card border border-line bg-white px-4 py-4 md:px-8"
      >
        <h3 className={cx(TITLE, 'mb-3')}>
          <RoundHead no={current + 1} of={items.length} done={rounds.isDone(current)}>
            {looked.title}
          </RoundHead>
        </h3>
        {looked.body}
      </section>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      {items.length > 1 && (
        <div className="flex flex-wrap items-center justify-end gap-x-4">
          {rounds.allDone && <AllAnew onClick={rounds.restart} />}
          <p className="text-16 font-medium text-muted">{progress(rounds.finished, items.length)}</p>
        </div>
      )}
      <Accordion
        items={items.map(({ key, title, body }, index) => ({
          key: `${rounds.run} ${key}`,
          head: (
            <RoundHead no={index + 1} of={items.length} done={rounds.isDone(index)}>
              {title}
            </RoundHead>
          ),
          body,
        }))}
        open={rounds.open}
        onToggle={rounds.toggle}
      />
    </div>
  )
}

/** Those shown so far: a hundred rounds that nobody has come to would be drawn anew with each answer. */
function useSeen(key: string): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set([key]))
  if (seen.has(key)) return seen
  const now = new Set([...seen, key])
  setSeen(now)
  return now
}
