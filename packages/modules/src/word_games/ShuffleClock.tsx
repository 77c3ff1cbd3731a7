import { WORD_GAMES } from '@hakka/contract/constants'
import { Shuffle } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { isInterval } from './kept.tsx'
import { ui } from './ui.ts'

/** Counts down to the next change of places. It rests while the page is not looked at. */
export function ShuffleClock({
  seconds,
  running,
  onShuffle,
}: {
  seconds: number
  running: boolean
  onShuffle(): void
}) {
  const { oneScreen } = useHost()
  const [left, setLeft] = useState(seconds)
  const tick = useEffectEvent(() => {
    if (document.hidden) return
    if (left > 1) setLeft(left - 1)
    else {
      setLeft(seconds)
      onShuffle()
    }
  })
  useEffect(() => setLeft(seconds), [seconds])
  useEffect(() => {
    if (!running || seconds === 0) return
    const timer = setInterval(() => tick(), 1000)
    return () => clearInterval(timer)
  }, [running, seconds])
  return (
    <p className="inline-flex items-center gap-2.5 text-16 text-muted tabular-nums">
      {oneScreen && seconds > 0 ? (
        <Ring share={left / seconds} />
      ) : (
        <Shuffle size={20} className="flex-none" aria-hidden="true" />
      )}
      {seconds === 0 ? (
        <span className={oneScreen ? 'max-sm:sr-only' : ''}>{ui.noShuffle}</span>
      ) : (
        <span>
          <b className="text-ink">{ui.seconds(left)}</b>
          <span className={oneScreen ? 'max-sm:sr-only' : ''}>{ui.nextShuffle}</span>
        </span>
      )}
    </p>
  )
}

const ROUND = 2 * Math.PI * 24

/** How much of the time is left. */
function Ring({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true" className="game-ring">
      <circle cx={28} cy={28} r={24} fill="none" strokeWidth={7} className="stroke-track" />
      <circle
        cx={28}
        cy={28}
        r={24}
        fill="none"
        strokeWidth={7}
        strokeLinecap="round"
        strokeDasharray={`${ROUND * share} ${ROUND}`}
        transform="rotate(-90 28 28)"
        className="stroke-brand transition-[stroke-dasharray] duration-500"
      />
    </svg>
  )
}

/** The setting of the time between two changes; what doesn't fit is said and not taken. */
export function IntervalField({ seconds, onChange }: { seconds: number; onChange(seconds: number): void }) {
  const { oneScreen } = useHost()
  const id = useId()
  const [text, setText] = useState<string>()
  const wrong = text !== undefined && (text.trim() === '' || !isInterval(Number(text)))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className={oneScreen ? 'sr-only' : 'text-16 font-medium'}>
        {ui.interval}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={WORD_GAMES.shuffle_max}
        value={text ?? seconds}
        title={ui.interval}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-about`}
        className={
          oneScreen
            ? 'min-h-11 w-14 rounded-option border-[1.5px] border-control bg-white px-2 text-16 aria-invalid:border-wrong'
            : 'min-h-12 w-24 rounded-option border-[1.5px] border-control bg-white px-3 text-18 aria-invalid:border-wrong'
        }
        onChange={(event) => {
          const { value } = event.currentTarget
          setText(value)
          if (value.trim() !== '' && isInterval(Number(value))) onChange(Number(value))
        }}
        onBlur={() => setText(undefined)}
      />
      <span
        id={`${id}-about`}
        className={wrong ? 'text-16 text-wrong' : oneScreen ? 'sr-only' : 'text-16 text-muted'}
      >
        {wrong ? ui.intervalWrong : ui.intervalHint}
      </span>
    </div>
  )
}
