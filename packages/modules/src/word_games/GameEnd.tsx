import { Button } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { Picture } from '@hakka/ui/Picture.tsx'
import { LayoutGrid, RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Hakka } from '#kit/Hakka.tsx'
import { Listen } from '#kit/Listen.tsx'
import { NextActivity } from '#kit/round/DoneActions.tsx'
import { DoneBanner } from '#kit/round/DoneBanner.tsx'
import type { Score } from '#kit/score.ts'
import type { GameId } from './game-id.ts'
import { ui } from './ui.ts'
import type { GameWord } from './words.ts'

/** A game is over: how it went, the words to look at again, and three ways on. */
export function GameEnd({
  game,
  score,
  missed,
  again,
  leave,
}: {
  game: GameId
  score: Score
  /** Words whose first pick was another. */
  missed: readonly GameWord[]
  again(): void
  leave(): void
}) {
  const actions = useRef<HTMLDivElement>(null)
  useEffect(() => {
    actions.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }, [])
  const summary = game === 'listen' || game === 'name' || game === 'maze' ? ui.summary : ui.summaryWords
  return (
    <Card className="grid gap-5 p-4 md:p-7">
      <h3 className="font-reading text-32 leading-tight text-darken">{ui.games[game].name}</h3>
      <DoneBanner title={game === 'maze' ? ui.mazeDone : ui.congratulation}>
        {score.kind === 'points' && summary(score.earned, score.total)}
      </DoneBanner>
      {missed.length > 0 && (
        <section className="grid gap-3">
          <h4 className="text-18 font-bold">{ui.missed}</h4>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {missed.map((word) => (
              <li
                key={word.no}
                className="flex items-center gap-3 rounded-card border border-line bg-pool px-3 py-2.5"
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
      )}
      <div ref={actions} className="flex flex-wrap items-center justify-between gap-3 max-md:[&>*]:flex-auto">
        <Button kind="outline" icon={<RotateCcw size={20} aria-hidden="true" />} onClick={again}>
          {ui.again}
        </Button>
        <Button kind="ghost" icon={<LayoutGrid size={20} aria-hidden="true" />} onClick={leave}>
          {ui.back}
        </Button>
        <NextActivity />
      </div>
    </Card>
  )
}
