import { cx } from '@hakka/ui/cx.ts'
import { CircleCheck, Lock, Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CheckBar } from '#kit/check/CheckBar.tsx'
import { useHost } from '#kit/host-context.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { GameArt } from './GameArt.tsx'
import { GAMES, type GameId } from './game-id.ts'
import { areSilent, gameTexts, isMazeSilent, whyNot } from './games.ts'
import type { ShownWordGames } from './public.ts'
import { ui } from './ui.ts'
import type { GameWord } from './words.ts'

/** The five games as cards: a picture, what one does there, and the tick of those that were played. */
export function Chooser({
  crossings,
  words,
  played,
  left,
  onChoose,
}: {
  crossings: ShownWordGames['questions']
  words: readonly GameWord[]
  played: readonly GameId[]
  /** The game one comes back from: the focus returns to it. */
  left: GameId | undefined
  onChoose(game: GameId): void
}) {
  const { oneScreen, wall } = useHost()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (left) root.current?.querySelector<HTMLElement>(`[data-choose="${left}"]`)?.focus()
  }, [left])
  const count = (
    <p className="ml-auto text-16 font-bold text-muted">{ui.played(played.length, GAMES.length)}</p>
  )
  return (
    <div ref={root} className={oneScreen ? cx('game game-chooser', wall && 'game-on-wall') : 'grid gap-5'}>
      {!oneScreen && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <p>{ui.choose}</p>
          {count}
        </div>
      )}
      <ul
        className={
          oneScreen
            ? 'game-choices'
            : 'grid gap-4 sm:grid-cols-2 lg:grid-cols-6 lg:gap-5 lg:[&>li]:col-span-2 lg:[&>li:nth-child(n+4)]:col-span-3'
        }
      >
        {GAMES.map((game) => {
          const { name, about } = gameTexts(
            game,
            game === 'maze' ? isMazeSilent(crossings) : areSilent(words),
          )
          const reason = whyNot(game, words, crossings.length)
          const isPlayed = played.includes(game)
          return (
            <li key={game} className="grid min-h-0">
              <button
                type="button"
                data-choose={game}
                disabled={reason !== undefined}
                className={cx(
                  'group game-choice flex touch-manipulation overflow-hidden rounded-card border-2 text-left transition-[border-color,box-shadow,scale] duration-150',
                  oneScreen ? 'min-h-0' : 'flex-col',
                  reason === undefined
                    ? 'border-line bg-white hover:border-primary hover:shadow-raised active:scale-[0.99]'
                    : 'border-dashed border-ghost bg-page',
                )}
                onClick={() => onChoose(game)}
              >
                <span
                  className={cx(
                    'game-choice-art relative block bg-lighten',
                    !oneScreen && 'w-full',
                    reason !== undefined && 'opacity-50 grayscale',
                  )}
                >
                  <GameArt game={game} />
                </span>
                <span className="game-choice-text flex min-w-0 flex-1 flex-col gap-1 px-4 py-3.5 md:px-5">
                  <span className="flex flex-wrap items-center justify-between gap-x-3">
                    <span className="font-reading text-26 leading-snug text-darken">{name}</span>
                    {isPlayed && (
                      <span className="inline-flex items-center gap-1.5 text-16 font-bold text-correct">
                        <CircleCheck size={20} aria-hidden="true" />
                        {ui.passed}
                      </span>
                    )}
                  </span>
                  <span className="text-16 leading-normal text-muted">{about}</span>
                  {reason === undefined ? (
                    <span className="game-choice-go mt-auto inline-flex items-center gap-1.5 pt-2 text-18 font-bold text-primary">
                      <Play size={18} fill="currentColor" aria-hidden="true" />
                      {isPlayed ? ui.again : ui.play}
                    </span>
                  ) : (
                    <span className="mt-auto inline-flex items-start gap-1.5 pt-2 text-16 leading-normal text-warning-deep">
                      <Lock size={18} className="mt-1 flex-none" aria-hidden="true" />
                      {reason}
                    </span>
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {oneScreen && !wall && (
        <CheckBar
          slim
          message={<ResultMessage kind="hint">{ui.choose}</ResultMessage>}
          told={<span className="game-played">{count}</span>}
        />
      )}
    </div>
  )
}
