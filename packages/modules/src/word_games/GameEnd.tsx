import { Button } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { Picture } from '@hakka/ui/Picture.tsx'
import { ChevronRight, LayoutGrid, Repeat2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CheckBar } from '#kit/check/CheckBar.tsx'
import type { Sound } from '#kit/content.ts'
import { Hakka } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { Listen } from '#kit/Listen.tsx'
import { Again, NextActivity } from '#kit/round/DoneActions.tsx'
import { DoneBanner } from '#kit/round/DoneBanner.tsx'
import type { Score } from '#kit/score.ts'
import type { GameId } from './game-id.ts'
import { ui } from './ui.ts'

/** A word to look at again. */
interface MissedWord {
  hakka: string
  pinyin: string
  chinese: string
  audio?: Sound | undefined
  image?: string | undefined
}

/** A game is over: how it went, the words to look at again, to be practised at once, and the ways on. */
export function GameEnd({
  game,
  score,
  practised,
  missed,
  again,
  practise,
  leave,
}: {
  game: GameId
  score: Score
  /** Only some were practised once more: that earns nothing. */
  practised: boolean
  /** Words that took more than one try. */
  missed: readonly MissedWord[]
  again(): void
  /** Asks for the missed ones once more; nothing where that is not to be. */
  practise: (() => void) | undefined
  leave(): void
}) {
  const { oneScreen, wall } = useHost()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const main = root.current?.querySelector<HTMLElement>('[data-way-on] button, [data-way-on] a')
    const first = main ?? root.current?.querySelector<HTMLElement>('[data-again] button')
    first?.focus({ preventScroll: true })
  }, [])
  const summary = game === 'listen' || game === 'name' || game === 'maze' ? ui.summary : ui.summaryWords
  const title = practised ? ui.practised : game === 'maze' ? ui.mazeDone : ui.congratulation
  const words = missed.length > 0 && (
    <section className="game-missed grid content-start gap-3">
      <h4 className="text-18 font-bold">{ui.missed}</h4>
      <ul className="grid gap-2 sm:grid-cols-2 md:gap-3 lg:grid-cols-3">
        {missed.map((word) => (
          <li
            key={word.hakka}
            className="flex items-center gap-3 rounded-card border border-line bg-pool px-3 py-2"
          >
            {word.image && (
              <Picture src={word.image} alt="" width={56} height={56} className="size-14 flex-none" />
            )}
            <span className="min-w-0 flex-1">
              <Hakka text={word.hakka} pinyin={word.pinyin} size="line" />
              <span className="block text-16 text-muted">{word.chinese}</span>
            </span>
            <Listen sound={word.audio} says={word.hakka} iconOnly />
          </li>
        ))}
      </ul>
    </section>
  )
  const banner = (
    <DoneBanner title={title}>
      {score.kind === 'points' && !practised && summary(score.earned, score.total)}
    </DoneBanner>
  )
  const onceMore = (
    <span data-again className="grid">
      <Again label={ui.again} onClick={again} />
    </span>
  )
  const way = (
    <Button kind="ghost" icon={<LayoutGrid size={20} aria-hidden="true" />} onClick={leave}>
      {ui.back}
    </Button>
  )
  const onward = practise ? (
    <Button kind="primary" size="l" icon={<Repeat2 size={22} aria-hidden="true" />} onClick={practise}>
      {ui.practise(missed.length)}
    </Button>
  ) : (
    <NextActivity />
  )
  const skip = practise && <NextActivityQuiet />
  if (oneScreen)
    return (
      <div ref={root} data-game-over={game} className={wall ? 'game game-end game-on-wall' : 'game game-end'}>
        <div className="game-head">
          <h3 className="font-reading text-26 leading-tight text-darken">{ui.games[game].name}</h3>
          <span className="ml-auto">{way}</span>
        </div>
        {banner}
        {words}
        {wall ? (
          <div className="flex flex-wrap justify-center gap-3">
            {onceMore}
            {onward}
          </div>
        ) : (
          <CheckBar
            slim
            before={onceMore}
            after={
              <>
                {skip}
                <span data-way-on className="grid">
                  {onward}
                </span>
              </>
            }
          />
        )}
      </div>
    )
  return (
    <Card className="p-4 md:p-7">
      <div ref={root} className="grid gap-5">
        <h3 className="font-reading text-32 leading-tight text-darken">{ui.games[game].name}</h3>
        {banner}
        {words}
        <div className="flex flex-wrap items-center justify-between gap-3 max-md:[&>*]:flex-auto">
          {onceMore}
          {way}
          {skip}
          <span data-way-on className="grid">
            {onward}
          </span>
        </div>
      </div>
    </Card>
  )
}

/** The way on beside what is better done first. */
function NextActivityQuiet() {
  const { next } = useHost()
  return next ? (
    <Button kind="plain" size="l" iconEnd={<ChevronRight aria-hidden="true" />} onClick={next.go}>
      {ui.later}
    </Button>
  ) : null
}
