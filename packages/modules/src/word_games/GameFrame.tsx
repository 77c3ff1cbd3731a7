import { Button } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { LayoutGrid } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { CheckBar } from '#kit/check/CheckBar.tsx'
import { useHost } from '#kit/host-context.tsx'
import { NoVerdict } from '#kit/round/NoVerdict.tsx'
import type { Score } from '#kit/score.ts'
import type { Asking } from '#kit/use-mark.tsx'
import type { Mark } from '#kit/verdict.ts'
import type { FirstPick } from './content.ts'
import type { GameId } from './game-id.ts'
import { gameTexts } from './games.ts'
import { ui } from './ui.ts'

/** What every game gets of the chooser. */
export interface GameProps<T> {
  /** Decides what is dealt. */
  seed: number
  /** Words or questions of this game. */
  given: readonly T[]
  mark: Mark
  leave(): void
  onEnd(end: GameOver): void
}

/** A game that was played to its end. */
export interface GameOver {
  /** What was picked first in each question. */
  first: readonly FirstPick[]
  taps: readonly number[]
  score: Score
}

/** A game's card: its name, the way back, where one stands, what to do. The focus begins at the name. */
export function GameFrame({
  game,
  silent,
  place,
  leave,
  root,
  children,
}: {
  game: GameId
  silent: boolean
  /** 第 2 / 10 題, and more of that kind. */
  place: ReactNode
  leave(): void
  root: RefObject<HTMLDivElement | null>
  children: ReactNode
}) {
  const { name, how } = gameTexts(game, silent)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { oneScreen } = useHost()
  const heading = (look: string) => (
    <h3 ref={head} tabIndex={-1} className={cx('scroll-mt-6 font-reading leading-tight text-darken', look)}>
      {name}
    </h3>
  )
  const way = (
    <Button kind="ghost" icon={<LayoutGrid size={20} aria-hidden="true" />} onClick={leave}>
      {ui.back}
    </Button>
  )
  if (oneScreen)
    return (
      <div ref={root} data-game={game} className="relative grid gap-2 md:gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {heading('text-26')}
          <p className="text-16 font-bold whitespace-nowrap text-muted">{place}</p>
          <p className="min-w-0 flex-1 text-16 max-lg:sr-only">{how}</p>
          <span className="ml-auto">{way}</span>
        </div>
        {children}
      </div>
    )
  return (
    <Card className="relative p-4 md:p-7">
      <div ref={root} data-game={game} className="grid gap-4 md:gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {heading('text-32')}
          {way}
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <p>{how}</p>
          <p className="ml-auto text-16 font-bold whitespace-nowrap text-muted">{place}</p>
        </div>
        {children}
      </div>
    </Card>
  )
}

/** Twelve cards: all of them in view where the game has the screen to itself. */
export const cardGrid = (oneScreen: boolean | undefined): string =>
  cx(
    'grid lg:grid-cols-4',
    oneScreen ? 'grid-cols-3 gap-2 md:gap-3' : 'grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4',
  )

/** What is said below the cards, unless a tap got no verdict. */
export function Said({
  answering: { asking, retry },
  children,
}: {
  answering: { asking: Asking; retry(): void }
  children: ReactNode
}) {
  const said = asking.problem === undefined ? children : <NoVerdict problem={asking.problem} retry={retry} />
  return <CheckBar message={said} />
}

/** How far a game has come, as a bar; the words beside it say the same. */
export function Steps({ done, total }: { done: number; total: number }) {
  const steps = Array.from({ length: total }, (_, step) => ({ x: step * 10 + 0.4, isDone: step < done }))
  return (
    <svg viewBox={`0 0 ${total * 10} 2`} preserveAspectRatio="none" aria-hidden="true" className="h-2 w-full">
      {steps.map(({ x, isDone }) => (
        <rect key={x} x={x} width={9.2} height={2} className={isDone ? 'fill-primary' : 'fill-track'} />
      ))}
    </svg>
  )
}
