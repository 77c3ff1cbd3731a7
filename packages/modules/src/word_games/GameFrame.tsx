import { Button } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { LayoutGrid } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { CheckBar } from '#kit/check/CheckBar.tsx'
import { useHost } from '#kit/host-context.tsx'
import { NoVerdict } from '#kit/round/NoVerdict.tsx'
import type { Asking } from '#kit/use-mark.tsx'
import type { GameId } from './game-id.ts'
import { gameTexts } from './games.ts'
import { ui } from './ui.ts'

/**
 * A game: its name, the way back, where one stands, what is asked, and the cards, which fill the screen where the game
 * has it to itself. The focus begins at the name.
 */
export function GameFrame({
  game,
  silent,
  place,
  steps,
  leave,
  root,
  resumed,
  asked,
  aside,
  said,
  children,
}: {
  game: GameId
  silent: boolean
  /** 第 2 / 10 題, and more of that kind. */
  place: ReactNode
  /** How far the game has come. */
  steps: { done: number; total: number }
  leave(): void
  root: RefObject<HTMLDivElement | null>
  /** The learner came back to it: the focus stays where it is. */
  resumed: boolean
  /** The question, beside or above the cards. */
  asked?: ReactNode
  /** What else stands there. */
  aside?: ReactNode
  /** What is said of a tap. */
  said: ReactNode
  /** The cards. */
  children: ReactNode
}) {
  const { name, how } = gameTexts(game, silent)
  const head = useRef<HTMLHeadingElement>(null)
  const takesFocus = useRef(!resumed)
  useEffect(() => {
    if (!takesFocus.current) return
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { oneScreen, wall } = useHost()
  const heading = (look: string) => (
    <h3 ref={head} tabIndex={-1} className={cx('scroll-mt-6 font-reading leading-tight text-darken', look)}>
      {name}
    </h3>
  )
  const way = (
    <Button kind="ghost" icon={<LayoutGrid size={20} aria-hidden="true" />} onClick={leave}>
      <span className={oneScreen && !wall ? 'max-sm:sr-only lg:sr-only' : ''}>{ui.back}</span>
    </Button>
  )
  if (oneScreen)
    return (
      <div ref={root} data-game={game} className={cx('game', wall && 'game-on-wall')}>
        <div className="game-side">
          <div className="game-head">
            {heading('text-26')}
            <p className="game-place text-16 font-bold text-muted">{place}</p>
            <span className="ml-auto">{way}</span>
          </div>
          <Steps {...steps} />
          {asked}
          {aside}
          <p className="game-how text-16 leading-normal text-muted">{how}</p>
        </div>
        {children}
        {said}
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
        <Steps {...steps} />
        {asked}
        {children}
        {said}
        {aside}
      </div>
    </Card>
  )
}

/** Twelve cards: all of them in view where the game has the screen to itself. */
export const cardGrid = (oneScreen: boolean | undefined): string =>
  oneScreen ? 'game-cards game-cards-12' : 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 lg:grid-cols-4'

/** What is said of a tap, unless it got no verdict; with what is worth to be heard, and the way on. */
export function Said({
  answering: { asking, retry },
  told,
  after,
  children,
}: {
  answering: { asking: Asking; retry(): void }
  told?: ReactNode
  after?: ReactNode
  children: ReactNode
}) {
  const { wall } = useHost()
  const said = asking.problem === undefined ? children : <NoVerdict problem={asking.problem} retry={retry} />
  if (wall)
    return (
      <div className="game-said">
        <div className="min-w-0 flex-1">{said}</div>
        {told}
        {after}
      </div>
    )
  return <CheckBar slim message={said} told={told} after={after} />
}

/** How far a game has come, as a bar; the words beside it say the same. */
function Steps({ done, total }: { done: number; total: number }) {
  const steps = Array.from({ length: total }, (_, step) => ({ x: step * 10 + 0.4, isDone: step < done }))
  return (
    <svg
      viewBox={`0 0 ${total * 10} 2`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="game-steps h-2 w-full flex-none"
    >
      {steps.map(({ x, isDone }) => (
        <rect key={x} x={x} width={9.2} height={2} className={isDone ? 'fill-primary' : 'fill-track'} />
      ))}
    </svg>
  )
}
