import { isStopped, type Syllable } from '@hakka/hakka/pinyin'
import { cx } from './cx.ts'
import { LEVELS_OF_TONE, levelY, PLOT, toneLine } from './tone-line.ts'

/**
 * The course of a syllable's tone on five lines. A dot marks where it starts, a stroke where a stop cuts it: neither
 * direction nor length is told by colour.
 */
export function TonePlot({
  syllable: { letters, tone },
  className,
}: {
  syllable: Syllable
  className?: string
}) {
  const line = toneLine(tone, isStopped(letters))
  const [start] = line?.points ?? []
  const end = line?.points.at(-1)
  return (
    <svg
      viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
      role="img"
      aria-label={`調值 ${tone}`}
      className={cx('h-11 w-16 flex-none', className)}
    >
      {LEVELS_OF_TONE.map((level) => (
        <line
          key={level}
          x1={3}
          x2={PLOT.width - 3}
          y1={levelY(level)}
          y2={levelY(level)}
          className={level % 2 === 1 ? 'stroke-plot' : 'stroke-plot-soft'}
        />
      ))}
      {line && start && end && (
        <g className="fill-none stroke-primary stroke-[3.2] [stroke-linecap:round] [stroke-linejoin:round]">
          <polyline points={line.points.map(({ x, y }) => `${x},${y}`).join(' ')} />
          {line.stopped && <line x1={end.x} x2={end.x} y1={end.y - 4} y2={end.y + 4} />}
          <circle cx={start.x} cy={start.y} r={3.4} className="fill-primary stroke-none" />
        </g>
      )}
    </svg>
  )
}
