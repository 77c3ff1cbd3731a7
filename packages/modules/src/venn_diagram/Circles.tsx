import { cx } from '@hakka/ui/cx.ts'

/** Centre and radii in a field of 300 × 300, placed so that each cell of a grid of three lies in its own region. */
interface Ellipse {
  cx: number
  cy: number
  rx: number
  ry: number
  fill: string
}

const BLUE = '#9cc6f0'
const YELLOW = '#f6cb5c'
const ROSE = '#f7b9cf'

const CIRCLES: Readonly<Record<number, readonly Ellipse[]>> = {
  2: [
    { cx: 106, cy: 150, rx: 104, ry: 147, fill: BLUE },
    { cx: 194, cy: 150, rx: 104, ry: 147, fill: YELLOW },
  ],
  3: [
    { cx: 150, cy: 106, rx: 147, ry: 104, fill: ROSE },
    { cx: 100, cy: 197, rx: 98, ry: 101, fill: BLUE },
    { cx: 200, cy: 197, rx: 98, ry: 101, fill: YELLOW },
  ],
}

/** The colour of a group's circle, for its name. */
export const circleColour = (circles: number, at: number): string =>
  CIRCLES[circles]?.[at]?.fill ?? 'transparent'

/** The circles, stretched to the box they are given. Their meaning is said by the areas that lie on them. */
export function Circles({ circles, className }: { circles: number; className: string }) {
  return (
    <svg
      viewBox="0 0 300 300"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cx('mix-blend-multiply', className)}
    >
      {CIRCLES[circles]?.map(({ fill, ...shape }) => (
        <ellipse
          key={fill}
          {...shape}
          fill={fill}
          fillOpacity={0.55}
          stroke="#545b6b"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
          className="mix-blend-multiply"
        />
      ))}
    </svg>
  )
}
