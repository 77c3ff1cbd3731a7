export interface Line {
  id: number
  /** Rows at the left and at the right. */
  from: number
  to: number
  look: 'placed' | 'right' | 'wrong'
}

const COLOURS: Record<Line['look'], string> = {
  placed: 'text-brand',
  right: 'text-correct',
  wrong: 'text-wrong',
}

/**
 * The lines between the columns. Rows are of equal height, so a row is one unit high in the drawing's own measure:
 * it follows every size by itself.
 */
export function Lines({ lines, rows }: { lines: readonly Line[]; rows: number }) {
  return (
    <svg
      viewBox={`0 0 100 ${rows}`}
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      className="absolute inset-0"
      aria-hidden="true"
    >
      {lines.map(({ id, from, to, look }) => (
        <line
          key={id}
          x1="0"
          y1={from + 0.5}
          x2="100"
          y2={to + 0.5}
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={look === 'wrong' ? '10 8' : undefined}
          vectorEffect="non-scaling-stroke"
          className={COLOURS[look]}
        />
      ))}
    </svg>
  )
}
