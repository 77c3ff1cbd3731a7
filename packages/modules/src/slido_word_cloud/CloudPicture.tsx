import { useMemo } from 'react'
import { layOut } from './layout.ts'
import { ui } from './ui.ts'
import type { CloudWord } from './words.ts'

/** Level colours that hold on white. */
const INKS = ['fill-primary', 'fill-darken', 'fill-brand']

/** The cloud as a picture; beside it the same words stand in a list. */
export function CloudPicture({ words }: { words: readonly CloudWord[] }) {
  const { words: placed, box } = useMemo(() => layOut(words), [words])
  return (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={ui.cloud(placed.map(({ text }) => text).join('、'))}
      className="max-h-104 w-full"
    >
      {placed.map(({ text, x, y, size }, index) => (
        <text
          key={text}
          x={x}
          y={y}
          fontSize={size}
          textAnchor="middle"
          dominantBaseline="central"
          className={`animate-fade font-ui font-bold ${INKS[index % INKS.length]}`}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}
