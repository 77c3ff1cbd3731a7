import { cx } from '@hakka/ui/cx.ts'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { NoSound, SyntheticMark } from '@hakka/ui/NoSound.tsx'
import { Segmented } from '@hakka/ui/Segmented.tsx'
import {
  Gauge,
  ListMusic,
  ListOrdered,
  Pause,
  Play,
  Repeat1,
  SkipBack,
  SkipForward,
  Square,
} from 'lucide-react'
import { Progress } from './Progress.tsx'
import type { PlayMode, Speed } from './player.ts'
import { ui } from './ui.ts'
import type { Player } from './use-player.tsx'

const SPEED_OPTIONS = [
  { value: 'slow', label: ui.slow },
  { value: 'normal', label: ui.normal },
  { value: 'fast', label: ui.fast },
] as const

/** Transport, progress, mode and speed. Without any sound it says so once and its buttons rest. */
export function PlayerBar({
  player,
  label,
  whole,
  last = 'stop',
  speeds = ['slow', 'normal', 'fast'],
  voiced,
  synthetic,
}: {
  player: Player
  label: string
  /** What all of the sentences are called: 全文. */
  whole: string
  /** The last button of the transport. */
  last?: 'stop' | 'again'
  speeds?: readonly Speed[]
  /** For each sentence, whether it has a sound. */
  voiced: readonly boolean[]
  synthetic: boolean
}) {
  const { state } = player
  const silent = !voiced.some(Boolean)
  const playing = state.status === 'playing'
  const speedOptions = SPEED_OPTIONS.filter(({ value }) => speeds.includes(value))
  const modes = [
    { value: 'sentence', label: ui.sentence, icon: <ListOrdered size={20} aria-hidden="true" /> },
    { value: 'whole', label: whole, icon: <ListMusic size={20} aria-hidden="true" /> },
  ] as const
  return (
    <section
      aria-label={label}
      className="grid gap-x-8 gap-y-3 rounded-t-card border border-line bg-white px-4 py-3.5 shadow-bar md:grid-cols-[auto_1fr] md:items-center md:gap-y-4 md:rounded-card md:px-6 md:py-4 lg:in-[.fit-content]:grid-cols-[auto_1fr_auto]! lg:in-[.fit-content]:py-2"
    >
      <div className="flex items-center justify-center gap-3 max-md:order-1">
        <IconButton
          label={ui.previous}
          size="l"
          disabled={silent || state.current === 0}
          onClick={() => player.step(-1)}
        >
          <SkipBack aria-hidden="true" />
        </IconButton>
        <IconButton
          label={playing ? ui.pause : ui.play}
          size="xl"
          kind="primary"
          disabled={silent}
          onClick={player.toggle}
        >
          {playing ? <Pause size={28} aria-hidden="true" /> : <Play size={28} aria-hidden="true" />}
        </IconButton>
        <IconButton
          label={ui.next}
          size="l"
          disabled={silent || state.current === state.total - 1}
          onClick={() => player.step(1)}
        >
          <SkipForward aria-hidden="true" />
        </IconButton>
        {last === 'stop' ? (
          <IconButton label={ui.stop} size="l" disabled={silent} onClick={player.stop}>
            <Square size={20} aria-hidden="true" />
          </IconButton>
        ) : (
          <IconButton label={ui.again} size="l" disabled={silent} onClick={player.again}>
            <Repeat1 aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div className="flex flex-col gap-1.5">
        <p className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 text-16">
          <b>{ui.position(state.current + 1, state.total)}</b>
          {state.status === 'failed' && (
            <span role="alert" className="text-wrong">
              {ui.failed}
            </span>
          )}
          {silent ? <NoSound /> : synthetic && <SyntheticMark />}
        </p>
        <Progress player={player} />
      </div>
      {!silent && (
        <div className="flex flex-wrap items-center justify-between gap-2.5 max-md:order-2 md:col-span-2 md:border-t md:border-line md:pt-3.5 lg:in-[.fit-content]:col-span-1! lg:in-[.fit-content]:flex-nowrap lg:in-[.fit-content]:gap-6 lg:in-[.fit-content]:border-0! lg:in-[.fit-content]:pt-0!">
          <div
            className={cx(
              'flex min-w-0 max-md:flex-1',
              '[&_[role=radiogroup]>span:first-child]:max-md:sr-only',
            )}
          >
            <Segmented<PlayMode>
              label={ui.mode}
              value={state.mode}
              onChange={player.setMode}
              options={modes}
              fill="phone"
            />
          </div>
          <div className="max-md:hidden">
            <Segmented<Speed>
              label={ui.speed}
              value={state.speed}
              onChange={player.setSpeed}
              options={speedOptions}
            />
          </div>
          <label className="inline-flex min-h-13 items-center gap-2 rounded-pill border-[1.5px] border-control bg-white pr-2 pl-3.5 md:hidden">
            <Gauge size={20} aria-hidden="true" />
            <span className="sr-only">{ui.speed}</span>
            <select
              className="min-h-12 bg-transparent pr-1 text-18 font-medium"
              value={state.speed}
              onChange={(event) => {
                const chosen = speedOptions.find((option) => option.value === event.target.value)
                if (chosen) player.setSpeed(chosen.value)
              }}
            >
              {speedOptions.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
    </section>
  )
}
