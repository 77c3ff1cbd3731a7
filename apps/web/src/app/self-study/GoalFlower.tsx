import { cx } from '@hakka/ui/cx.ts'

/** A petal of the tung blossom, its foot at 0, 0. */
const PETAL = 'M0 -6C-18 -22 -26 -46 -14 -66C-9 -72 -4 -68 0 -62C4 -68 9 -72 14 -66C26 -46 18 -22 0 -6Z'
const VEINS = 'M0 -12V-40M-4 -12L-9 -32M4 -12L9 -32'

function PetalShape({ open }: { open: boolean }) {
  return open ? (
    <g className="goal-petal">
      <path d={PETAL} fill="#F7B9CF" stroke="#D8636E" strokeWidth="2.5" />
      <path d={VEINS} fill="none" stroke="#D8636E" strokeWidth="1.6" strokeLinecap="round" />
    </g>
  ) : (
    <path d={PETAL} fill="none" stroke="#8A90A0" strokeWidth="2" strokeDasharray="4 4" />
  )
}

/** Six petals, one an area, in their order; those that are open are seen. Decoration: words beside it say the same. */
export function GoalFlower({ open, className }: { open: readonly boolean[]; className?: string }) {
  return (
    <svg viewBox="-84 -84 168 168" aria-hidden="true" className={cx('flex-none', className)}>
      <circle r="82" fill="#EEF3FA" />
      {open
        .map((own, index) => ({ own, turn: index * (360 / open.length) }))
        .map(({ own, turn }) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <PetalShape open={own} />
          </g>
        ))}
      <circle r="8" fill="#D8636E" />
      <circle r="4" fill="#F6CB5C" />
    </svg>
  )
}

/** One petal, beside the minutes of its area. */
export function Petal({ open }: { open: boolean }) {
  return (
    <svg viewBox="-28 -74 56 72" width="22" height="28" aria-hidden="true" className="flex-none">
      <PetalShape open={open} />
    </svg>
  )
}
