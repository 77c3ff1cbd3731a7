import { cx } from '@hakka/ui/cx.ts'

/** Leaves of a hedge: centre and size. */
const LEAVES = [
  [18, 26, 15],
  [46, 18, 17],
  [78, 24, 16],
  [28, 50, 17],
  [62, 48, 19],
  [88, 54, 12],
  [14, 68, 12],
  [44, 74, 16],
  [76, 78, 15],
] as const

/** Tung blossoms that have fallen on it. */
const BLOSSOMS = [
  [34, 34],
  [72, 62],
] as const

/** A corner of the maze. Decoration. */
export function Hedge({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className={cx('relative overflow-hidden rounded-card bg-lighten', className)}>
      <svg
        viewBox="0 0 100 96"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        {LEAVES.map(([x, y, size]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={size} className="fill-light" opacity={0.45} />
        ))}
        {BLOSSOMS.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            {[0, 72, 144, 216, 288].map((turn) => (
              <ellipse key={turn} cy={-4.4} rx={2.8} ry={4.2} transform={`rotate(${turn})`} fill="#fff" />
            ))}
            <circle r={1.9} fill="#d8636e" />
          </g>
        ))}
      </svg>
    </div>
  )
}
